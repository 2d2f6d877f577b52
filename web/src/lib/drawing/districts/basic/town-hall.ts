import { clock, flag } from '../../parts/ornaments';
import { arcade, door, windows } from '../../parts/windows-and-doors';
import { cone, finial, hip, stepGable } from '../../parts/roofs';
import { band, wall } from '../../parts/walls';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 90, height: 116, peak: [45, 106] };

/** An open hall below, a stepped gable, a tower with a clock. */
const townHall: Draw = () => [
  wall(8, 0, 74, 44),
  hip(8, 44, 74, 17, 10, 3),
  windows(10, 24, 24, 16, { columns: 2, w: 7, h: 11 }),
  windows(56, 24, 24, 16, { columns: 2, w: 7, h: 11 }),
  arcade(9, 0, 24, 17, 2),
  arcade(57, 0, 24, 17, 2),
  band(6, 20, 78, 2.6),
  wall(35, 44, 20, 40),
  clock(45, 74, 6),
  band(33, 83, 24, 3),
  cone(35, 86, 20, 20, 2.5),
  finial(45, 105, 5),
  wall(31, 0, 28, 46),
  stepGable(31, 46, 28, 18, 3),
  windows(33, 26, 24, 18, { columns: 2, w: 6.4, h: 12, form: 'arch' }),
  windows(33, 47, 24, 10, { columns: 1, w: 6, h: 7, form: 'arch' }),
  door(45, 0, 13, 18),
  flag(12, 58, 15, 9),
  flag(78, 58, 15, 9),
];

export default townHall;
