import type { RoundScore } from '../protocol/messages.gen';

export interface Point {
  x: number;
  y: number;
}

export interface Curve {
  seat: number;
  points: Point[];
  path: string;
  end: Point;
  label: number; // position of its name, so that no two names cover each other
}

export interface Chart {
  curves: Curve[];
  rounds: { round: number; x: number }[];
  ticks: { points: number; y: number }[];
}

interface PlotArea {
  left: number;
  right: number;
  top: number;
  bottom: number;
  gap: number; // the least distance between two names
}

/** Numbers for the scale: at most five, even steps of 1, 2, 5, 10 and so on. */
export function ticksFor(maxPoints: number): number[] {
  const steps = [1, 2, 5, 10, 20, 50, 100];
  const step = steps.find((size) => maxPoints / size <= 5) ?? 200;
  const ticks: number[] = [];
  for (let tick = 0; tick < maxPoints + step; tick += step) ticks.push(tick);
  return ticks;
}

/** Positions from top to bottom, moved apart as little as necessary. */
export function spreadApart(
  positions: readonly number[],
  gap: number,
  top: number,
  bottom: number,
): number[] {
  const byPosition = positions
    .map((_, index) => index)
    .sort((a, b) => (positions[a] ?? 0) - (positions[b] ?? 0));
  const standings = [...positions];
  let last = top - gap;
  for (const index of byPosition) {
    last = Math.max(standings[index] ?? 0, last + gap);
    standings[index] = last;
  }
  let next = bottom + gap;
  for (const index of byPosition.reverse()) {
    next = Math.min(standings[index] ?? 0, next - gap);
    standings[index] = next;
  }
  return standings;
}

/** The points of all seats round by round, as the curves of a chart. */
export function chartOf(rounds: readonly RoundScore[], area: PlotArea): Chart {
  const seats = rounds[0]?.points.length ?? 0;
  const maxPoints = Math.max(1, ...rounds.flatMap((entry) => entry.points));
  const ticks = ticksFor(maxPoints);
  const height = ticks.at(-1) ?? maxPoints;
  const width = Math.max(1, rounds.length - 1);
  const xOf = (index: number) => area.left + ((area.right - area.left) * index) / width;
  const yOf = (points: number) => area.bottom - ((area.bottom - area.top) * points) / height;
  const curves: Curve[] = [];
  for (let seat = 0; seat < seats; seat += 1) {
    const points = rounds.map((entry, index) => ({
      x: xOf(index),
      y: yOf(entry.points[seat] ?? 0),
    }));
    const path = points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${round(x)} ${round(y)}`);
    const end = points.at(-1) ?? { x: area.left, y: area.bottom };
    curves.push({ seat, points, path: path.join(''), end, label: end.y });
  }
  const labels = spreadApart(
    curves.map((curve) => curve.label),
    area.gap,
    area.top,
    area.bottom,
  );
  for (const [index, curve] of curves.entries()) curve.label = labels[index] ?? curve.label;
  return {
    curves,
    rounds: rounds.map((entry, index) => ({ round: entry.round, x: xOf(index) })),
    ticks: ticks.map((points) => ({ points, y: yOf(points) })),
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The dash pattern of a curve, so that it can be recognized without its colour. */
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
