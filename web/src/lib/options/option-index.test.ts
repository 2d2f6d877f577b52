import { describe, expect, it } from 'vitest';

import { readOption, type Unavailable } from '../protocol/messages.gen';
import { groupTurnOptions, targetKey, OptionIndex, targetOf } from './option-index';

const build = readOption({ id: 1, verb: 'build', card: 'tavern' });
const kill = readOption({ id: 2, verb: 'use', source: 'assassin', character: 'thief' });
const destroy = readOption({ id: 3, verb: 'use', source: 'warlord', card: 'market*', seat: 2 });
const discard = readOption({ id: 4, verb: 'use', source: 'laboratory', card: 'tavern' });
const smithy = readOption({ id: 5, verb: 'use', source: 'smithy' });
const gold = readOption({ id: 6, verb: 'gold' });
const end = readOption({ id: 7, verb: 'end' });
const give = readOption({ id: 8, verb: 'give', card: 'tavern' });

describe('the target of an option', () => {
  it('is the card, character, district or button that it refers to', () => {
    expect(targetKey(targetOf(build, 0))).toBe('hand:tavern');
    expect(targetKey(targetOf(kill, 0))).toBe('character:thief');
    expect(targetKey(targetOf(destroy, 0))).toBe('city:2:market*');
    expect(targetKey(targetOf(gold, 0))).toBe('button');
  });

  it('is the reader’s city when a district is given away, and the hand when a card is', () => {
    expect(targetKey(targetOf(give, 1, 'give-district'))).toBe('city:1:tavern');
    expect(targetKey(targetOf(give, 1, 'give-to-each'))).toBe('hand:tavern');
  });

  it('is also the district that is used, beautified or not', () => {
    const optionIndex = new OptionIndex([discard, smithy], [], 0, 'turn');
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
