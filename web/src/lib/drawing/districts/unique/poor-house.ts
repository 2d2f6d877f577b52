import { chimney } from '../../parts/ornaments';
import { door, opening, pane } from '../../parts/windows-and-doors';
import { stones } from '../../parts/walls';
import { d, line, lines, poly, rect, shape } from '../../shape';
import type { Part, Tone } from '../../shape';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 88, height: 94, peak: [40, 84] };

/** A roof with holes, a wall with props, washing between. */
const poorHouse: Draw = () => [
  chimney(56, 70, 8, 18),
  poly('14,0 10,50 68,54 70,0', 'wall'),
  poly('52,0.6 51,52 67.4,53 69.4,0.6', 'shade', 'no'),
  poly('4,48 26,82 62,78 76,53', 'roof'),
  poly('56,52 48,79 62,77.4 75,53', 'roof-shade', 'no'),
  poly('22,62 27,72 36,71 33,60', 'wood', 'fine'),
  lines(['25,66 34,65', '12,54 60,57', '36,74 58,71']),
  poly('46,60 49,68 56,65 52,58', 'dark', 'fine'),
  pane(24, 28, 11, 13),
  shape(opening(42, 28, 11, 13, 'square'), 'dark', 'fine'),
  lines(['36,30 48,39', '36,39 48,31'], 'full'),
  poly('55,30 65,30.5 65,41 55,40', 'paper', 'fine'),
  lines(['57,32 63,39']),
  stones(17, 6, 14, 16, 3),
  stones(54, 4, 12, 20, 3),
  door(42, 0, 13, 21, 'square'),
  line('36,6 48,15', 'full'),
  poly('84,0 68,34 70,36 87,0', 'wood', 'fine'),
  washing(66, 44, 21),
  poly('86,0 85,46 87,46 88,0', 'wood', 'fine'),
  bowl(22, 0),
];

export default poorHouse;

function bowl(cx: number, y: number): Part {
  return [
    shape(
      d`M${cx - 6} ${y + 6}H${cx + 6}Q${cx + 4} ${y} ${cx} ${y}Q${cx - 4} ${y} ${cx - 6} ${y + 6}z`,
      'wood',
      'fine',
    ),
  ];
}

/** A rope with a little washing. */
function washing(x: number, y: number, w: number): Part {
  const cloths: Tone[] = ['paper', 'roof', 'paper', 'gold'];
  return [
    line([
      [x, y],
      [x + w / 2, y - 2],
      [x + w, y],
    ]),
    cloths.map((tone, i) => rect(x + w * (0.1 + i * 0.22), y - 7.5, w * 0.15, 6, tone, 'fine')),
  ];
}
