import { cross } from '../../parts/ornaments';
import { pane, passage } from '../../parts/windows-and-doors';
import { bareTree, tombstone } from '../../parts/unique-features';
import { cone, gable } from '../../parts/roofs';
import { wall } from '../../parts/walls';
import { d, lines, range, shape } from '../../shape';
import type { Part, Point } from '../../shape';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 98, height: 104, peak: [30, 90] };

/** An iron gate, stones in rows, a chapel behind the bare tree. */
const graveyard: Draw = () => [
  bareTree(72, 6, 84),
  shape(d`M0 0Q30 14 58 9Q80 6 98 0z`, 'leaf-shade'),
  wall(16, 8, 30, 36),
  gable(16, 44, 30, 26, 4),
  wall(25, 62, 12, 14),
  cone(25, 76, 12, 14, 2),
  cross(31, 88, 12),
  pane(31, 66, 5, 7, 'arch'),
  pane(31, 48, 6, 9, 'round'),
  passage(31, 10, 13, 22, 'pointed'),
  shape(d`M0 0Q40 12 98 0z`, 'leaf', 'fine'),
  tombstone(58, 6, 13, 20),
  tombstone(90, 2, 11, 18),
  cross(76, 4, 24, 'rock'),
  tombstone(10, 2, 12, 19),
  fence(34, 58),
  tombstone(70, 0, 12, 15),
];

export default graveyard;

function fence(x: number, w: number): Part {
  const count = Math.floor(w / 5);
  const bars = range(count + 1).map((i): Point[] => [
    [x - w / 2 + i * 5, 0],
    [x - w / 2 + i * 5, 12 + (i % 2) * 2],
  ]);
  return lines(
    [
      ...bars,
      [
        [x - w / 2, 9],
        [x + w / 2, 9],
      ],
      [
        [x - w / 2, 3],
        [x + w / 2, 3],
      ],
    ],
    'full',
  );
}
