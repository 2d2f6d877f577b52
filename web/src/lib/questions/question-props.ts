import type { Desk } from '../board/controller.svelte';
import type { Asked } from '../protocol/messages.gen';

/** What a component needs that puts a question before the reader. */
export interface AskerProps {
  desk: Desk;
  asked: Asked;
}
