import { targetOf } from '../options/option-index';
import type { Asked, Option } from '../protocol/messages.gen';

const PHONE_QUERY = '(max-width: 48rem)'; // where the question is a sheet over the end of the page

/**
 * Whether a question is about others: then they are scrolled to, else the reader's own city and
 * hand.
 */
export function isAboutOthers(asked: Asked, options: readonly Option[], seat: number): boolean {
  if (asked.kind === 'turn') return false;
  return options.some((option) => {
    const target = targetOf(option, seat);
    if (target.on === 'seat' || target.on === 'city') return target.seat !== seat;
    return target.on === 'character';
  });
}

/** Scroll so that what a question is about is visible above its sheet. */
export function scrollToQuestion(
  board: HTMLElement,
  isForOthers: boolean,
  isSmooth: boolean,
): void {
  if (!matchMedia(PHONE_QUERY).matches) return;
  const question = board.querySelector('#question')?.getBoundingClientRect();
  const ownArea = board.querySelector('.own')?.getBoundingClientRect();
  const header = board.querySelector('header')?.getBoundingClientRect();
  if (!question || !ownArea || !header) return;
  // All of it right under the header: a rival who is half hidden there could hardly be pressed.
  const isHidden = scrollY + ownArea.bottom > question.top;
  const top = isForOthers || !isHidden ? 0 : scrollY + ownArea.top - header.bottom;
  scrollTo({ top, behavior: isSmooth ? 'smooth' : 'instant' });
}
