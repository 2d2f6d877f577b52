import { corners, d, joinPaths, lines, poly, rect, shape } from '../shape';
import type { Part, Points } from '../shape';

// What only districts have that are not in every game.

/** An open book. */
export function book(cx: number, y: number, w: number, h: number): Part {
  const half = w / 2;
  return [
    shape(
      d`M${cx - half} ${y + h * 0.25}V${y + h}Q${cx - half * 0.4} ${y + h * 1.15} ${cx} ${y + h * 0.8}Q${cx + half * 0.4} ${y + h * 1.15} ${cx + half} ${y + h}V${y + h * 0.25}Q${cx + half * 0.4} ${y + h * 0.4} ${cx} ${y}Q${cx - half * 0.4} ${y + h * 0.4} ${cx - half} ${y + h * 0.25}z`,
      'paper',
    ),
    lines([
      [
        [cx, y],
        [cx, y + h * 0.8],
      ],
      [
        [cx - half * 0.75, y + h * 0.68],
        [cx - half * 0.25, y + h * 0.68],
      ],
      [
        [cx + half * 0.25, y + h * 0.68],
        [cx + half * 0.75, y + h * 0.68],
      ],
    ]),
  ];
}

/** A curved roof with turned-up corners, as in the far east. */
export function pagoda(x: number, y: number, w: number, h: number, over = 8): Part {
  const [left, right, cx] = [x - over, x + w + over, x + w / 2];
  return [
    shape(
      d`M${left} ${y + 4}Q${x + 3} ${y - 1} ${x + w * 0.2} ${y}H${x + w * 0.8}Q${right - over - 3} ${y - 1} ${right} ${y + 4}Q${x + w * 0.84} ${y + h * 0.35} ${x + w * 0.74} ${y + h}H${x + w * 0.26}Q${x + w * 0.16} ${y + h * 0.35} ${left} ${y + 4}z`,
      'roof',
    ),
    shape(
      d`M${cx + w * 0.2} ${y + 0.7}H${x + w * 0.8}Q${right - over - 3} ${y} ${right - 2} ${y + 3.6}Q${x + w * 0.84} ${y + h * 0.35} ${x + w * 0.74} ${y + h - 0.7}H${cx + w * 0.14}z`,
      'roof-shade',
      'no',
    ),
    rect(x + w * 0.22, y + h - 1, w * 0.56, 2.6, 'gold', 'fine'),
  ];
}

export function bareTree(cx: number, y: number, h: number): Part {
  const t = h * 0.045;
  const branch = (from: number, dx: number, dy: number): string =>
    corners([
      [cx - t, y + h * from],
      [cx + dx * h, y + h * (from + dy)],
      [cx + t, y + h * (from + 0.06)],
    ]);
  return joinPaths(
    [
      corners([
        [cx - t * 2, y],
        [cx - t, y + h * 0.5],
        [cx + h * 0.04, y + h],
        [cx + t, y + h * 0.5],
        [cx + t * 2, y],
      ]),
      branch(0.42, -0.26, 0.3),
      branch(0.48, 0.3, 0.26),
      branch(0.62, -0.17, 0.26),
      branch(0.7, 0.16, 0.2),
    ],
    'dark',
    'no',
  );
}

/** A gravestone, or a cross instead. */
export function tombstone(cx: number, y: number, w: number, h: number): Part {
  const r = w / 2;
  return [
    shape(d`M${cx - r} ${y}v${h - r}a${r} ${r} 0 0 0 ${w} 0v${-(h - r)}z`, 'rock'),
    lines([
      [
        [cx - w * 0.22, y + h * 0.62],
        [cx + w * 0.22, y + h * 0.62],
      ],
      [
        [cx, y + h * 0.8],
        [cx, y + h * 0.42],
      ],
    ]),
  ];
}

/** A hill with rocks. */
export function crag(points: Points, shade: Points): Part {
  return [poly(points, 'rock'), poly(shade, 'rock-shade', 'no')];
}

/** A moon that is not full. */
export function moon(cx: number, cy: number, r: number): Part {
  return shape(
    d`M${cx} ${cy + r}A${r} ${r} 0 1 1 ${cx + r} ${cy - r * 0.2}A${r * 0.8} ${r * 0.8} 0 0 0 ${cx} ${cy + r}z`,
    'gold',
    'fine',
  );
}

export function eyes(cx: number, y: number): Part {
  return joinPaths(
    [d`M${cx - 5} ${y + 3}q2.5-4 4-1q-2 2-4 1zM${cx + 5} ${y + 3}q-2.5-4-4-1q2 2 4 1z`],
    'fire',
    'no',
  );
}
