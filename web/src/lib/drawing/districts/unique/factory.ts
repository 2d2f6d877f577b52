import { chimney, smoke } from '../../parts/ornaments';
import { door, windows } from '../../parts/windows-and-doors';
import { crate } from '../../parts/scenery';
import { band, wall } from '../../parts/walls';
import { circle, corners, joinPaths, range } from '../../shape';
import type { Part } from '../../shape';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 98, height: 112, peak: [14, 92] };

/** Roofs like a saw, tall chimneys, a wheel that never stands still. */
const factory: Draw = () => [
  smoke(14, 92, 1.2),
  smoke(32, 80, 1),
  chimney(10, 40, 10, 48),
  chimney(28, 40, 8, 38),
  wall(4, 0, 90, 44),
  sawtooth(38, 44, 56, 20, 3),
  band(2, 42, 94, 3),
  windows(40, 22, 52, 16, { columns: 4, w: 8, h: 11 }),
  gear(23, 26, 11),
  windows(54, 3, 38, 14, { columns: 3, w: 7, h: 8 }),
  door(46, 0, 12, 16, 'square'),
  crate(4, 0, 9),
];

export default factory;

/** A toothed wheel. */
function gear(cx: number, cy: number, r: number): Part {
  const teeth = range(8).map((i): string => {
    const angle = (i * Math.PI) / 4;
    const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
    const t = r * 0.2;
    return corners([
      [cx + ux * r * 0.8 - uy * t, cy + uy * r * 0.8 + ux * t],
      [cx + ux * r * 1.2 - uy * t, cy + uy * r * 1.2 + ux * t],
      [cx + ux * r * 1.2 + uy * t, cy + uy * r * 1.2 - ux * t],
      [cx + ux * r * 0.8 + uy * t, cy + uy * r * 0.8 - ux * t],
    ]);
  });
  return [
    joinPaths(teeth, 'gold', 'fine'),
    circle(cx, cy, r, 'gold', 'fine'),
    circle(cx, cy, r * 0.4, 'dark', 'fine'),
  ];
}

/** Roofs like the teeth of a saw, with light from the left. */
function sawtooth(x: number, y: number, w: number, h: number, count: number): Part {
  const step = w / count;
  const teeth = range(count).map((i) => x + i * step);
  return [
    joinPaths(
      teeth.map((left) =>
        corners([
          [left, y],
          [left, y + h],
          [left + step, y],
        ]),
      ),
      'roof',
    ),
    joinPaths(
      teeth.map((left) =>
        corners([
          [left + 1.5, y + 2],
          [left + 1.5, y + h - 5],
          [left + 4.5, y + h - 8],
          [left + 4.5, y + 2],
        ]),
      ),
      'glass',
      'no',
    ),
  ];
}
