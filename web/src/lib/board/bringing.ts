import { placeOf } from '../offers/offers';
import type { Asked, Option } from '../protocol/messages.gen';

const PHONE = '(max-width: 48rem)'; // where the question is a sheet over the end of the page
const GAP = 4; // pixels between the hand and the sheet

/** Whether a question is about others: then they are looked at, and else the own town and hand. */
export function isAboutOthers(asked: Asked, options: readonly Option[], seat: number): boolean {
  if (asked.kind === 'turn') return false;
  return options.some((option) => {
    const place = placeOf(option, seat, asked.kind);
    if (place.on === 'seat' || place.on === 'city') return place.seat !== seat;
    return place.on === 'character';
  });
}

/** Scroll so that what a question is about is seen above the sheet that asks it. */
export function bringIntoView(board: HTMLElement, others: boolean, smoothly: boolean): void {
  if (!matchMedia(PHONE).matches) return;
  const sheet = board.querySelector('#question')?.getBoundingClientRect();
  const hand = board.querySelector('#hand')?.getBoundingClientRect();
  if (!sheet || !hand) return;
  const top = others ? 0 : Math.max(0, scrollY + hand.bottom + GAP - sheet.top);
  scrollTo({ top, behavior: smoothly ? 'smooth' : 'instant' });
}
