import { cross } from '../../parts/ornaments';
import { door, rose, windows } from '../../parts/windows-and-doors';
import { cone, hip } from '../../parts/roofs';
import { bush } from '../../parts/scenery';
import { wall } from '../../parts/walls';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 62, height: 84, peak: [16, 81] };

/** A nave and a steeple. */
const church: Draw = () => [
  wall(22, 0, 36, 26),
  hip(22, 26, 36, 17, 4, 3),
  windows(30, 4, 27, 18, { columns: 3, w: 5, h: 13, form: 'pointed' }),
  wall(6, 0, 20, 46),
  cone(6, 46, 20, 27, 3),
  cross(16, 71, 12),
  windows(6, 32, 20, 13, { columns: 2, w: 4.4, h: 9, form: 'arch' }),
  rose(16, 25, 3.6),
  door(16, 0, 10, 16, 'pointed'),
  bush(55, 0, 12),
];

export default church;
