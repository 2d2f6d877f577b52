import SIZES from 'drawing:sizes';

import { BOOKS } from '../protocol/cards.gen';
import { DISTRICTS, PROFILES } from '../protocol/names.gen';
import type { District, DistrictType, Profile } from '../protocol/names.gen';
import { goldenFinial } from './parts/ornaments';
import { rubble } from './parts/walls';
import { drawings } from './drawing-loader.svelte';
import { flatten, rect } from './shape';
import type { Part, Shape } from './shape';

const BEAUTIFIED = '*';
const HEADROOM = 19; // what the gold on the top needs
const CARD_STEP = 4; // how far each card sticks out behind the district
const MAX_CARDS = 6;
const RUIN_HEIGHT = 30;
const SCALE_PER_COST = 0.06; // for each gold that an edition costs more than the first

/** A district as the server sends it. */
export interface DistrictRef {
  slug: District;
  beautified: boolean;
}

export interface Drawing {
  width: number;
  height: number;
  shapes: readonly Shape[];
}

export interface DrawingOptions {
  ruin?: boolean;
  pile?: number; // cards that lie under it
}

/** The meaning of the name of a district, perhaps with a star; undefined if it names none. */
export function parseDistrict(word: string): DistrictRef | undefined {
  const beautified = word.endsWith(BEAUTIFIED);
  const slug = beautified ? word.slice(0, -BEAUTIFIED.length) : word;
  return isDistrict(slug) ? { slug, beautified } : undefined;
}

/** The type of a district; unique if the edition does not have it. */
export function typeOf(word: string, profile: string): DistrictType {
  return printedCard(word, profile)?.type ?? 'unique';
}

/** The printed cost of a district. */
export function costOf(word: string, profile: string): number {
  return printedCard(word, profile)?.cost ?? 0;
}

/** How wide and high a building stands in a city, in the units of all buildings. */
export function sizeOf(
  word: string,
  profile: string,
  options?: DrawingOptions,
): { width: number; height: number } {
  const { width, height } = drawingOf(word, options);
  const scale = 1 + SCALE_PER_COST * (costOf(word, profile) - costOf(word, PROFILES[0]));
  return { width: width * scale, height: height * scale };
}

const drawingCache = new Map<string, Drawing>();

/** The drawing of a district, made once; without shapes while it is being fetched. */
export function drawingOf(word: string, options: DrawingOptions = {}): Drawing {
  const key = `${word} ${options.ruin ? 'ruin' : ''} ${options.pile ?? 0}`;
  const cached = drawingCache.get(key);
  if (cached) return cached;
  const result = drawing(word, options);
  if (result.shapes.length) drawingCache.set(key, result);
  return result;
}

function drawing(word: string, { ruin = false, pile = 0 }: DrawingOptions): Drawing {
  const ref = parseDistrict(word);
  if (!ref) return { width: 60, height: RUIN_HEIGHT, shapes: [] };
  const { width, height, peak } = SIZES[ref.slug];
  if (ruin) return { width, height: RUIN_HEIGHT, shapes: flatten(rubble(width)) };
  const [x, y] = peak;
  const draw = drawings.get(ref.slug);
  const parts: Part[] = draw ? [cardsBehind(width, height, pile), draw()] : [];
  if (draw && ref.beautified) parts.push(goldenFinial(x, y));
  return {
    width: width + CARD_STEP * Math.min(pile, MAX_CARDS),
    height: ref.beautified ? Math.max(height, y + HEADROOM) : height,
    shapes: flatten(parts),
  };
}

/** The cards that lie under a district, sticking out behind it. */
function cardsBehind(width: number, height: number, count: number): Part {
  const visible = Math.min(count, MAX_CARDS);
  return Array.from({ length: visible }, (_, i) => {
    const step = visible - i;
    return rect(width - 34 + step * CARD_STEP, 4, 32, height * 0.62 - step * 2.5, 'paper', 'fine');
  });
}

function printedCard(
  word: string,
  profile: string,
): { cost: number; type: DistrictType } | undefined {
  const slug = parseDistrict(word)?.slug;
  if (!slug) return undefined;
  const own = isProfile(profile) ? BOOKS[profile].districts[slug] : undefined;
  return own ?? PROFILES.map((other) => BOOKS[other].districts[slug]).find((card) => card);
}

function isDistrict(word: string): word is District {
  return (DISTRICTS as readonly string[]).includes(word);
}

function isProfile(word: string): word is Profile {
  return (PROFILES as readonly string[]).includes(word);
}
