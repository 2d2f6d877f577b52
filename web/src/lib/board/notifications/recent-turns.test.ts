import { describe, expect, it } from 'vitest';

import type { Turn } from '../../log/turns';
import { recentTurns } from './recent-turns';

describe('recent turns', () => {
  const turn = (seat: number, ended = true) => ({ kind: 'turn', seat, ended }) as Turn;

  it('are the turns of the others since the reader’s own', () => {
    const turns = [turn(1), turn(0), turn(2), turn(3), turn(0, false)];
    expect(recentTurns(turns, 0).map((recent) => recent.seat)).toEqual([2, 3]);
  });

  it('include at least the last turn, if there is one', () => {
    expect(recentTurns([turn(1), turn(0)], 0).map((recent) => recent.seat)).toEqual([0]);
    expect(recentTurns([], 0)).toEqual([]);
  });
});
