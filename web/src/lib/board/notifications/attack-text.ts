import { DISTRICTS } from '../../protocol/names.gen';
import { type Localizer, UNKNOWN } from '../../i18n/localizer';
import type { Attack } from './attacks';

/** Describes what was done to the reader. */
export function attackText(event: Attack, localizer: Localizer): string {
  const hidden = event.kind === 'took-card' && event.card === UNKNOWN;
  return localizer.i18n.text(`web-board-struck-${event.kind}${hidden ? '-hidden' : ''}`, {
    seat: localizer.player(event.by),
    target: localizer.player(event.target),
    card: event.card ? localizer.card(event.card) : '',
    amount: event.amount,
    given: event.kind === 'exchanged' ? localizer.district(DISTRICTS[event.amount] ?? UNKNOWN) : '',
  });
}
