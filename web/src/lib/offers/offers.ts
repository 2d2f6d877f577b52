import type { Option, Unavailable } from '../protocol/messages.gen';
import { CHARACTERS } from '../protocol/names.gen';

/** On what a thing on the table an option sits. `button` is for those that sit on nothing. */
export type Place =
  | { on: 'hand'; card: string }
  | { on: 'shown'; card: string }
  | { on: 'city'; seat: number; card: string }
  | { on: 'character'; character: string }
  | { on: 'seat'; seat: number }
  | { on: 'button' };

const ROLES: ReadonlySet<string> = new Set(CHARACTERS);
const SHOWN_VERBS: ReadonlySet<string> = new Set(['keep-card', 'under', 'take']);

/** Where an option is to be pressed, for the player of a seat. */
export function placeOf(option: Option, seat: number): Place {
  if (option.character) return { on: 'character', character: option.character };
  if (option.card && option.seat >= 0) {
    return { on: 'city', seat: option.seat, card: option.card };
  }
  if (option.card) {
    if (SHOWN_VERBS.has(option.verb)) return { on: 'shown', card: option.card };
    if (option.source === 'artist') return { on: 'city', seat, card: option.card };
    return { on: 'hand', card: option.card };
  }
  if (option.seat >= 0) return { on: 'seat', seat: option.seat };
  if (option.verb === 'use' && option.source && !ROLES.has(option.source)) {
    return { on: 'city', seat, card: option.source };
  }
  return { on: 'button' };
}

export function keyOf(place: Place): string {
  switch (place.on) {
    case 'hand':
    case 'shown':
      return `${place.on}:${place.card}`;
    case 'city':
      return `city:${place.seat}:${place.card}`;
    case 'character':
      return `character:${place.character}`;
    case 'seat':
      return `seat:${place.seat}`;
    case 'button':
      return 'button';
  }
}

/** The options of a question by the things they sit on, and what cannot be done there and why. */
export class Offers {
  readonly #options = new Map<string, Option[]>();
  readonly #refused = new Map<string, Unavailable[]>();

  constructor(options: readonly Option[], unavailable: readonly Unavailable[], seat: number) {
    for (const option of options) {
      add(this.#options, keyOf(placeOf(option, seat)), option);
    }
    for (const one of unavailable) {
      add(this.#refused, keyOf(placeOf(one.option, seat)), one);
    }
  }

  at(place: Place): Option[] {
    return this.#options.get(keyOf(place)) ?? [];
  }

  refusedAt(place: Place): Unavailable[] {
    return this.#refused.get(keyOf(place)) ?? [];
  }

  get buttons(): Option[] {
    return this.at({ on: 'button' });
  }
}

function add<T>(map: Map<string, T[]>, key: string, value: T): void {
  const found = map.get(key);
  if (found) found.push(value);
  else map.set(key, [value]);
}

/** Options that belong together: one verb, or the use of one card. */
export interface Group {
  key: string; // the verb, or `use:` and the card
  options: Option[];
}

export function grouped(options: readonly Option[]): Group[] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const verb = option.verb === 'build-by' ? 'build' : option.verb;
    add(groups, option.verb === 'use' ? `use:${option.source}` : verb, option);
  }
  return [...groups].map(([key, found]) => ({ key, options: found }));
}
