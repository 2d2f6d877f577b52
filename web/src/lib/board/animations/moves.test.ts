import { expect, it } from 'vitest';

import { readStep, type Step, type Wire } from '../../protocol/messages.gen';
import { MAX_PER_MOVE, movesOf } from './moves';

function steps(...events: Wire<Step>['events'] & object): Step[] {
  return [readStep({ number: 1, kind: 'answer', seat: 0, at: 0, events })];
}

it('moves coins from payer to receiver, but never more than a handful', () => {
  const [move] = movesOf(steps({ kind: 'stole', seat: 1, target: 2, amount: 30 }), undefined);
  expect(move).toEqual({ kind: 'coin', from: 'gold:2', to: 'gold:1', amount: MAX_PER_MOVE });
});

it('moves cards face down, so that they are not revealed', () => {
  const [move] = movesOf(
    steps({ kind: 'took-card', seat: 1, target: 2, card: 'tavern' }),
    undefined,
  );
  expect(JSON.stringify(move)).not.toContain('tavern');
});

it('does not move cards that are only drawn to choose from', () => {
  expect(movesOf(steps({ kind: 'drew', seat: 1, card: '?', amount: 0 }), undefined)).toEqual([]);
});

it('moves the crown from the player who wore it before', () => {
  const moves = movesOf(
    steps({ kind: 'crowned', seat: 1 }, { kind: 'crowned', seat: 2 }),
    undefined,
  );
  expect(moves.at(-1)).toMatchObject({ kind: 'crown', from: 'crown:1', to: 'crown:2' });
});
