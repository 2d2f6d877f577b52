import { box, circle, d, joinPaths, lines, poly, range, rect, shape } from '../shape';
import type { Part, Tone } from '../shape';

/** A slender tree, as in gardens of the south. */
export function cypress(cx: number, y: number, h: number, w = h * 0.26): Part {
  return [
    rect(cx - 1, y, 2, 5, 'wood', 'fine'),
    shape(
      d`M${cx - w / 2} ${y + h * 0.28}Q${cx - w * 0.5} ${y + h * 0.7} ${cx} ${y + h}Q${cx + w * 0.5} ${y + h * 0.7} ${cx + w / 2} ${y + h * 0.28}Q${cx} ${y} ${cx - w / 2} ${y + h * 0.28}z`,
      'leaf',
    ),
    shape(
      d`M${cx + w * 0.1} ${y + h * 0.16}Q${cx + w * 0.2} ${y + h * 0.7} ${cx} ${y + h - 1}Q${cx + w * 0.46} ${y + h * 0.7} ${cx + w * 0.46} ${y + h * 0.28}z`,
      'leaf-shade',
      'no',
    ),
  ];
}

export function bush(cx: number, y: number, w: number): Part {
  const r = w / 4;
  return shape(
    d`M${cx - w / 2} ${y}A${r} ${r * 1.1} 0 0 0 ${cx - r} ${y + r}A${r} ${r} 0 0 0 ${cx + r} ${y + r}A${r} ${r * 1.1} 0 0 0 ${cx + w / 2} ${y}z`,
    'leaf',
  );
}

export function barrel(x: number, y: number, w: number, h: number): Part {
  return [
    shape(
      d`M${x + w * 0.12} ${y}Q${x - w * 0.1} ${y + h / 2} ${x + w * 0.12} ${y + h}H${x + w * 0.88}Q${x + w * 1.1} ${y + h / 2} ${x + w * 0.88} ${y}z`,
      'wood',
      'fine',
    ),
    lines([
      [
        [x, y + h * 0.3],
        [x + w, y + h * 0.3],
      ],
      [
        [x, y + h * 0.72],
        [x + w, y + h * 0.72],
      ],
    ]),
  ];
}

export function crate(x: number, y: number, size: number, tone: Tone = 'wood'): Part {
  return [
    rect(x, y, size, size, tone, 'fine'),
    lines([
      [
        [x, y],
        [x + size, y + size],
      ],
      [
        [x, y + size * 0.18],
        [x + size, y + size * 0.18],
      ],
      [
        [x, y + size * 0.82],
        [x + size, y + size * 0.82],
      ],
    ]),
  ];
}

/** Cloth over a stall, in stripes of two tones. */
export function awning(
  x: number,
  y: number,
  w: number,
  h: number,
  stripes: number,
  tone: Tone = 'roof',
): Part {
  const step = w / stripes;
  const top = 0.78;
  const cx = x + w / 2;
  const stripe = (i: number): string => {
    const [a, b] = [x + i * step, x + (i + 1) * step];
    const [ta, tb] = [cx + (a - cx) * top, cx + (b - cx) * top];
    return d`M${ta} ${y + h}L${a} ${y}a${step / 2} ${step * 0.55} 0 0 1 ${step} 0L${tb} ${y + h}z`;
  };
  const all = range(stripes);
  return [
    joinPaths(all.filter((i) => i % 2 === 0).map(stripe), tone, 'fine'),
    joinPaths(all.filter((i) => i % 2 === 1).map(stripe), 'paper', 'fine'),
  ];
}

