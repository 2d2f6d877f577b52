import { describe, expect, it } from 'vitest';

import { ago, clockLine, readClock, span, USUAL_CLOCK } from './clocks';

const MINUTE = 60_000;

describe('the line of a clock', () => {
  it('is read back', () => {
    for (const kind of ['off', 'live', 'days'] as const) {
      const clock = { ...USUAL_CLOCK, kind };
      expect(readClock(clockLine(clock))).toEqual(clock);
    }
  });

  it('counts the bank in seconds', () => {
    expect(clockLine({ kind: 'live', bank: 10, increment: 5, days: 1 })).toBe(
      'live(bank=600,increment=5)',
    );
  });
});

describe('times in words', () => {
  it('are told in the language of the reader', () => {
    expect(span('en', 2, 'day')).toBe('2 days');
    expect(span('ru', 2, 'day')).toBe('2 дня');
    expect(ago('en', 0, 5 * MINUTE)).toBe('5 minutes ago');
    expect(ago('fr', 0, 3 * 60 * MINUTE)).toBe('il y a 3 heures');
  });

  it('do not lie in the future because a clock is behind', () => {
    expect(ago('en', 2 * MINUTE, 0)).toBe('now');
  });
});
