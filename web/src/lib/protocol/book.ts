import type { District, DistrictType, Character, Preset } from './names.gen';

/** A district as printed. */
export interface DistrictCard {
  cost: number;
  type: DistrictType;
  copies: number;
  chosen: boolean; // one of those from which some are chosen for a game
}

/** A character as printed. */
export interface CharacterCard {
  rank: number;
  leastPlayers: number;
}

/** What one rulebook says in numbers. */
export interface Book {
  districts: Partial<Record<District, DistrictCard>>;
  characters: Partial<Record<Character, CharacterCard>>;
  presets: Partial<Record<Preset, { characters: Character[]; districts: District[] }>>;
  targets: number[]; // sizes of a city to which the game may be played instead
  completeAt: Record<string, number>; // by the number of players
  firstCrown: string;
}
