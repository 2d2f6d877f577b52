import { describe, expect, it } from 'vitest';

import { type Event, readEvent, type Step } from '../protocol/messages.gen';
import type { EventKind, StepKind } from '../protocol/names.gen';
import { isDoneTo, isQuiet, lastTurn, groupByRound, groupByTurn } from './turns';

function event(kind: EventKind, seat = -1, more: Partial<Event> = {}): Event {
  return readEvent({ kind, seat, ...more });
}

let number = 0;
function step(seat: number, events: Event[], kind: StepKind = 'answer'): Step {
  number += 1;
  return { number, kind, seat, at: 0, events };
}

const REVEAL = (seat: number, card: string) => [
  event('called', 0, { card, amount: 1 }),
  event('revealed-role', seat, { card }),
];

describe('groupByTurn', () => {
  it('begins a turn when a called character is revealed', () => {
    const turns = groupByTurn([
      step(0, [event('round-began', 0, { amount: 3 }), event('picked', 0, { card: '?' })]),
      step(1, REVEAL(1, 'thief')),
      step(1, [event('robbed-role', 1, { card: 'king' })]),
      step(1, [event('turn-ended', 1), ...REVEAL(0, 'king')]),
    ]);
    expect(turns.map(({ kind, seat, role, round }) => [kind, seat, role, round])).toEqual([
      ['draft', 0, '', 3],
      ['turn', 1, 'thief', 3],
      ['turn', 0, 'king', 3],
    ]);
    expect(turns.map((turn) => turn.ended)).toEqual([true, true, false]);
    expect(turns[1]?.lines.map((line) => line.kind)).toEqual(['robbed-role']);
  });

  it('lists the characters that nobody has in one line', () => {
    const called = ['assassin', 'witch'].map((card) => event('called', 0, { card }));
    const [turn] = groupByTurn([step(0, [...called, ...REVEAL(1, 'king')])]);
    expect(turn?.lines).toHaveLength(1);
    expect(turn?.lines[0]).toMatchObject({ kind: 'nobody', cards: ['assassin', 'witch'] });
  });

  it('puts the last characters that nobody has at the end of the round', () => {
    const turns = groupByTurn([
      step(1, REVEAL(1, 'king')),
      step(1, [
        event('turn-ended', 1),
        event('called', 0, { card: 'warlord' }),
        event('round-ended', -1, { amount: 1 }),
        event('round-began', 1, { amount: 2 }),
      ]),
    ]);
    expect(turns[0]?.lines.map((line) => line.kind)).toEqual(['nobody']);
    expect(turns[1]?.lines).toEqual([]);
  });

  it('shows the price with the building', () => {
    const [turn] = groupByTurn([
      step(0, [
        event('site-laid', 0, { card: 'castle' }),
        event('paid', 0, { amount: 4 }),
        event('built', 0, { card: 'castle' }),
      ]),
    ]);
    expect(turn?.lines.map(({ kind, paid }) => [kind, paid])).toEqual([['built', 4]]);
  });

  it('keeps a payment that does not belong to a building', () => {
    const [turn] = groupByTurn([
      step(0, [event('paid', 0, { amount: 2 })]),
      step(0, [event('built', 0, { card: 'tavern' })]),
    ]);
    expect(turn?.lines.map((line) => line.kind)).toEqual(['paid', 'built']);
  });

  it('merges draws and names the cards that the reader knows', () => {
    const [turn] = groupByTurn([
      step(0, [event('drew', 0, { card: 'manor', amount: 1 }), event('drew', 0, { card: 'park' })]),
    ]);
    expect(turn?.lines).toHaveLength(1);
    expect(turn?.lines[0]).toMatchObject({ count: 2, cards: ['manor', 'park'] });
  });

  it('reports what was gathered only once', () => {
    const [turn] = groupByTurn([
      step(0, [event('gathered-gold', 0, { amount: 2 }), event('gained', 0, { amount: 2 })]),
      step(0, [
        event('gathered-cards', 0, { amount: 2 }),
        event('drew', 0, { card: '?' }),
        event('drew', 0, { card: '?' }),
      ]),
      step(0, [event('kept', 0, { card: '?' }), event('put-under', 0, { card: '?' })]),
    ]);
    const kinds = turn?.lines.map((line) => line.kind);
    expect(kinds).toEqual(['gathered-gold', 'gathered-cards', 'kept']);
  });

  it('drops an answer that was undone', () => {
    const [turn] = groupByTurn([
      step(0, [event('built', 0, { card: 'tavern' })]),
      step(0, [], 'undo'),
      step(0, [event('built', 0, { card: 'park' })]),
    ]);
    expect(turn?.lines.map((line) => [line.kind, line.event.card])).toEqual([
      ['undo', ''],
      ['built', 'park'],
    ]);
  });

  it('reports the deal in one line for all players, and the reader’s own cards', () => {
    const [deal] = groupByTurn([
      step(
        -1,
        [
          event('shuffled'),
          event('drew', 0, { card: 'manor', amount: 1 }),
          event('dealt', 0, { amount: 4 }),
          event('drew', 1, { card: '?', amount: 1 }),
          event('dealt', 1, { amount: 4 }),
        ],
        'deal',
      ),
    ]);
    expect(deal?.kind).toBe('deal');
    expect(deal?.lines.map((line) => line.kind)).toEqual(['drew', 'dealt-all']);
  });

  it('groups hidden choices in one line', () => {
    const picks = [2, 3].map((seat) => step(seat, [event('picked', seat, { card: '?' })]));
    const own = step(0, [event('picked', 0, { card: 'king' })]);
    const last = step(1, [event('picked', 1, { card: '?' })]);
    const began = step(0, [event('round-began', 2, { amount: 1 })]);
    const [draft] = groupByTurn([began, ...picks, own, last]);
    expect(draft?.lines.map((line) => [line.kind, line.seats])).toEqual([
      ['picked', [2, 3, 1]],
      ['picked', [0]],
    ]);
  });

  it('infers the round of events before the first recorded start of a round', () => {
    const turns = groupByTurn([
      step(0, [event('picked', 0, { card: '?' })]),
      step(1, REVEAL(1, 'king')),
      step(1, [event('round-began', 0, { amount: 2 })]),
    ]);
    expect(turns.map((turn) => [turn.kind, turn.round])).toEqual([
      ['draft', 1],
      ['turn', 1],
      ['draft', 2],
    ]);
  });

  it('handles a long game quickly', () => {
    const steps = Array.from({ length: 2000 }, (_, index) =>
      step(index % 4, [...REVEAL(index % 4, 'king'), event('built', index % 4, { card: 'park' })]),
    );
    const began = performance.now();
    expect(groupByTurn(steps)).toHaveLength(2000);
    expect(performance.now() - began).toBeLessThan(500);
  });
});

