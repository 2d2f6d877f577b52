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

/** The numbers of one rulebook. */
export interface Book {
  districts: Partial<Record<District, DistrictCard>>;
  characters: Partial<Record<Character, CharacterCard>>;
  presets: Partial<Record<Preset, { characters: Character[]; districts: District[] }>>;
  targets: number[]; // city sizes that may end the game instead
  completeAt: Record<string, number>; // by the number of players
  firstCrown: string;
}
