import { windows } from '../../parts/windows-and-doors';
import { cone } from '../../parts/roofs';
import { barrel, ship, water } from '../../parts/scenery';
import { band, wall } from '../../parts/walls';
import { lines, rect } from '../../shape';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 104, height: 100, peak: [88, 68] };

/** A ship at the quay, a beacon beside it. */
const harbor: Draw = () => [
  wall(80, 12, 16, 40),
  band(78, 50, 20, 3),
  rect(83, 53, 10, 9, 'glass', 'fine'),
  cone(82, 62, 12, 9, 3),
  windows(80, 20, 16, 26, { columns: 1, rows: 2, w: 4.4, h: 7, form: 'arch' }),
  ship(38, 7, 68, 90),
  rect(70, 0, 34, 13, 'rock'),
  lines(['70,6.5 104,6.5', '82,0 82,6.5', '93,6.5 93,13']),
  water(0, 70, 10),
  barrel(73, 13, 6, 8),
];

export default harbor;
