import { expect, it } from 'vitest';

import { EXAMPLE } from './example-story';
import { playersOf } from './story-players';

it('finds the players of a story', () => {
  expect(
    playersOf('# Of Ann.\nprofile 2016\nAnn  king\nBob  gold 2\nturn Ann\n\nAnn: end\n'),
  ).toEqual(['Ann', 'Bob']);
  expect(playersOf('# Игра.\nrules 2016(players=2)\nОля\nІван2\nnew game\n')).toEqual([
    'Оля',
    'Іван2',
  ]);
  expect(playersOf('')).toEqual([]);
  expect(playersOf(EXAMPLE)).toHaveLength(4);
});
