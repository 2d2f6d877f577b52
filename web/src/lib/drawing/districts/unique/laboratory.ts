import { star } from '../../parts/ornaments';
import { door, pane } from '../../parts/windows-and-doors';
import { band, wall } from '../../parts/walls';
import { d, joinPaths, poly, rect, ring, shape } from '../../shape';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 84, height: 110, peak: [54, 108] };

/** A glass vessel on the roof, and what is brewed runs down in pipes. */
const laboratory: Draw = () => [
  rect(10, 40, 8, 34, 'shade'),
  rect(8, 74, 12, 3, 'trim', 'fine'),
  joinPaths([ring(16, 83, 3), ring(20, 90, 4), ring(17, 99, 5)], 'smoke', 'no'),
  shape(d`M48 104V90Q34 84 34 72A20 16 0 0 1 74 72Q74 84 60 90V104z`, 'glass'),
  shape(d`M35 74Q54 80 73 74Q75 59 54 58Q33 59 35 74z`, 'roof', 'fine'),
  joinPaths(
    [ring(46, 70, 2.4), ring(56, 66, 3), ring(62, 72, 1.8), ring(54, 84, 1.6)],
    'paper',
    'no',
  ),
  rect(45, 103, 18, 3.4, 'trim', 'fine'),
  wall(6, 0, 68, 44),
  band(3, 44, 74, 3.4),
  poly('34,47 38,60 70,60 74,47', 'wood'),
  shape(d`M74 66h5v-56h-7`, 'none', 'full'),
  shape(d`M72 66h9.4v-58.6h-9.4v4h5v50.4h-5z`, 'gold', 'fine'),
  pane(20, 14, 15, 22, 'arch'),
  pane(60, 14, 15, 22, 'arch'),
  door(40, 0, 13, 22),
  star(40, 33, 6, 'gold'),
];

export default laboratory;
