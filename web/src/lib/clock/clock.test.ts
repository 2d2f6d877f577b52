import { expect, it } from 'vitest';

import { DAY_MS, formatDigits, msUntilChange, splitDuration, clockDisplayAt } from './clock';

const times = { banks: [600_000, 20_000], running: 1, deadline: 50_000 };

it('counts down for the player to move and stands still for the others', () => {
  expect(clockDisplayAt(times, 1, false, 10_000)).toMatchObject({
    isRunning: true,
    leftMs: 40_000,
  });
  expect(clockDisplayAt(times, 0, false, 10_000)).toMatchObject({
    isRunning: false,
    leftMs: 600_000,
  });
  expect(clockDisplayAt(times, 1, false, 99_000)?.leftMs).toBe(0);
  expect(clockDisplayAt(undefined, 1, false, 0)).toBeUndefined();
});

it('warns only the player to move, when little time is left', () => {
  expect(clockDisplayAt(times, 1, false, 10_000)?.isLow).toBe(false);
  expect(clockDisplayAt(times, 1, false, 25_000)?.isLow).toBe(true);
  expect(clockDisplayAt({ ...times, running: 0 }, 1, false, 0)?.isLow).toBe(false);
});

it('shows days only for the player who is asked', () => {
  const days = { banks: [0, 0], running: 0, deadline: 3 * DAY_MS };
  expect(clockDisplayAt(days, 1, true, 0)).toBeUndefined();
  expect(clockDisplayAt(days, 0, true, DAY_MS)?.leftMs).toBe(2 * DAY_MS);
  expect(clockDisplayAt(days, 0, true, 3 * DAY_MS - 1000)?.isLow).toBe(true);
});

it('formats times as clocks show them', () => {
  expect(formatDigits(0)).toBe('0:00');
  expect(formatDigits(1)).toBe('0:01');
  expect(formatDigits(59_001)).toBe('1:00');
  expect(formatDigits(605_000)).toBe('10:05');
  expect(formatDigits(3_723_000)).toBe('1:02:03');
  expect(splitDuration(DAY_MS + 3_600_000)).toEqual({ days: 1, hours: 1, minutes: 0, seconds: 0 });
});

it('updates when the next second begins, or each minute if it shows days', () => {
  const display = { isRunning: true, isLow: false, isDays: false, leftMs: 1_250 };
  expect(msUntilChange(display)).toBe(250);
  expect(msUntilChange({ ...display, leftMs: 2_000 })).toBe(1_000);
  expect(msUntilChange({ ...display, isDays: true, leftMs: 2 * DAY_MS })).toBe(60_000);
});
