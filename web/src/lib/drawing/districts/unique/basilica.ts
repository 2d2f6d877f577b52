import { arcade, rose, windows } from '../../parts/windows-and-doors';
import { dome, gableFront, hip, lantern, ribs } from '../../parts/roofs';
import { band, wall } from '../../parts/walls';
import { poly } from '../../shape';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 92, height: 96, peak: [42, 93] };

/** A high nave between low aisles, its belfry apart. */
const basilica: Draw = () => [
  wall(78, 0, 12, 66),
  hip(78, 66, 12, 12, 5.8, 2.5),
  windows(78, 50, 12, 14, { columns: 1, w: 6, h: 10, form: 'arch' }),
  windows(78, 14, 12, 34, { columns: 1, rows: 2, w: 4, h: 8, form: 'arch' }),
  dome(42, 62, 18, 20),
  ribs(42, 62, 18, 20),
  lantern(42, 81, 8, 13),
  wall(4, 0, 76, 26),
  poly('0,26 18,36 66,36 84,26', 'roof'),
  wall(18, 0, 48, 50),
  gableFront(18, 50, 48, 16, 4, 4),
  rose(42, 49, 6),
  windows(20, 28, 44, 14, { columns: 4, w: 6, h: 11, form: 'arch' }),
  band(16, 25, 52, 2.4),
  arcade(20, 0, 44, 21, 3),
  windows(5, 4, 12, 18, { columns: 1, w: 5, h: 11, form: 'arch' }),
  windows(67, 4, 12, 18, { columns: 1, w: 5, h: 11, form: 'arch' }),
];

export default basilica;
