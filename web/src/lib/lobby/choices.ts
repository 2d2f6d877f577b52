import { BOOKS } from '../protocol/cards.gen';
import type { NewTable, SetupBody } from '../protocol/messages.gen';
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
import { type ClockChoice, clockLine, USUAL_CLOCK } from './clocks';

/** Where cards come from: a printed set, the host's own choice, or chance. */
export type From = 'preset' | 'own' | 'lot';

/** Everything that a host can wish for. `seats` are those beside his own: a bot, or nobody yet. */
export interface Choices {
  players: number;
  seats: (BotName | 'person')[];
  profile: Profile;
  preset: Preset;
  castFrom: From;
  cast: Character[];
  ninth: boolean; // the character of rank 9, where the number of players leaves it open
  manyReplaced: boolean; // a wish of the table: more characters are replaced than the book allows
  districtsFrom: From;
  districts: District[];
  target: number;
  clock: ClockChoice;
  standIn: BotName;
  public: boolean;
  casual: boolean;
  spectators: boolean;
}

export const FEWEST = 2;
export const MOST = 8;
/** Numbers of players with which a character of rank 9 may be there or not. */
export const NINTH_OPTIONAL: readonly number[] = [4, 5, 6, 7];
/** The number of special districts that is chosen, in the book that says one. */
export const DISTRICTS_2016 = 14;
const BONUS = { 'import-bonus-districts': 'yes' };
const MANY_REPLACED = { 'more-than-two-replaced': 'yes' };

export function usualChoices(): Choices {
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
    clock: { ...USUAL_CLOCK },
    standIn: 'charter',
    public: false,
    casual: true,
    spectators: true,
  };
}

/** The same with another number of players: seats come and go at the end. */
export function withPlayers(choices: Choices, players: number): Choices {
  const others = Math.min(MOST, Math.max(FEWEST, players)) - 1;
  const last = choices.seats.at(-1) ?? 'person';
  const seats = Array.from({ length: others }, (_, place) => choices.seats[place] ?? last);
  return { ...choices, players: others + 1, seats };
}

/** The same under another book: what it does not have is left out. */
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
export function setupOf(choices: Choices): SetupBody {
  const { profile, players, preset, target } = choices;
  const body: SetupBody = { profile, players, preset, target };
  const rulings: Record<string, string> = {};
  if (choices.castFrom !== 'preset') body.characters = [...choices.cast];
  else if (NINTH_OPTIONAL.includes(players)) body.last_rank = choices.ninth;
  if (choices.districtsFrom !== 'preset') body.districts = [...choices.districts];
  if (body.districts?.length && profile === 'classic-en') Object.assign(rulings, BONUS);
  if (body.characters && choices.manyReplaced) Object.assign(rulings, MANY_REPLACED);
  if (Object.keys(rulings).length) body.rulings = rulings;
  return body;
}

/** The table to be opened, with the very set-up that was checked: chance is not asked again. */
export function tableOf(choices: Choices, name: string, line: string): NewTable {
  const bots: Record<string, string> = {};
  choices.seats.forEach((seat, index) => {
    if (seat !== 'person') bots[index + 1] = seat;
  });
  return {
    name,
    setup: { line },
    bots,
    clock: clockLine(choices.clock),
    stand_in: choices.standIn,
    public: choices.public && choices.seats.includes('person'),
    casual: choices.casual,
    spectators: choices.spectators,
  };
}

/** Whether nobody else has to come: then the game can begin at once. */
export function isAlone(choices: Choices): boolean {
  return !choices.seats.includes('person');
}

/** One character instead of the other of its rank; of rank 9 also none. */
export function withCharacter(choices: Choices, rank: number, role?: Character): Character[] {
  const { characters } = BOOKS[choices.profile];
  const others = choices.cast.filter((one) => characters[one]?.rank !== rank);
  const cast = role ? [...others, role] : others;
  return cast.sort((a, b) => (characters[a]?.rank ?? 0) - (characters[b]?.rank ?? 0));
}

const KEY = 'citadels.table';

/** What was wished for last time, as far as it still can be. */
export function keptChoices(): Choices {
  try {
    return readChoices(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return usualChoices();
  }
}

export function keepChoices(choices: Choices): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choices));
  } catch {
    // Next time everything is as usual.
  }
}

/** Whatever was kept, by this version or another: what is no choice any more is as usual. */
export function readChoices(raw: unknown): Choices {
  const usual = usualChoices();
  if (typeof raw !== 'object' || raw === null) return usual;
  const kept = { ...usual, ...(raw as Partial<Choices>) };
  const profile = known(PROFILES, kept.profile) ?? usual.profile;
  const book = BOOKS[profile];
  const preset = known(PRESETS, kept.preset);
  const level = (one: unknown) => known(BOTS, one) ?? ('person' as const);
  const read: Choices = {
    ...usual,
    profile,
    preset: preset && book.presets[preset] ? preset : usual.preset,
    seats: Array.isArray(kept.seats) ? kept.seats.map(level) : usual.seats,
    castFrom: known(FROM, kept.castFrom) ?? usual.castFrom,
    cast: list(CHARACTERS, kept.cast),
    ninth: Boolean(kept.ninth),
    manyReplaced: Boolean(kept.manyReplaced),
    districtsFrom: known(FROM, kept.districtsFrom) ?? usual.districtsFrom,
    districts: list(DISTRICTS, kept.districts),
    target: book.targets.includes(kept.target) ? kept.target : 0,
    clock: { ...usual.clock, ...(typeof kept.clock === 'object' ? kept.clock : {}) },
    standIn: known(BOTS, kept.standIn) ?? usual.standIn,
    public: Boolean(kept.public),
    casual: Boolean(kept.casual),
    spectators: Boolean(kept.spectators),
  };
  return withPlayers(read, Number(kept.players) || usual.players);
}

const FROM: readonly From[] = ['preset', 'own', 'lot'];

function known<T extends string>(all: readonly T[], one: unknown): T | undefined {
  return all.find((other) => other === one);
}

function list<T extends string>(all: readonly T[], some: unknown): T[] {
  return Array.isArray(some) ? all.filter((one) => some.includes(one)) : [];
}
