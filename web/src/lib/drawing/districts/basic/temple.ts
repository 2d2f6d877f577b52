import { passage } from '../../parts/windows-and-doors';
import { pediment } from '../../parts/roofs';
import { columns, steps, wall } from '../../parts/walls';
import { circle } from '../../shape';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 62, height: 60, peak: [31, 55] };

/** Columns and a gable on steps. */
const temple: Draw = () => [
  wall(7, 7, 48, 29),
  passage(31, 7, 13, 22, 'square'),
  columns(5, 7, 52, 30, 5, 5),
  pediment(5, 37, 52, 18, 3),
  circle(31, 43.5, 3.2, 'gold', 'fine'),
  steps(31, 50, 3, 2.4),
];

export default temple;
