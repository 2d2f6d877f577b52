import type { BoardController } from '../board/controller.svelte';
import type { Asked } from '../protocol/messages.gen';

/** What a component needs that puts a question before the reader. */
export interface QuestionProps {
  controller: BoardController;
  asked: Asked;
}
