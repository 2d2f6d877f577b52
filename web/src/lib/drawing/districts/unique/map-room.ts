import { star } from '../../parts/ornaments';
import { door, pane } from '../../parts/windows-and-doors';
import { dome } from '../../parts/roofs';
import { band, wall } from '../../parts/walls';
import { circle, d, line, shape } from '../../shape';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 82, height: 108, peak: [41, 104] };

/** A round hall with the globe on its roof and the winds on its wall. */
const mapRoom: Draw = () => [
  wall(8, 0, 66, 46),
  band(5, 46, 72, 4),
  dome(41, 50, 30, 18),
  wall(36, 64, 10, 6, 'trim'),
  circle(41, 84, 16, 'water'),
  shape(
    d`M30 92q5 4 9 1q4-1 2-6q-5-3-7-9q-5 2-8 5q0 6 4 9zM46 96q6-1 9-7l-5-2q-5 1-5 5zM42 80q6 2 10-2q0-6-5-9q-6 2-5 11z`,
    'leaf',
    'no',
  ),
  shape(d`M25 84Q41 78 57 84M41 100Q32 84 41 68M41 100Q50 84 41 68`, 'none', 'fine'),
  circle(41, 84, 16, 'none'),
  line('28,98 54,70', 'full'),
  circle(41, 26, 15, 'paper'),
  star(41, 26, 14, 'roof', 4),
  circle(41, 26, 4, 'gold', 'fine'),
  [14, 68].map((cx) => pane(cx, 14, 9, 22, 'arch')),
  door(41, 0, 9, 9, 'square'),
];

export default mapRoom;
