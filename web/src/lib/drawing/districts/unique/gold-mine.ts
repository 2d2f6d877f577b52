import { coins } from '../../parts/ornaments';
import { passage } from '../../parts/windows-and-doors';
import { crag } from '../../parts/unique-features';
import { box, circle, corners, joinPaths, line, lines, poly, ring } from '../../shape';
import type { Part } from '../../shape';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 106, height: 110, peak: [50, 102] };

/** A mountain with timber in its mouth, and what comes out shines. */
const goldMine: Draw = () => [
  crag(
    '2,0 10,34 20,44 28,74 40,84 50,103 60,88 70,78 78,50 92,36 104,0',
    '58,1 64,40 54,66 50,101 59.6,88 69.4,77.6 77.4,49.6 91.4,35.6 103,1',
  ),
  lines(['20,44 28,40 32,48', '40,84 44,72 38,64', '70,78 66,66']),
  joinPaths(
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
  joinPaths([box(29, 0, 5, 36), box(60, 0, 5, 36), box(26, 35, 42, 6)], 'wood'),
  line('47,35 47,30'),
  circle(47, 27, 2.6, 'fire', 'fine'),
  lines(['34,1.4 92,1.4', '40,0 40,2', '52,0 52,2', '64,0 64,2', '76,0 76,2', '88,0 88,2'], 'full'),
  cart(62, 1, 28, coins(76, 14, 26)),
];

export default goldMine;

function nugget(x: number, y: number): string {
  return corners([
    [x - 3, y],
    [x - 1.6, y + 3.4],
    [x + 2, y + 3],
    [x + 3.2, y - 0.4],
    [x, y - 2.4],
  ]);
}

/** A cart on rails, heaped up. */
function cart(x: number, y: number, w: number, heap: Part): Part {
  return [
    heap,
    poly(
      [
        [x, y + w * 0.55],
        [x + w, y + w * 0.55],
        [x + w * 0.86, y + w * 0.16],
        [x + w * 0.14, y + w * 0.16],
      ],
      'wood',
      'fine',
    ),
    joinPaths(
      [ring(x + w * 0.27, y + w * 0.13, w * 0.13), ring(x + w * 0.73, y + w * 0.13, w * 0.13)],
      'dark',
      'fine',
    ),
  ];
}
