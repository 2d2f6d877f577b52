import { shield, sword } from '../../parts/ornaments';
import { door } from '../../parts/windows-and-doors';
import { band, stones, wall } from '../../parts/walls';
import { d, joinPaths, lines, shape } from '../../shape';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 74, height: 82, peak: [37, 76] };

/** Arms on its front, and more beside the door. */
const armory: Draw = () => [
  wall(8, 0, 58, 48),
  stones(11, 4, 14, 40, 5),
  stones(52, 4, 12, 40, 4),
  shape(d`M4 46Q6 72 37 72Q68 72 70 46z`, 'roof'),
  shape(d`M50 47Q54 62 44 71.4Q67 69 69 47z`, 'roof-shade', 'no'),
  band(3, 45, 68, 3),
  shield(37, 26, 22, 28),
  sword([20, 26], [56, 60], 3),
  sword([54, 26], [18, 60], 3),
  door(37, 0, 14, 20, 'square'),
  lines(['16,0 16,27', '21,0 21,24', '54,0 54,24', '59,0 59,27'], 'full'),
  joinPaths(
    [16, 21, 54, 59].map((x) => d`M${x - 2} ${x === 16 || x === 59 ? 26 : 23}h4l-2 7z`),
    'trim',
    'fine',
  ),
];

export default armory;
