import type { Option, Unavailable } from '../protocol/messages.gen';
import { CHARACTERS } from '../protocol/names.gen';
import { districtSlug } from '../i18n/localizer';

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

/** Where an option is to be pressed, for the player of a seat who is asked this kind of question. */
export function placeOf(option: Option, seat: number, kind = ''): Place {
  if (option.character) return { on: 'character', character: option.character };
  if (option.card && option.seat >= 0) {
    return { on: 'city', seat: option.seat, card: option.card };
  }
  if (option.card) {
    const isShown = SHOWN_VERBS.has(option.verb) || kind === 'build-or-keep';
    if (isShown) return { on: 'shown', card: option.card };
    const own = option.source === 'artist' || kind === 'give-district';
    return own ? { on: 'city', seat, card: option.card } : { on: 'hand', card: option.card };
  }
  if (option.seat >= 0) return { on: 'seat', seat: option.seat };
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
  readonly #seat: number;

  constructor(
    options: readonly Option[],
    unavailable: readonly Unavailable[],
    seat: number,
    kind = '',
  ) {
    this.#seat = seat;
    for (const option of options) {
      for (const key of keysOf(option, seat, kind)) add(this.#options, key, option);
    }
    for (const one of unavailable) {
      for (const key of keysOf(one.option, seat, kind)) add(this.#refused, key, one);
    }
  }

  at(place: Place): Option[] {
    return this.#found(this.#options, place);
  }

  refusedAt(place: Place): Unavailable[] {
    return this.#found(this.#refused, place);
  }

  /** What a card of the own city or the own character can be used for. */
  by(source: string): Option[] {
    return this.#options.get(sourceKey(source)) ?? [];
  }

  refusedBy(source: string): Unavailable[] {
    return this.#refused.get(sourceKey(source)) ?? [];
  }

  get buttons(): Option[] {
    return this.at({ on: 'button' });
  }

  #found<T extends Option | Unavailable>(map: Map<string, T[]>, place: Place): T[] {
    const here = map.get(keyOf(place)) ?? [];
    // A district that can be used offers its uses too, though they are pressed elsewhere as well.
    if (place.on !== 'city' || place.seat !== this.#seat) return here;
    const used = map.get(sourceKey(districtSlug(place.card))) ?? [];
    return [...new Set([...here, ...used])];
  }
}

function keysOf(option: Option, seat: number, kind: string): string[] {
  const key = keyOf(placeOf(option, seat, kind));
  return option.verb === 'use' && option.source ? [key, sourceKey(option.source)] : [key];
}

function sourceKey(source: string): string {
  return `source:${source}`;
}

function add<T>(map: Map<string, T[]>, key: string, value: T): void {
  const found = map.get(key);
  if (found) found.push(value);
  else map.set(key, [value]);
}

/** The ids of what a thing offers, as it stands in the page; nothing if it offers nothing. */
export function idsOf(options: readonly Option[]): string | undefined {
  return options.map((option) => option.id).join(' ') || undefined;
}

/** The parts of a turn, in the order in which they are shown. */
export const PARTS = ['gather', 'income', 'character', 'build', 'district', 'end'] as const;
export type Part = (typeof PARTS)[number];

export function partOf(option: Option): Part {
  switch (option.verb) {
    case 'gold':
    case 'cards':
      return 'gather';
    case 'income':
    case 'split':
      return 'income';
    case 'build':
    case 'build-by':
      return 'build';
    case 'end':
      return 'end';
    case 'use':
      return ROLES.has(option.source) ? 'character' : 'district';
    default:
      return 'gather';
  }
}

/** What can be done in one part of a turn, by what is used for it, and what cannot and why. */
export interface Group {
  key: string;
  part: Part;
  source: string; // the character or district that is used, if any
  options: Option[];
  refused: Unavailable[];
}

/** The options of a turn, grouped; a group without options says why. */
export function grouped(
  options: readonly Option[],
  unavailable: readonly Unavailable[] = [],
): Group[] {
  const groups = new Map<string, Group>();
  for (const option of options) groupOf(groups, option).options.push(option);
  for (const one of unavailable) groupOf(groups, one.option).refused.push(one);
  return [...groups.values()].sort((a, b) => PARTS.indexOf(a.part) - PARTS.indexOf(b.part));
}

function groupOf(groups: Map<string, Group>, option: Option): Group {
  const part = partOf(option);
  // The Cardinal and others build too: that stays with the character.
  const source = option.verb === 'use' ? option.source : '';
  const key = source ? `${part}:${source}` : part;
  const found = groups.get(key) ?? { key, part, source, options: [], refused: [] };
  groups.set(key, found);
  return found;
}
