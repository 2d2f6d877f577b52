import { cross } from '../../parts/ornaments';
import { arcade, door, pane, windows } from '../../parts/windows-and-doors';
import { gable, hip } from '../../parts/roofs';
import { cypress } from '../../parts/scenery';
import { wall } from '../../parts/walls';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 88, height: 80, peak: [21, 77] };

/** A cloister with its walk, a tower and a garden tree. */
const monastery: Draw = () => [
  cypress(83, 0, 36, 9),
  wall(34, 18, 44, 14),
  hip(34, 32, 44, 14, 6, 3),
  windows(36, 19, 40, 12, { columns: 5, w: 3.6, h: 6.5, form: 'arch' }),
  wall(10, 0, 22, 48),
  hip(10, 48, 22, 20, 10.5, 3),
  cross(21, 67, 12),
  windows(10, 30, 22, 16, { columns: 2, w: 5, h: 11, form: 'arch' }),
  pane(21, 14, 6, 11, 'pointed'),
  wall(30, 0, 50, 18),
  hip(30, 17, 50, 6, 3, 2),
  arcade(32, 0, 46, 14, 5),
  wall(2, 0, 12, 24),
  gable(2, 24, 12, 9, 2),
  door(8, 0, 7, 13),
];

export default monastery;
