import { flag } from '../parts/ornaments';
import { door, gate, windows } from '../parts/openings';
import { pagoda } from '../parts/roofs';
import { band, batteredWall, battlements, battleTower, stones, wall } from '../parts/walls';
import { box, circle, corners, d, joined, lines, poly, range, ring, shape } from '../shape';
import type { Part, Point } from '../shape';
import type { District } from '../../protocol/names.gen';
import type { Draw } from '../recipe';

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

/** It goes up and down over the hills and does not end where the card ends. */
const greatWall: Draw = () => [
  shape(d`M0 0Q20 52 44 46Q70 34 92 50Q112 60 124 40V0z`, 'leaf-shade'),
  rampart([1, 24], [20, 44], 8),
  rampart([46, 46], [80, 26], 10),
  rampart([96, 26], [124, 48], 9),
  shape(d`M0 0V14Q28 30 60 14Q90 2 124 20V0z`, 'leaf'),
  batteredWall(18, 28, 66, 3),
  stones(20, 8, 22, 44, 8),
  band(15, 64, 34, 3),
  battlements(18, 66, 28, 4, 6),
  wall(24, 74, 16, 8),
  pagoda(24, 82, 16, 10, 8),
  windows(20, 44, 24, 16, { columns: 2, w: 6, h: 10, form: 'arch' }),
  batteredWall(76, 22, 44, 3),
  stones(78, 6, 18, 30, 5),
  band(73, 42, 28, 3),
  battlements(76, 44, 22, 4, 5),
  windows(78, 24, 18, 14, { columns: 2, w: 5, h: 9, form: 'arch' }),
  flag(87, 52, 18, 12),
  gate(32, 0, 13, 22),
];

/** Two roofs over a gate, and the dragon that lives on them. */
const dragonGate: Draw = () => [
  wall(18, 0, 15, 48, 'roof-shade'),
  wall(79, 0, 15, 48, 'roof-shade'),
  joined([box(20, 0, 4, 48), box(81, 0, 4, 48)], 'roof', 'no'),
  poly('33,0 33,46 79,46 79,0', 'dark'),
  shape(d`M36 0V30A20 14 0 0 0 76 30V0z`, 'roof', 'fine'),
  lines(['56,0 56,44'], 'full'),
  joined(
    range(12).map((i) =>
      ring(42 + (i % 2) * 7 + Math.floor(i / 6) * 21, 8 + (Math.floor(i / 2) % 3) * 9, 1.4),
    ),
    'gold',
    'no',
  ),
  band(12, 46, 88, 5, 'gold'),
  pagoda(16, 51, 80, 18, 12),
  wall(36, 69, 40, 10),
  windows(37, 69, 38, 10, { columns: 4, w: 5, h: 6 }),
  pagoda(34, 79, 44, 16, 11),
  dragon(),
  joined([corners('14,0 14,9 37,9 37,0'), corners('75,0 75,9 98,9 98,0')], 'trim'),
];

/** A piece of battlement that climbs or falls. */
function rampart([ax, ay]: Point, [bx, by]: Point, teeth: number): Part {
  const step = (bx - ax) / teeth;
  const slope = (by - ay) / (bx - ax);
  const merlons = range(teeth).map((i) => {
    const x = ax + i * step;
    const y = ay + i * step * slope;
    return corners([
      [x, y],
      [x, y + 6],
      [x + step * 0.55, y + 6 + step * 0.55 * slope],
      [x + step * 0.55, y + step * 0.55 * slope],
    ]);
  });
  return [
    joined(merlons, 'wall', 'fine'),
    poly(
      [
        [ax, ay],
        [bx, by],
        [bx, by - 22],
        [ax, ay - 22],
      ],
      'wall',
    ),
    poly(
      [
        [ax, ay - 6],
        [bx, by - 6],
        [bx, by - 22],
        [ax, ay - 22],
      ],
      'shade',
      'no',
    ),
  ];
}

function dragon(): Part {
  return [
    shape(
      d`M84 96Q98 92 102 80Q106 66 96 60Q88 56 84 62Q92 62 93 70Q93 82 80 86Q66 90 58 100Q52 108 42 106L34 112L36 105L22 106L33 101Q40 100 46 98Q44 94 34 94Q44 89 54 93Q66 84 76 80Q86 76 84 70Q74 66 80 58Q90 48 104 58Q116 70 108 86Q102 98 84 96z`,
      'gold',
    ),
    joined([d`M60 98l1 8l6-10zM70 91l3 7l5-9zM98 82l8 3l-4-9zM100 66l9-1l-7-6z`], 'roof', 'fine'),
    circle(42, 102.5, 1.3, 'dark', 'no'),
    shape(d`M44 106l-1 8l7-6zM50 105l1 8l5-8z`, 'gold', 'fine'),
  ];
}

export default {
  'dragon-gate': dragonGate,
  'great-wall': greatWall,
  keep,
} satisfies Partial<Record<District, Draw>>;
