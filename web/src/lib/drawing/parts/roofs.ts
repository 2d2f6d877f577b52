import { circle, d, line, lines, poly, range, rect, shape } from '../shape';
import type { Part, Point, Tone } from '../shape';
import { LIGHT, wall } from './walls';

/** A roof whose gable looks at us. It stands out by `over` on both sides. */
export function gable(
  x: number,
  y: number,
  w: number,
  h: number,
  over = 3,
  tone: Tone = 'roof',
): Part {
  const cx = x + w / 2;
  const dim: Tone = tone === 'wall' ? 'shade' : 'roof-shade';
  return [
    poly(
      [
        [x - over, y],
        [cx, y + h],
        [x + w + over, y],
      ],
      tone,
    ),
    poly(
      [
        [cx, y + 0.6],
        [cx, y + h - 1],
        [x + w + over - 1.4, y + 0.6],
      ],
      dim,
      'no',
    ),
  ];
}

/** A house front: the wall goes up into the gable and the roof is only its thick edge. */
export function gableFront(x: number, y: number, w: number, h: number, over = 3, thick = 4): Part {
  const cx = x + w / 2;
  const low = y - 1.5;
  const edge = (side: -1 | 1): Point[] => {
    const eave = cx + side * (w / 2 + over);
    return [
      [eave, low],
      [cx, y + h + thick],
      [cx, y + h - 1],
      [eave - side * thick * 0.9, low],
    ];
  };
  const [from, top] = [x + w * LIGHT, y + h * (1 - LIGHT) * 2];
  return [
    poly(
      [
        [x, y - 1],
        [cx, y + h],
        [x + w, y - 1],
      ],
      'wall',
      'no',
    ),
    poly(
      [
        [from, y - 1],
        [from, top],
        [x + w, y - 1],
      ],
      'shade',
      'no',
    ),
    poly(edge(-1), 'roof'),
    poly(edge(1), 'roof-shade'),
  ];
}

/** A roof seen from its long side; the ridge is shorter by `inset` on both sides. */
export function hip(x: number, y: number, w: number, h: number, inset: number, over = 3): Part {
  const [left, right] = [x - over, x + w + over];
  const rows = range(Math.max(1, Math.round(h / 6) - 1)).map((i, _, all): Point[] => {
    const up = ((i + 1) * h) / (all.length + 1);
    const cut = ((inset + over) * up) / h;
    return [
      [left + cut + 1, y + up],
      [right - cut - 1, y + up],
    ];
  });
  return [
    poly(
      [
        [left, y],
        [x + inset, y + h],
        [x + w - inset, y + h],
        [right, y],
      ],
      'roof',
    ),
    poly(
      [
        [left + (right - left) * 0.66, y + 0.6],
        [x + inset + (w - 2 * inset) * 0.66, y + h - 0.6],
        [x + w - inset, y + h - 0.6],
        [right - 1, y + 0.6],
      ],
      'roof-shade',
      'no',
    ),
    lines(rows),
  ];
}

/** A pointed roof on a round or square tower. */
export function cone(x: number, y: number, w: number, h: number, over = 2.5): Part {
  const cx = x + w / 2;
  return [
    poly(
      [
        [x - over, y],
        [cx, y + h],
        [x + w + over, y],
      ],
      'roof',
    ),
    poly(
      [
        [cx + w * 0.12, y + 0.6],
        [cx, y + h - 1],
        [x + w + over - 1.2, y + 0.6],
      ],
      'roof-shade',
      'no',
    ),
  ];
}

/** Half a ball, or an ellipse of it. */
export function dome(cx: number, y: number, r: number, h: number, tone: Tone = 'roof'): Part {
  const dim: Tone = tone === 'trim' ? 'shade' : tone === 'glass' ? 'glass' : 'roof-shade';
  return [
    shape(d`M${cx - r} ${y}A${r} ${h} 0 0 0 ${cx + r} ${y}z`, tone),
    shape(
      d`M${cx + r * 0.2} ${y + 0.6}Q${cx + r * 0.3} ${y + h * 0.7} ${cx} ${y + h - 0.8}A${r - 0.8} ${h - 0.8} 0 0 0 ${cx + r - 0.8} ${y + 0.6}z`,
      dim,
      'no',
    ),
  ];
}

