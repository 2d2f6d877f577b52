import { flag, shield, sword } from '../../parts/ornaments';
import { door, windows } from '../../parts/windows-and-doors';
import { hip } from '../../parts/roofs';
import { band, battleTower, wall } from '../../parts/walls';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 92, height: 80, peak: [46, 75] };

/** A long house for soldiers, arms over its door. */
const barracks: Draw = () => [
  wall(6, 0, 80, 34),
  hip(6, 34, 80, 19, 8, 4),
  windows(7, 13, 25, 15, { columns: 3, w: 4.6, h: 9 }),
  windows(60, 13, 25, 15, { columns: 3, w: 4.6, h: 9 }),
  band(4, 8, 84, 2.2),
  battleTower(33, 0, 26, 46, 4),
  flag(46, 54, 22, 15),
  shield(46, 28, 12, 14),
  sword([37, 27], [55, 45], 1.8),
  sword([55, 27], [37, 45], 1.8),
  door(46, 0, 13, 19),
];

export default barracks;
