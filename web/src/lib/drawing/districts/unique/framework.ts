import { passage } from '../../parts/windows-and-doors';
import { band, stones } from '../../parts/walls';
import { box, joinPaths, line, lines, poly, range, rect } from '../../shape';
import type { Part, Point } from '../../shape';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 70, height: 84, peak: [35, 78] };

/** Not a house yet: poles, planks and a pulley. */
const framework: Draw = () => [
  poly('16,0 16,56 25,56 25,48 33,48 33,40 42,40 42,32 54,32 54,0', 'wall'),
  poly('44,0.6 44,31.4 53.4,31.4 53.4,0.6', 'shade', 'no'),
  stones(18, 22, 22, 22, 6),
  passage(35, 0, 13, 19),
  scaffold(6, 0, 58, 66, 4, 3),
  poly('12,66 35,78 58,66 54,66 35,75 16,66', 'wood', 'fine'),
  line('50,66 50,44', 'full'),
  rect(45, 36, 10, 8, 'rock', 'fine'),
  lines(['45,44 50,48 55,44']),
];

export default framework;

/** What masons stand on: poles, and planks on every floor. */
function scaffold(x: number, y: number, w: number, h: number, floors: number, bays: number): Part {
  const bay = (w - 2) / bays;
  const posts = range(bays + 1).map((i) => box(x + i * bay, y, 2, h));
  const step = h / floors;
  const braces = range(floors).map((floor): Point[] => {
    const left = x + 1 + (floor % 2 ? (bays - 1) * bay : 0);
    const [low, high] = [y + floor * step, y + (floor + 1) * step - 3];
    return floor % 2
      ? [
          [left + bay, low],
          [left, high],
        ]
      : [
          [left, low],
          [left + bay, high],
        ];
  });
  return [
    lines(braces, 'full'),
    joinPaths(posts, 'wood', 'fine'),
    range(floors).map((floor) => band(x - 3, y + (floor + 1) * step - 4, w + 6, 2.4, 'wood')),
  ];
}
