import { describe, expect, it } from 'vitest';

import { formatAgo, clockSpec, parseClock, formatAmount, DEFAULT_CLOCK } from './clocks';

const MINUTE = 60_000;

describe('the spec of a clock', () => {
  it('is parsed back to the same clock', () => {
    for (const kind of ['off', 'live', 'days'] as const) {
      const clock = { ...DEFAULT_CLOCK, kind };
      expect(parseClock(clockSpec(clock))).toEqual(clock);
    }
  });

  it('gives the bank in seconds', () => {
    expect(clockSpec({ kind: 'live', bank: 10, increment: 5, days: 1 })).toBe(
      'live(bank=600,increment=5)',
    );
  });
});

describe('times in words', () => {
  it('are in the reader’s language', () => {
    expect(formatAmount('en', 2, 'day')).toBe('2 days');
    expect(formatAmount('ru', 2, 'day')).toBe('2 дня');
    expect(formatAgo('en', 0, 5 * MINUTE)).toBe('5 minutes ago');
    expect(formatAgo('fr', 0, 3 * 60 * MINUTE)).toBe('il y a 3 heures');
  });

  it('are never in the future, even if a clock is slow', () => {
    expect(formatAgo('en', 2 * MINUTE, 0)).toBe('now');
  });
});
