import { box, circle, d, joinPaths, line, lines, poly, range, rect, ring, shape } from '../shape';
import type { Part, Point, Tone } from '../shape';

/** A pennant on a pole. */
export function flag(x: number, y: number, h = 16, length = 11, tone: Tone = 'roof'): Part {
  const top = y + h;
  return [
    line(
      [
        [x, y],
        [x, top],
      ],
      'full',
    ),
    shape(
      d`M${x} ${top}Q${x + length * 0.4} ${top + 2} ${x + length} ${top - 2}L${x + length * 0.72} ${top - 4.5}L${x + length} ${top - 7}Q${x + length * 0.4} ${top - 5} ${x} ${top - 7}z`,
      tone,
      'fine',
    ),
  ];
}

/** A cloth that hangs on a wall. */
export function banner(cx: number, y: number, w: number, h: number, tone: Tone = 'roof'): Part {
  const left = cx - w / 2;
  return [
    poly(
      [
        [left, y + h],
        [left + w, y + h],
        [left + w, y],
        [cx, y + w * 0.5],
        [left, y],
      ],
      tone,
      'fine',
    ),
    line(
      [
        [left - 1.4, y + h],
        [left + w + 1.4, y + h],
      ],
      'full',
    ),
  ];
}

export function cross(cx: number, y: number, h = 10, tone: Tone = 'gold'): Part {
  const [w, t] = [h * 0.62, h * 0.18];
  return shape(
    d`M${cx - t / 2} ${y}v${h * 0.55}h${-(w - t) / 2}v${t}h${(w - t) / 2}v${h * 0.45 - t}h${t}v${-(h * 0.45 - t)}h${(w - t) / 2}v${-t}h${-(w - t) / 2}v${-h * 0.55}z`,
    tone,
    'fine',
  );
}

export function star(cx: number, cy: number, r: number, tone: Tone = 'gold', points = 5): Part {
  const inner = points === 4 ? 0.34 : 0.45;
  const outline = range(points * 2).map((i): Point => {
    const length = i % 2 ? r * inner : r;
    const angle = Math.PI / 2 + (i * Math.PI) / points;
    return [cx + Math.cos(angle) * length, cy + Math.sin(angle) * length];
  });
  return poly(outline, tone, 'fine');
}

export function clock(cx: number, cy: number, r: number): Part {
  return [
    circle(cx, cy, r + 1.6, 'gold', 'fine'),
    circle(cx, cy, r, 'glass', 'fine'),
    lines(
      [
        [
          [cx, cy],
          [cx, cy + r * 0.75],
        ],
        [
          [cx, cy],
          [cx + r * 0.5, cy - r * 0.3],
        ],
      ],
      'full',
    ),
  ];
}

export function chimney(x: number, y: number, w: number, h: number, tone: Tone = 'shade'): Part {
  return [rect(x, y, w, h, tone), rect(x - 1, y + h, w + 2, 2.4, 'trim', 'fine')];
}

/** Smoke that drifts to the right. */
export function smoke(x: number, y: number, size = 1): Part {
  const puff = (dx: number, dy: number, r: number) => ring(x + dx * size, y + dy * size, r * size);
  return joinPaths([puff(1, 3, 2.2), puff(4, 7.5, 3.2), puff(9, 12, 4.2)], 'smoke', 'no');
}

export function shield(cx: number, y: number, w: number, h: number, tone: Tone = 'roof'): Part {
  const left = cx - w / 2;
  return [
    shape(
      d`M${left} ${y + h}h${w}v${-h * 0.45}Q${left + w} ${y + h * 0.15} ${cx} ${y}Q${left} ${y + h * 0.15} ${left} ${y + h * 0.55}z`,
      tone,
    ),
    lines([
      [
        [cx, y + h],
        [cx, y + 1],
      ],
      [
        [left, y + h * 0.62],
        [left + w, y + h * 0.62],
      ],
    ]),
  ];
}

/** A sword with its point at the second point. */
export function sword(from: Point, to: Point, thick = 2.2): Part {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const at = (along: number, aside: number): Point => [
    from[0] + ux * along - uy * aside,
    from[1] + uy * along + ux * aside,
  ];
  const half = thick / 2;
  return [
    poly(
      [
        at(length * 0.24, half),
        at(length * 0.9, half),
        at(length, 0),
        at(length * 0.9, -half),
        at(length * 0.24, -half),
      ],
      'trim',
      'fine',
    ),
    poly(
      [
        at(0, half * 0.8),
        at(length * 0.22, half * 0.8),
        at(length * 0.22, -half * 0.8),
        at(0, -half * 0.8),
      ],
      'wood',
      'fine',
    ),
    poly(
      [
        at(length * 0.2, thick * 2),
        at(length * 0.27, thick * 2),
        at(length * 0.27, -thick * 2),
        at(length * 0.2, -thick * 2),
      ],
      'gold',
      'fine',
    ),
  ];
}

export function crown(cx: number, y: number, w: number, h: number): Part {
  const left = cx - w / 2;
  return [
    poly(
      [
        [left, y],
        [left - w * 0.06, y + h],
        [left + w * 0.25, y + h * 0.5],
        [cx, y + h * 1.15],
        [left + w * 0.75, y + h * 0.5],
        [left + w * 1.06, y + h],
        [left + w, y],
      ],
      'gold',
    ),
    rect(left, y, w, h * 0.26, 'gold', 'fine'),
  ];
}

/** Coins in a heap. */
export function coins(cx: number, y: number, w: number): Part {
  const r = w / 7;
  const at: Point[] = [
    [-2, 0],
    [0, 0],
    [2, 0],
    [-1, 1.3],
    [1, 1.3],
    [0, 2.6],
  ];
  return joinPaths(
    at.map(([dx, dy]) => ring(cx + dx * r, y + r + dy * r, r)),
    'gold',
    'fine',
  );
}

/** A sign that hangs from a beam on the right of `x`. */
export function hangingSign(x: number, y: number, w: number, h: number, emblem: Part): Part {
  return [
    line(
      [
        [x, y + h + 3],
        [x + w + 3, y + h + 3],
      ],
      'full',
    ),
    lines([
      [
        [x + 3, y + h + 3],
        [x + 3, y + h],
      ],
      [
        [x + w + 1, y + h + 3],
        [x + w + 1, y + h],
      ],
    ]),
    shape(box(x + 2, y, w, h), 'paper', 'fine'),
    emblem,
  ];
}

/** The gold that a beautified district wears on its top. */
export function goldenFinial(cx: number, y: number): Part {
  return [
    line(
      [
        [cx, y - 2],
        [cx, y + 7],
      ],
      'full',
    ),
    circle(cx, y + 3, 2.2, 'gold', 'fine'),
    star(cx, y + 11.5, 6.5, 'gold', 4),
  ];
}
