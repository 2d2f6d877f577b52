import { expect, it } from 'vitest';

import { parseMarkup } from './inline-markup';

it('a plain text is one piece', () => {
  expect(parseMarkup('As it is.')).toEqual([{ text: 'As it is.', mark: '' }]);
});

it('marked parts come apart in their order', () => {
  expect(parseMarkup('See <rules>the rules</rules> or <code>ask</code>.')).toEqual([
    { text: 'See ', mark: '' },
    { text: 'the rules', mark: 'rules' },
    { text: ' or ', mark: '' },
    { text: 'ask', mark: 'code' },
    { text: '.', mark: '' },
  ]);
});

it('what is not closed stays as it is', () => {
  expect(parseMarkup('1 <gold> or more')).toEqual([{ text: '1 <gold> or more', mark: '' }]);
});
