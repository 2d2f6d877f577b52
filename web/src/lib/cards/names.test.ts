import { expect, it } from 'vitest';

import { longestWord } from './names';

it.each([
  ['Тронный зал', 7],
  ['Прихисток грабіжників', 11],
  ['Salle-du-Trône', 6],
  ['Château', 7],
  ['', 6],
])('the longest word of «%s» has %i letters', (name, letters) => {
  expect(longestWord(name)).toBe(letters);
});
