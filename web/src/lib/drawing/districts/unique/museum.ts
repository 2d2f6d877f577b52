import { banner } from '../../parts/ornaments';
import { door } from '../../parts/windows-and-doors';
import { finial, pediment } from '../../parts/roofs';
import { band, columns, steps, wall } from '../../parts/walls';
import { d, shape } from '../../shape';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 88, height: 80, peak: [44, 75] };

/** Banners and a vase: see what was found. */
const museum: Draw = () => [
  wall(6, 0, 76, 46),
  columns(16, 8, 56, 38, 5, 5),
  door(44, 8, 9, 24, 'square'),
  banner(10.5, 18, 7, 24),
  banner(77.5, 18, 7, 24, 'roof-shade'),
  band(3, 46, 82, 5),
  pediment(8, 51, 72, 25, 3),
  vase(44, 54),
  steps(44, 56, 4, 2),
  finial(8, 51, 8),
  finial(80, 51, 8),
];

export default museum;

function vase(cx: number, y: number) {
  return shape(d`M${cx - 3} ${y}h6q5 6 0.5 10l1.5 3h-10l1.5-3q-4.5-4 0.5-10z`, 'gold', 'fine');
}
