import { flag } from '../../parts/ornaments';
import { gate, windows } from '../../parts/windows-and-doors';
import { pagoda } from '../../parts/unique-features';
import { band, batteredWall, battlements, stones, wall } from '../../parts/walls';
import { corners, d, joinPaths, poly, range, shape } from '../../shape';
import type { Part, Point } from '../../shape';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 124, height: 106, peak: [32, 92] };

/** It goes up and down over the hills and does not end where the card ends. */
const greatWall: Draw = () => [
  shape(d`M0 0Q20 52 44 46Q70 34 92 50Q112 60 124 40V0z`, 'leaf-shade'),
  rampart([1, 24], [20, 44], 8),
  rampart([46, 46], [80, 26], 10),
  rampart([96, 26], [124, 48], 9),
  shape(d`M0 0V14Q28 30 60 14Q90 2 124 20V0z`, 'leaf'),
  batteredWall(18, 28, 66, 3),
  stones(20, 8, 22, 44, 8),
  band(15, 64, 34, 3),
  battlements(18, 66, 28, 4, 6),
  wall(24, 74, 16, 8),
  pagoda(24, 82, 16, 10, 8),
  windows(20, 44, 24, 16, { columns: 2, w: 6, h: 10, form: 'arch' }),
  batteredWall(76, 22, 44, 3),
  stones(78, 6, 18, 30, 5),
  band(73, 42, 28, 3),
  battlements(76, 44, 22, 4, 5),
  windows(78, 24, 18, 14, { columns: 2, w: 5, h: 9, form: 'arch' }),
  flag(87, 52, 18, 12),
  gate(32, 0, 13, 22),
];

export default greatWall;

/** A piece of battlement that climbs or falls. */
function rampart([ax, ay]: Point, [bx, by]: Point, teeth: number): Part {
  const step = (bx - ax) / teeth;
  const slope = (by - ay) / (bx - ax);
  const merlons = range(teeth).map((i) => {
    const x = ax + i * step;
    const y = ay + i * step * slope;
    return corners([
      [x, y],
      [x, y + 6],
      [x + step * 0.55, y + 6 + step * 0.55 * slope],
      [x + step * 0.55, y + step * 0.55 * slope],
    ]);
  });
  return [
    joinPaths(merlons, 'wall', 'fine'),
    poly(
      [
        [ax, ay],
        [bx, by],
        [bx, by - 22],
        [ax, ay - 22],
      ],
      'wall',
    ),
    poly(
      [
        [ax, ay - 6],
        [bx, by - 6],
        [bx, by - 22],
        [ax, ay - 22],
      ],
      'shade',
      'no',
    ),
  ];
}
