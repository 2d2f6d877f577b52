import { windows } from '../../parts/windows-and-doors';
import { pagoda } from '../../parts/unique-features';
import { band, wall } from '../../parts/walls';
import { box, circle, corners, d, joinPaths, lines, poly, range, ring, shape } from '../../shape';
import type { Part } from '../../shape';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 112, height: 115, peak: [44, 108] };

/** Two roofs over a gate, and the dragon that lives on them. */
const dragonGate: Draw = () => [
  wall(18, 0, 15, 48, 'roof-shade'),
  wall(79, 0, 15, 48, 'roof-shade'),
  joinPaths([box(20, 0, 4, 48), box(81, 0, 4, 48)], 'roof', 'no'),
  poly('33,0 33,46 79,46 79,0', 'dark'),
  shape(d`M36 0V30A20 14 0 0 0 76 30V0z`, 'roof', 'fine'),
  lines(['56,0 56,44'], 'full'),
  joinPaths(
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
  joinPaths([corners('14,0 14,9 37,9 37,0'), corners('75,0 75,9 98,9 98,0')], 'trim'),
];

export default dragonGate;

function dragon(): Part {
  return [
    shape(
      d`M84 96Q98 92 102 80Q106 66 96 60Q88 56 84 62Q92 62 93 70Q93 82 80 86Q66 90 58 100Q52 108 42 106L34 112L36 105L22 106L33 101Q40 100 46 98Q44 94 34 94Q44 89 54 93Q66 84 76 80Q86 76 84 70Q74 66 80 58Q90 48 104 58Q116 70 108 86Q102 98 84 96z`,
      'gold',
    ),
    joinPaths(
      [d`M60 98l1 8l6-10zM70 91l3 7l5-9zM98 82l8 3l-4-9zM100 66l9-1l-7-6z`],
      'roof',
      'fine',
    ),
    circle(42, 102.5, 1.3, 'dark', 'no'),
    shape(d`M44 106l-1 8l7-6zM50 105l1 8l5-8z`, 'gold', 'fine'),
  ];
}
