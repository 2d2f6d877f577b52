import { banner, book, books, star } from '../parts/ornaments';
import { door, opening, pane, rose, windows } from '../parts/openings';
import { bentCone, cone, dome, finial, hip, lantern, pediment, stepGable } from '../parts/roofs';
import { moon } from '../parts/things';
import { band, batteredWall, battlements, columns, steps, wall } from '../parts/walls';
import { circle, d, joined, line, lines, poly, rect, ring, shape } from '../shape';
import type { District } from '../../protocol/names.gen';
import type { Draw } from '../recipe';

/** Shelves behind tall glass, a book in the gable. */
const library: Draw = () => [
  wall(8, 0, 88, 58),
  band(5, 58, 94, 4),
  hip(8, 62, 88, 10, 10, 0),
  [18, 86].map((cx) => [
    shape(opening(cx, 8, 15, 42, 'arch'), 'glass'),
    [10, 20, 30].map((y) => books(cx - 6.5, y, 13, 8)),
  ]),
  wall(28, 0, 48, 60),
  columns(28, 6, 48, 54, 4, 5),
  [38.7, 65.3].map((cx) => [
    rect(cx - 4.6, 10, 9.2, 40, 'glass', 'fine'),
    [11, 21, 31].map((y) => books(cx - 4, y, 8, 8)),
  ]),
  door(52, 6, 11, 26),
  band(26, 58, 52, 4),
  pediment(28, 62, 48, 26, 4),
  book(52, 67, 18, 8),
  lantern(52, 87, 10, 16),
  steps(52, 44, 3, 2),
];

/** A glass vessel on the roof, and what is brewed runs down in pipes. */
const laboratory: Draw = () => [
  rect(10, 40, 8, 34, 'shade'),
  rect(8, 74, 12, 3, 'trim', 'fine'),
  joined([ring(16, 83, 3), ring(20, 90, 4), ring(17, 99, 5)], 'smoke', 'no'),
  shape(d`M48 104V90Q34 84 34 72A20 16 0 0 1 74 72Q74 84 60 90V104z`, 'glass'),
  shape(d`M35 74Q54 80 73 74Q75 59 54 58Q33 59 35 74z`, 'roof', 'fine'),
  joined([ring(46, 70, 2.4), ring(56, 66, 3), ring(62, 72, 1.8), ring(54, 84, 1.6)], 'paper', 'no'),
  rect(45, 103, 18, 3.4, 'trim', 'fine'),
  wall(6, 0, 68, 44),
  band(3, 44, 74, 3.4),
  poly('34,47 38,60 70,60 74,47', 'wood'),
  shape(d`M74 66h5v-56h-7`, 'none', 'full'),
  shape(d`M72 66h9.4v-58.6h-9.4v4h5v50.4h-5z`, 'gold', 'fine'),
  pane(20, 14, 15, 22, 'arch'),
  pane(60, 14, 15, 22, 'arch'),
  door(40, 0, 13, 22),
  star(40, 33, 6, 'gold'),
];

/** A round hall with the globe on its roof and the winds on its wall. */
const mapRoom: Draw = () => [
  wall(8, 0, 66, 46),
  band(5, 46, 72, 4),
  dome(41, 50, 30, 18),
  wall(36, 64, 10, 6, 'trim'),
  circle(41, 84, 16, 'water'),
  shape(
    d`M30 92q5 4 9 1q4-1 2-6q-5-3-7-9q-5 2-8 5q0 6 4 9zM46 96q6-1 9-7l-5-2q-5 1-5 5zM42 80q6 2 10-2q0-6-5-9q-6 2-5 11z`,
    'leaf',
    'no',
  ),
  shape(d`M25 84Q41 78 57 84M41 100Q32 84 41 68M41 100Q50 84 41 68`, 'none', 'fine'),
  circle(41, 84, 16, 'none'),
  line('28,98 54,70', 'full'),
  circle(41, 26, 15, 'paper'),
  star(41, 26, 14, 'roof', 4),
  circle(41, 26, 4, 'gold', 'fine'),
  [14, 68].map((cx) => pane(cx, 14, 9, 22, 'arch')),
  door(41, 0, 9, 9, 'square'),
];

/** Banners and a vase: see what was found. */
const museum: Draw = () => [
  wall(6, 0, 76, 46),
  columns(16, 8, 56, 38, 5, 5),
  door(44, 8, 9, 24, 'square'),
  banner(10.5, 18, 7, 24),
  banner(77.5, 18, 7, 24, 'roof-shade'),
  band(3, 46, 82, 5),
  pediment(8, 51, 72, 25, 3),
  vase(44, 54),
  steps(44, 56, 4, 2),
  finial(8, 51, 8),
  finial(80, 51, 8),
];

