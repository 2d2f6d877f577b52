import { smoke } from '../../parts/ornaments';
import { opening } from '../../parts/windows-and-doors';
import { hip } from '../../parts/roofs';
import { stones, wall } from '../../parts/walls';
import { d, poly, rect, shape } from '../../shape';
import type { Part } from '../../shape';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 92, height: 104, peak: [66, 94] };

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

export default smithy;

function horseshoe(cx: number, y: number): Part {
  return shape(
    d`M${cx - 4} ${y - 4}A5.5 5.5 0 1 0 ${cx + 4} ${y - 4}L${cx + 2} ${y - 3}A3 3 0 1 1 ${cx - 2} ${y - 3}z`,
    'gold',
    'fine',
  );
}

function anvil(cx: number, y: number, w: number): Part {
  const h = w * 0.6;
  return [
    rect(cx - w * 0.24, y, w * 0.48, h * 0.4, 'wood', 'fine'),
    poly(
      [
        [cx - w * 0.22, y + h * 0.4],
        [cx - w * 0.12, y + h * 0.7],
        [cx - w * 0.3, y + h * 0.76],
        [cx - w * 0.56, y + h],
        [cx + w * 0.44, y + h],
        [cx + w * 0.44, y + h * 0.74],
        [cx + w * 0.12, y + h * 0.7],
        [cx + w * 0.22, y + h * 0.4],
      ],
      'dark',
    ),
  ];
}
