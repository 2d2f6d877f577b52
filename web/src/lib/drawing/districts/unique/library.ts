import { door, opening } from '../../parts/windows-and-doors';
import { book } from '../../parts/unique-features';
import { hip, lantern, pediment } from '../../parts/roofs';
import { band, columns, steps, wall } from '../../parts/walls';
import { range, rect, shape } from '../../shape';
import type { Part, Tone } from '../../shape';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 104, height: 112, peak: [52, 104] };

/** Shelves behind tall glass, a book in the gable. */
const library: Draw = () => [
  wall(8, 0, 88, 58),
  band(5, 58, 94, 4),
  hip(8, 62, 88, 10, 10, 0),
  [18, 86].map((cx) => [
    shape(opening(cx, 8, 15, 42, 'arch'), 'glass'),
    [10, 20, 30].map((y) => books(cx - 6.5, y, 13, 8)),
  ]),
  wall(28, 0, 48, 60),
  columns(28, 6, 48, 54, 4, 5),
  [38.7, 65.3].map((cx) => [
    rect(cx - 4.6, 10, 9.2, 40, 'glass', 'fine'),
    [11, 21, 31].map((y) => books(cx - 4, y, 8, 8)),
  ]),
  door(52, 6, 11, 26),
  band(26, 58, 52, 4),
  pediment(28, 62, 48, 26, 4),
  book(52, 67, 18, 8),
  lantern(52, 87, 10, 16),
  steps(52, 44, 3, 2),
];

export default library;

/** Books side by side on a board. */
function books(x: number, y: number, w: number, h: number): Part {
  const tones: Tone[] = ['roof', 'gold', 'trim', 'roof-shade', 'wood'];
  const heights = [1, 0.82, 0.94, 0.76, 0.9, 1, 0.84];
  const count = Math.max(3, Math.round(w / 3.4));
  const step = w / count;
  return range(count).map((i) =>
    rect(x + i * step, y, step, h * (heights[i % 7] ?? 1), tones[i % 5] ?? 'roof', 'fine'),
  );
}
