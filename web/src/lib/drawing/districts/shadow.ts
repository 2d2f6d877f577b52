import { chimney, cross, skull, sword } from '../parts/ornaments';
import { barred, door, opening, pane, passage, windows } from '../parts/openings';
import { cone, gable, hip } from '../parts/roofs';
import { bareTree, bush, moon, tombstone, washing } from '../parts/things';
import { band, steps, stones, timber, wall } from '../parts/walls';
import { circle, d, joined, line, lines, poly, range, rect, ring, shape } from '../shape';
import type { Part, Point } from '../shape';
import type { District } from '../../protocol/names.gen';
import type { Draw } from '../recipe';

/** Houses that lean towards each other, and eyes where nobody lives. */
const hauntedQuarter: Draw = () => [
  moon(60, 66, 7),
  bareTree(68, 0, 46),
  poly('9,0 5,36 35,40 33,0', 'wall'),
  poly('25,0.6 25,38 34.4,39 32.4,0.6', 'shade', 'no'),
  poly('0,34 22,66 40,40', 'roof'),
  poly('24,38 22,65 39,40', 'roof-shade', 'no'),
  poly('34,0 38,26 60,22 58,0', 'wall'),
  poly('52,0.6 53,23 59.4,21.6 57.4,0.6', 'shade', 'no'),
  poly('34,27 54,46 64,20', 'roof'),
  poly('54,23 54,45 63,20', 'roof-shade', 'no'),
  eyes(20, 42),
  pane(13, 20, 7, 10),
  pane(26, 22, 7, 10),
  eyes(50, 28),
  pane(42, 10, 6, 8),
  passage(20, 0, 9, 14, 'pointed'),
  passage(52, 0, 7, 12, 'pointed'),
  line('10,27 17,22', 'full'),
  ghost(36, 4),
];

/** An iron gate, stones in rows, a chapel behind the bare tree. */
const graveyard: Draw = () => [
  bareTree(72, 6, 84),
  shape(d`M0 0Q30 14 58 9Q80 6 98 0z`, 'leaf-shade'),
  wall(16, 8, 30, 36),
  gable(16, 44, 30, 26, 4),
  wall(25, 62, 12, 14),
  cone(25, 76, 12, 14, 2),
  cross(31, 88, 12),
  pane(31, 66, 5, 7, 'arch'),
  pane(31, 48, 6, 9, 'round'),
  passage(31, 10, 13, 22, 'pointed'),
  shape(d`M0 0Q40 12 98 0z`, 'leaf', 'fine'),
  tombstone(58, 6, 13, 20),
  tombstone(90, 2, 11, 18),
  cross(76, 4, 24, 'rock'),
  tombstone(10, 2, 12, 19),
  fence(34, 58),
  tombstone(70, 0, 12, 15),
];

/** A house for the dead that is larger than those of the living. */
const necropolis: Draw = () => [
  poly('6,0 12,26 90,26 96,0', 'wall'),
  poly('18,26 23,48 79,48 84,26', 'wall'),
  poly('30,48 34,68 68,68 72,48', 'wall'),
  poly(
    '64,0.6 62,26 60,48 58,67.4 67.4,67.4 71.4,48.6 78.4,47.4 83.4,26.6 89.4,25.4 95,0.6',
    'shade',
    'no',
  ),
  gable(32, 68, 38, 22, 3),
  skull(51, 70, 13),
  cross(51, 90, 10, 'rock'),
  band(10, 25, 82, 2.6),
  band(21, 47, 60, 2.6),
  band(33, 66, 36, 2.6),
  windows(34, 50, 34, 14, { columns: 3, w: 5, h: 10, form: 'pointed' }),
  windows(24, 29, 13, 16, { columns: 1, w: 6, h: 12, form: 'pointed' }),
  windows(65, 29, 13, 16, { columns: 1, w: 6, h: 12, form: 'pointed' }),
  rect(39, 0, 24, 38, 'trim'),
  passage(51, 0, 16, 33, 'pointed'),
  joined([ring(46.5, 20, 1.4), ring(55.5, 20, 1.4)], 'fire', 'no'),
  tombstone(20, 0, 11, 17),
  tombstone(82, 0, 11, 17),
  tombstone(8, 0, 8, 11),
  tombstone(94, 0, 8, 11),
];

