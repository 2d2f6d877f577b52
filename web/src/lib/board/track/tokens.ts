import type { Book } from '../../protocol/book';
import type { State } from '../../protocol/messages.gen';
import type { Character } from '../../protocol/names.gen';

/** What is known about one character in this round. */
export interface Token {
  character: Character;
  rank: number;
  called: boolean;
  passed: boolean; // its rank was called already
  faceup: boolean; // set aside face up in this round
  laid: boolean; // the reader laid it face down
  holder: number; // the seat that revealed it
  mine: boolean;
  seen: boolean; // the reader held it in the draft and passed it on
  marks: Mark[];
}

export const MARKS = [
  'killed',
  'bewitched',
  'robbed',
  'warrant',
  'signed',
  'threat',
  'flowered',
] as const;
export type Mark = (typeof MARKS)[number];

/** The characters of the game in the order in which they are called. */
export function tokensOf(cast: readonly string[], book: Book, state: State | undefined): Token[] {
  const tokens = cast.map((slug) => tokenOf(slug as Character, book, state));
  return tokens.sort((a, b) => a.rank - b.rank);
}

function tokenOf(character: Character, book: Book, state: State | undefined): Token {
  const common = state?.common;
  const own = state?.own;
  const rank = book.characters[character]?.rank ?? 0;
  const mine = own?.roles.includes(character) ?? false;
  const wasSeen = [...(own?.seen ?? []), ...(own?.seen_again ?? [])].includes(character);
  const laid = own?.laid_down.includes(character) ?? false;
  return {
    character,
    rank,
    called: common !== undefined && common.rank > 0 && common.rank === rank,
    passed: common !== undefined && common.rank > rank,
    faceup: common?.faceup.includes(character) ?? false,
    laid,
    holder: common?.players.findIndex((player) => player.roles.includes(character)) ?? -1,
    mine,
    seen: wasSeen && !mine && !laid && !(own?.packet.includes(character) ?? false),
    marks: state ? marksOn(character, state) : [],
  };
}

/**
 * What was done to a character. Readers know their own signed warrant and their own real threat.
 */
export function marksOn(character: string, state: State): Mark[] {
  const { marks } = state.common;
  const result: Mark[] = [];
  if (marks.killed === character) result.push('killed');
  if (marks.bewitched === character) result.push('bewitched');
  if (marks.robbed === character) result.push('robbed');
  if (marks.warrants.includes(character)) {
    result.push(state.own?.signed === character ? 'signed' : 'warrant');
  }
  if (marks.threats.includes(character)) {
    result.push(state.own?.flowered === character ? 'flowered' : 'threat');
  }
  return result;
}

/** The characters of a seat as the reader knows them: the reader's own are never masked. */
export function rolesOf(state: State, seat: number): string[] {
  if (state.own?.seat === seat) return state.own.roles;
  return state.common.players[seat]?.roles ?? [];
}
