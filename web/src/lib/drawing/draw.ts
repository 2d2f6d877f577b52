import type { Part } from './shape';

/** Draws one district at its size. */
export type Draw = () => Part;