/** Crooked storeys, a rope from the window, a knife in the door post. */
const thievesDen: Draw = () => [
  poly('16,0 18,34 62,34 60,0', 'wall'),
  poly('46,0.6 47,33.4 61.4,33.4 59.4,0.6', 'shade', 'no'),
  stones(20, 4, 36, 26, 6),
  poly('10,34 7,60 58,63 60,34', 'paper'),
  poly('42,34.6 41,61.4 57.4,62.4 59.4,34.6', 'shade', 'no'),
  timber(11, 35, 48, 25, 4),
  poly('20,62 22,82 66,80 64,60', 'paper'),
  timber(22, 62, 42, 18, 3),
  poly('14,80 36,110 74,77', 'roof'),
  poly('44,79 36,109 73,77.6', 'roof-shade', 'no'),
  poly('4,59 12,66 22,66 20,59', 'roof', 'fine'),
  chimney(54, 92, 6, 12),
  pane(43, 64, 11, 12),
  barred(24, 42, 9, 11, 2),
  shape(opening(46, 40, 10, 14, 'arch'), 'glass'),
  eyes(46, 46),
  lines(
    [
      '64,60 70,0',
      '70,60 76,0',
      ...range(7).map((i): Point[] => [
        [64.6 + i, 54 - i * 8],
        [70.6 + i, 54 - i * 8],
      ]),
    ],
    'full',
  ),
  shape(opening(32, 0, 17, 25, 'arch'), 'dark'),
  lines(['23.5,8 40.5,8', '32,0 32,24']),
  domino(32, 27),
  sword([54, 21], [46, 12], 1.8),
];

/** Grass, a stone, and a keyhole that one must know. */
const secretVault: Draw = () => [
  shape(d`M0 0Q4 28 22 38Q36 44 48 32Q60 19 62 0z`, 'leaf'),
  shape(d`M42 0.6Q52 19 42 37Q58 25 61 0.6z`, 'leaf-shade', 'no'),
  bush(13, 29, 14),
  bush(46, 33, 12),
  shape(opening(31, 0, 32, 34, 'arch'), 'rock'),
  shape(opening(31, 0, 24, 29, 'arch'), 'roof'),
  shape(d`M37 0.6V27.5Q42.4 24 42.4 17V0.6z`, 'roof-shade', 'no'),
  lines(['19.6,8 42.4,8', '19.6,20 42.4,20'], 'full'),
  circle(31, 14, 5.8, 'gold', 'fine'),
  shape(d`M29.5 10.4h3l-0.8 4a2 2 0 1 1-1.4 0z`, 'dark', 'no'),
];

/** A roof with holes, a wall with props, washing between. */
const poorHouse: Draw = () => [
  chimney(56, 70, 8, 18),
  poly('14,0 10,50 68,54 70,0', 'wall'),
  poly('52,0.6 51,52 67.4,53 69.4,0.6', 'shade', 'no'),
  poly('4,48 26,82 62,78 76,53', 'roof'),
  poly('56,52 48,79 62,77.4 75,53', 'roof-shade', 'no'),
  poly('22,62 27,72 36,71 33,60', 'wood', 'fine'),
  lines(['25,66 34,65', '12,54 60,57', '36,74 58,71']),
  poly('46,60 49,68 56,65 52,58', 'dark', 'fine'),
  pane(24, 28, 11, 13),
  shape(opening(42, 28, 11, 13, 'square'), 'dark', 'fine'),
  lines(['36,30 48,39', '36,39 48,31'], 'full'),
  poly('55,30 65,30.5 65,41 55,40', 'paper', 'fine'),
  lines(['57,32 63,39']),
  stones(17, 6, 14, 16, 3),
  stones(54, 4, 12, 20, 3),
  door(42, 0, 13, 21, 'square'),
  line('36,6 48,15', 'full'),
  poly('84,0 68,34 70,36 87,0', 'wood', 'fine'),
  washing(66, 44, 21),
  poly('86,0 85,46 87,46 88,0', 'wood', 'fine'),
  bowl(22, 0),
];

