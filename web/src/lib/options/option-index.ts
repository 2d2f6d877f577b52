import type { Option, Unavailable } from '../protocol/messages.gen';
import { CHARACTERS } from '../protocol/names.gen';
import { districtSlug } from '../i18n/localizer';

/** The thing on the table to which an option belongs; `button` if it belongs to none. */
export type Target =
  | { on: 'hand'; card: string }
  | { on: 'shown'; card: string }
  | { on: 'city'; seat: number; card: string }
  | { on: 'character'; character: string }
  | { on: 'seat'; seat: number }
  | { on: 'button' };

const ROLES: ReadonlySet<string> = new Set(CHARACTERS);

/** Where an option is pressed, for the player of a seat. */
export function targetOf(option: Option, seat: number): Target {
  switch (option.place) {
    case 'hand':
    case 'shown':
      return { on: option.place, card: option.card };
    case 'own-city':
      return { on: 'city', seat, card: option.card };
    case 'city':
      return { on: 'city', seat: option.seat, card: option.card };
    case 'character':
      return { on: 'character', character: option.character };
    case 'player':
      return { on: 'seat', seat: option.seat };
    case '':
      return { on: 'button' };
  }
}

export function targetKey(target: Target): string {
  switch (target.on) {
    case 'hand':
    case 'shown':
      return `${target.on}:${target.card}`;
    case 'city':
      return `city:${target.seat}:${target.card}`;
    case 'character':
      return `character:${target.character}`;
    case 'seat':
      return `seat:${target.seat}`;
    case 'button':
      return 'button';
  }
}

/** The options of a question by target, and what cannot be done there with the reasons. */
export class OptionIndex {
  readonly #options = new Map<string, Option[]>();
  readonly #unavailable = new Map<string, Unavailable[]>();
  readonly #seat: number;

  constructor(options: readonly Option[], unavailable: readonly Unavailable[], seat: number) {
    this.#seat = seat;
    for (const option of options) {
      for (const key of indexKeys(option, seat)) append(this.#options, key, option);
    }
    for (const refusal of unavailable) {
      for (const key of indexKeys(refusal.option, seat)) append(this.#unavailable, key, refusal);
    }
  }

  at(target: Target): Option[] {
    return this.#lookUp(this.#options, target);
  }

  unavailableAt(target: Target): Unavailable[] {
    return this.#lookUp(this.#unavailable, target);
  }

  /** What a card of the player's own city or their own character can be used for. */
  bySource(source: string): Option[] {
    return this.#options.get(sourceKey(source)) ?? [];
  }

  unavailableBySource(source: string): Unavailable[] {
    return this.#unavailable.get(sourceKey(source)) ?? [];
  }

  get buttons(): Option[] {
    return this.at({ on: 'button' });
  }

  #lookUp<T extends Option | Unavailable>(map: Map<string, T[]>, target: Target): T[] {
    const here = map.get(targetKey(target)) ?? [];
    // A district that can be used offers its uses too, though they have buttons elsewhere as well.
    if (target.on !== 'city' || target.seat !== this.#seat) return here;
    const used = map.get(sourceKey(districtSlug(target.card))) ?? [];
    return [...new Set([...here, ...used])];
  }
}

function indexKeys(option: Option, seat: number): string[] {
  const key = targetKey(targetOf(option, seat));
  return option.verb === 'use' && option.source ? [key, sourceKey(option.source)] : [key];
}

function sourceKey(source: string): string {
  return `source:${source}`;
}

function append<T>(map: Map<string, T[]>, key: string, value: T): void {
  const group = map.get(key);
  if (group) group.push(value);
  else map.set(key, [value]);
}

/** The ids of the options of a thing, for its attribute in the page; undefined without options. */
export function optionIds(options: readonly Option[]): string | undefined {
  return options.map((option) => option.id).join(' ') || undefined;
}

/** The parts of a turn, in the order in which they are shown. */
export const TURN_PARTS = ['gather', 'income', 'character', 'build', 'district', 'end'] as const;
export type TurnPart = (typeof TURN_PARTS)[number];

export function turnPartOf(option: Option): TurnPart {
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

/** What can be done in one part of a turn, by the card that is used, and what cannot and why. */
export interface TurnOptions {
  key: string;
  part: TurnPart;
  source: string; // the character or district that is used, if any
  options: Option[];
  unavailable: Unavailable[];
}

/** The options of a turn in groups; a group without options has the reasons. */
export function groupTurnOptions(
  options: readonly Option[],
  unavailable: readonly Unavailable[] = [],
): TurnOptions[] {
  const groups = new Map<string, TurnOptions>();
  for (const option of options) groupFor(groups, option).options.push(option);
  for (const refusal of unavailable) groupFor(groups, refusal.option).unavailable.push(refusal);
  return [...groups.values()].sort(
    (a, b) => TURN_PARTS.indexOf(a.part) - TURN_PARTS.indexOf(b.part),
  );
}

function groupFor(groups: Map<string, TurnOptions>, option: Option): TurnOptions {
  const part = turnPartOf(option);
  // There are abilities to build as well: such an option stays with its card.
  const source = option.verb === 'use' ? option.source : '';
  const key = source ? `${part}:${source}` : part;
  const group = groups.get(key) ?? { key, part, source, options: [], unavailable: [] };
  groups.set(key, group);
  return group;
}
