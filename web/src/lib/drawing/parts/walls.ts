import { box, corners, joinPaths, poly, range, rect, shape } from '../shape';
import type { Part, Point, Tone } from '../shape';

/** How much of a wall, from the left, the low sun reaches. */
export const LIGHT = 0.66;

/** A wall in evening light: the sun is low on the left, so the right of it lies in shade. */
export function wall(x: number, y: number, w: number, h: number, tone: Tone = 'wall'): Part {
  const dim: Tone = tone === 'rock' ? 'rock-shade' : tone === 'wood' ? 'wood-shade' : 'shade';
  return [
    rect(x, y, w, h, tone),
    rect(x + w * LIGHT, y + 0.6, w * (1 - LIGHT) - 0.6, h - 1.2, dim, 'no'),
  ];
}

/** A wall that is wider at its foot by `batter` on both sides. */
export function batteredWall(
  x: number,
  w: number,
  h: number,
  batter: number,
  tone: Tone = 'wall',
): Part {
  const dim: Tone = tone === 'rock' ? 'rock-shade' : 'shade';
  return [
    poly(
      [
        [x - batter, 0],
        [x, h],
        [x + w, h],
        [x + w + batter, 0],
      ],
      tone,
    ),
    poly(
      [
        [x + w * LIGHT, 0.6],
        [x + w * LIGHT, h - 0.6],
        [x + w - 0.6, h - 0.6],
        [x + w + batter - 1, 0.6],
      ],
      dim,
      'no',
    ),
  ];
}

/** A flat band: a cornice, a step, a beam. */
export function band(x: number, y: number, w: number, h: number, tone: Tone = 'trim'): Part {
  return rect(x, y, w, h, tone, 'fine');
}

/** Steps up to a door, widest at the ground. */
export function steps(cx: number, w: number, count: number, rise = 2.4): Part {
  return range(count).map((i) => {
    const width = w + (count - 1 - i) * 5;
    return rect(cx - width / 2, i * rise, width, rise, 'trim', 'fine');
  });
}

/** Merlons on a wall that ends at `y`, standing out a little on both sides. */
export function battlements(
  x: number,
  y: number,
  w: number,
  count: number,
  h = 6,
  tone: Tone = 'wall',
): Part {
  const left = x - 2;
  const unit = (w + 4) / (count * 2 - 1);
  const outline: Point[] = [[left, y]];
  for (const i of range(count)) {
    const at = left + i * 2 * unit;
    outline.push([at, y + h + 4], [at + unit, y + h + 4]);
    if (i < count - 1) outline.push([at + unit, y + 4], [at + 2 * unit, y + 4]);
  }
  outline.push([left + w + 4, y]);
  return [poly(outline, tone), rect(left + 0.6, y, w + 2.8, 2, 'shade', 'no')];
}

/** A tower with merlons. */
export function battleTower(
  x: number,
  y: number,
  w: number,
  h: number,
  merlons = 3,
  tone: Tone = 'wall',
): Part {
  return [wall(x, y, w, h, tone), battlements(x, y + h, w, merlons, 5, tone)];
}

/** A few stones drawn into a wall, the same ones every time. */
export function stones(x: number, y: number, w: number, h: number, count = 6): Part {
  const paths = range(count).map((i) => {
    const along = ((i * 0.618 + 0.11) % 1) * (w - 7);
    const up = ((i * 0.382 + 0.07) % 1) * (h - 4);
    return box(x + along, y + up, 5.5, 2.6);
  });
  return joinPaths(paths, 'shade', 'no');
}

/** Beams of a timber frame over a wall. */
export function timber(x: number, y: number, w: number, h: number, fields = 3): Part {
  const beam = 1.8;
  const step = w / fields;
  const posts = range(fields + 1).map((i) =>
    box(x + i * step - (i === 0 ? 0 : i === fields ? beam : beam / 2), y, beam, h),
  );
  const rails = [box(x, y, w, beam), box(x, y + h - beam, w, beam)];
  const braces = range(fields).map((i) => {
    const left = x + i * step;
    const [a, b] = i % 2 === 0 ? [left, left + step] : [left + step, left];
    return corners([
      [a, y],
      [b, y + h],
      [b + (a < b ? -beam : beam), y + h],
      [a, y + beam],
    ]);
  });
  return joinPaths([...posts, ...rails, ...braces], 'wood-shade', 'no');
}

/** Pillars between a base and a beam. The whole is `h` high. */
export function columns(
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  thick = 4,
): Part {
  const step = (w - thick - 4) / (count - 1);
  const at = range(count).map((i) => x + 2 + i * step);
  return [
    rect(x + 1, y, w - 2, h, 'shade', 'no'),
    joinPaths(
      at.map((left) => box(left, y + 2, thick, h - 5)),
      'trim',
      'fine',
    ),
    joinPaths(
      at.map((left) => box(left + thick * 0.6, y + 2.4, thick * 0.4, h - 5.8)),
      'shade',
      'no',
    ),
    joinPaths(
      at.map((left) => box(left - 0.8, y + h - 4.6, thick + 1.6, 1.8)),
      'trim',
      'fine',
    ),
    band(x, y, w, 2.2),
    band(x, y + h - 3, w, 3),
  ];
}

/** Posts that carry something, with sloping props. */
export function stilts(x: number, y: number, w: number, h: number, count: number): Part {
  const step = (w - 3) / (count - 1);
  const posts = range(count).map((i) => box(x + i * step, y, 3, h));
  return joinPaths(posts, 'wood', 'fine');
}

/** The broken foot of a building that is gone, and the heap before it. */
export function rubble(w: number): Part {
  const stump = shape(
    corners([
      [w * 0.12, 0],
      [w * 0.12, 17],
      [w * 0.2, 21],
      [w * 0.26, 13],
      [w * 0.38, 15],
      [w * 0.44, 6],
      [w * 0.62, 8],
      [w * 0.72, 14],
      [w * 0.8, 25],
      [w * 0.88, 19],
      [w * 0.88, 0],
    ]),
    'wall',
  );
  const heap: Part[] = range(7).map((i) => {
    const x = w * (0.06 + 0.13 * i);
    const size = 5 + ((i * 5) % 4);
    return poly(
      [
        [x - size, 0],
        [x - size * 0.7, size * 0.8],
        [x + size * 0.2, size],
        [x + size, size * 0.3],
        [x + size * 0.8, 0],
      ],
      i % 2 ? 'shade' : 'wall',
      'fine',
    );
  });
  return [
    stump,
    poly(
      [
        [w * 0.5, 4],
        [w * 0.96, 17],
        [w * 0.97, 14],
        [w * 0.52, 1],
      ],
      'wood',
      'fine',
    ),
    heap,
  ];
}
