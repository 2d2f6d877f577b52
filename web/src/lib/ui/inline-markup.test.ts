import { expect, it } from 'vitest';

import { parseMarkup } from './inline-markup';

it('plain text is a single span', () => {
  expect(parseMarkup('As it is.')).toEqual([{ text: 'As it is.', mark: '' }]);
});

it('marked parts become spans in the same order', () => {
  expect(parseMarkup('See <rules>the rules</rules> or <code>ask</code>.')).toEqual([
    { text: 'See ', mark: '' },
    { text: 'the rules', mark: 'rules' },
    { text: ' or ', mark: '' },
    { text: 'ask', mark: 'code' },
    { text: '.', mark: '' },
  ]);
});

it('an unclosed tag is left as text', () => {
  expect(parseMarkup('1 <gold> or more')).toEqual([{ text: '1 <gold> or more', mark: '' }]);
});
