import { chimney, coins, gear, smoke, star } from '../parts/ornaments';
import { door, opening, passage, windows } from '../parts/openings';
import { dome, finial, hip, sawtooth } from '../parts/roofs';
import {
  anvil,
  bush,
  cart,
  crag,
  crane,
  crate,
  cypress,
  fountain,
  scaffold,
  tree,
} from '../parts/things';
import { band, columns, stones, wall } from '../parts/walls';
import { box, circle, corners, d, joined, line, lines, poly, rect, ring, shape } from '../shape';
import type { Part } from '../shape';
import type { District } from '../../protocol/names.gen';
import type { Draw } from '../recipe';

/** Roofs like a saw, tall chimneys, a wheel that never stands still. */
const factory: Draw = () => [
  smoke(14, 92, 1.2),
  smoke(32, 80, 1),
  chimney(10, 40, 10, 48),
  chimney(28, 40, 8, 38),
  wall(4, 0, 90, 44),
  sawtooth(38, 44, 56, 20, 3),
  band(2, 42, 94, 3),
  windows(40, 22, 52, 16, { columns: 4, w: 8, h: 11 }),
  gear(23, 26, 11),
  windows(54, 3, 38, 14, { columns: 3, w: 7, h: 8 }),
  door(46, 0, 12, 16, 'square'),
  crate(4, 0, 9),
];

/** Not a house yet: poles, planks and a pulley. */
const framework: Draw = () => [
  poly('16,0 16,56 25,56 25,48 33,48 33,40 42,40 42,32 54,32 54,0', 'wall'),
  poly('44,0.6 44,31.4 53.4,31.4 53.4,0.6', 'shade', 'no'),
  stones(18, 22, 22, 22, 6),
  passage(35, 0, 13, 19),
  scaffold(6, 0, 58, 66, 4, 3),
  poly('12,66 35,78 58,66 54,66 35,75 16,66', 'wood', 'fine'),
  line('50,66 50,44', 'full'),
  rect(45, 36, 10, 8, 'rock', 'fine'),
  lines(['45,44 50,48 55,44']),
];

/** A mountain with timber in its mouth, and what comes out shines. */
const goldMine: Draw = () => [
  crag(
    '2,0 10,34 20,44 28,74 40,84 50,103 60,88 70,78 78,50 92,36 104,0',
    '58,1 64,40 54,66 50,101 59.6,88 69.4,77.6 77.4,49.6 91.4,35.6 103,1',
  ),
  lines(['20,44 28,40 32,48', '40,84 44,72 38,64', '70,78 66,66']),
  joined(
    [
      [28, 60],
      [42, 76],
      [22, 32],
      [66, 62],
      [80, 34],
      [52, 88],
      [38, 52],
      [60, 76],
    ].map(([x = 0, y = 0]) => nugget(x, y)),
    'gold',
    'fine',
  ),
  poly('28,0 31,38 63,38 66,0', 'wood-shade'),
  passage(47, 0, 25, 32, 'arch'),
  joined([box(29, 0, 5, 36), box(60, 0, 5, 36), box(26, 35, 42, 6)], 'wood'),
  line('47,35 47,30'),
  circle(47, 27, 2.6, 'fire', 'fine'),
  lines(['34,1.4 92,1.4', '40,0 40,2', '52,0 52,2', '64,0 64,2', '76,0 76,2', '88,0 88,2'], 'full'),
  cart(62, 1, 28, coins(76, 14, 26)),
];

/** Steps cut into the rock, and the stone on its way. */
const quarry: Draw = () => [
  poly('2,0 4,74 16,90 38,86 40,62 60,60 62,38 80,36 82,16 96,14 97,0', 'rock'),
  poly('24,1 26,60 38,60 38.6,62 58,58 58,38 60,36 78,34 79,16 94,12.6 96,1', 'rock-shade', 'no'),
  lines([
    '4,50 18,48',
    '10,74 30,72',
    '3,26 24,24',
    '40,44 52,44',
    '60,20 70,20',
    '30,30 30,14',
    '46,26 46,6',
  ]),
  crane(52, 60, 38, 30, [rect(75, 68, 15, 11, 'trim'), lines(['75,79 82,86 90,79'])]),
  [
    [66, 37],
    [42, 61],
  ].map(([x = 0, y = 0]) => rect(x, y, 11, 7, 'trim', 'fine')),
  rect(8, 0, 17, 11, 'trim'),
  rect(26, 0, 15, 9, 'trim'),
  rect(14, 11, 15, 9, 'trim'),
  lines(['62,4 76,14'], 'full'),
  shape(d`M70 17Q78 18 80 10`, 'none', 'full'),
];

