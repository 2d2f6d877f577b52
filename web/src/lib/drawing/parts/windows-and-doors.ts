import { box, circle, d, joinPaths, lines, range, rect, ring, shape } from '../shape';
import type { Part, Point, Tone } from '../shape';

export type WindowForm = 'square' | 'arch' | 'pointed' | 'slit' | 'round';

/** The outline of an opening that stands on `y`. */
export function opening(cx: number, y: number, w: number, h: number, form: WindowForm): string {
  const left = cx - w / 2;
  if (form === 'arch') {
    const r = w / 2;
    return d`M${left} ${y}v${h - r}a${r} ${r} 0 0 0 ${w} 0v${-(h - r)}z`;
  }
  if (form === 'pointed') {
    const up = y + h * 0.55;
    return d`M${left} ${y}V${up}Q${left} ${y + h * 0.85} ${cx} ${y + h}Q${left + w} ${y + h * 0.85} ${left + w} ${up}V${y}z`;
  }
  if (form === 'round') return ring(cx, y + h / 2, Math.min(w, h) / 2);
  return box(left, y, w, h);
}

export interface Grid {
  columns: number;
  rows?: number;
  w?: number;
  h?: number;
  form?: WindowForm;
  skip?: number; // the number of a column without a window, because something else is there
}

/** Windows in rows and columns, spread evenly over a field. */
export function windows(x: number, y: number, w: number, h: number, grid: Grid): Part {
  const { columns, rows = 1, form = 'square', skip = -1 } = grid;
  const [pw, ph] = [grid.w ?? 5, grid.h ?? 7];
  const paths = range(rows).flatMap((row) =>
    range(columns)
      .filter((column) => column !== skip)
      .map((column) => {
        const cx = x + ((column + 0.5) * w) / columns;
        const cy = y + ((row + 0.5) * h) / rows;
        return opening(cx, cy - ph / 2, pw, ph, form);
      }),
  );
  return joinPaths(paths, 'glass', 'fine');
}

/** One window with bars between its panes. */
export function pane(
  cx: number,
  y: number,
  w: number,
  h: number,
  form: WindowForm = 'square',
): Part {
  return [
    shape(opening(cx, y, w, h, form), 'glass', 'fine'),
    lines([
      [
        [cx, y],
        [cx, y + h],
      ],
      [
        [cx - w / 2, y + h * 0.5],
        [cx + w / 2, y + h * 0.5],
      ],
    ]),
  ];
}

/** A window with iron bars. */
export function barred(cx: number, y: number, w: number, h: number, bars = 3): Part {
  const step = w / (bars + 1);
  const iron = range(bars).map((i) => box(cx - w / 2 + (i + 1) * step - 0.8, y, 1.6, h));
  return [
    rect(cx - w / 2 - 1.2, y - 1.6, w + 2.4, 1.6, 'trim', 'fine'),
    rect(cx - w / 2, y, w, h, 'glass', 'fine'),
    joinPaths([...iron, box(cx - w / 2, y + h * 0.45, w, 1.4)], 'rock', 'no'),
    rect(cx - w / 2, y, w, h, 'none', 'fine'),
  ];
}

export function door(
  cx: number,
  y: number,
  w: number,
  h: number,
  form: WindowForm = 'arch',
  tone: Tone = 'wood',
): Part {
  return [
    shape(opening(cx, y, w, h, form), tone),
    lines([
      [
        [cx, y],
        [cx, y + h - 1],
      ],
    ]),
    circle(cx + w * 0.18, y + h * 0.42, 0.7, 'gold', 'no'),
  ];
}

/** An open passage, dark inside. */
export function passage(
  cx: number,
  y: number,
  w: number,
  h: number,
  form: WindowForm = 'arch',
): Part {
  return shape(opening(cx, y, w, h, form), 'dark');
}

/** A passage with a stone frame and a raised grating. */
export function gate(cx: number, y: number, w: number, h: number): Part {
  const bars = range(4).map((i) => {
    const aside = ((i - 1.5) * w) / 4;
    const top = y + h - w / 2 + Math.sqrt((w / 2) ** 2 - aside ** 2);
    const foot = y + h * 0.5;
    return d`M${cx + aside - 0.8} ${top}V${foot}l0.8-2.4l0.8 2.4V${top}z`;
  });
  return [
    shape(opening(cx, y, w + 5, h + 3, 'arch'), 'trim', 'fine'),
    passage(cx, y, w, h),
    joinPaths([...bars, box(cx - w / 2 + 0.8, y + h * 0.6, w - 1.6, 1.5)], 'rock', 'no'),
  ];
}

/** A row of open arches. */
export function arcade(x: number, y: number, w: number, h: number, count: number): Part {
  const step = w / count;
  const paths = range(count).map((i) => opening(x + (i + 0.5) * step, y, step * 0.66, h, 'arch'));
  return joinPaths(paths, 'dark', 'fine');
}

/** A round window with spokes. */
export function rose(cx: number, cy: number, r: number): Part {
  const spokes = range(4).map((i): Point[] => {
    const [dx, dy] = [Math.cos((i * Math.PI) / 4) * r, Math.sin((i * Math.PI) / 4) * r];
    return [
      [cx - dx, cy - dy],
      [cx + dx, cy + dy],
    ];
  });
  return [
    circle(cx, cy, r + 1.8, 'trim', 'fine'),
    circle(cx, cy, r, 'glass', 'fine'),
    lines(spokes),
    circle(cx, cy, r * 0.32, 'gold', 'fine'),
  ];
}
