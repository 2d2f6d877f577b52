import { describe, expect, it } from 'vitest';

import { readOption, type Unavailable } from '../protocol/messages.gen';
import type { Place } from '../protocol/names.gen';
import { groupTurnOptions, targetKey, OptionIndex, targetOf } from './option-index';

const build = readOption({ id: 1, verb: 'build', card: 'tavern', place: 'hand' });
const use = { verb: 'use' } as const;
const kill = readOption({
  ...use,
  id: 2,
  source: 'assassin',
  character: 'thief',
  place: 'character',
});
const destroy = readOption({ ...use, id: 3, card: 'market*', seat: 2, place: 'city' });
const discard = readOption({
  ...use,
  id: 4,
  source: 'laboratory',
  card: 'tavern',
  place: 'hand',
});
const smithy = readOption({ id: 5, verb: 'use', source: 'smithy' });
const gold = readOption({ id: 6, verb: 'gold' });
const end = readOption({ id: 7, verb: 'end' });
const swap = readOption({ ...use, id: 8, source: 'theater', seat: 2, place: 'player' });
const give = { id: 9, verb: 'give', card: 'tavern' } as const;

describe('the target of an option', () => {
  it('is the card, character, district or button that it refers to', () => {
    expect(targetKey(targetOf(build, 0))).toBe('hand:tavern');
    expect(targetKey(targetOf(kill, 0))).toBe('character:thief');
    expect(targetKey(targetOf(destroy, 0))).toBe('city:2:market*');
    expect(targetKey(targetOf(swap, 0))).toBe('seat:2');
    expect(targetKey(targetOf(gold, 0))).toBe('button');
  });

  it('is where the server says: in the reader’s city, hand or among the cards shown', () => {
    const at = (place: Place) => targetKey(targetOf(readOption({ ...give, place }), 1));
    expect(at('own-city')).toBe('city:1:tavern');
    expect(at('hand')).toBe('hand:tavern');
    expect(at('shown')).toBe('shown:tavern');
  });

  it('is also the district that is used, beautified or not', () => {
    const optionIndex = new OptionIndex([discard, smithy], [], 0);
    expect(optionIndex.at({ on: 'city', seat: 0, card: 'laboratory*' })).toEqual([discard]);
    expect(optionIndex.at({ on: 'city', seat: 0, card: 'smithy' })).toEqual([smithy]);
    expect(optionIndex.at({ on: 'city', seat: 1, card: 'smithy' })).toEqual([]);
    expect(optionIndex.at({ on: 'hand', card: 'tavern' })).toEqual([discard]);
  });
});

describe('the option groups of a turn', () => {
  it('follow the order of a turn and include unavailable options', () => {
    const unavailable = { option: end, why: { code: 'gather-first' } } as Unavailable;
    const groups = groupTurnOptions([build, kill, gold, discard], [unavailable]);
    expect(groups.map((group) => group.key)).toEqual([
      'gather',
      'character:assassin',
      'build',
      'district:laboratory',
      'end',
    ]);
    expect(groups.at(-1)?.options).toEqual([]);
    expect(groups.at(-1)?.unavailable).toEqual([unavailable]);
  });
});