/** Fire in the forge, an anvil before the door. */
const smithy: Draw = () => [
  smoke(68, 86, 1.1),
  wall(58, 20, 20, 60),
  stones(60, 44, 16, 34, 6),
  rect(56, 80, 24, 4, 'trim', 'fine'),
  wall(8, 0, 76, 40),
  hip(8, 40, 76, 26, 14, 5),
  stones(10, 4, 22, 32, 6),
  shape(opening(60, 0, 38, 32, 'arch'), 'trim'),
  shape(opening(60, 0, 31, 28, 'arch'), 'dark', 'fine'),
  shape(d`M50 4Q47 14 54 18Q53 23 59 26Q58 20 64 17Q72 12 69 4z`, 'fire', 'fine'),
  shape(d`M55 4Q54 10 59 13Q62 10 65 8L64 4z`, 'gold', 'no'),
  rect(46, 0, 28, 5, 'rock', 'fine'),
  anvil(25, 0, 27),
  horseshoe(24, 28),
];

/** A barn with hay above and a horse below. */
const stables: Draw = () => [
  wall(8, 0, 58, 30, 'wood'),
  lines(['18,0 18,30', '28,0 28,30', '46,0 46,30', '56,0 56,30']),
  poly('3,28 12,50 37,65 62,50 71,28', 'roof'),
  poly('37,64 61.4,49.6 70,28.6 50,28.6 46,46', 'roof-shade', 'no'),
  poly('13,30 18,46 37,57 56,46 61,30', 'wall', 'fine'),
  shape(opening(37, 34, 15, 15, 'arch'), 'dark', 'fine'),
  joined([d`M30 34q7 12 14 0z`], 'gold', 'fine'),
  [
    [13, 0],
    [43, 0],
  ].map(([x = 0]) => [
    rect(x, 0, 18, 26, 'dark', 'fine'),
    rect(x, 0, 18, 11, 'wood-shade', 'fine'),
    lines([
      [
        [x, 0],
        [x + 18, 11],
      ],
      [
        [x, 11],
        [x + 18, 0],
      ],
    ]),
  ]),
  horse(22, 8),
];

/** Stripes by day, a beam by night. */
const lighthouse: Draw = () => [
  poly('26,76 0,88 0,68', 'beam', 'no'),
  poly('36,76 62,88 62,68', 'beam', 'no'),
  crag('6,0 10,10 20,14 44,13 54,8 58,0', '40,0.6 38,13 44,12.4 53.6,7.6 57,0.6'),
  poly('19,12 24,66 38,66 43,12', 'paper'),
  [
    [14, 12],
    [38, 12],
  ].map(([y = 0, h = 0]) =>
    poly(
      [
        [19 + (y - 12) * 0.0926, y],
        [19 + (y + h - 12) * 0.0926, y + h],
        [43 - (y + h - 12) * 0.0926, y + h],
        [43 - (y - 12) * 0.0926, y],
      ],
      'roof',
      'no',
    ),
  ),
  poly('34,12 33,66 38,66 43,12', 'none', 'no'),
  poly('19,12 24,66 38,66 43,12', 'none'),
  windows(22, 26, 18, 38, { columns: 1, rows: 2, w: 4, h: 7, form: 'arch' }),
  door(31, 12, 8, 11),
  band(20, 66, 22, 4),
  rect(25, 70, 12, 13, 'fire', 'fine'),
  lines(['29,70 29,83', '33,70 33,83']),
  dome(31, 83, 8.5, 9),
  finial(31, 91, 5),
];

