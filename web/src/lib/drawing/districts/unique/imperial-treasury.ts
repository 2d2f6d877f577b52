import { coins, crown } from '../../parts/ornaments';
import { dome, mansard } from '../../parts/roofs';
import { band, wall } from '../../parts/walls';
import { circle, joinPaths, lines, ring } from '../../shape';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 86, height: 106, peak: [43, 102] };

/** A door for giants, and gold that shows. */
const imperialTreasury: Draw = () => [
  wall(8, 0, 70, 54),
  wall(3, 0, 12, 60),
  wall(71, 0, 12, 60),
  dome(9, 60, 7, 9, 'gold'),
  dome(77, 60, 7, 9, 'gold'),
  band(1, 57, 84, 4),
  mansard(18, 61, 50, 14, 6, 2),
  crown(43, 75, 24, 14),
  joinPaths([ring(43, 93, 2.4), ring(31, 90, 2), ring(55, 90, 2)], 'gold', 'fine'),
  circle(43, 29, 22, 'trim'),
  circle(43, 29, 17, 'rock'),
  lines(['43,12 43,46', '26,29 60,29', '31,17 55,41', '31,41 55,17'], 'full'),
  circle(43, 29, 6.5, 'gold'),
  circle(43, 29, 2.2, 'dark', 'no'),
  coins(14, 0, 16),
  coins(72, 0, 16),
  coins(62, 0, 12),
];

export default imperialTreasury;
