import { expect, it } from 'vitest';

import { parseMarkup } from './inline-markup';

it('a plain text is one span', () => {
  expect(parseMarkup('As it is.')).toEqual([{ text: 'As it is.', mark: '' }]);
});

it('marked parts become spans in their order', () => {
  expect(parseMarkup('See <rules>the rules</rules> or <code>ask</code>.')).toEqual([
    { text: 'See ', mark: '' },
    { text: 'the rules', mark: 'rules' },
    { text: ' or ', mark: '' },
    { text: 'ask', mark: 'code' },
    { text: '.', mark: '' },
  ]);
});

it('an unclosed mark stays as it is', () => {
  expect(parseMarkup('1 <gold> or more')).toEqual([{ text: '1 <gold> or more', mark: '' }]);
});