/** Rows of beds behind rows of windows, a cross that all can read. */
const hospital: Draw = () => [
  wall(4, 0, 104, 50),
  hip(4, 50, 104, 16, 8, 3),
  windows(5, 28, 32, 18, { columns: 4, w: 5.6, h: 11, form: 'arch' }),
  windows(75, 28, 32, 18, { columns: 4, w: 5.6, h: 11, form: 'arch' }),
  windows(5, 5, 32, 18, { columns: 4, w: 5.6, h: 10 }),
  windows(75, 5, 32, 18, { columns: 4, w: 5.6, h: 10 }),
  band(2, 24, 108, 2.4),
  wall(38, 0, 36, 64),
  gable(38, 64, 36, 20, 4),
  wall(51, 78, 10, 10),
  cone(51, 88, 10, 10, 2),
  circle(56, 48, 14, 'paper'),
  shape(d`M52.5 38.500h7v6h6v7h-6v6h-7v-6h-6v-7h6z`, 'roof', 'fine'),
  door(56, 0, 17, 26),
  poly('42,26 44,32 68,32 70,26', 'roof-shade', 'fine'),
  steps(56, 22, 2, 1.6),
  bush(14, 0, 16),
  bush(98, 0, 16),
];

function eyes(cx: number, y: number): Part {
  return joined(
    [d`M${cx - 5} ${y + 3}q2.5-4 4-1q-2 2-4 1zM${cx + 5} ${y + 3}q-2.5-4-4-1q2 2 4 1z`],
    'fire',
    'no',
  );
}

function ghost(cx: number, y: number): Part {
  return [
    shape(
      d`M${cx - 5} ${y}V${y + 9}A5 6 0 0 0 ${cx + 5} ${y + 9}V${y}l-2.5 2.500l-2.5-2.500l-2.5 2.500z`,
      'paper',
      'fine',
    ),
    joined([ring(cx - 1.8, y + 9.5, 1), ring(cx + 1.8, y + 9.5, 1)], 'dark', 'no'),
  ];
}

function fence(x: number, w: number): Part {
  const count = Math.floor(w / 5);
  const bars = range(count + 1).map((i): Point[] => [
    [x - w / 2 + i * 5, 0],
    [x - w / 2 + i * 5, 12 + (i % 2) * 2],
  ]);
  return lines(
    [
      ...bars,
      [
        [x - w / 2, 9],
        [x + w / 2, 9],
      ],
      [
        [x - w / 2, 3],
        [x + w / 2, 3],
      ],
    ],
    'full',
  );
}

function domino(cx: number, y: number): Part {
  return [
    shape(
      d`M${cx - 8} ${y + 6}Q${cx} ${y + 8} ${cx + 8} ${y + 6}Q${cx + 9} ${y} ${cx + 4} ${y}Q${cx + 1} ${y + 0.5} ${cx} ${y + 2.5}Q${cx - 1} ${y + 0.5} ${cx - 4} ${y}Q${cx - 9} ${y} ${cx - 8} ${y + 6}z`,
      'dark',
      'fine',
    ),
    joined([ring(cx - 3.8, y + 3.6, 1.3), ring(cx + 3.8, y + 3.6, 1.3)], 'paper', 'no'),
  ];
}

function bowl(cx: number, y: number): Part {
  return [
    shape(
      d`M${cx - 6} ${y + 6}H${cx + 6}Q${cx + 4} ${y} ${cx} ${y}Q${cx - 4} ${y} ${cx - 6} ${y + 6}z`,
      'wood',
      'fine',
    ),
  ];
}

export default {
  'haunted-quarter': hauntedQuarter,
  necropolis,
  'poor-house': poorHouse,
  'secret-vault': secretVault,
  'thieves-den': thievesDen,
  graveyard,
  hospital,
} satisfies Partial<Record<District, Draw>>;
