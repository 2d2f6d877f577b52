import { door, windows } from '../../parts/windows-and-doors';
import { book } from '../../parts/unique-features';
import { dome, hip, stepGable } from '../../parts/roofs';
import { wall } from '../../parts/walls';
import { circle, lines, poly, rect } from '../../shape';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 104, height: 114, peak: [52, 106] };

/** Tall windows, a gate between turrets, and the doctors' cap above. */
const university: Draw = () => [
  wall(4, 0, 96, 44),
  hip(4, 44, 96, 17, 7, 3),
  windows(5, 22, 25, 18, { columns: 3, w: 5.4, h: 14, form: 'pointed' }),
  windows(74, 22, 25, 18, { columns: 3, w: 5.4, h: 14, form: 'pointed' }),
  windows(5, 4, 25, 14, { columns: 3, w: 5.4, h: 8 }),
  windows(74, 4, 25, 14, { columns: 3, w: 5.4, h: 8 }),
  wall(38, 0, 28, 74),
  stepGable(38, 74, 28, 12, 3),
  rect(30.5, 0, 9, 78, 'wall'),
  dome(35, 78, 5.5, 9),
  wall(64.5, 0, 9, 78),
  dome(69, 78, 5.5, 9),
  windows(40, 32, 24, 28, { columns: 2, w: 7.5, h: 22, form: 'pointed' }),
  book(52, 65, 14, 6),
  door(52, 0, 16, 26, 'pointed'),
  doctorsCap(52, 89),
];

export default university;

function doctorsCap(cx: number, y: number) {
  return [
    poly(
      [
        [cx - 9, y],
        [cx - 9, y + 8],
        [cx + 9, y + 8],
        [cx + 9, y],
      ],
      'roof-shade',
    ),
    poly(
      [
        [cx - 20, y + 10],
        [cx, y + 17],
        [cx + 20, y + 10],
        [cx, y + 3],
      ],
      'roof',
    ),
    lines(
      [
        [
          [cx, y + 10],
          [cx + 14, y + 7],
          [cx + 14, y - 2],
        ],
      ],
      'full',
    ),
    circle(cx + 14, y - 3, 2, 'gold', 'fine'),
  ];
}
