import { crown } from '../../parts/ornaments';
import { door, windows } from '../../parts/windows-and-doors';
import { dome, finial, lantern, mansard, pediment, ribs } from '../../parts/roofs';
import { cypress } from '../../parts/scenery';
import { band, columns, steps, wall } from '../../parts/walls';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 108, height: 112, peak: [54, 106] };

/** Two wings and a dome over the middle, a crown in the gable. */
const palace: Draw = () => [
  cypress(3.5, 0, 26),
  cypress(104.5, 0, 26),
  wall(10, 0, 88, 42),
  mansard(10, 42, 88, 14, 6, 3),
  windows(11, 22, 23, 16, { columns: 3, w: 4.8, h: 11, form: 'arch' }),
  windows(74, 22, 23, 16, { columns: 3, w: 4.8, h: 11, form: 'arch' }),
  windows(11, 3, 23, 14, { columns: 3, w: 4.8, h: 9 }),
  windows(74, 3, 23, 14, { columns: 3, w: 4.8, h: 9 }),
  band(9, 18.5, 90, 2.2),
  wall(36, 50, 36, 16),
  windows(37, 51, 34, 13, { columns: 4, w: 4.4, h: 9, form: 'arch' }),
  band(34, 65, 40, 3),
  dome(54, 68, 19, 24),
  ribs(54, 68, 19, 24),
  lantern(54, 91, 8, 13),
  wall(34, 0, 40, 42),
  columns(35, 6, 38, 36, 5, 3.6),
  pediment(34, 42, 40, 13),
  crown(54, 45, 8, 4),
  door(54, 6, 10, 18),
  steps(54, 32, 3, 2),
  finial(14, 55, 6),
  finial(94, 55, 6),
];

export default palace;
