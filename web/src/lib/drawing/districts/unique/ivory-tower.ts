import { windows } from '../../parts/windows-and-doors';
import { cone, finial } from '../../parts/roofs';
import { band, batteredWall, wall } from '../../parts/walls';
import { d, poly, shape } from '../../shape';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 48, height: 114, peak: [24, 108] };

/** White, slender, and the only way in is far above. */
const ivoryTower: Draw = () => [
  batteredWall(14, 20, 64, 6, 'paper'),
  shape(
    d`M10 12Q26 10 38 20M11.5 27Q26 25 36.5 35M12.6 42Q26 40 35.4 50M13.4 56Q25 55 34.6 62`,
    'none',
    'fine',
  ),
  windows(12, 2, 24, 60, { columns: 1, rows: 4, w: 3.6, h: 8, form: 'arch' }),
  poly('14,62 8,71 40,71 34,62', 'trim'),
  wall(11, 71, 26, 15, 'paper'),
  windows(11, 72, 26, 13, { columns: 3, w: 4.4, h: 10, form: 'arch' }),
  band(7, 70, 34, 3),
  cone(11, 86, 26, 22, 3),
  finial(24, 106, 5),
];

export default ivoryTower;