/** A dome with a slit, and the long eye in it. */
const observatory: Draw = () => [
  wall(12, 0, 48, 40),
  band(8, 40, 56, 5),
  poly('40,58 72,84 77,77 46,50', 'gold'),
  poly('70,86 74,89 81,80 77,76', 'trim'),
  dome(36, 45, 27, 32),
  shape(d`M44 46Q52 62 40 77.5L33 77.8Q42 60 34 46z`, 'dark', 'fine'),
  poly('38,58 58,74 62,68.5 42,53', 'gold'),
  line('50,68 54,62'),
  [20, 36, 52].map((cx) => pane(cx, 18, 8, 14, 'arch')),
  door(36, 0, 11, 15),
  star(14, 90, 4, 'gold', 4),
  star(66, 62, 3, 'gold', 4),
  star(6, 74, 2.6, 'gold', 4),
];

/** Towers with hats that no mason would dare, and a star on each. */
const schoolOfMagic: Draw = () => [
  wall(36, 20, 24, 60),
  bentCone(36, 80, 24, 36, -4),
  star(44, 119, 5, 'gold'),
  windows(36, 52, 24, 26, { columns: 2, rows: 1, w: 5, h: 13, form: 'pointed' }),
  wall(68, 14, 18, 50),
  bentCone(68, 64, 18, 34, 8),
  star(85, 100, 4.4, 'gold'),
  windows(68, 40, 18, 20, { columns: 1, w: 6, h: 12, form: 'pointed' }),
  wall(10, 10, 17, 44),
  bentCone(10, 54, 17, 30, -9),
  star(9.5, 86, 4.4, 'gold'),
  windows(10, 32, 17, 20, { columns: 1, w: 5, h: 11, form: 'pointed' }),
  wall(6, 0, 88, 32),
  battlements(6, 32, 88, 8, 4),
  rose(48, 43, 7),
  windows(10, 8, 26, 18, { columns: 2, w: 7, h: 14, form: 'pointed' }),
  windows(62, 8, 28, 18, { columns: 2, w: 7, h: 14, form: 'pointed' }),
  door(49, 0, 17, 26, 'pointed'),
  moon(63, 104, 6),
];

/** Tall windows, a gate between turrets, and the doctors' cap above. */
const university: Draw = () => [
  wall(4, 0, 96, 44),
  hip(4, 44, 96, 17, 7, 3),
  windows(5, 22, 25, 18, { columns: 3, w: 5.4, h: 14, form: 'pointed' }),
  windows(74, 22, 25, 18, { columns: 3, w: 5.4, h: 14, form: 'pointed' }),
  windows(5, 4, 25, 14, { columns: 3, w: 5.4, h: 8 }),
  windows(74, 4, 25, 14, { columns: 3, w: 5.4, h: 8 }),
  wall(38, 0, 28, 74),
  stepGable(38, 74, 28, 12, 3),
  rect(30.5, 0, 9, 78, 'wall'),
  dome(35, 78, 5.5, 9),
  wall(64.5, 0, 9, 78),
  dome(69, 78, 5.5, 9),
  windows(40, 32, 24, 28, { columns: 2, w: 7.5, h: 22, form: 'pointed' }),
  book(52, 65, 14, 6),
  door(52, 0, 16, 26, 'pointed'),
  doctorsCap(52, 89),
];

/** White, slender, and the only way in is far above. */
const ivoryTower: Draw = () => [
  batteredWall(14, 20, 64, 6, 'paper'),
  shape(
    d`M10 12Q26 10 38 20M11.5 27Q26 25 36.5 35M12.6 42Q26 40 35.4 50M13.4 56Q25 55 34.6 62`,
    'none',
    'fine',
  ),
  windows(12, 2, 24, 60, { columns: 1, rows: 4, w: 3.6, h: 8, form: 'arch' }),
  poly('14,62 8,71 40,71 34,62', 'trim'),
  wall(11, 71, 26, 15, 'paper'),
  windows(11, 72, 26, 13, { columns: 3, w: 4.4, h: 10, form: 'arch' }),
  band(7, 70, 34, 3),
  cone(11, 86, 26, 22, 3),
  finial(24, 106, 5),
];

function vase(cx: number, y: number) {
  return shape(d`M${cx - 3} ${y}h6q5 6 0.5 10l1.5 3h-10l1.5-3q-4.5-4 0.5-10z`, 'gold', 'fine');
}

function doctorsCap(cx: number, y: number) {
  return [
    poly(
      [
        [cx - 9, y],
        [cx - 9, y + 8],
        [cx + 9, y + 8],
        [cx + 9, y],
      ],
      'roof-shade',
    ),
    poly(
      [
        [cx - 20, y + 10],
        [cx, y + 17],
        [cx + 20, y + 10],
        [cx, y + 3],
      ],
      'roof',
    ),
    lines(
      [
        [
          [cx, y + 10],
          [cx + 14, y + 7],
          [cx + 14, y - 2],
        ],
      ],
      'full',
    ),
    circle(cx + 14, y - 3, 2, 'gold', 'fine'),
  ];
}

export default {
  'ivory-tower': ivoryTower,
  laboratory,
  library,
  'map-room': mapRoom,
  museum,
  observatory,
  'school-of-magic': schoolOfMagic,
  university,
} satisfies Partial<Record<District, Draw>>;
