import { banner, flag, shield, sword } from '../parts/ornaments';
import { barred, door, gate, windows } from '../parts/windows-and-doors';
import { cone, hip } from '../parts/roofs';
import { band, batteredWall, battlements, battleTower, stones, wall } from '../parts/walls';
import { box, joinPaths, lines, poly, rect } from '../shape';
import type { Draw } from '../draw';

/** A post to look out from. */
export const watchtower: Draw = () => [
  batteredWall(12, 18, 36, 4),
  stones(13, 6, 14, 26, 5),
  windows(12, 16, 18, 16, { columns: 1, w: 3, h: 9, form: 'slit' }),
  rect(11, 40, 20, 12, 'dark', 'no'),
  joinPaths([box(9, 40, 2.6, 14), box(30.4, 40, 2.6, 14), box(19.8, 40, 2.4, 14)], 'wood', 'fine'),
  poly('5,36 5,44 37,44 37,36', 'wood'),
  lines(['13,36 13,44', '21,36 21,44', '29,36 29,44']),
  cone(8, 53, 26, 14, 3),
  flag(21, 65, 12, 12),
  door(21, 0, 9, 13),
];

/** Small windows, thick bars. */
export const prison: Draw = () => [
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

/** A long house for soldiers, arms over its door. */
export const barracks: Draw = () => [
  wall(6, 0, 80, 34),
  hip(6, 34, 80, 19, 8, 4),
  windows(7, 13, 25, 15, { columns: 3, w: 4.6, h: 9 }),
  windows(60, 13, 25, 15, { columns: 3, w: 4.6, h: 9 }),
  band(4, 8, 84, 2.2),
  battleTower(33, 0, 26, 46, 4),
  flag(46, 54, 22, 15),
  shield(46, 28, 12, 14),
  sword([37, 27], [55, 45], 1.8),
  sword([55, 27], [37, 45], 1.8),
  door(46, 0, 13, 19),
];

/** Walls that lean back, three towers, a deep gate. */
export const fortress: Draw = () => [
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
