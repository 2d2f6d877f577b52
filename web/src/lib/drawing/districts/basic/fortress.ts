import { banner, flag } from '../../parts/ornaments';
import { gate, windows } from '../../parts/windows-and-doors';
import { batteredWall, battlements, battleTower, stones } from '../../parts/walls';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 108, height: 110, peak: [54, 106] };

/** Walls that lean back, three towers, a deep gate. */
const fortress: Draw = () => [
  battleTower(36, 30, 36, 50, 5),
  windows(38, 56, 32, 18, { columns: 3, w: 4, h: 10, form: 'slit' }),
  flag(54, 88, 20, 17),
  batteredWall(20, 68, 40, 4),
  battlements(20, 40, 68, 8, 5),
  batteredWall(6, 22, 58, 4),
  battlements(6, 58, 22, 4, 5),
  batteredWall(80, 22, 58, 4),
  battlements(80, 58, 22, 4, 5),
  windows(6, 10, 22, 22, { columns: 2, w: 3, h: 9, form: 'slit' }),
  windows(80, 10, 22, 22, { columns: 2, w: 3, h: 9, form: 'slit' }),
  banner(17, 34, 10, 20),
  banner(91, 34, 10, 20),
  stones(32, 6, 12, 30, 4),
  stones(68, 6, 12, 30, 4),
  gate(54, 0, 20, 28),
];

export default fortress;
