import { expect, it } from 'vitest';

import { seatPositions } from './seat-positions';

it('the reader sits at the bottom, and the next player to his left', () => {
  const [, mine, next] = seatPositions(4, 1);
  expect(mine?.x).toBeCloseTo(50);
  expect(mine?.y).toBeGreaterThan(80);
  expect(next?.x).toBeLessThan(20);
});

it('whoever has no seat sees the first one at the bottom', () => {
  expect(seatPositions(5, -1)).toEqual(seatPositions(5, 0));
});
