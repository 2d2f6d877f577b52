import { coins, star } from '../../parts/ornaments';
import { finial, hip } from '../../parts/roofs';
import { box, circle, d, joinPaths, line, lines, poly, rect, shape } from '../../shape';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 76, height: 100, peak: [38, 88] };

/** A roof over the well, a bucket on the rope, wishes at the bottom. */
const wishingWell: Draw = () => [
  joinPaths([box(14, 20, 5, 42), box(57, 20, 5, 42)], 'wood'),
  poly('4,58 38,86 72,58 72,53 38,80 4,53', 'roof-shade'),
  poly('4,58 38,86 72,58 38,66', 'roof', 'fine'),
  hip(8, 58, 60, 26, 20, 5),
  finial(38, 84, 6),
  rect(12, 46, 52, 3.4, 'wood', 'fine'),
  circle(38, 47.6, 4.6, 'wood', 'fine'),
  line('38,46 38,36', 'full'),
  poly('32,36 44,36 42,26 34,26', 'wood'),
  shape(d`M32 36Q38 43 44 36`, 'none', 'fine'),
  poly('10,0 6,26 70,26 66,0', 'rock'),
  poly('46,0.6 47,25 69,25 65.4,0.6', 'rock-shade', 'no'),
  lines([
    '8,9 67,9',
    '7,18 69,18',
    '20,0 20,9',
    '40,0 40,9',
    '58,0 58,9',
    '30,9 30,18',
    '50,9 50,18',
    '18,18 18,26',
    '42,18 42,26',
  ]),
  rect(3, 25, 70, 5, 'trim'),
  star(20, 38, 3.6, 'gold', 4),
  star(55, 36, 3, 'gold', 4),
  coins(6, 0, 9),
];

export default wishingWell;
