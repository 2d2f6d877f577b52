import { cross } from '../../parts/ornaments';
import { passage, windows } from '../../parts/windows-and-doors';
import { tombstone } from '../../parts/unique-features';
import { gable } from '../../parts/roofs';
import { band } from '../../parts/walls';
import { corners, d, joinPaths, lines, poly, rect, ring, shape } from '../../shape';
import type { Part } from '../../shape';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 102, height: 106, peak: [51, 100] };

/** A house for the dead that is larger than those of the living. */
const necropolis: Draw = () => [
  poly('6,0 12,26 90,26 96,0', 'wall'),
  poly('18,26 23,48 79,48 84,26', 'wall'),
  poly('30,48 34,68 68,68 72,48', 'wall'),
  poly(
    '64,0.6 62,26 60,48 58,67.4 67.4,67.4 71.4,48.6 78.4,47.4 83.4,26.6 89.4,25.4 95,0.6',
    'shade',
    'no',
  ),
  gable(32, 68, 38, 22, 3),
  skull(51, 70, 13),
  cross(51, 90, 10, 'rock'),
  band(10, 25, 82, 2.6),
  band(21, 47, 60, 2.6),
  band(33, 66, 36, 2.6),
  windows(34, 50, 34, 14, { columns: 3, w: 5, h: 10, form: 'pointed' }),
  windows(24, 29, 13, 16, { columns: 1, w: 6, h: 12, form: 'pointed' }),
  windows(65, 29, 13, 16, { columns: 1, w: 6, h: 12, form: 'pointed' }),
  rect(39, 0, 24, 38, 'trim'),
  passage(51, 0, 16, 33, 'pointed'),
  joinPaths([ring(46.5, 20, 1.4), ring(55.5, 20, 1.4)], 'fire', 'no'),
  tombstone(20, 0, 11, 17),
  tombstone(82, 0, 11, 17),
  tombstone(8, 0, 8, 11),
  tombstone(94, 0, 8, 11),
];

export default necropolis;

function skull(cx: number, y: number, size: number): Part {
  const r = size / 2;
  return [
    shape(
      d`M${cx - r * 0.6} ${y}h${r * 1.2}v${r * 0.6}A${r} ${r} 0 1 1 ${cx - r * 0.6} ${y + r * 0.6}z`,
      'trim',
      'fine',
    ),
    joinPaths(
      [
        ring(cx - r * 0.4, y + r * 1.15, r * 0.28),
        ring(cx + r * 0.4, y + r * 1.15, r * 0.28),
        corners([
          [cx - r * 0.14, y + r * 0.55],
          [cx, y + r * 0.85],
          [cx + r * 0.14, y + r * 0.55],
        ]),
      ],
      'dark',
      'no',
    ),
    lines([
      [
        [cx - r * 0.2, y],
        [cx - r * 0.2, y + r * 0.35],
      ],
      [
        [cx + r * 0.2, y],
        [cx + r * 0.2, y + r * 0.35],
      ],
    ]),
  ];
}
