import type { Preset, Profile } from '../protocol/names.gen';

/** The rulebook and the set of cards with which beginners play. */
export const FIRST_GAME = {
  profile: '2016',
  preset: 'first-game',
} as const satisfies { profile: Profile; preset: Preset };
