import { pane, passage } from '../../parts/windows-and-doors';
import { bareTree, eyes, moon } from '../../parts/unique-features';
import { d, joinPaths, line, poly, ring, shape } from '../../shape';
import type { Part } from '../../shape';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 82, height: 76, peak: [23, 64] };

/** Houses that lean towards each other, and eyes where nobody lives. */
const hauntedQuarter: Draw = () => [
  moon(60, 66, 7),
  bareTree(68, 0, 46),
  poly('9,0 5,36 35,40 33,0', 'wall'),
  poly('25,0.6 25,38 34.4,39 32.4,0.6', 'shade', 'no'),
  poly('0,34 22,66 40,40', 'roof'),
  poly('24,38 22,65 39,40', 'roof-shade', 'no'),
  poly('34,0 38,26 60,22 58,0', 'wall'),
  poly('52,0.6 53,23 59.4,21.6 57.4,0.6', 'shade', 'no'),
  poly('34,27 54,46 64,20', 'roof'),
  poly('54,23 54,45 63,20', 'roof-shade', 'no'),
  eyes(20, 42),
  pane(13, 20, 7, 10),
  pane(26, 22, 7, 10),
  eyes(50, 28),
  pane(42, 10, 6, 8),
  passage(20, 0, 9, 14, 'pointed'),
  passage(52, 0, 7, 12, 'pointed'),
  line('10,27 17,22', 'full'),
  ghost(36, 4),
];

export default hauntedQuarter;

function ghost(cx: number, y: number): Part {
  return [
    shape(
      d`M${cx - 5} ${y}V${y + 9}A5 6 0 0 0 ${cx + 5} ${y + 9}V${y}l-2.5 2.500l-2.5-2.500l-2.5 2.500z`,
      'paper',
      'fine',
    ),
    joinPaths([ring(cx - 1.8, y + 9.5, 1), ring(cx + 1.8, y + 9.5, 1)], 'dark', 'no'),
  ];
}
