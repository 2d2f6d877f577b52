import { DISTRICTS } from '../../protocol/names.gen';
import { type Speech, UNKNOWN } from '../../i18n/localizer';
import type { Struck } from './attacks';

/** What was done to the reader, said to him. */
export function struckText(event: Struck, speech: Speech): string {
  const hidden = event.kind === 'took-card' && event.card === UNKNOWN;
  return speech.words.text(`web-board-struck-${event.kind}${hidden ? '-hidden' : ''}`, {
    seat: speech.player(event.by),
    target: speech.player(event.target),
    card: event.card ? speech.card(event.card) : '',
    amount: event.amount,
    given: event.kind === 'exchanged' ? speech.district(DISTRICTS[event.amount] ?? UNKNOWN) : '',
  });
}
