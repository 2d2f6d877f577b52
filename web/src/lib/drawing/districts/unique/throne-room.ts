import { crown } from '../../parts/ornaments';
import { opening, windows } from '../../parts/windows-and-doors';
import { cone, mansard } from '../../parts/roofs';
import { steps, wall } from '../../parts/walls';
import { box, joinPaths, poly, rect, ring, shape } from '../../shape';
import type { Part } from '../../shape';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 98, height: 116, peak: [49, 108] };

/** The seat itself, behind an open arch, under a crown. */
const throneRoom: Draw = () => [
  wall(4, 0, 90, 62),
  mansard(4, 62, 90, 16, 12, 3),
  wall(2, 0, 14, 70),
  cone(2, 70, 14, 18, 2),
  wall(82, 0, 14, 70),
  cone(82, 70, 14, 18, 2),
  windows(2, 12, 14, 50, { columns: 1, rows: 2, w: 5, h: 15, form: 'arch' }),
  windows(82, 12, 14, 50, { columns: 1, rows: 2, w: 5, h: 15, form: 'arch' }),
  crown(49, 80, 28, 18),
  joinPaths([ring(49, 102, 2.6), ring(33.5, 99, 2.2), ring(64.5, 99, 2.2)], 'gold', 'fine'),
  shape(opening(49, 0, 54, 58, 'arch'), 'trim'),
  shape(opening(49, 0, 46, 54, 'arch'), 'dark'),
  poly('27,24 27,46 38,52 32,36', 'roof', 'fine'),
  poly('71,24 71,46 60,52 66,36', 'roof', 'fine'),
  throne(49, 6),
  steps(49, 34, 3, 2),
];

export default throneRoom;

function throne(cx: number, y: number): Part {
  return [
    poly(
      [
        [cx - 9, y],
        [cx - 9, y + 34],
        [cx, y + 42],
        [cx + 9, y + 34],
        [cx + 9, y],
      ],
      'gold',
    ),
    poly(
      [
        [cx - 6, y + 12],
        [cx - 6, y + 31],
        [cx, y + 36],
        [cx + 6, y + 31],
        [cx + 6, y + 12],
      ],
      'roof',
      'fine',
    ),
    rect(cx - 8, y + 8, 16, 5, 'roof-shade', 'fine'),
    joinPaths([box(cx - 12, y, 4, 17), box(cx + 8, y, 4, 17)], 'gold', 'fine'),
  ];
}
