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
  it('removes seats from the end when it decreases', () => {
    const choices = withPlayers({ ...defaultChoices(), seats: ['rush', 'search', 'person'] }, 3);
    expect(choices.players).toBe(3);
    expect(choices.seats).toEqual(['rush', 'search']);
  });

  it('fills new seats with the kind of player in the last seat', () => {
    const choices = withPlayers({ ...defaultChoices(), seats: ['rush', 'rush', 'person'] }, 6);
    expect(choices.seats).toEqual(['rush', 'rush', 'person', 'person', 'person']);
  });

  it('stays between two and eight', () => {
    expect(withPlayers(defaultChoices(), 1).players).toBe(2);
    expect(withPlayers(defaultChoices(), 11).players).toBe(8);
  });
});

describe('switching to another rulebook', () => {
  it('drops choices that it does not offer', () => {
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

  it('lists the chosen cards', () => {
    const setup = toSetup({ ...defaultChoices(), castFrom: 'own', cast: ['witch'] });
    expect(setup.characters).toEqual(['witch']);
    expect(setup.districts).toBeUndefined();
  });

  it('sets the ruling that allows districts the English book does not have', () => {
    const choices = withProfile(defaultChoices(), 'classic-en');
    expect(toSetup(choices).rulings).toBeUndefined();
    choices.districtsFrom = 'own';
    expect(toSetup(choices).rulings).toBeUndefined();
    choices.districts = ['park'];
    expect(toSetup(choices).rulings).toEqual({ 'import-bonus-districts': 'yes' });
  });

  it('has one character per rank', () => {
    const choices = { ...defaultChoices(), cast: ['assassin', 'thief', 'artist'] as const };
    const own = { ...choices, cast: [...choices.cast] };
    expect(withCharacter(own, 1, 'witch')).toEqual(['witch', 'thief', 'artist']);
    expect(withCharacter(own, 9)).toEqual(['assassin', 'thief']);
  });
});

describe('the table', () => {
  it('has bots in the seats that are not reserved for people', () => {
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

describe('saved choices', () => {
  it('are restored unchanged', () => {
    const choices = { ...defaultChoices(), target: 0, public: true, castFrom: 'lot' as const };
    expect(parseChoices(JSON.parse(JSON.stringify(choices)))).toEqual(choices);
  });

  it('fall back to the defaults where they are no longer valid', () => {
    expect(parseChoices('nonsense')).toEqual(defaultChoices());
    const odd = { profile: '1999', seats: ['ghost'], players: 'many', cast: ['clown', 'king'] };
    const read = parseChoices(odd);
    expect(read.profile).toBe('2016');
    expect(read.seats).toEqual(['person', 'person', 'person']);
    expect(read.cast).toEqual(['king']);
  });
});
