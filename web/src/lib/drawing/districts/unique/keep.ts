import { door, windows } from '../../parts/windows-and-doors';
import { band, batteredWall, battleTower, battlements, stones, wall } from '../../parts/walls';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 66, height: 88, peak: [33, 80] };

/** One square tower that no one has ever taken. */
const keep: Draw = () => [
  batteredWall(10, 46, 58, 4),
  stones(13, 10, 40, 44, 10),
  battlements(10, 58, 46, 5, 6),
  battleTower(36, 58, 16, 16, 3),
  windows(12, 38, 42, 14, { columns: 3, w: 4, h: 11, form: 'slit' }),
  windows(11, 18, 10, 14, { columns: 1, w: 4, h: 11, form: 'slit' }),
  windows(45, 18, 10, 14, { columns: 1, w: 4, h: 11, form: 'slit' }),
  wall(23, 0, 20, 24, 'trim'),
  door(33, 0, 13, 20),
  band(4, 0, 58, 3),
];

export default keep;
