import type { Part, Point } from './shape';

/** How one district is drawn, at the size that its printed cost asks for. */
export interface Recipe {
  width: number;
  height: number;
  peak: Point; // where the gold of a beautified district stands
  draw: () => Part;
}

export function recipe(width: number, height: number, peak: Point, draw: () => Part): Recipe {
  return { width, height, peak, draw };
}
