import { bell, coins, crown, flag, shield, star, sword } from '../parts/ornaments';
import { arcade, door, opening, rose, windows } from '../parts/openings';
import {
  cone,
  dome,
  finial,
  gable,
  gableFront,
  hip,
  lantern,
  mansard,
  pediment,
  ribs,
} from '../parts/roofs';
import { band, columns, steps, stones, wall } from '../parts/walls';
import { box, circle, d, joined, line, lines, poly, rect, ring, shape } from '../shape';
import type { Part } from '../shape';
import type { District } from '../../protocol/names.gen';
import type { Draw } from '../recipe';

/** Arms on its front, and more beside the door. */
const armory: Draw = () => [
  wall(8, 0, 58, 48),
  stones(11, 4, 14, 40, 5),
  stones(52, 4, 12, 40, 4),
  shape(d`M4 46Q6 72 37 72Q68 72 70 46z`, 'roof'),
  shape(d`M50 47Q54 62 44 71.4Q67 69 69 47z`, 'roof-shade', 'no'),
  band(3, 45, 68, 3),
  shield(37, 26, 22, 28),
  sword([20, 26], [56, 60], 3),
  sword([54, 26], [18, 60], 3),
  door(37, 0, 14, 20, 'square'),
  lines(['16,0 16,27', '21,0 21,24', '54,0 54,24', '59,0 59,27'], 'full'),
  joined(
    [16, 21, 54, 59].map((x) => d`M${x - 2} ${x === 16 || x === 59 ? 26 : 23}h4l-2 7z`),
    'trim',
    'fine',
  ),
];

/** A high nave between low aisles, its bell tower apart. */
const basilica: Draw = () => [
  wall(78, 0, 12, 66),
  hip(78, 66, 12, 12, 5.8, 2.5),
  windows(78, 50, 12, 14, { columns: 1, w: 6, h: 10, form: 'arch' }),
  windows(78, 14, 12, 34, { columns: 1, rows: 2, w: 4, h: 8, form: 'arch' }),
  dome(42, 62, 18, 20),
  ribs(42, 62, 18, 20),
  lantern(42, 81, 8, 13),
  wall(4, 0, 76, 26),
  poly('0,26 18,36 66,36 84,26', 'roof'),
  wall(18, 0, 48, 50),
  gableFront(18, 50, 48, 16, 4, 4),
  rose(42, 49, 6),
  windows(20, 28, 44, 14, { columns: 4, w: 6, h: 11, form: 'arch' }),
  band(16, 25, 52, 2.4),
  arcade(20, 0, 44, 21, 3),
  windows(5, 4, 12, 18, { columns: 1, w: 5, h: 11, form: 'arch' }),
  windows(67, 4, 12, 18, { columns: 1, w: 5, h: 11, form: 'arch' }),
];

/** A great dome over a porch, a stair as wide as the house. */
const capitol: Draw = () => [
  wall(1, 0, 102, 8, 'rock'),
  wall(4, 8, 96, 30),
  band(2, 38, 100, 4),
  windows(6, 12, 26, 22, { columns: 3, w: 5, h: 13 }),
  windows(72, 12, 26, 22, { columns: 3, w: 5, h: 13 }),
  wall(32, 42, 40, 6),
  columns(34, 48, 36, 20, 7, 2.6),
  dome(52, 68, 20, 25),
  ribs(52, 68, 20, 25),
  lantern(52, 92, 8, 12),
  columns(33, 8, 38, 30, 6, 3.2),
  pediment(32, 38, 40, 13, 2),
  star(52, 43.4, 3.6),
  steps(52, 46, 4, 2.2),
  flag(10, 42, 16, 9),
  flag(90, 42, 16, 9),
];

/** A door for giants, and gold that shows. */
const imperialTreasury: Draw = () => [
  wall(8, 0, 70, 54),
  wall(3, 0, 12, 60),
  wall(71, 0, 12, 60),
  dome(9, 60, 7, 9, 'gold'),
  dome(77, 60, 7, 9, 'gold'),
  band(1, 57, 84, 4),
  mansard(18, 61, 50, 14, 6, 2),
  crown(43, 75, 24, 14),
  joined([ring(43, 93, 2.4), ring(31, 90, 2), ring(55, 90, 2)], 'gold', 'fine'),
  circle(43, 29, 22, 'trim'),
  circle(43, 29, 17, 'rock'),
  lines(['43,12 43,46', '26,29 60,29', '31,17 55,41', '31,41 55,17'], 'full'),
  circle(43, 29, 6.5, 'gold'),
  circle(43, 29, 2.2, 'dark', 'no'),
  coins(14, 0, 16),
  coins(72, 0, 16),
  coins(62, 0, 12),
];