describe('lastTurn', () => {
  it('is the last turn that has ended, or else the current one', () => {
    const steps = [
      step(1, REVEAL(1, 'thief')),
      step(1, [event('turn-ended', 1), ...REVEAL(0, 'king')]),
    ];
    expect(lastTurn(steps)?.role).toBe('thief');
    expect(lastTurn(steps.slice(0, 1))?.role).toBe('thief');
    expect(lastTurn([])).toBeUndefined();
  });
});

describe('groupByRound', () => {
  it('keeps the order of the rounds', () => {
    const turns = groupByTurn([
      step(0, [event('round-began', 0, { amount: 1 })]),
      step(0, REVEAL(0, 'king')),
      step(0, [event('round-began', 0, { amount: 2 })]),
    ]);
    expect(groupByRound(turns).map((entry) => [entry.round, entry.turns.length])).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });
});

describe('what others did to the reader', () => {
  it('is recognised and never quiet', () => {
    const [turn] = groupByTurn([
      step(1, [
        event('destroyed', 0, { card: 'park' }),
        event('stole', 1, { target: 0, amount: 3 }),
        event('gave-gold', 0, { target: 1, amount: 3 }),
        event('shuffled'),
      ]),
    ]);
    const [destroyed, stole, shuffled] = turn?.lines ?? [];
    if (!destroyed || !stole || !shuffled) throw new Error('three lines');
    expect([0, 1].map((seat) => isDoneTo(destroyed, seat, 1))).toEqual([true, false]);
    expect([0, 1].map((seat) => isDoneTo(stole, seat, 1))).toEqual([true, false]);
    expect(isDoneTo(stole, -1, 1)).toBe(false);
    expect(isQuiet(shuffled)).toBe(true);
    expect(isQuiet(stole)).toBe(false);
  });
});
