import { describe, expect, it } from 'vitest';

import { type Event, readEvent, readState, type Update } from '../protocol/messages.gen';
import type { Turn } from '../log/turns';
import { handsOf, openUpdate } from './merge-views';
import { after, before, roundAt, stopsOf } from './bookmarks';

function update(seat: number, hand: string[], roles: string[], events: Partial<Event>[]): Update {
  const state = readState({
    game: 'g',
    number: 1,
    common: { players: [{ roles: ['?'] }, { roles: ['king'] }] },
    own: { seat, hand, roles },
  });
  const step = {
    number: 1,
    kind: 'answer' as const,
    seat: 0,
    at: 0,
    events: events.map(readEvent),
  };
  return { type: 'update', steps: [step], state, whole: false };
}

describe('everything open', () => {
  const seen = [
    update(0, ['manor'], ['thief'], [{ kind: 'drew', seat: 0, card: 'park' }]),
    update(1, ['docks'], ['king'], [{ kind: 'drew', seat: 0, card: '?' }]),
  ];

  it('turns up what any seat knew', () => {
    const open = openUpdate(seen);
    expect(open?.state.common.players.map((player) => player.roles)).toEqual([['thief'], ['king']]);
    expect(open?.state.own).toBeUndefined();
    expect(openUpdate([...seen].reverse())?.steps[0]?.events[0]?.card).toBe('park');
  });

  it('has all hands', () => {
    expect(handsOf(seen)).toEqual([['manor'], ['docks']]);
    expect(openUpdate([])).toBeUndefined();
  });
});

describe('stops', () => {
  const turns = [
    { first: 0, round: 0 },
    { first: 0, round: 1 },
    { first: 4, round: 1 },
    { first: 9, round: 2 },
  ] as Turn[];
  const stops = stopsOf(turns, 12);

  it('are where turns and rounds begin', () => {
    expect(stops.turns).toEqual([0, 4, 9]);
    expect(stops.rounds).toEqual([
      { step: 0, round: 1 },
      { step: 9, round: 2 },
    ]);
  });

  it('are found from any step', () => {
    expect(after(stops.turns, 4, 12)).toBe(9);
    expect(after(stops.turns, 12, 12)).toBe(12);
    expect(before(stops.turns, 4)).toBe(0);
    expect(before(stops.turns, 0)).toBe(0);
    expect([0, 8, 9].map((at) => roundAt(stops, at))).toEqual([1, 1, 2]);
  });
});
