import { chimney, sword } from '../../parts/ornaments';
import { barred, opening, pane } from '../../parts/windows-and-doors';
import { eyes } from '../../parts/unique-features';
import { stones, timber } from '../../parts/walls';
import { d, joinPaths, lines, poly, range, ring, shape } from '../../shape';
import type { Part, Point } from '../../shape';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 82, height: 116, peak: [36, 108] };

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

export default thievesDen;

function domino(cx: number, y: number): Part {
  return [
    shape(
      d`M${cx - 8} ${y + 6}Q${cx} ${y + 8} ${cx + 8} ${y + 6}Q${cx + 9} ${y} ${cx + 4} ${y}Q${cx + 1} ${y + 0.5} ${cx} ${y + 2.5}Q${cx - 1} ${y + 0.5} ${cx - 4} ${y}Q${cx - 9} ${y} ${cx - 8} ${y + 6}z`,
      'dark',
      'fine',
    ),
    joinPaths([ring(cx - 3.8, y + 3.6, 1.3), ring(cx + 3.8, y + 3.6, 1.3)], 'paper', 'no'),
  ];
}
