/** What a shape is made of. The stylesheet of a building knows the colour. */
export type Tone =
  | 'wall'
  | 'shade'
  | 'roof'
  | 'roof-shade'
  | 'trim'
  | 'dark'
  | 'glass'
  | 'gold'
  | 'wood'
  | 'wood-shade'
  | 'leaf'
  | 'leaf-shade'
  | 'rock'
  | 'rock-shade'
  | 'water'
  | 'paper'
  | 'smoke'
  | 'fire'
  | 'beam'
  | 'none';

/** How a shape is outlined: not at all, with a fine line, or with the line of silhouettes. */
export type Edge = 'no' | 'fine' | 'full';

export interface Shape {
  d: string;
  tone: Tone;
  edge: Edge;
}

/** A piece of a drawing. Coordinates begin at the ground on the left; y grows upwards. */
export type Part = Shape | readonly Part[];

export type Point = readonly [x: number, y: number];

/** A row of points, or the same as text: `0,0 10,0 5,8`. */
export type Points = string | readonly Point[];

/** A path with its numbers rounded. */
export function d(texts: TemplateStringsArray, ...numbers: number[]): string {
  return texts.reduce((path, text, i) => path + String(round(numbers[i - 1] ?? 0)) + text);
}

export function shape(path: string, tone: Tone, edge: Edge = 'full'): Shape {
  return { d: path, tone, edge };
}

export function poly(points: Points, tone: Tone, edge: Edge = 'full'): Shape {
  return shape(corners(points), tone, edge);
}

/** Several outlines of one kind as one shape. */
export function joinPaths(paths: readonly string[], tone: Tone, edge: Edge = 'full'): Shape {
  return shape(paths.join(''), tone, edge);
}

export function corners(points: Points): string {
  if (typeof points === 'string') return `M${points.replaceAll(' ', 'L').replaceAll(',', ' ')}z`;
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`;
}

export function box(x: number, y: number, w: number, h: number): string {
  return d`M${x} ${y}h${w}v${h}h${-w}z`;
}

export function rect(x: number, y: number, w: number, h: number, tone: Tone, edge?: Edge): Shape {
  return shape(box(x, y, w, h), tone, edge);
}

export function ring(cx: number, cy: number, r: number): string {
  return d`M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

export function circle(cx: number, cy: number, r: number, tone: Tone, edge?: Edge): Shape {
  return shape(ring(cx, cy, r), tone, edge);
}

/** A line without a fill. */
export function line(points: Points, edge: Edge = 'fine'): Shape {
  return shape(corners(points).slice(0, -1), 'none', edge);
}

/** Many lines as one shape. */
export function lines(all: readonly Points[], edge: Edge = 'fine'): Shape {
  return shape(all.map((points) => corners(points).slice(0, -1)).join(''), 'none', edge);
}

/** The whole numbers from 0 to `count - 1`. */
export function range(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}

/** All shapes of a piece, from the back to the front. */
export function flatten(part: Part): Shape[] {
  return isShape(part) ? [part] : part.flatMap(flatten);
}

function isShape(part: Part): part is Shape {
  return 'd' in part;
}

function round(value: number): number {
  return Math.round(value * 10) / 10 + 0; // + 0 makes -0 into 0
}
