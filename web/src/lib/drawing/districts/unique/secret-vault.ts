import { opening } from '../../parts/windows-and-doors';
import { bush } from '../../parts/scenery';
import { circle, d, lines, shape } from '../../shape';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 62, height: 50, peak: [31, 42] };

/** Grass, a stone, and a keyhole that one must know. */
const secretVault: Draw = () => [
  shape(d`M0 0Q4 28 22 38Q36 44 48 32Q60 19 62 0z`, 'leaf'),
  shape(d`M42 0.6Q52 19 42 37Q58 25 61 0.6z`, 'leaf-shade', 'no'),
  bush(13, 29, 14),
  bush(46, 33, 12),
  shape(opening(31, 0, 32, 34, 'arch'), 'rock'),
  shape(opening(31, 0, 24, 29, 'arch'), 'roof'),
  shape(d`M37 0.6V27.5Q42.4 24 42.4 17V0.6z`, 'roof-shade', 'no'),
  lines(['19.6,8 42.4,8', '19.6,20 42.4,20'], 'full'),
  circle(31, 14, 5.8, 'gold', 'fine'),
  shape(d`M29.5 10.4h3l-0.8 4a2 2 0 1 1-1.4 0z`, 'dark', 'no'),
];

export default secretVault;
