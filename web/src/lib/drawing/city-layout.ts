import { sizeOf } from './building';

/** The units of the highest building with all that it may wear. */
export const MAX_HEIGHT = 128;

const GAP = 5; // between two buildings
const MIN_LOT_WIDTH = 54; // so that even a slender tower can be pressed on a phone
const PLOT_WIDTH = 54;
const MARGIN = 4; // what an outline needs on both sides

/** How a building in a city is shown. */
export interface BuildingMark {
  lit?: boolean; // its power can be used now
  ghost?: boolean; // paid for, not built yet
  ruin?: boolean;
  pile?: number; // cards that lie under it
  look?: 'dimmed' | 'target' | 'chosen';
}

export interface Lot {
  district: string;
  index: number;
  width: number; // of the ground
  house: number; // of the building on it
}

export interface CityLayout {
  lots: Lot[];
  plots: number; // that are still empty
  units: number; // of the whole width
}

/** Where everything in a city stands. */
export function layOutCity(
  districts: readonly string[],
  profile: string,
  complete: number,
  marks: readonly (BuildingMark | undefined)[],
): CityLayout {
  const lots = districts.map((district, index): Lot => {
    const cards = marks[index]?.pile ?? 0;
    const house = sizeOf(district, profile, { pile: cards }).width + MARGIN;
    return { district, index, house, width: Math.max(MIN_LOT_WIDTH, house + GAP) };
  });
  const plots = Math.max(0, complete - lots.length);
  const lotsWidth = lots.reduce((sum, { width }) => sum + width, 0);
  return { lots, plots, units: lotsWidth + plots * PLOT_WIDTH + 2 * GAP };
}
