import { describe, expect, it } from 'vitest';

import {
  isSolo,
  parseChoices,
  toSetup,
  toNewTable,
  defaultChoices,
  withCharacter,
  withPlayers,
  withProfile,
} from './choices';

describe('the number of players', () => {
  it('takes seats away at the end', () => {
    const choices = withPlayers({ ...defaultChoices(), seats: ['rush', 'search', 'person'] }, 3);
    expect(choices.players).toBe(3);
    expect(choices.seats).toEqual(['rush', 'search']);
  });

  it('gives new seats to the kind of player in the last one', () => {
    const choices = withPlayers({ ...defaultChoices(), seats: ['rush', 'rush', 'person'] }, 6);
    expect(choices.seats).toEqual(['rush', 'rush', 'person', 'person', 'person']);
  });

  it('stays between two and eight', () => {
    expect(withPlayers(defaultChoices(), 1).players).toBe(2);
    expect(withPlayers(defaultChoices(), 11).players).toBe(8);
  });
});

describe('another book', () => {
  it('leaves out what it does not have', () => {
    const choices = {
      ...defaultChoices(),
      preset: 'vicious-nobles' as const,
      castFrom: 'own' as const,
      target: 6,
    };
    const other = withProfile(choices, 'classic-en');
    expect(other.preset).toBe('first-game');
    expect(other.castFrom).toBe('preset');
    expect(other.target).toBe(0);
    expect(withProfile({ ...choices, target: 6 }, 'classic-fr').target).toBe(6);
  });
});

describe('the set-up', () => {
  it('states whether there is a character of rank 9 only where it is optional', () => {
    expect(toSetup({ ...defaultChoices(), ninth: true }).last_rank).toBe(true);
    expect(toSetup(withPlayers({ ...defaultChoices(), ninth: true }, 8)).last_rank).toBeUndefined();
  });

  it('names the cards that were chosen', () => {
    const setup = toSetup({ ...defaultChoices(), castFrom: 'own', cast: ['witch'] });
    expect(setup.characters).toEqual(['witch']);
    expect(setup.districts).toBeUndefined();
  });

  it('names the ruling for what the English book does not have', () => {
    const choices = withProfile(defaultChoices(), 'classic-en');
    expect(toSetup(choices).rulings).toBeUndefined();
    choices.districtsFrom = 'own';
    expect(toSetup(choices).rulings).toBeUndefined();
    choices.districts = ['park'];
    expect(toSetup(choices).rulings).toEqual({ 'import-bonus-districts': 'yes' });
  });

  it('has one character of a rank', () => {
    const choices = { ...defaultChoices(), cast: ['assassin', 'thief', 'artist'] as const };
    const own = { ...choices, cast: [...choices.cast] };
    expect(withCharacter(own, 1, 'witch')).toEqual(['witch', 'thief', 'artist']);
    expect(withCharacter(own, 9)).toEqual(['assassin', 'thief']);
  });
});

describe('the table', () => {
  it('has bots in seats that are not kept for people', () => {
    const choices = { ...defaultChoices(), seats: ['rush', 'person', 'search'] as const };
    const table = toNewTable({ ...choices, seats: [...choices.seats] }, 'Ann', 'spec');
    expect(table.bots).toEqual({ 1: 'rush', 3: 'search' });
    expect(table.setup).toEqual({ spec: 'spec' });
  });

  it('is not listed if nobody can join', () => {
    const choices = { ...defaultChoices(), public: true };
    expect(isSolo(choices)).toBe(true);
    expect(toNewTable(choices, 'Ann', '').public).toBe(false);
  });
});

describe('what was kept', () => {
  it('is read as it was', () => {
    const choices = { ...defaultChoices(), target: 0, public: true, castFrom: 'lot' as const };
    expect(parseChoices(JSON.parse(JSON.stringify(choices)))).toEqual(choices);
  });

  it('falls back to the defaults where it is no longer valid', () => {
    expect(parseChoices('nonsense')).toEqual(defaultChoices());
    const odd = { profile: '1999', seats: ['ghost'], players: 'many', cast: ['clown', 'king'] };
    const read = parseChoices(odd);
    expect(read.profile).toBe('2016');
    expect(read.seats).toEqual(['person', 'person', 'person']);
    expect(read.cast).toEqual(['king']);
  });
});
