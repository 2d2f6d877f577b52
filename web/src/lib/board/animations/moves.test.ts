import { expect, it } from 'vitest';

import { readStep, type Step, type Wire } from '../../protocol/messages.gen';
import { MOST_AT_ONCE, travelsOf } from './moves';

function steps(...events: Wire<Step>['events'] & object): Step[] {
  return [readStep({ number: 1, kind: 'answer', seat: 0, at: 0, events })];
}

it('lets coins go from payer to receiver, and never more than a handful', () => {
  const [travel] = travelsOf(steps({ kind: 'stole', seat: 1, target: 2, amount: 30 }), undefined);
  expect(travel).toEqual({ what: 'coin', from: 'gold:2', to: 'gold:1', amount: MOST_AT_ONCE });
});

it('moves cards face down: nothing of what they are is told', () => {
  const [travel] = travelsOf(
    steps({ kind: 'took-card', seat: 1, target: 2, card: 'tavern' }),
    undefined,
  );
  expect(JSON.stringify(travel)).not.toContain('tavern');
});

it('moves nothing that is drawn only to choose from', () => {
  expect(travelsOf(steps({ kind: 'drew', seat: 1, card: '?', amount: 0 }), undefined)).toEqual([]);
});

it('passes the crown on from whoever had it', () => {
  const travels = travelsOf(
    steps({ kind: 'crowned', seat: 1 }, { kind: 'crowned', seat: 2 }),
    undefined,
  );
  expect(travels.at(-1)).toMatchObject({ what: 'crown', from: 'crown:1', to: 'crown:2' });
});