/** The seat itself, behind an open arch, under a crown. */
const throneRoom: Draw = () => [
  wall(4, 0, 90, 62),
  mansard(4, 62, 90, 16, 12, 3),
  wall(2, 0, 14, 70),
  cone(2, 70, 14, 18, 2),
  wall(82, 0, 14, 70),
  cone(82, 70, 14, 18, 2),
  windows(2, 12, 14, 50, { columns: 1, rows: 2, w: 5, h: 15, form: 'arch' }),
  windows(82, 12, 14, 50, { columns: 1, rows: 2, w: 5, h: 15, form: 'arch' }),
  crown(49, 80, 28, 18),
  joined([ring(49, 102, 2.6), ring(33.5, 99, 2.2), ring(64.5, 99, 2.2)], 'gold', 'fine'),
  shape(opening(49, 0, 54, 58, 'arch'), 'trim'),
  shape(opening(49, 0, 46, 54, 'arch'), 'dark'),
  poly('27,24 27,46 38,52 32,36', 'roof', 'fine'),
  poly('71,24 71,46 60,52 66,36', 'roof', 'fine'),
  throne(49, 6),
  steps(49, 34, 3, 2),
];

/** High lit windows, and people dancing in them. */
const ballRoom: Draw = () => [
  wall(6, 0, 96, 56),
  band(3, 55, 102, 4),
  mansard(10, 59, 88, 18, 12, 4),
  wall(40, 62, 28, 18),
  shape(d`M36 80Q40 96 54 96Q68 96 72 80z`, 'roof'),
  shape(d`M58 80.6Q60 90 54 95.4Q66 95 71 80.6z`, 'roof-shade', 'no'),
  note(54, 65),
  finial(54, 96, 8),
  joined(
    [16, 35, 54, 73, 92].map((cx) => opening(cx, 8, 14, 42, 'arch')),
    'glass',
  ),
  [35, 73].map((cx) => [rect(cx - 0.5, 41, 1, 9, 'dark', 'no'), chandelier(cx, 37)]),
  dancers(35, 8),
  dancers(73, 8),
  lines(
    [16, 54, 92].map((cx) => [
      [cx, 32],
      [cx, 50],
    ]),
  ),
  door(54, 0, 14, 24, 'arch'),
  steps(54, 22, 2, 1.6),
  finial(25, 76, 6),
  finial(83, 76, 6),
];

/** A round house around a stage: curtain up, two masks above. */
const theater: Draw = () => [
  wall(6, 0, 90, 52),
  timber3(6, 52),
  poly('2,68 20,84 82,84 100,68', 'roof'),
  poly('66,68.6 60,83.4 82,83.4 98,68.6', 'roof-shade', 'no'),
  wall(40, 82, 22, 10),
  gable(40, 92, 22, 9, 3),
  flag(51, 99, 13, 12),
  shape(opening(51, 4, 50, 44, 'arch'), 'gold'),
  shape(opening(51, 4, 44, 40, 'arch'), 'dark', 'fine'),
  shape(d`M29 4V26A22 18 0 0 0 51 44Q46 20 33 14L34 4z`, 'roof', 'fine'),
  shape(d`M73 4V26A22 18 0 0 1 51 44Q56 20 69 14L68 4z`, 'roof-shade', 'fine'),
  rect(24, 0, 54, 5, 'wood'),
  mask(44, 53, 1),
  mask(58, 53, -1),
  windows(8, 8, 16, 36, { columns: 1, rows: 2, w: 7, h: 11, form: 'arch' }),
  windows(78, 8, 16, 36, { columns: 1, rows: 2, w: 7, h: 11, form: 'arch' }),
];

/** A needle of stone that says what was done. */
const monument: Draw = () => [
  steps(28, 36, 4, 3.4),
  wall(14, 13.6, 28, 20),
  band(11, 32, 34, 3.4),
  poly('19,35 22.5,84 28,94 33.5,84 37,35', 'wall'),
  poly('30.5,35.6 29,84 28,93 33,84 36.2,35.6', 'shade', 'no'),
  poly('22.5,84 28,95 33.5,84', 'gold', 'fine'),
  wreath(28, 23),
  lines(['24,48 32,48', '24,54 32,54', '24.5,60 31.5,60']),
];

/** A rider of bronze on a high stone. */
const statue: Draw = () => [
  steps(32, 46, 2, 3),
  wall(14, 6, 36, 24),
  band(11, 29, 42, 4),
  band(12, 6, 40, 3),
  rect(22, 13, 20, 11, 'trim', 'fine'),
  lines(['25,20 39,20', '25,17 36,17']),
  rider(),
];

/** Open on all sides at the top, for the bell. */
const bellTower: Draw = () => [
  wall(11, 0, 30, 57),
  stones(13, 6, 26, 46, 8),
  band(8, 55, 36, 4),
  windows(11, 22, 30, 30, { columns: 1, rows: 2, w: 5, h: 11, form: 'arch' }),
  rect(12, 59, 28, 26, 'dark', 'no'),
  bell(26, 61, 19),
  line('26,79 26,85', 'full'),
  joined([box(11, 59, 5, 26), box(36, 59, 5, 26)], 'wall'),
  band(8, 84, 36, 4),
  cone(11, 88, 30, 20, 3),
  finial(26, 106, 6),
  door(26, 0, 12, 18),
];