/** A roof over the well, a bucket on the rope, wishes at the bottom. */
const wishingWell: Draw = () => [
  joined([box(14, 20, 5, 42), box(57, 20, 5, 42)], 'wood'),
  poly('4,58 38,86 72,58 72,53 38,80 4,53', 'roof-shade'),
  poly('4,58 38,86 72,58 38,66', 'roof', 'fine'),
  hip(8, 58, 60, 26, 20, 5),
  finial(38, 84, 6),
  rect(12, 46, 52, 3.4, 'wood', 'fine'),
  circle(38, 47.6, 4.6, 'wood', 'fine'),
  line('38,46 38,36', 'full'),
  poly('32,36 44,36 42,26 34,26', 'wood'),
  shape(d`M32 36Q38 43 44 36`, 'none', 'fine'),
  poly('10,0 6,26 70,26 66,0', 'rock'),
  poly('46,0.6 47,25 69,25 65.4,0.6', 'rock-shade', 'no'),
  lines([
    '8,9 67,9',
    '7,18 69,18',
    '20,0 20,9',
    '40,0 40,9',
    '58,0 58,9',
    '30,9 30,18',
    '50,9 50,18',
    '18,18 18,26',
    '42,18 42,26',
  ]),
  rect(3, 25, 70, 5, 'trim'),
  star(20, 38, 3.6, 'gold', 4),
  star(55, 36, 3, 'gold', 4),
  coins(6, 0, 9),
];

/** Trees, a pavilion, water that plays. */
const park: Draw = () => [
  tree(20, 0, 84, 38),
  tree(98, 0, 76, 38),
  rect(38, 0, 44, 6, 'trim'),
  rect(41, 6, 38, 38, 'dark', 'no'),
  columns(40, 6, 40, 38, 4, 3.4),
  dome(60, 44, 22, 24),
  band(36, 43, 48, 3.4),
  finial(60, 67, 8),
  cypress(42, 0, 50, 11),
  cypress(79, 0, 44, 11),
  fountain(60, 0, 34, 36),
  bush(12, 0, 24),
  bush(106, 0, 22),
  bush(32, 0, 16),
  bush(89, 0, 15),
  joined(
    [
      [8, 5],
      [14, 4],
      [103, 5],
      [109, 3],
      [32, 3],
      [88, 3],
    ].map(([x = 0, y = 0]) => ring(x, y, 1.4)),
    'roof',
    'no',
  ),
];

function nugget(x: number, y: number): string {
  return corners([
    [x - 3, y],
    [x - 1.6, y + 3.4],
    [x + 2, y + 3],
    [x + 3.2, y - 0.4],
    [x, y - 2.4],
  ]);
}

function horseshoe(cx: number, y: number): Part {
  return shape(
    d`M${cx - 4} ${y - 4}A5.5 5.5 0 1 0 ${cx + 4} ${y - 4}L${cx + 2} ${y - 3}A3 3 0 1 1 ${cx - 2} ${y - 3}z`,
    'gold',
    'fine',
  );
}

function horse(cx: number, y: number): Part {
  return [
    shape(
      d`M${cx - 6} ${y}Q${cx - 7} ${y + 12} ${cx - 1} ${y + 17}L${cx} ${y + 20}L${cx + 2} ${y + 17}Q${cx + 8} ${y + 13} ${cx + 9} ${y + 8}Q${cx + 7} ${y + 5} ${cx + 4} ${y + 8}Q${cx + 2} ${y + 5} ${cx + 4} ${y}z`,
      'wood',
    ),
    circle(cx + 2, y + 13, 0.8, 'dark', 'no'),
    shape(
      d`M${cx - 6} ${y}Q${cx - 7} ${y + 12} ${cx - 1} ${y + 17}Q${cx - 3} ${y + 8} ${cx - 2} ${y}z`,
      'dark',
      'no',
    ),
  ];
}

export default {
  factory,
  framework,
  'gold-mine': goldMine,
  park,
  quarry,
  smithy,
  stables,
  'wishing-well': wishingWell,
  lighthouse,
} satisfies Partial<Record<District, Draw>>;
