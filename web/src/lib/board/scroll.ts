import { targetOf } from '../options/option-index';
import type { Asked, Option } from '../protocol/messages.gen';

const PHONE = '(max-width: 48rem)'; // where the question is a sheet over the end of the page

/** Whether a question is about others: then they are looked at, and else the own town and hand. */
export function isAboutOthers(asked: Asked, options: readonly Option[], seat: number): boolean {
  if (asked.kind === 'turn') return false;
  return options.some((option) => {
    const target = targetOf(option, seat, asked.kind);
    if (target.on === 'seat' || target.on === 'city') return target.seat !== seat;
    return target.on === 'character';
  });
}

/** Scroll so that what a question is about is seen above the sheet that asks it. */
export function bringIntoView(board: HTMLElement, others: boolean, smoothly: boolean): void {
  if (!matchMedia(PHONE).matches) return;
  const sheet = board.querySelector('#question')?.getBoundingClientRect();
  const mine = board.querySelector('.own')?.getBoundingClientRect();
  const header = board.querySelector('header')?.getBoundingClientRect();
  if (!sheet || !mine || !header) return;
  // All of it right under the header: a rival who is half hidden there could hardly be pressed.
  const isHidden = scrollY + mine.bottom > sheet.top;
  const top = others || !isHidden ? 0 : scrollY + mine.top - header.bottom;
  scrollTo({ top, behavior: smoothly ? 'smooth' : 'instant' });
}
