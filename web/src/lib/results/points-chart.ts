import type { RoundScore } from '../protocol/messages.gen';

export interface Point {
  x: number;
  y: number;
}

export interface Course {
  seat: number;
  points: Point[];
  path: string;
  end: Point;
  label: number; // where its name stands, so that no two names cover each other
}

export interface Chart {
  courses: Course[];
  rounds: { round: number; x: number }[];
  levels: { points: number; y: number }[];
}

interface Field {
  left: number;
  right: number;
  top: number;
  bottom: number;
  gap: number; // the least distance between two names
}

/** Numbers for the scale: at most five, even steps of 1, 2, 5, 10 and so on. */
export function levelsFor(most: number): number[] {
  const steps = [1, 2, 5, 10, 20, 50, 100];
  const step = steps.find((one) => most / one <= 5) ?? 200;
  const levels: number[] = [];
  for (let level = 0; level < most + step; level += step) levels.push(level);
  return levels;
}

/** Positions from top to bottom moved apart as little as it takes. */
export function apart(
  wanted: readonly number[],
  gap: number,
  top: number,
  bottom: number,
): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let last = top - gap;
  for (const index of order) {
    last = Math.max(placed[index] ?? 0, last + gap);
    placed[index] = last;
  }
  let next = bottom + gap;
  for (const index of order.reverse()) {
    next = Math.min(placed[index] ?? 0, next - gap);
    placed[index] = next;
  }
  return placed;
}

/** The points of all seats round by round, as lines on a field. */
export function chartOf(rounds: readonly RoundScore[], field: Field): Chart {
  const seats = rounds[0]?.points.length ?? 0;
  const most = Math.max(1, ...rounds.flatMap((one) => one.points));
  const levels = levelsFor(most);
  const height = levels.at(-1) ?? most;
  const width = Math.max(1, rounds.length - 1);
  const xOf = (index: number) => field.left + ((field.right - field.left) * index) / width;
  const yOf = (points: number) => field.bottom - ((field.bottom - field.top) * points) / height;
  const courses: Course[] = [];
  for (let seat = 0; seat < seats; seat += 1) {
    const points = rounds.map((one, index) => ({ x: xOf(index), y: yOf(one.points[seat] ?? 0) }));
    const path = points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${round(x)} ${round(y)}`);
    const end = points.at(-1) ?? { x: field.left, y: field.bottom };
    courses.push({ seat, points, path: path.join(''), end, label: end.y });
  }
  const labels = apart(
    courses.map((course) => course.label),
    field.gap,
    field.top,
    field.bottom,
  );
  for (const [index, course] of courses.entries()) course.label = labels[index] ?? course.label;
  return {
    courses,
    rounds: rounds.map((one, index) => ({ round: one.round, x: xOf(index) })),
    levels: levels.map((points) => ({ points, y: yOf(points) })),
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** How a line is drawn, so that it is known without its colour. */
export const DASHES = [
  'none',
  '7 4',
  '2 4',
  '12 4 2 4',
  '5 2',
  '14 5',
  '1 3',
  '9 3 1 3 1 3',
] as const;
