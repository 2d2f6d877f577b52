import { BOOKS } from '../protocol/cards.gen';
import {
  type Character,
  CHARACTERS,
  type District,
  DISTRICTS,
  type DistrictType,
  type Profile,
  PROFILES,
  TERMS,
  TYPES,
} from '../protocol/names.gen';
import type { I18n } from '../i18n/i18n.svelte';
import { REFERENCE } from './reference.gen';
import type { Draft } from './reference';
import type { Entry } from './search';

/** Parts that are paragraphs, perhaps with a table. */
export const TEXT_PARTS = [
  'minute',
  'setup',
  'selection',
  'call',
  'turn',
  'building',
  'end',
  'scoring',
  'ties',
  'short',
  'few',
  'many',
] as const;
export type TextPart = (typeof TEXT_PARTS)[number];

export const PARTS = [
  ...TEXT_PARTS,
  'characters',
  'districts',
  'glossary',
  'rulings',
  'differences',
] as const;
export type Part = (typeof PARTS)[number];

export function isProfile(slug: string): slug is Profile {
  return (PROFILES as readonly string[]).includes(slug);
}

/** The paragraphs of a part, as many as there are, in the words of the profile. */
export function paragraphs(i18n: I18n, profile: Profile, part: Part): string[] {
  const texts: string[] = [];
  for (let at = 1; i18n.has(`rules-${part}-${at}`); at += 1) {
    texts.push(i18n.forProfile(profile, `rules-${part}-${at}`));
  }
  return texts;
}

export interface BookCharacter {
  slug: Character;
  rank: number;
  leastPlayers: number;
}

/** The characters of a book by rank, in the order of the book. */
export function charactersOf(profile: Profile): BookCharacter[] {
  const { characters } = BOOKS[profile];
  return CHARACTERS.flatMap((slug) => {
    const card = characters[slug];
    return card ? [{ slug, ...card }] : [];
  }).sort((first, second) => first.rank - second.rank);
}

export interface BookDistrict {
  slug: District;
  cost: number;
  copies: number;
  chosen: boolean;
}

/** The districts of a book by type; cheap ones first, unique ones by their names. */
export function districtsOf(i18n: I18n, profile: Profile): [DistrictType, BookDistrict[]][] {
  const { districts } = BOOKS[profile];
  const name = ({ slug }: BookDistrict) => i18n.forProfile(profile, `district-${slug}`);
  return TYPES.map((type) => {
    const cards = DISTRICTS.flatMap((slug) => {
      const card = districts[slug];
      return card?.type === type ? [{ slug, ...card }] : [];
    });
    const byName = (first: BookDistrict, second: BookDistrict) =>
      name(first).localeCompare(name(second), i18n.language);
    const sorted = cards.sort((first, second) =>
      type === 'unique' ? byName(first, second) : first.cost - second.cost || byName(first, second),
    );
    return [type, sorted];
  });
}

/** The number of characters from which the last player chooses, and the first. */
export function packetOf(draft: Draft): { first: number; takesAside: boolean } {
  const first = draft.characters - 1 - draft.faceup;
  return { first, takesAside: draft.players >= 7 && first === draft.players };
}

/** A row of the set-up table: a number of players and their set-up. */
export interface SetupRow {
  players: number;
  characters: string;
  ninth: 'never' | 'optional' | 'required';
  completeAt: number;
}

export function setupRows(profile: Profile): SetupRow[] {
  const { completeAt } = BOOKS[profile];
  return Object.entries(completeAt).map(([players, size]) => {
    const counts = REFERENCE[profile].drafts
      .filter((draft) => draft.players === Number(players))
      .map((draft) => draft.characters);
    const nine = counts.includes(9);
    const eight = counts.includes(8);
    return {
      players: Number(players),
      characters: counts.join('–'),
      ninth: nine ? (eight ? 'optional' : 'required') : 'never',
      completeAt: size,
    };
  });
}

/** The open points of a book, each in one sentence. */
export function rulingsOf(i18n: I18n, profile: Profile): { id: string; text: string }[] {
  return Object.entries(REFERENCE[profile].rulings).map(([slug, reading]) => ({
    id: slug,
    text: i18n.text(`rules-ruling-${slug}-${reading}`),
  }));
}

export function anchorOf(part: Part, at: number): string {
  return `${part}-${at + 1}`;
}

/** Everything on the page that the search finds. */
export function entriesOf(i18n: I18n, profile: Profile): Entry[] {
  const printed = (key: string) => (i18n.has(key) ? i18n.forProfile(profile, key) : '');
  const texts = TEXT_PARTS.flatMap((part) =>
    paragraphs(i18n, profile, part).map((text, at) => ({
      id: anchorOf(part, at),
      title: i18n.text(`rules-part-${part}`),
      text,
    })),
  );
  const characters = charactersOf(profile).map(({ slug }) => ({
    id: slug,
    title: printed(`character-${slug}`),
    text: printed(`character-${slug}.text`),
  }));
  const districts = districtsOf(i18n, profile).flatMap(([type, cards]) =>
    cards.map(({ slug }) => ({
      id: slug,
      title: printed(`district-${slug}`),
      text: printed(`district-${slug}.text`) || i18n.text(`type-${type}`),
    })),
  );
  const terms = TERMS.map((slug) => ({
    id: `term-${slug}`,
    title: i18n.text(`term-${slug}`),
    text: printed(`term-${slug}.text`),
  }));
  const rulings = rulingsOf(i18n, profile).map(({ id, text }) => ({
    id,
    title: i18n.text('rules-part-rulings'),
    text,
  }));
  return [...characters, ...districts, ...terms, ...texts, ...rulings];
}