function throne(cx: number, y: number): Part {
  return [
    poly(
      [
        [cx - 9, y],
        [cx - 9, y + 34],
        [cx, y + 42],
        [cx + 9, y + 34],
        [cx + 9, y],
      ],
      'gold',
    ),
    poly(
      [
        [cx - 6, y + 12],
        [cx - 6, y + 31],
        [cx, y + 36],
        [cx + 6, y + 31],
        [cx + 6, y + 12],
      ],
      'roof',
      'fine',
    ),
    rect(cx - 8, y + 8, 16, 5, 'roof-shade', 'fine'),
    joined([box(cx - 12, y, 4, 17), box(cx + 8, y, 4, 17)], 'gold', 'fine'),
  ];
}

function chandelier(cx: number, y: number): Part {
  return shape(d`M${cx - 5} ${y + 4}Q${cx} ${y - 3} ${cx + 5} ${y + 4}z`, 'gold', 'fine');
}

function dancers(cx: number, y: number): Part {
  return [
    shape(
      d`M${cx - 5.5} ${y}h5l-1 9q1 3 0 5h-2.5q-2-2-0.5-5zM${cx + 1.5} ${y}h4l-0.5 14h-3.5z`,
      'dark',
      'no',
    ),
    joined([ring(cx - 2.5, y + 16.4, 1.9), ring(cx + 3, y + 16.4, 1.9)], 'dark', 'no'),
    line(
      [
        [cx - 2, y + 11],
        [cx + 3, y + 12],
      ],
      'full',
    ),
  ];
}

function note(cx: number, y: number): Part {
  return [
    circle(cx - 2.6, y + 2.4, 2.4, 'gold', 'fine'),
    line(
      [
        [cx - 0.2, y + 2.4],
        [cx - 0.2, y + 11],
        [cx + 4, y + 8.4],
      ],
      'full',
    ),
  ];
}

function timber3(x: number, y: number): Part {
  return [
    wall(x, y, 90, 16, 'paper'),
    lines(
      [0, 15, 30, 60, 75, 90].map((at) => [
        [x + at, y],
        [x + at, y + 16],
      ]),
      'full',
    ),
    lines(
      [0, 15, 60, 75].map((at) => [
        [x + at, y],
        [x + at + 15, y + 16],
      ]),
    ),
  ];
}

function mask(cx: number, y: number, mood: 1 | -1): Part {
  return [
    shape(
      d`M${cx - 6} ${y + 13}Q${cx} ${y + 15} ${cx + 6} ${y + 13}Q${cx + 7} ${y + 2} ${cx} ${y}Q${cx - 7} ${y + 2} ${cx - 6} ${y + 13}z`,
      'gold',
    ),
    joined([ring(cx - 2.4, y + 9, 1.2), ring(cx + 2.4, y + 9, 1.2)], 'dark', 'no'),
    shape(
      d`M${cx - 3} ${y + 4.5}Q${cx} ${y + 4.5 - 3 * mood} ${cx + 3} ${y + 4.5}`,
      'none',
      'full',
    ),
  ];
}

function wreath(cx: number, cy: number): Part {
  return [
    circle(cx, cy, 6, 'leaf'),
    circle(cx, cy, 3, 'wall', 'fine'),
    lines([
      [
        [cx - 5, cy + 4],
        [cx - 2, cy + 2],
      ],
      [
        [cx + 5, cy + 4],
        [cx + 2, cy + 2],
      ],
      [
        [cx - 5, cy - 4],
        [cx - 2, cy - 2],
      ],
      [
        [cx + 5, cy - 4],
        [cx + 2, cy - 2],
      ],
    ]),
  ];
}

function rider(): Part {
  return [
    shape(d`M14 52Q8 48 10 38L13 38Q13 45 18 47z`, 'roof-shade'),
    shape(
      d`M18 33L20 46Q16 50 18 55Q24 58 38 55L44 63L47 68L49 64L54 59L53 56L47 57Q47 50 43 46L49 42L46 35L43.5 36L45 41L38 44Q32 43 26 44L22 33z`,
      'roof',
    ),
    shape(d`M26 53Q26 62 27 67Q31 70 35 67L36 58L38 50L35 48L33 54z`, 'roof-shade'),
    circle(31, 72, 4, 'roof-shade'),
    poly('27.5,74 31,81 35,74', 'gold', 'fine'),
    sword([36, 62], [46, 84], 1.9),
  ];
}

export default {
  armory,
  basilica,
  capitol,
  'imperial-treasury': imperialTreasury,
  monument,
  statue,
  theater,
  'bell-tower': bellTower,
  'throne-room': throneRoom,
  'ball-room': ballRoom,
} satisfies Partial<Record<District, Draw>>;
