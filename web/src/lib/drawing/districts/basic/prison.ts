import { barred } from '../../parts/windows-and-doors';
import { band, battlements, stones, wall } from '../../parts/walls';
import { box, joinPaths, rect } from '../../shape';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 66, height: 68, peak: [33, 56] };

/** Small windows, thick bars. */
const prison: Draw = () => [
  wall(7, 0, 52, 46, 'wall'),
  stones(10, 4, 46, 40, 12),
  battlements(7, 46, 52, 6, 5),
  barred(18, 28, 10, 10),
  barred(33, 28, 10, 10),
  barred(48, 28, 10, 10),
  barred(16, 9, 10, 9),
  barred(50, 9, 10, 9),
  rect(24, 0, 18, 22, 'trim', 'fine'),
  rect(26.5, 0, 13, 19, 'dark', 'fine'),
  joinPaths(
    [box(28.6, 0, 1.8, 19), box(32.1, 0, 1.8, 19), box(35.6, 0, 1.8, 19), box(26.5, 9, 13, 1.8)],
    'rock',
    'no',
  ),
  band(4, 44, 58, 3),
];

export default prison;
