import { door, windows } from '../../parts/windows-and-doors';
import { cone, gable, hip } from '../../parts/roofs';
import { bush } from '../../parts/scenery';
import { band, steps, wall } from '../../parts/walls';
import { circle, d, poly, shape } from '../../shape';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 112, height: 106, peak: [56, 98] };

/** Rows of beds behind rows of windows, a cross that all can read. */
const hospital: Draw = () => [
  wall(4, 0, 104, 50),
  hip(4, 50, 104, 16, 8, 3),
  windows(5, 28, 32, 18, { columns: 4, w: 5.6, h: 11, form: 'arch' }),
  windows(75, 28, 32, 18, { columns: 4, w: 5.6, h: 11, form: 'arch' }),
  windows(5, 5, 32, 18, { columns: 4, w: 5.6, h: 10 }),
  windows(75, 5, 32, 18, { columns: 4, w: 5.6, h: 10 }),
  band(2, 24, 108, 2.4),
  wall(38, 0, 36, 64),
  gable(38, 64, 36, 20, 4),
  wall(51, 78, 10, 10),
  cone(51, 88, 10, 10, 2),
  circle(56, 48, 14, 'paper'),
  shape(d`M52.5 38.500h7v6h6v7h-6v6h-7v-6h-6v-7h6z`, 'roof', 'fine'),
  door(56, 0, 17, 26),
  poly('42,26 44,32 68,32 70,26', 'roof-shade', 'fine'),
  steps(56, 22, 2, 1.6),
  bush(14, 0, 16),
  bush(98, 0, 16),
];

export default hospital;
