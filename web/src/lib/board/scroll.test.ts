import { describe, expect, it } from 'vitest';

import { readAsked, readOption } from '../protocol/messages.gen';
import type { QuestionKind } from '../protocol/names.gen';
import { isAboutOthers } from './scroll';

const ME = 1;
const about = (kind: QuestionKind, ...options: object[]) =>
  isAboutOthers(
    readAsked({ seat: ME, kind }),
    options.map((option) => readOption({ id: 1, ...option })),
    ME,
  );

describe('a question', () => {
  it('is about others if its options are their seats or cities, or characters', () => {
    expect(about('pass-crown', { seat: 2, place: 'player' })).toBe(true);
    expect(about('bewitch', { character: 'king', place: 'character' })).toBe(true);
    expect(about('pick-character', { character: 'king', place: 'character' })).toBe(true);
  });

  it('is about my own things if its options are my cards, districts or gold', () => {
    expect(about('give-to-each', { card: 'tavern', place: 'hand' })).toBe(false);
    expect(about('give-district', { card: 'tavern', place: 'own-city' })).toBe(false);
    expect(about('gold-or-card', { verb: 'gold' })).toBe(false);
  });

  it('is about my city and hand if it is my whole turn', () => {
    const destroy = { verb: 'use', card: 'market', seat: 2, place: 'city' };
    expect(about('turn', { verb: 'gold' }, destroy)).toBe(false);
  });
});
