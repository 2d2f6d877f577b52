import type { Turn } from '../log/turns';

/** Steps at which something begins. */
export interface Bookmarks {
  turns: number[];
  rounds: { step: number; round: number }[];
}

export function bookmarksOf(turns: readonly Turn[], last: number): Bookmarks {
  const begins = [...new Set([0, ...turns.map((turn) => turn.first)])].filter(
    (step) => step < last,
  );
  const rounds: Bookmarks['rounds'] = [];
  for (const turn of turns) {
    if (turn.round && rounds.at(-1)?.round !== turn.round) {
      rounds.push({ step: turn.first, round: turn.round });
    }
  }
  return { turns: begins, rounds };
}

/** The next of some steps after this one, or the last step. */
export function nextBookmark(bookmarks: readonly number[], at: number, last: number): number {
  return bookmarks.find((step) => step > at) ?? last;
}

/** The nearest of some steps before this one, or the beginning. */
export function previousBookmark(bookmarks: readonly number[], at: number): number {
  return bookmarks.findLast((step) => step < at) ?? 0;
}

/** The round to which a step belongs. */
export function roundAt(bookmarks: Bookmarks, at: number): number {
  return bookmarks.rounds.findLast((entry) => entry.step <= at)?.round ?? 0;
}
