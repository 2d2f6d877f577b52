import { describe, expect, it } from 'vitest';

import { BOOKS } from '../../protocol/cards.gen';
import { readState, type State, type Wire } from '../../protocol/messages.gen';
import { marksOn, rolesOf, tokensOf } from './tokens';

const CAST = ['warlord', 'assassin', 'thief', 'king'];

function state(common: Wire<State>['common'], own?: Wire<State>['own']): State {
  return readState({
    game: 'g',
    number: 1,
    question: 1,
    common: { round: 1, rank: 0, crown: 0, deck: 9, faceup: [], players: [], ...common },
    own: own && { seat: 0, hand: [], roles: [], ...own },
  });
}

describe('the rank track', () => {
  it('shows the characters in the order in which they are called', () => {
    const tokens = tokensOf(CAST, BOOKS['2016'], undefined);
    expect(tokens.map((token) => token.rank)).toEqual([1, 2, 4, 8]);
  });

  it('marks who is called, who has been called, and who has revealed which character', () => {
    const players = [{ gold: 0, cards: 0, city: [], roles: ['thief'] }];
    const tokens = tokensOf(CAST, BOOKS['2016'], state({ rank: 4, faceup: ['warlord'], players }));
    expect(tokens.map((token) => token.called)).toEqual([false, false, true, false]);
    expect(tokens.map((token) => token.passed)).toEqual([true, true, false, false]);
    expect(tokens.map((token) => token.holder)).toEqual([-1, 0, -1, -1]);
    expect(tokens.map((token) => token.faceup)).toEqual([false, false, false, true]);
  });

  it('marks the characters that the reader saw and passed on', () => {
    const own = { seen: ['king', 'thief'], roles: ['king'] };
    const tokens = tokensOf(CAST, BOOKS['2016'], state({}, own));
    expect(tokens.filter((token) => token.seen).map((token) => token.character)).toEqual(['thief']);
    expect(tokens.filter((token) => token.mine).map((token) => token.character)).toEqual(['king']);
  });

  it('shows which warrant is signed only to its owner', () => {
    const marks = { warrants: ['king', 'thief'], magistrate: 0, killed: 'warlord' };
    expect(marksOn('king', state({ marks }, { signed: 'king' }))).toEqual(['signed']);
    expect(marksOn('king', state({ marks }))).toEqual(['warrant']);
    expect(marksOn('warlord', state({ marks }))).toEqual(['killed']);
  });

  it('never masks the reader’s own characters', () => {
    const players = [
      { gold: 0, cards: 0, city: [], roles: ['?'] },
      { gold: 0, cards: 0, city: [], roles: ['?'] },
    ];
    const now = state({ players }, { roles: ['king'] });
    expect(rolesOf(now, 0)).toEqual(['king']);
    expect(rolesOf(now, 1)).toEqual(['?']);
  });
});
