import { door, windows } from '../../parts/windows-and-doors';
import { cone, finial } from '../../parts/roofs';
import { band, stones, wall } from '../../parts/walls';
import { box, circle, d, joinPaths, line, rect, shape } from '../../shape';
import type { Part } from '../../shape';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 52, height: 116, peak: [26, 108] };

/** Open on all sides at the top, for the bell. */
const bellTower: Draw = () => [
  wall(11, 0, 30, 57),
  stones(13, 6, 26, 46, 8),
  band(8, 55, 36, 4),
  windows(11, 22, 30, 30, { columns: 1, rows: 2, w: 5, h: 11, form: 'arch' }),
  rect(12, 59, 28, 26, 'dark', 'no'),
  bell(26, 61, 19),
  line('26,79 26,85', 'full'),
  joinPaths([box(11, 59, 5, 26), box(36, 59, 5, 26)], 'wall'),
  band(8, 84, 36, 4),
  cone(11, 88, 30, 20, 3),
  finial(26, 106, 6),
  door(26, 0, 12, 18),
];

export default bellTower;

function bell(cx: number, y: number, size: number): Part {
  const r = size / 2;
  return [
    circle(cx, y + r * 0.1, r * 0.26, 'dark', 'fine'),
    shape(
      d`M${cx - r} ${y + r * 0.2}Q${cx - r * 0.55} ${y + r * 0.6} ${cx - r * 0.55} ${y + r * 1.2}Q${cx - r * 0.5} ${y + size} ${cx} ${y + size}Q${cx + r * 0.5} ${y + size} ${cx + r * 0.55} ${y + r * 1.2}Q${cx + r * 0.55} ${y + r * 0.6} ${cx + r} ${y + r * 0.2}z`,
      'gold',
      'fine',
    ),
  ];
}
