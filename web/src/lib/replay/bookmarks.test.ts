import { describe, expect, it } from 'vitest';

import type { Turn } from '../log/turns';
import { nextBookmark, previousBookmark, roundAt, bookmarksOf } from './bookmarks';

describe('bookmarks', () => {
  const turns = [
    { first: 0, round: 0 },
    { first: 0, round: 1 },
    { first: 4, round: 1 },
    { first: 9, round: 2 },
  ] as Turn[];
  const bookmarks = bookmarksOf(turns, 12);

  it('are set where turns and rounds begin', () => {
    expect(bookmarks.turns).toEqual([0, 4, 9]);
    expect(bookmarks.rounds).toEqual([
      { step: 0, round: 1 },
      { step: 9, round: 2 },
    ]);
  });

  it('are found from any step', () => {
    expect(nextBookmark(bookmarks.turns, 4, 12)).toBe(9);
    expect(nextBookmark(bookmarks.turns, 12, 12)).toBe(12);
    expect(previousBookmark(bookmarks.turns, 4)).toBe(0);
    expect(previousBookmark(bookmarks.turns, 0)).toBe(0);
    expect([0, 8, 9].map((at) => roundAt(bookmarks, at))).toEqual([1, 1, 2]);
  });
});
