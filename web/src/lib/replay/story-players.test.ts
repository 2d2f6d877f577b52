import { expect, it } from 'vitest';

import { EXAMPLE_STORY } from './example-story';
import { playerNames } from './story-players';

it('finds the players of a story', () => {
  expect(
    playerNames('# Of Ann.\nprofile 2016\nAnn  king\nBob  gold 2\nturn Ann\n\nAnn: end\n'),
  ).toEqual(['Ann', 'Bob']);
  expect(playerNames('# Игра.\nrules 2016(players=2)\nОля\nІван2\nnew game\n')).toEqual([
    'Оля',
    'Іван2',
  ]);
  expect(playerNames('')).toEqual([]);
  expect(playerNames(EXAMPLE_STORY)).toHaveLength(4);
});
