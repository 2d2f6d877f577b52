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
    expect(about('pass-crown', { verb: 'pass', seat: 2 })).toBe(true);
    expect(about('bewitch', { verb: 'bewitch', character: 'king' })).toBe(true);
    expect(about('pick-character', { verb: 'pick', character: 'king' })).toBe(true);
  });

  it('is about my own things if its options are my cards, districts or gold', () => {
    expect(about('give-to-each', { verb: 'give', card: 'tavern' })).toBe(false);
    expect(about('give-district', { verb: 'give', card: 'tavern' })).toBe(false);
    expect(about('gold-or-card', { verb: 'gold' })).toBe(false);
  });

  it('is about my city and hand if it is my whole turn', () => {
    const destroy = { verb: 'use', source: 'warlord', card: 'market', seat: 2 };
    expect(about('turn', { verb: 'gold' }, destroy)).toBe(false);
  });
});
