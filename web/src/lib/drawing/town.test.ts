import { expect, it } from 'vitest';

import { BOOKS } from '../protocol/cards.gen';
import { TYPES } from '../protocol/names.gen';
import { townOf } from './town';

const BOOK = BOOKS['2016'];
const town = townOf(BOOK);

it('has every district that is in every game, and one other', () => {
  const cards = town.map((district) => BOOK.districts[district]);
  expect(new Set(town).size).toBe(town.length);
  expect(cards.filter((card) => card?.chosen === false)).toHaveLength(17);
  expect(cards.filter((card) => card?.chosen)).toHaveLength(1);
});

it('shows all types where only its beginning has room', () => {
  const types = town.slice(0, TYPES.length).map((district) => BOOK.districts[district]?.type);
  expect(types).toEqual([...TYPES]);
});