/** The ribs of a dome. */
export function ribs(cx: number, y: number, r: number, h: number): Part {
  return shape(
    d`M${cx - r * 0.5} ${y}Q${cx - r * 0.45} ${y + h * 0.7} ${cx} ${y + h}M${cx} ${y}V${y + h}M${cx + r * 0.5} ${y}Q${cx + r * 0.45} ${y + h * 0.7} ${cx} ${y + h}`,
    'none',
    'fine',
  );
}

/** The small room with a cap on top of a dome. */
export function lantern(cx: number, y: number, w: number, h: number): Part {
  return [
    wall(cx - w / 2, y, w, h * 0.6, 'trim'),
    rect(cx - w * 0.2, y + 1, w * 0.4, h * 0.4, 'glass', 'no'),
    cone(cx - w / 2, y + h * 0.6, w, h * 0.5, 1),
  ];
}

/** The triangle over a row of columns. */
export function pediment(x: number, y: number, w: number, h: number, over = 2): Part {
  const cx = x + w / 2;
  const [left, right] = [x - over, x + w + over];
  return [
    poly(
      [
        [left, y],
        [cx, y + h],
        [right, y],
      ],
      'roof',
    ),
    poly(
      [
        [left + 7, y + 2],
        [cx, y + h - 3],
        [right - 7, y + 2],
      ],
      'wall',
      'fine',
    ),
  ];
}

/** A roof with a steep lower and a flat upper slope. */
export function mansard(x: number, y: number, w: number, h: number, inset = 5, over = 2): Part {
  const [left, right] = [x - over, x + w + over];
  const split = (right - left) * 0.68 + left;
  return [
    shape(
      d`M${left} ${y}Q${x + inset} ${y + h * 0.2} ${x + inset} ${y + h}H${x + w - inset}Q${x + w - inset} ${y + h * 0.2} ${right} ${y}z`,
      'roof',
    ),
    shape(
      d`M${split} ${y + 0.6}V${y + h - 0.6}H${x + w - inset - 0.6}Q${x + w - inset - 0.6} ${y + h * 0.2} ${right - 1.4} ${y + 0.6}z`,
      'roof-shade',
      'no',
    ),
    line([
      [x + inset, y + h - 2.4],
      [x + w - inset, y + h - 2.4],
    ]),
  ];
}

/** A gable that climbs in steps. */
export function stepGable(x: number, y: number, w: number, h: number, count: number): Part {
  const [dx, dy] = [w / (2 * count), h / count];
  const left = range(count).flatMap((i): Point[] => [
    [x + i * dx, y + (i + 1) * dy],
    [x + (i + 1) * dx, y + (i + 1) * dy],
  ]);
  const outline = [...left, ...left.map(([px, py]): Point => [2 * x + w - px, py]).reverse()];
  const from = x + w * LIGHT;
  const dim = outline.filter(([px]) => px > from).map(([px, py]): Point => [px - 0.7, py - 0.7]);
  const level = y + Math.ceil((x + w - from) / dx) * dy - 0.7;
  return [
    poly([[x, y - 1], ...outline, [x + w, y - 1]], 'wall'),
    poly([[from, y - 1], [from, level], ...dim, [x + w - 0.7, y - 1]], 'shade', 'no'),
  ];
}

/** A ball on a rod. */
export function finial(cx: number, y: number, h = 7): Part {
  return [
    line(
      [
        [cx, y],
        [cx, y + h],
      ],
      'full',
    ),
    circle(cx, y + h, 1.7, 'gold', 'fine'),
  ];
}
