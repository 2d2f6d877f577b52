import { expect, it } from 'vitest';

import { seatPositions } from './seat-positions';

it('the reader sits at the bottom, and the next player to the reader’s left', () => {
  const [, mine, next] = seatPositions(4, 1);
  expect(mine?.x).toBeCloseTo(50);
  expect(mine?.y).toBeGreaterThan(80);
  expect(next?.x).toBeLessThan(20);
});

it('spectators see the first seat at the bottom', () => {
  expect(seatPositions(5, -1)).toEqual(seatPositions(5, 0));
});
