import { describe, expect, it } from 'vitest';

import { type Event, readEvent, readState, type Update } from '../protocol/messages.gen';
import { handsOf, mergeUpdates } from './merge-views';

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
  return { type: 'update', steps: [step], state, snapshot: false };
}

describe('the merged view of all seats', () => {
  const views = [
    update(0, ['manor'], ['thief'], [{ kind: 'drew', seat: 0, card: 'park' }]),
    update(1, ['docks'], ['king'], [{ kind: 'drew', seat: 0, card: '?' }]),
  ];

  it('shows everything that any seat knew', () => {
    const open = mergeUpdates(views);
    expect(open?.state.common.players.map((player) => player.roles)).toEqual([['thief'], ['king']]);
    expect(open?.state.own).toBeUndefined();
    expect(mergeUpdates([...views].reverse())?.steps[0]?.events[0]?.card).toBe('park');
  });

  it('has all hands', () => {
    expect(handsOf(views)).toEqual([['manor'], ['docks']]);
    expect(mergeUpdates([])).toBeUndefined();
  });
});
