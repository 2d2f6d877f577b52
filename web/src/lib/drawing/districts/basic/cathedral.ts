import { cross } from '../../parts/ornaments';
import { door, rose, windows } from '../../parts/windows-and-doors';
import { cone, gable, gableFront } from '../../parts/roofs';
import { band, wall } from '../../parts/walls';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 92, height: 122, peak: [46, 79] };

/** Two spires, a rose window, three doors. */
const cathedral: Draw = () => [
  wall(24, 0, 44, 58),
  gable(24, 58, 44, 18, 0),
  gableFront(27, 57, 38, 14, 1, 3),
  wall(10, 0, 23, 68),
  cone(10, 68, 23, 42, 2.5),
  wall(59, 0, 23, 68),
  cone(59, 68, 23, 42, 2.5),
  cross(21.5, 107, 14),
  cross(70.5, 107, 14),
  windows(10, 46, 23, 20, { columns: 2, w: 5, h: 16, form: 'pointed' }),
  windows(59, 46, 23, 20, { columns: 2, w: 5, h: 16, form: 'pointed' }),
  windows(10, 23, 23, 20, { columns: 1, w: 7, h: 15, form: 'pointed' }),
  windows(59, 23, 23, 20, { columns: 1, w: 7, h: 15, form: 'pointed' }),
  rose(46, 44, 9),
  band(8, 21, 76, 2.4),
  band(8, 66, 27, 2.6),
  band(57, 66, 27, 2.6),
  cross(46, 71, 10),
  door(21.5, 0, 10, 16, 'pointed'),
  door(70.5, 0, 10, 16, 'pointed'),
  wall(35, 0, 22, 21, 'trim'),
  gable(35, 21, 22, 10, 1),
  door(46, 0, 14, 20, 'pointed'),
  wall(3, 0, 7, 34),
  cone(3, 34, 7, 8, 1),
  wall(82, 0, 7, 34),
  cone(82, 34, 7, 8, 1),
];

export default cathedral;
