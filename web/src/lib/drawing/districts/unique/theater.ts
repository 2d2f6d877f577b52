import { flag } from '../../parts/ornaments';
import { opening, windows } from '../../parts/windows-and-doors';
import { gable } from '../../parts/roofs';
import { wall } from '../../parts/walls';
import { d, joinPaths, lines, poly, rect, ring, shape } from '../../shape';
import type { Part } from '../../shape';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 102, height: 114, peak: [51, 108] };

/** A round house around a stage: curtain up, two masks above. */
const theater: Draw = () => [
  wall(6, 0, 90, 52),
  timber3(6, 52),
  poly('2,68 20,84 82,84 100,68', 'roof'),
  poly('66,68.6 60,83.4 82,83.4 98,68.6', 'roof-shade', 'no'),
  wall(40, 82, 22, 10),
  gable(40, 92, 22, 9, 3),
  flag(51, 99, 13, 12),
  shape(opening(51, 4, 50, 44, 'arch'), 'gold'),
  shape(opening(51, 4, 44, 40, 'arch'), 'dark', 'fine'),
  shape(d`M29 4V26A22 18 0 0 0 51 44Q46 20 33 14L34 4z`, 'roof', 'fine'),
  shape(d`M73 4V26A22 18 0 0 1 51 44Q56 20 69 14L68 4z`, 'roof-shade', 'fine'),
  rect(24, 0, 54, 5, 'wood'),
  mask(44, 53, 1),
  mask(58, 53, -1),
  windows(8, 8, 16, 36, { columns: 1, rows: 2, w: 7, h: 11, form: 'arch' }),
  windows(78, 8, 16, 36, { columns: 1, rows: 2, w: 7, h: 11, form: 'arch' }),
];

export default theater;

function timber3(x: number, y: number): Part {
  return [
    wall(x, y, 90, 16, 'paper'),
    lines(
      [0, 15, 30, 60, 75, 90].map((at) => [
        [x + at, y],
        [x + at, y + 16],
      ]),
      'full',
    ),
    lines(
      [0, 15, 60, 75].map((at) => [
        [x + at, y],
        [x + at + 15, y + 16],
      ]),
    ),
  ];
}

function mask(cx: number, y: number, mood: 1 | -1): Part {
  return [
    shape(
      d`M${cx - 6} ${y + 13}Q${cx} ${y + 15} ${cx + 6} ${y + 13}Q${cx + 7} ${y + 2} ${cx} ${y}Q${cx - 7} ${y + 2} ${cx - 6} ${y + 13}z`,
      'gold',
    ),
    joinPaths([ring(cx - 2.4, y + 9, 1.2), ring(cx + 2.4, y + 9, 1.2)], 'dark', 'no'),
    shape(
      d`M${cx - 3} ${y + 4.5}Q${cx} ${y + 4.5 - 3 * mood} ${cx + 3} ${y + 4.5}`,
      'none',
      'full',
    ),
  ];
}
