import { chimney, clock, coins, flag, hangingSign, smoke } from '../parts/ornaments';
import { arcade, door, pane, passage, windows } from '../parts/windows-and-doors';
import { cone, finial, gable, gableFront, hip, stepGable } from '../parts/roofs';
import { barrel, crane, crate, ship, stall, water } from '../parts/scenery';
import { band, stilts, timber, wall } from '../parts/walls';
import { circle, d, line, lines, poly, rect, shape } from '../shape';
import type { Part } from '../shape';
import type { Draw } from '../draw';

/** A timber house with a mug on its sign. */
export const tavern: Draw = () => [
  smoke(38, 50, 0.8),
  chimney(36, 36, 6, 13),
  wall(6, 0, 42, 18),
  wall(3, 18, 48, 13, 'paper'),
  timber(3, 18, 48, 13, 4),
  windows(3, 18, 48, 13, { columns: 2, w: 6, h: 7 }),
  hip(3, 31, 48, 21, 13, 4),
  pane(15, 6, 9, 8),
  door(30, 0, 10, 14),
  barrel(39, 0, 9, 10),
  hangingSign(48, 7, 10, 11, mug(54.5, 9)),
];

/** Stalls under striped cloth around a pole. */
export const market: Draw = () => [
  flag(40, 40, 22, 12),
  wall(24, 14, 32, 20),
  gableFront(24, 34, 32, 12, 3, 4),
  windows(34, 30, 12, 12, { columns: 1, w: 7, h: 7, form: 'round' }),
  stall(2, 0, 36, 30, 7),
  stall(42, 0, 36, 30, 7),
  crate(34, 0, 8),
  barrel(35, 8, 7, 7),
];

/** A storehouse with a hoist over its loft door. */
export const tradingPost: Draw = () => [
  wall(8, 0, 46, 34, 'wood'),
  lines(['8,8.5 54,8.5', '8,17 54,17', '8,25.5 54,25.5']),
  gable(8, 34, 46, 26, 5),
  poly('31,52 62,52 62,49.6 31,49.6', 'wood', 'fine'),
  passage(31, 35, 11, 12, 'square'),
  line('59,50 59,30', 'full'),
  sack(59, 20),
  rect(21, 0, 20, 22, 'dark', 'fine'),
  poly('21,0 21,22 14,19 14,0', 'wood-shade', 'fine'),
  poly('41,0 41,22 48,19 48,0', 'wood', 'fine'),
  crate(26, 0, 9),
  barrel(52, 0, 9, 11),
  barrel(61, 0, 8, 9),
  coins(31, 24, 8),
];

/** A pier on posts, and a crane with a load. */
export const docks: Draw = () => [
  water(0, 90, 9),
  stilts(5, 0, 80, 16, 5),
  band(1, 15, 88, 4, 'wood'),
  wall(7, 19, 28, 20),
  gableFront(7, 39, 28, 14, 4, 4),
  passage(21, 19, 11, 15, 'square'),
  crate(21.5, 19, 7),
  crane(46, 19, 52, 30, [crate(69.5, 38, 13), lines(['69.5,51 76,57 82.5,51'])]),
  barrel(53, 19, 9, 11),
  crate(64, 19, 9),
  crate(74, 19, 11),
];

/** A ship at the quay, a beacon beside it. */
export const harbor: Draw = () => [
  wall(80, 12, 16, 40),
  band(78, 50, 20, 3),
  rect(83, 53, 10, 9, 'glass', 'fine'),
  cone(82, 62, 12, 9, 3),
  windows(80, 20, 16, 26, { columns: 1, rows: 2, w: 4.4, h: 7, form: 'arch' }),
  ship(38, 7, 68, 90),
  rect(70, 0, 34, 13, 'rock'),
  lines(['70,6.5 104,6.5', '82,0 82,6.5', '93,6.5 93,13']),
  water(0, 70, 10),
  barrel(73, 13, 6, 8),
];

/** An open hall below, a stepped gable, a tower with a clock. */
export const townHall: Draw = () => [
  wall(8, 0, 74, 44),
  hip(8, 44, 74, 17, 10, 3),
  windows(10, 24, 24, 16, { columns: 2, w: 7, h: 11 }),
  windows(56, 24, 24, 16, { columns: 2, w: 7, h: 11 }),
  arcade(9, 0, 24, 17, 2),
  arcade(57, 0, 24, 17, 2),
  band(6, 20, 78, 2.6),
  wall(35, 44, 20, 40),
  clock(45, 74, 6),
  band(33, 83, 24, 3),
  cone(35, 86, 20, 20, 2.5),
  finial(45, 105, 5),
  wall(31, 0, 28, 46),
  stepGable(31, 46, 28, 18, 3),
  windows(33, 26, 24, 18, { columns: 2, w: 6.4, h: 12, form: 'arch' }),
  windows(33, 47, 24, 10, { columns: 1, w: 6, h: 7, form: 'arch' }),
  door(45, 0, 13, 18),
  flag(12, 58, 15, 9),
  flag(78, 58, 15, 9),
];

function mug(cx: number, y: number): Part {
  return [
    shape(d`M${cx + 2} ${y + 5}h2.4v-3.4h-2.4`, 'none', 'fine'),
    rect(cx - 2.6, y, 5, 6, 'gold', 'fine'),
    circle(cx - 0.2, y + 6, 1.8, 'paper', 'fine'),
  ];
}

function sack(cx: number, y: number): Part {
  return shape(
    d`M${cx - 5} ${y}Q${cx - 8} ${y + 7} ${cx - 1.5} ${y + 10}L${cx - 2.5} ${y + 13}H${cx + 2.5}L${cx + 1.5} ${y + 10}Q${cx + 8} ${y + 7} ${cx + 5} ${y}z`,
    'paper',
  );
}
