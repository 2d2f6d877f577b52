import { sword } from '../../parts/ornaments';
import { band, steps, wall } from '../../parts/walls';
import { circle, d, lines, poly, rect, shape } from '../../shape';
import type { Part } from '../../shape';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 64, height: 90, peak: [30, 82] };

/** A rider of bronze on a high stone. */
const statue: Draw = () => [
  steps(32, 46, 2, 3),
  wall(14, 6, 36, 24),
  band(11, 29, 42, 4),
  band(12, 6, 40, 3),
  rect(22, 13, 20, 11, 'trim', 'fine'),
  lines(['25,20 39,20', '25,17 36,17']),
  rider(),
];

export default statue;

function rider(): Part {
  return [
    shape(d`M14 52Q8 48 10 38L13 38Q13 45 18 47z`, 'roof-shade'),
    shape(
      d`M18 33L20 46Q16 50 18 55Q24 58 38 55L44 63L47 68L49 64L54 59L53 56L47 57Q47 50 43 46L49 42L46 35L43.5 36L45 41L38 44Q32 43 26 44L22 33z`,
      'roof',
    ),
    shape(d`M26 53Q26 62 27 67Q31 70 35 67L36 58L38 50L35 48L33 54z`, 'roof-shade'),
    circle(31, 72, 4, 'roof-shade'),
    poly('27.5,74 31,81 35,74', 'gold', 'fine'),
    sword([36, 62], [46, 84], 1.9),
  ];
}
