import type { Turn } from '../log/turns';

/** Steps at which something begins. */
export interface Stops {
  turns: number[];
  rounds: { step: number; round: number }[];
}

export function stopsOf(turns: readonly Turn[], last: number): Stops {
  const begins = [...new Set([0, ...turns.map((turn) => turn.first)])].filter(
    (step) => step < last,
  );
  const rounds: Stops['rounds'] = [];
  for (const turn of turns) {
    if (turn.round && rounds.at(-1)?.round !== turn.round) {
      rounds.push({ step: turn.first, round: turn.round });
    }
  }
  return { turns: begins, rounds };
}

/** The next of some steps after this one, or the last step. */
export function after(stops: readonly number[], at: number, last: number): number {
  return stops.find((step) => step > at) ?? last;
}

/** The nearest of some steps before this one, or the beginning. */
export function before(stops: readonly number[], at: number): number {
  return stops.findLast((step) => step < at) ?? 0;
}

/** The round in which a step lies. */
export function roundAt(stops: Stops, at: number): number {
  return stops.rounds.findLast((one) => one.step <= at)?.round ?? 0;
}
