import { crane } from '../../parts/scenery';
import { d, lines, poly, rect, shape } from '../../shape';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 98, height: 104, peak: [22, 92] };

/** Steps cut into the rock, and the stone on its way. */
const quarry: Draw = () => [
  poly('2,0 4,74 16,90 38,86 40,62 60,60 62,38 80,36 82,16 96,14 97,0', 'rock'),
  poly('24,1 26,60 38,60 38.6,62 58,58 58,38 60,36 78,34 79,16 94,12.6 96,1', 'rock-shade', 'no'),
  lines([
    '4,50 18,48',
    '10,74 30,72',
    '3,26 24,24',
    '40,44 52,44',
    '60,20 70,20',
    '30,30 30,14',
    '46,26 46,6',
  ]),
  crane(52, 60, 38, 30, [rect(75, 68, 15, 11, 'trim'), lines(['75,79 82,86 90,79'])]),
  [
    [66, 37],
    [42, 61],
  ].map(([x = 0, y = 0]) => rect(x, y, 11, 7, 'trim', 'fine')),
  rect(8, 0, 17, 11, 'trim'),
  rect(26, 0, 15, 9, 'trim'),
  rect(14, 11, 15, 9, 'trim'),
  lines(['62,4 76,14'], 'full'),
  shape(d`M70 17Q78 18 80 10`, 'none', 'full'),
];

export default quarry;
