import { door, windows } from '../../parts/windows-and-doors';
import { crag } from '../../parts/unique-features';
import { dome, finial } from '../../parts/roofs';
import { band } from '../../parts/walls';
import { lines, poly, rect } from '../../shape';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 62, height: 104, peak: [31, 96] };

/** Stripes by day, a beam by night. */
const lighthouse: Draw = () => [
  poly('26,76 0,88 0,68', 'beam', 'no'),
  poly('36,76 62,88 62,68', 'beam', 'no'),
  crag('6,0 10,10 20,14 44,13 54,8 58,0', '40,0.6 38,13 44,12.4 53.6,7.6 57,0.6'),
  poly('19,12 24,66 38,66 43,12', 'paper'),
  [
    [14, 12],
    [38, 12],
  ].map(([y = 0, h = 0]) =>
    poly(
      [
        [19 + (y - 12) * 0.0926, y],
        [19 + (y + h - 12) * 0.0926, y + h],
        [43 - (y + h - 12) * 0.0926, y + h],
        [43 - (y - 12) * 0.0926, y],
      ],
      'roof',
      'no',
    ),
  ),
  poly('34,12 33,66 38,66 43,12', 'none', 'no'),
  poly('19,12 24,66 38,66 43,12', 'none'),
  windows(22, 26, 18, 38, { columns: 1, rows: 2, w: 4, h: 7, form: 'arch' }),
  door(31, 12, 8, 11),
  band(20, 66, 22, 4),
  rect(25, 70, 12, 13, 'fire', 'fine'),
  lines(['29,70 29,83', '33,70 33,83']),
  dome(31, 83, 8.5, 9),
  finial(31, 91, 5),
];

export default lighthouse;
