import { chimney } from '../../parts/ornaments';
import { door, pane, windows } from '../../parts/windows-and-doors';
import { gable, hip } from '../../parts/roofs';
import { band, steps, wall } from '../../parts/walls';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 72, height: 82, peak: [36, 74] };

/** A country house: two floors, a dormer, a chimney at each end. */
const manor: Draw = () => [
  chimney(13, 50, 6, 22),
  chimney(53, 50, 6, 22),
  wall(6, 0, 60, 44),
  hip(6, 44, 60, 24, 12, 4),
  wall(28, 46, 16, 12),
  gable(28, 58, 16, 14, 3),
  pane(36, 48, 7, 9, 'arch'),
  windows(8, 24, 56, 16, { columns: 4, w: 7, h: 10 }),
  windows(8, 4, 14, 16, { columns: 1, w: 7, h: 10 }),
  windows(50, 4, 14, 16, { columns: 1, w: 7, h: 10 }),
  band(4, 21, 64, 2.4),
  wall(27, 0, 18, 21, 'trim'),
  gable(27, 21, 18, 9, 2),
  door(36, 2, 10, 16),
  steps(36, 18, 2, 1.8),
];

export default manor;
