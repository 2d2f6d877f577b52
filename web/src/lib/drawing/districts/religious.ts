import { cross } from '../parts/ornaments';
import { arcade, door, passage, pane, rose, windows } from '../parts/windows-and-doors';
import { cone, gable, gableFront, hip, pediment } from '../parts/roofs';
import { bush, cypress } from '../parts/scenery';
import { band, columns, steps, wall } from '../parts/walls';
import { circle } from '../shape';
import type { Draw } from '../draw';

/** Columns and a gable on steps. */
export const temple: Draw = () => [
  wall(7, 7, 48, 29),
  passage(31, 7, 13, 22, 'square'),
  columns(5, 7, 52, 30, 5, 5),
  pediment(5, 37, 52, 18, 3),
  circle(31, 43.5, 3.2, 'gold', 'fine'),
  steps(31, 50, 3, 2.4),
];

/** A nave and a steeple. */
export const church: Draw = () => [
  wall(22, 0, 36, 26),
  hip(22, 26, 36, 17, 4, 3),
  windows(30, 4, 27, 18, { columns: 3, w: 5, h: 13, form: 'pointed' }),
  wall(6, 0, 20, 46),
  cone(6, 46, 20, 27, 3),
  cross(16, 71, 12),
  windows(6, 32, 20, 13, { columns: 2, w: 4.4, h: 9, form: 'arch' }),
  rose(16, 25, 3.6),
  door(16, 0, 10, 16, 'pointed'),
  bush(55, 0, 12),
];

/** A cloister with its walk, a tower and a garden tree. */
export const monastery: Draw = () => [
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

/** Two spires, a rose window, three doors. */
export const cathedral: Draw = () => [
  wall(24, 0, 44, 58),
  gable(24, 58, 44, 18, 0),
  gableFront(27, 57, 38, 14, 1, 3),
  wall(10, 0, 23, 68),
  cone(10, 68, 23, 42, 2.5),
  wall(59, 0, 23, 68),
  cone(59, 68, 23, 42, 2.5),
  cross(21.5, 107, 14),
  cross(70.5, 107, 14),
  windows(10, 46, 23, 20, { columns: 2, w: 5, h: 16, form: 'pointed' }),
  windows(59, 46, 23, 20, { columns: 2, w: 5, h: 16, form: 'pointed' }),
  windows(10, 23, 23, 20, { columns: 1, w: 7, h: 15, form: 'pointed' }),
  windows(59, 23, 23, 20, { columns: 1, w: 7, h: 15, form: 'pointed' }),
  rose(46, 44, 9),
  band(8, 21, 76, 2.4),
  band(8, 66, 27, 2.6),
  band(57, 66, 27, 2.6),
  cross(46, 71, 10),
  door(21.5, 0, 10, 16, 'pointed'),
  door(70.5, 0, 10, 16, 'pointed'),
  wall(35, 0, 22, 21, 'trim'),
  gable(35, 21, 22, 10, 1),
  door(46, 0, 14, 20, 'pointed'),
  wall(3, 0, 7, 34),
  cone(3, 34, 7, 8, 1),
  wall(82, 0, 7, 34),
  cone(82, 34, 7, 8, 1),
];