/** A stall with a counter and goods. */
export function stall(x: number, y: number, w: number, h: number, stripes: number): Part {
  const goods: Tone[] = ['gold', 'leaf', 'fire', 'gold', 'leaf'];
  return [
    rect(x + 2, y, w - 4, h * 0.75, 'dark', 'no'),
    joinPaths([box(x + 2, y, 2, h * 0.75), box(x + w - 4, y, 2, h * 0.75)], 'wood', 'fine'),
    range(Math.floor((w - 8) / 5)).map((i) =>
      circle(x + 7 + i * 5, y + h * 0.32 + 1.6, 2.2, goods[i % 5] ?? 'gold', 'fine'),
    ),
    rect(x + 1, y, w - 2, h * 0.32, 'wood', 'fine'),
    lines([
      [
        [x + w * 0.34, y],
        [x + w * 0.34, y + h * 0.32],
      ],
      [
        [x + w * 0.67, y],
        [x + w * 0.67, y + h * 0.32],
      ],
    ]),
    awning(x, y + h * 0.72, w, h * 0.3, stripes),
  ];
}

/** Water before the feet of a building. */
export function water(x: number, w: number, h: number): Part {
  const waves = range(Math.floor(w / 12)).map(
    (i) => d`M${x + 3 + i * 12} ${h * 0.45}q2.5 2 5 0t5 0`,
  );
  return [rect(x, 0, w, h, 'water', 'no'), joinPaths(waves, 'none', 'fine')];
}

/** A crane: a mast, a jib to the right, a rope and what hangs on it. */
export function crane(x: number, y: number, h: number, reach: number, load: Part): Part {
  const top = y + h;
  return [
    poly(
      [
        [x - 2, y],
        [x - 1.4, top],
        [x + 1.4, top],
        [x + 2, y],
      ],
      'wood',
      'fine',
    ),
    poly(
      [
        [x - 8, top - 5],
        [x + reach, top + 4],
        [x + reach + 1, top + 1.4],
        [x - 8, top - 8],
      ],
      'wood',
      'fine',
    ),
    lines(
      [
        [
          [x, top - h * 0.4],
          [x + reach * 0.55, top],
        ],
        [
          [x + reach, top + 2],
          [x + reach, top - h * 0.32],
        ],
      ],
      'full',
    ),
    rect(x - 11, top - 10, 5, 7, 'rock', 'fine'),
    load,
  ];
}

/** A sailing ship, its keel at `y`. */
export function ship(cx: number, y: number, w: number, h: number): Part {
  const left = cx - w / 2;
  const deck = y + h * 0.26;
  const mast = (x: number, top: number) => box(x - 0.9, deck, 1.8, top - deck);
  const sail = (x: number, low: number, sw: number, sh: number) =>
    d`M${x - sw * 0.4} ${low + sh}Q${x + sw * 0.7} ${low + sh} ${x + sw * 0.55} ${low + sh * 0.5}Q${x + sw * 0.75} ${low + sh * 0.2} ${x - sw * 0.4} ${low}Q${x - sw * 0.2} ${low + sh * 0.5} ${x - sw * 0.4} ${low + sh}z`;
  const [a, b] = [cx - w * 0.18, cx + w * 0.16];
  return [
    joinPaths([mast(a, y + h * 0.86), mast(b, y + h * 0.97)], 'wood', 'fine'),
    joinPaths(
      [sail(a, deck + h * 0.08, w * 0.3, h * 0.26), sail(b, deck + h * 0.08, w * 0.36, h * 0.3)],
      'paper',
    ),
    joinPaths(
      [sail(a, deck + h * 0.37, w * 0.24, h * 0.18), sail(b, deck + h * 0.42, w * 0.28, h * 0.22)],
      'roof',
    ),
    shape(
      d`M${left} ${deck + h * 0.06}Q${left + w * 0.06} ${y} ${left + w * 0.24} ${y}H${left + w * 0.76}Q${left + w * 0.94} ${y + h * 0.04} ${left + w * 1.02} ${deck + h * 0.1}H${left + w * 0.82}V${deck}H${left + w * 0.2}V${deck + h * 0.06}z`,
      'wood',
    ),
    lines([
      [
        [left + w * 0.07, y + h * 0.16],
        [left + w * 0.94, y + h * 0.16],
      ],
    ]),
    range(4).map((i) => circle(left + w * (0.24 + i * 0.16), y + h * 0.1, 1.1, 'gold', 'no')),
  ];
}
