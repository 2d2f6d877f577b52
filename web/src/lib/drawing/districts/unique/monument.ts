import { band, steps, wall } from '../../parts/walls';
import { circle, lines, poly } from '../../shape';
import type { Part } from '../../shape';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 56, height: 102, peak: [28, 98] };

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

export default monument;

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
