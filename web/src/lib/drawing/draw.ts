import type { Part, Point } from './shape';

/** Draws one district at its size. */
export type Draw = () => Part;

/** The size at which a district is drawn, which grows with its printed cost. */
export interface Size {
  width: number;
  height: number;
  peak: Point; // where the gold of a beautified district stands
}
