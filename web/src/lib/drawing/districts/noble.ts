import { chimney, crown, flag } from '../parts/ornaments';
import { door, gate, pane, windows } from '../parts/windows-and-doors';
import { cone, dome, finial, gable, hip, lantern, mansard, pediment, ribs } from '../parts/roofs';
import { cypress } from '../parts/scenery';
import { band, battlements, columns, steps, stones, wall } from '../parts/walls';
import type { Draw } from '../draw';

/** A country house: two floors, a dormer, a chimney at each end. */
export const manor: Draw = () => [
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

/** A curtain wall between round towers, and the keep with its flag behind. */
export const castle: Draw = () => [
  wall(30, 30, 28, 38),
  battlements(30, 68, 28, 4),
  windows(32, 46, 24, 18, { columns: 2, w: 5, h: 9, form: 'arch' }),
  flag(44, 78, 18, 13),
  wall(16, 0, 56, 36),
  battlements(16, 36, 56, 6, 5),
  stones(20, 6, 48, 28, 9),
  gate(44, 0, 17, 25),
  wall(2, 0, 19, 54),
  cone(2, 54, 19, 28, 3),
  finial(11.5, 82, 4),
  windows(2, 14, 19, 36, { columns: 1, rows: 2, w: 4, h: 8, form: 'arch' }),
  wall(67, 0, 19, 54),
  cone(67, 54, 19, 28, 3),
  finial(76.5, 82, 4),
  windows(67, 14, 19, 36, { columns: 1, rows: 2, w: 4, h: 8, form: 'arch' }),
];

/** Two wings and a dome over the middle, a crown in the gable. */
export const palace: Draw = () => [
  cypress(3.5, 0, 26),
  cypress(104.5, 0, 26),
  wall(10, 0, 88, 42),
  mansard(10, 42, 88, 14, 6, 3),
  windows(11, 22, 23, 16, { columns: 3, w: 4.8, h: 11, form: 'arch' }),
  windows(74, 22, 23, 16, { columns: 3, w: 4.8, h: 11, form: 'arch' }),
  windows(11, 3, 23, 14, { columns: 3, w: 4.8, h: 9 }),
  windows(74, 3, 23, 14, { columns: 3, w: 4.8, h: 9 }),
  band(9, 18.5, 90, 2.2),
  wall(36, 50, 36, 16),
  windows(37, 51, 34, 13, { columns: 4, w: 4.4, h: 9, form: 'arch' }),
  band(34, 65, 40, 3),
  dome(54, 68, 19, 24),
  ribs(54, 68, 19, 24),
  lantern(54, 91, 8, 13),
  wall(34, 0, 40, 42),
  columns(35, 6, 38, 36, 5, 3.6),
  pediment(34, 42, 40, 13),
  crown(54, 45, 8, 4),
  door(54, 6, 10, 18),
  steps(54, 32, 3, 2),
  finial(14, 55, 6),
  finial(94, 55, 6),
];
