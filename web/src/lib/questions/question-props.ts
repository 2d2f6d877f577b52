import type { BoardController } from '../board/controller.svelte';
import type { Asked } from '../protocol/messages.gen';

/** The props of a component that asks the reader a question. */
export interface QuestionProps {
  controller: BoardController;
  asked: Asked;
}
