import { describe, expect, it } from 'vitest';

import type { Turn } from '../log/turns';
import { priceOf } from '../options/prices';
import { readOption, readOwn, readUpdate } from '../protocol/messages.gen';
import { shortcutFor } from './shortcuts';
import { recentTurns } from './notifications/recent-turns';
import { positionBeside } from './popover/popover-position';
import { soundsOf } from './sounds';

describe('keys', () => {
  const key = (code: string, more = {}) =>
    shortcutFor({ key: '', code, ctrlKey: false, metaKey: false, altKey: false, ...more });

  it('mean the same on every keyboard', () => {
    expect(key('Digit3')).toEqual({ action: 'pick', number: 3 });
    expect(key('Numpad9')).toEqual({ action: 'pick', number: 9 });
    expect(key('KeyE', { key: 'у' })).toEqual({ action: 'end' });
    expect(key('Slash', { key: '?' })).toEqual({ action: 'keys' });
  });

  it('leave the browser what is its own', () => {
    expect(key('KeyL', { ctrlKey: true })).toBeUndefined();
    expect(key('KeyQ')).toBeUndefined();
  });
});

describe('the place of a sheet', () => {
  const viewport = { width: 360, height: 700 };
  const size = { width: 300, height: 200 };

  it('is over its thing, or under it where there is no room', () => {
    expect(positionBeside({ left: 100, top: 500, width: 50, height: 50 }, size, viewport).top).toBe(
      292,
    );
    expect(positionBeside({ left: 100, top: 20, width: 50, height: 50 }, size, viewport).top).toBe(
      78,
    );
  });

  it('never leaves the screen', () => {
    const position = positionBeside({ left: 340, top: 690, width: 20, height: 10 }, size, viewport);
    expect(position.left + size.width).toBeLessThanOrEqual(viewport.width);
    expect(position.top + size.height).toBeLessThanOrEqual(viewport.height);
  });
});

describe('prices', () => {
  const options = [
    { id: 4, verb: 'gold' },
    { id: 9, verb: 'build', card: 'castle' },
  ] as const;
  const own = (charges?: number[]) =>
    readOwn({ seat: 0, hand: [], roles: [], options: [...options], charges });
  const price = (id: number, of: ReturnType<typeof own>) =>
    priceOf(readOption({ id, verb: 'build' }), of);

  it('are what the server says, by the place of the option', () => {
    expect(price(9, own([0, 4]))).toBe(4);
  });

  it('are not shown for what is free', () => {
    expect(price(4, own([0, 4]))).toBeUndefined();
    expect(price(9, own())).toBeUndefined();
  });
});

describe('turns to look at again', () => {
  const turn = (seat: number, ended = true) => ({ kind: 'turn', seat, ended }) as Turn;

  it('are those of the others since the own', () => {
    const turns = [turn(1), turn(0), turn(2), turn(3), turn(0, false)];
    expect(recentTurns(turns, 0).map((one) => one.seat)).toEqual([2, 3]);
  });

  it('are at least the last one', () => {
    expect(recentTurns([turn(1), turn(0)], 0).map((one) => one.seat)).toEqual([0]);
    expect(recentTurns([], 0)).toEqual([]);
  });
});

it('an update sounds like the weightiest of what happened', () => {
  const events = [{ kind: 'drew' }, { kind: 'built' }, { kind: 'called' }] as const;
  const update = readUpdate({ type: 'update', steps: [{ events: [...events] }] });
  expect(soundsOf(update)).toEqual(['build', 'bell']);
});
