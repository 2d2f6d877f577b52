import { flag } from '../../parts/ornaments';
import { door, windows } from '../../parts/windows-and-doors';
import { cone } from '../../parts/roofs';
import { batteredWall, stones } from '../../parts/walls';
import { box, joinPaths, lines, poly, rect } from '../../shape';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 42, height: 79, peak: [21, 76] };

/** A post to look out from. */
const watchtower: Draw = () => [
  batteredWall(12, 18, 36, 4),
  stones(13, 6, 14, 26, 5),
  windows(12, 16, 18, 16, { columns: 1, w: 3, h: 9, form: 'slit' }),
  rect(11, 40, 20, 12, 'dark', 'no'),
  joinPaths([box(9, 40, 2.6, 14), box(30.4, 40, 2.6, 14), box(19.8, 40, 2.4, 14)], 'wood', 'fine'),
  poly('5,36 5,44 37,44 37,36', 'wood'),
  lines(['13,36 13,44', '21,36 21,44', '29,36 29,44']),
  cone(8, 53, 26, 14, 3),
  flag(21, 65, 12, 12),
  door(21, 0, 9, 13),
];

export default watchtower;
