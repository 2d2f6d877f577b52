import { BOOKS } from '../protocol/cards.gen';
import type { NewTable, SetupRequest } from '../protocol/messages.gen';
import {
  type BotName,
  CHARACTERS,
  type Character,
  DISTRICTS,
  type District,
  PRESETS,
  type Preset,
  PROFILES,
  type Profile,
} from '../protocol/names.gen';
import { BOTS } from '../protocol/names.gen';
import { type ClockChoice, clockSpec, DEFAULT_CLOCK } from './clocks';

/** Where cards come from: a printed set, the host's choice, or a random draw. */
export type CardSource = 'preset' | 'own' | 'lot';

/**
 * Everything that a host can choose. `seats` are those other than the host's: a bot, or nobody yet.
 */
export interface Choices {
  players: number;
  seats: (BotName | 'person')[];
  profile: Profile;
  preset: Preset;
  castFrom: CardSource;
  cast: Character[];
  ninth: boolean; // the character of rank 9, where the number of players makes it optional
  manyReplaced: boolean; // a ruling of the table: more characters are replaced than the book allows
  districtsFrom: CardSource;
  districts: District[];
  target: number;
  clock: ClockChoice;
  standIn: BotName;
  public: boolean;
  casual: boolean;
  spectators: boolean;
}

export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 8;
/** Numbers of players with which a character of rank 9 is optional. */
export const NINTH_OPTIONAL: readonly number[] = [4, 5, 6, 7];
/** The number of special districts to choose, in the book that gives one. */
export const DISTRICTS_2016 = 14;
const BONUS_RULING = { 'import-bonus-districts': 'yes' };
const MANY_REPLACED_RULING = { 'more-than-two-replaced': 'yes' };

export function defaultChoices(): Choices {
  return {
    players: 4,
    seats: ['beginner', 'beginner', 'beginner'],
    profile: '2016',
    preset: 'first-game',
    castFrom: 'preset',
    cast: [],
    ninth: false,
    manyReplaced: false,
    districtsFrom: 'preset',
    districts: [],
    target: 0,
    clock: { ...DEFAULT_CLOCK },
    standIn: 'charter',
    public: false,
    casual: true,
    spectators: true,
  };
}

/** The same choices with another number of players: seats are added or removed at the end. */
export function withPlayers(choices: Choices, players: number): Choices {
  const others = Math.min(MAX_PLAYERS, Math.max(MIN_PLAYERS, players)) - 1;
  const last = choices.seats.at(-1) ?? 'person';
  const seats = Array.from({ length: others }, (_, place) => choices.seats[place] ?? last);
  return { ...choices, players: others + 1, seats };
}

/** The same choices under another rulebook, without what it does not have. */
export function withProfile(choices: Choices, profile: Profile): Choices {
  const book = BOOKS[profile];
  const preset = book.presets[choices.preset] ? choices.preset : 'first-game';
  const target = book.targets.includes(choices.target) ? choices.target : 0;
  return {
    ...choices,
    profile,
    preset,
    target,
    castFrom: 'preset',
    districtsFrom: 'preset',
    manyReplaced: false,
    cast: [],
    districts: [],
  };
}

/** The set-up to be checked. */
export function toSetup(choices: Choices): SetupRequest {
  const { profile, players, preset, target } = choices;
  const body: SetupRequest = { profile, players, preset, target };
  const rulings: Record<string, string> = {};
  if (choices.castFrom !== 'preset') body.characters = [...choices.cast];
  else if (NINTH_OPTIONAL.includes(players)) body.last_rank = choices.ninth;
  if (choices.districtsFrom !== 'preset') body.districts = [...choices.districts];
  if (body.districts?.length && profile === 'classic-en') Object.assign(rulings, BONUS_RULING);
  if (body.characters && choices.manyReplaced) Object.assign(rulings, MANY_REPLACED_RULING);
  if (Object.keys(rulings).length) body.rulings = rulings;
  return body;
}

/** The table to be opened, with the very set-up that was checked: nothing is drawn again. */
export function toNewTable(choices: Choices, name: string, setupSpec: string): NewTable {
  const bots: Record<string, string> = {};
  choices.seats.forEach((seat, index) => {
    if (seat !== 'person') bots[index + 1] = seat;
  });
  return {
    name,
    setup: { spec: setupSpec },
    bots,
    clock: clockSpec(choices.clock),
    stand_in: choices.standIn,
    public: choices.public && choices.seats.includes('person'),
    casual: choices.casual,
    spectators: choices.spectators,
  };
}

/** Whether all seats are taken: then the game can begin at once. */
export function isSolo(choices: Choices): boolean {
  return !choices.seats.includes('person');
}

/** Replaces the character of a rank; for rank 9 there may also be none. */
export function withCharacter(choices: Choices, rank: number, role?: Character): Character[] {
  const { characters } = BOOKS[choices.profile];
  const others = choices.cast.filter((card) => characters[card]?.rank !== rank);
  const cast = role ? [...others, role] : others;
  return cast.sort((a, b) => (characters[a]?.rank ?? 0) - (characters[b]?.rank ?? 0));
}

const STORAGE_KEY = 'citadels.table';

/** The choices of last time, or their defaults where they are no longer possible. */
export function loadChoices(): Choices {
  try {
    return parseChoices(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}'));
  } catch {
    return defaultChoices();
  }
}

export function saveChoices(choices: Choices): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(choices));
  } catch {
    // Without storage the next table starts with the defaults.
  }
}

/** Choices stored by this version or another: those that are no longer valid get their defaults. */
export function parseChoices(raw: unknown): Choices {
  const defaults = defaultChoices();
  if (typeof raw !== 'object' || raw === null) return defaults;
  const stored = { ...defaults, ...(raw as Partial<Choices>) };
  const profile = oneOf(PROFILES, stored.profile) ?? defaults.profile;
  const book = BOOKS[profile];
  const preset = oneOf(PRESETS, stored.preset);
  const level = (value: unknown) => oneOf(BOTS, value) ?? ('person' as const);
  const read: Choices = {
    ...defaults,
    profile,
    preset: preset && book.presets[preset] ? preset : defaults.preset,
    seats: Array.isArray(stored.seats) ? stored.seats.map(level) : defaults.seats,
    castFrom: oneOf(CARD_SOURCES, stored.castFrom) ?? defaults.castFrom,
    cast: subset(CHARACTERS, stored.cast),
    ninth: Boolean(stored.ninth),
    manyReplaced: Boolean(stored.manyReplaced),
    districtsFrom: oneOf(CARD_SOURCES, stored.districtsFrom) ?? defaults.districtsFrom,
    districts: subset(DISTRICTS, stored.districts),
    target: book.targets.includes(stored.target) ? stored.target : 0,
    clock: { ...defaults.clock, ...(typeof stored.clock === 'object' ? stored.clock : {}) },
    standIn: oneOf(BOTS, stored.standIn) ?? defaults.standIn,
    public: Boolean(stored.public),
    casual: Boolean(stored.casual),
    spectators: Boolean(stored.spectators),
  };
  return withPlayers(read, Number(stored.players) || defaults.players);
}

const CARD_SOURCES: readonly CardSource[] = ['preset', 'own', 'lot'];

function oneOf<T extends string>(all: readonly T[], value: unknown): T | undefined {
  return all.find((other) => other === value);
}

function subset<T extends string>(all: readonly T[], values: unknown): T[] {
  return Array.isArray(values) ? all.filter((value) => values.includes(value)) : [];
}
