import { chimney, hangingSign, smoke } from '../../parts/ornaments';
import { door, pane, windows } from '../../parts/windows-and-doors';
import { hip } from '../../parts/roofs';
import { barrel } from '../../parts/scenery';
import { timber, wall } from '../../parts/walls';
import { circle, d, rect, shape } from '../../shape';
import type { Part } from '../../shape';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 62, height: 62, peak: [27, 54] };

/** A timber house with a mug on its sign. */
const tavern: Draw = () => [
  smoke(38, 50, 0.8),
  chimney(36, 36, 6, 13),
  wall(6, 0, 42, 18),
  wall(3, 18, 48, 13, 'paper'),
  timber(3, 18, 48, 13, 4),
  windows(3, 18, 48, 13, { columns: 2, w: 6, h: 7 }),
  hip(3, 31, 48, 21, 13, 4),
  pane(15, 6, 9, 8),
  door(30, 0, 10, 14),
  barrel(39, 0, 9, 10),
  hangingSign(48, 7, 10, 11, mug(54.5, 9)),
];

export default tavern;

function mug(cx: number, y: number): Part {
  return [
    shape(d`M${cx + 2} ${y + 5}h2.4v-3.4h-2.4`, 'none', 'fine'),
    rect(cx - 2.6, y, 5, 6, 'gold', 'fine'),
    circle(cx - 0.2, y + 6, 1.8, 'paper', 'fine'),
  ];
}
