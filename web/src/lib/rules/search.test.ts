import { describe, expect, it } from 'vitest';

import { fold, search, splitMatches } from './search';

const ENTRIES = [
  { id: 'king', title: 'King', text: 'Takes the crown.' },
  { id: 'crown', title: 'Crown', text: 'Shows who chooses first.' },
  { id: 'bishop', title: 'Évêque', text: 'À l’abri du rang 8.' },
  { id: 'star', title: 'Звёзды', text: 'Її місто, її край' },
];

describe('searching the rules', () => {
  it('folds accents, capitals and apostrophes', () => {
    expect(fold('Évêque à l’abri')).toBe("eveque a l'abri");
    expect(fold('Звёзды')).toBe('звезды');
  });

  it('keeps letters that only look accented', () => {
    expect(fold('Край Її Ґанок')).toBe('край її ґанок');
  });

  it('ranks titles before texts', () => {
    expect(search(ENTRIES, 'crown').map(({ id }) => id)).toEqual(['crown', 'king']);
  });

  it('requires all words', () => {
    expect(search(ENTRIES, 'crown takes').map(({ id }) => id)).toEqual(['king']);
    expect(search(ENTRIES, 'crown bishop')).toEqual([]);
  });

  it('finds words typed without accents', () => {
    expect(search(ENTRIES, 'eveque').map(({ id }) => id)).toEqual(['bishop']);
    expect(search(ENTRIES, 'звезды').map(({ id }) => id)).toEqual(['star']);
  });

  it('finds nothing for an empty query, and copes with odd characters', () => {
    expect(search(ENTRIES, '  ')).toEqual([]);
    expect(search(ENTRIES, '(.*')).toEqual([]);
  });

  it('marks the matches in a text', () => {
    expect(splitMatches('Évêque', 'vê')).toEqual([
      { text: 'É', hit: false },
      { text: 'vê', hit: true },
      { text: 'que', hit: false },
    ]);
    expect(splitMatches('as it is', '')).toEqual([{ text: 'as it is', hit: false }]);
  });
});
