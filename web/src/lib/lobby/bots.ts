import { BOTS, type BotName } from '../protocol/names.gen';
import type { SeatInfo } from '../protocol/messages.gen';
import type { I18n } from '../i18n/i18n.svelte';

/** The level that a spec such as `search(ms=500)` names. */
export function levelOf(spec: string): BotName | undefined {
  const name = spec.split('(')[0];
  return BOTS.find((level) => level === name);
}

/** The name of a bot; a spec that this client does not know is shown as it is. */
export function botName(i18n: I18n, spec: string): string {
  const level = levelOf(spec);
  return level ? i18n.text(`web-bot-${level}`) : spec;
}

/**
 * The names of everybody at a table. Bots are named by their level and numbered where two have the
 * same level.
 */
export function seatNames(i18n: I18n, seats: readonly SeatInfo[]): string[] {
  const names = seats.map((seat) => (seat.kind === 'bot' ? botName(i18n, seat.bot) : seat.name));
  const counts = new Map<string, number>();
  return names.map((name, place) => {
    if (seats[place]?.kind !== 'bot') return name;
    if (names.filter((other) => other === name).length < 2) return name;
    const number = (counts.get(name) ?? 0) + 1;
    counts.set(name, number);
    return `${name}\u00a0${number}`; // never on two lines
  });
}
