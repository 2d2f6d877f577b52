import { star } from '../../parts/ornaments';
import { door, rose, windows } from '../../parts/windows-and-doors';
import { moon } from '../../parts/unique-features';
import { battlements, wall } from '../../parts/walls';
import { d, shape } from '../../shape';
import type { Part } from '../../shape';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 100, height: 125, peak: [85, 102] };

/** Towers with hats that no mason would dare, and a star on each. */
const schoolOfMagic: Draw = () => [
  wall(36, 20, 24, 60),
  bentCone(36, 80, 24, 36, -4),
  star(44, 119, 5, 'gold'),
  windows(36, 52, 24, 26, { columns: 2, rows: 1, w: 5, h: 13, form: 'pointed' }),
  wall(68, 14, 18, 50),
  bentCone(68, 64, 18, 34, 8),
  star(85, 100, 4.4, 'gold'),
  windows(68, 40, 18, 20, { columns: 1, w: 6, h: 12, form: 'pointed' }),
  wall(10, 10, 17, 44),
  bentCone(10, 54, 17, 30, -9),
  star(9.5, 86, 4.4, 'gold'),
  windows(10, 32, 17, 20, { columns: 1, w: 5, h: 11, form: 'pointed' }),
  wall(6, 0, 88, 32),
  battlements(6, 32, 88, 8, 4),
  rose(48, 43, 7),
  windows(10, 8, 26, 18, { columns: 2, w: 7, h: 14, form: 'pointed' }),
  windows(62, 8, 28, 18, { columns: 2, w: 7, h: 14, form: 'pointed' }),
  door(49, 0, 17, 26, 'pointed'),
  moon(63, 104, 6),
];

export default schoolOfMagic;

/** A pointed hat of a roof: it bends to one side. */
function bentCone(x: number, y: number, w: number, h: number, lean: number): Part {
  const [left, right, tip] = [x - 3, x + w + 3, x + w / 2 + lean];
  return [
    shape(
      d`M${left} ${y}Q${x + w * 0.32} ${y + h * 0.35} ${tip} ${y + h}Q${x + w * 0.72} ${y + h * 0.4} ${right} ${y}z`,
      'roof',
    ),
    shape(
      d`M${x + w * 0.58} ${y + 0.6}Q${x + w * 0.58} ${y + h * 0.4} ${tip} ${y + h - 1}Q${x + w * 0.72} ${y + h * 0.4} ${right - 1.2} ${y + 0.6}z`,
      'roof-shade',
      'no',
    ),
  ];
}
