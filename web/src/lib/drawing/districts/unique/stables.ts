import { opening } from '../../parts/windows-and-doors';
import { wall } from '../../parts/walls';
import { circle, d, joinPaths, lines, poly, rect, shape } from '../../shape';
import type { Part } from '../../shape';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 74, height: 72, peak: [37, 66] };

/** A barn with hay above and a horse below. */
const stables: Draw = () => [
  wall(8, 0, 58, 30, 'wood'),
  lines(['18,0 18,30', '28,0 28,30', '46,0 46,30', '56,0 56,30']),
  poly('3,28 12,50 37,65 62,50 71,28', 'roof'),
  poly('37,64 61.4,49.6 70,28.6 50,28.6 46,46', 'roof-shade', 'no'),
  poly('13,30 18,46 37,57 56,46 61,30', 'wall', 'fine'),
  shape(opening(37, 34, 15, 15, 'arch'), 'dark', 'fine'),
  joinPaths([d`M30 34q7 12 14 0z`], 'gold', 'fine'),
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

export default stables;

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
