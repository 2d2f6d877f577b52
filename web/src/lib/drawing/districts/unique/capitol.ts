import { flag, star } from '../../parts/ornaments';
import { windows } from '../../parts/windows-and-doors';
import { dome, lantern, pediment, ribs } from '../../parts/roofs';
import { band, columns, steps, wall } from '../../parts/walls';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 104, height: 112, peak: [52, 106] };

/** A great dome over a porch, a stair as wide as the house. */
const capitol: Draw = () => [
  wall(1, 0, 102, 8, 'rock'),
  wall(4, 8, 96, 30),
  band(2, 38, 100, 4),
  windows(6, 12, 26, 22, { columns: 3, w: 5, h: 13 }),
  windows(72, 12, 26, 22, { columns: 3, w: 5, h: 13 }),
  wall(32, 42, 40, 6),
  columns(34, 48, 36, 20, 7, 2.6),
  dome(52, 68, 20, 25),
  ribs(52, 68, 20, 25),
  lantern(52, 92, 8, 12),
  columns(33, 8, 38, 30, 6, 3.2),
  pediment(32, 38, 40, 13, 2),
  star(52, 43.4, 3.6),
  steps(52, 46, 4, 2.2),
  flag(10, 42, 16, 9),
  flag(90, 42, 16, 9),
];

export default capitol;
