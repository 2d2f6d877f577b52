import { star } from '../../parts/ornaments';
import { door, pane } from '../../parts/windows-and-doors';
import { dome } from '../../parts/roofs';
import { band, wall } from '../../parts/walls';
import { d, line, poly, shape } from '../../shape';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 82, height: 98, peak: [32, 84] };

/** A dome with a slit, and the long eye in it. */
const observatory: Draw = () => [
  wall(12, 0, 48, 40),
  band(8, 40, 56, 5),
  poly('40,58 72,84 77,77 46,50', 'gold'),
  poly('70,86 74,89 81,80 77,76', 'trim'),
  dome(36, 45, 27, 32),
  shape(d`M44 46Q52 62 40 77.5L33 77.8Q42 60 34 46z`, 'dark', 'fine'),
  poly('38,58 58,74 62,68.5 42,53', 'gold'),
  line('50,68 54,62'),
  [20, 36, 52].map((cx) => pane(cx, 18, 8, 14, 'arch')),
  door(36, 0, 11, 15),
  star(14, 90, 4, 'gold', 4),
  star(66, 62, 3, 'gold', 4),
  star(6, 74, 2.6, 'gold', 4),
];

export default observatory;
