import { expect, it } from 'vitest';

import { DAY, digits, nextChange, partsOf, shownAt } from './clock';

const times = { banks: [600_000, 20_000], running: 1, deadline: 50_000 };

it('counts down for whoever thinks and stands still for the others', () => {
  expect(shownAt(times, 1, false, 10_000)).toMatchObject({ isRunning: true, left: 40_000 });
  expect(shownAt(times, 0, false, 10_000)).toMatchObject({ isRunning: false, left: 600_000 });
  expect(shownAt(times, 1, false, 99_000)?.left).toBe(0);
  expect(shownAt(undefined, 1, false, 0)).toBeUndefined();
});

it('warns when little is left, and only who thinks', () => {
  expect(shownAt(times, 1, false, 10_000)?.isShort).toBe(false);
  expect(shownAt(times, 1, false, 25_000)?.isShort).toBe(true);
  expect(shownAt({ ...times, running: 0 }, 1, false, 0)?.isShort).toBe(false);
});

it('has days only for whoever is asked', () => {
  const days = { banks: [0, 0], running: 0, deadline: 3 * DAY };
  expect(shownAt(days, 1, true, 0)).toBeUndefined();
  expect(shownAt(days, 0, true, DAY)?.left).toBe(2 * DAY);
  expect(shownAt(days, 0, true, 3 * DAY - 1000)?.isShort).toBe(true);
});

it('reads as people read clocks', () => {
  expect(digits(0)).toBe('0:00');
  expect(digits(1)).toBe('0:01');
  expect(digits(59_001)).toBe('1:00');
  expect(digits(605_000)).toBe('10:05');
  expect(digits(3_723_000)).toBe('1:02:03');
  expect(partsOf(DAY + 3_600_000)).toEqual({ days: 1, hours: 1, minutes: 0, seconds: 0 });
});

it('wakes when the next second begins', () => {
  const shown = { isRunning: true, isShort: false, isDays: false, left: 1_250 };
  expect(nextChange(shown)).toBe(250);
  expect(nextChange({ ...shown, left: 2_000 })).toBe(1_000);
  expect(nextChange({ ...shown, isDays: true, left: 2 * DAY })).toBe(60_000);
});
