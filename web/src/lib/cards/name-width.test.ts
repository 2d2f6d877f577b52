import { expect, it } from 'vitest';

import { longestWordWidth } from './name-width';

it.each([
  ['Тронный зал', 7.5],
  ['Церковь', 7.5],
  ['Прихисток грабіжників', 10.7],
  ['Salle-du-Trône', 6],
  ['Manoir', 6.1],
  ['Château', 6.6],
  ['', 6],
])('the longest word of «%s» is %d letters wide', (name, letters) => {
  expect(longestWordWidth(name)).toBeCloseTo(letters);
});
