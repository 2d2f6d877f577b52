import { beforeAll, describe, expect, it } from 'vitest';

import { LANGUAGES } from '../protocol/names.gen';
import { readEvent, readOption, readRefusal } from '../protocol/messages.gen';
import { Localizer } from './localizer';
import { I18n } from './i18n.svelte';

const NAMES = ['Ann', 'Bob', 'Cid', 'Dan'];
const i18n = new I18n();

beforeAll(() => i18n.load('table', 'classic'));

const localizer = () => new Localizer(i18n, '2016', NAMES);
const use = { verb: 'use' };
const option = (fields: object) => readOption({ id: 1, ...fields });

describe('the localizer', () => {
  it.each([
    [{ verb: 'build', card: 'castle' }, 'turn', 'Build Castle'],
    [
      { verb: 'build-by', card: 'castle', given: 'framework' },
      'turn',
      'Build Castle by giving up Framework',
    ],
    [
      { ...use, source: 'assassin', character: 'king', place: 'character' },
      'turn',
      'Kill the King',
    ],
    [{ ...use, source: 'magician', seat: 2, place: 'player' }, 'turn', 'Swap hands with Cid'],
    [{ ...use, source: 'magician' }, 'turn', 'Put cards under the deck and draw as many'],
    [{ ...use, source: 'navigator', choice: 'gold' }, 'turn', 'Take 4 extra gold'],
    [{ ...use, source: 'smithy' }, 'turn', 'Pay 2 gold and draw 3 cards'],
    [{ ...use, source: 'armory' }, 'turn', 'Use Armory'],
    [
      { ...use, source: 'warlord', seat: 1, card: 'manor*', place: 'city' },
      'turn',
      'Destroy Manor* (Bob)',
    ],
    [
      { ...use, source: 'spy', seat: 1, type: 'noble', place: 'player' },
      'turn',
      'Spy on Bob: Noble',
    ],
    [{ verb: 'decline' }, 'confiscate', 'Let it be built'],
    [{ verb: 'decline' }, 'pass-crown', 'Pass'],
    [{ verb: 'split', gold: 1, cards: 2 }, 'turn', 'Take your income: gold 1, cards 2'],
  ])('describes the option %j', (fields, kind, text) => {
    expect(localizer().option(option(fields), kind)).toBe(text);
  });

  it('describes events, and hides what the reader may not know', () => {
    const event = (fields: object) => localizer().event(readEvent(fields));
    expect(event({ kind: 'drew', seat: 0, card: '?' })).toBe('Ann draws a card.');
    expect(event({ kind: 'drew', seat: 0, card: 'castle' })).toBe('Ann draws Castle.');
    expect(event({ kind: 'revealed-role', seat: 1, card: 'thief' })).toBe('Bob reveals the Thief.');
    expect(event({ kind: 'exchanged', seat: 0, target: 1, card: 'manor', amount: 1 })).toBe(
      'Ann takes Manor from Bob in exchange for Castle.',
    );
    expect(event({ kind: 'put-under', card: 'manor' })).toBe('Under the deck: Manor.');
  });

  it('gives the reason for a refusal', () => {
    const why = readRefusal({ code: 'too-expensive', price: 5, gold: 2 });
    expect(localizer().reason(why)).toBe('It costs 5 gold, and you have 2.');
  });

  it('uses the words of the profile', () => {
    const classic = new Localizer(i18n, 'classic-en', NAMES);
    expect(classic.district('graveyard')).toBe('Cemetery');
    expect(classic.district('barracks')).toBe('Battlefield');
    expect(classic.characterText('king')).toContain('as soon as you are called');
  });

  it.each(LANGUAGES)('loads texts in %s', async (language) => {
    const other = new I18n();
    await other.setLanguage(language);
    expect(other.has('type-noble')).toBe(false);
    await other.load('table');
    expect(other.get('type-noble')).not.toBe('type-noble');
    expect(other.get('count-cards', { amount: 5 })).toContain('5');
  });

  it('loads explanations of terms with the rules, not at the table', async () => {
    const other = new I18n();
    await other.load('table');
    expect([other.has('term-gold'), other.has('term-gold.text')]).toEqual([true, false]);
    await other.load('rules');
    expect([other.has('term-gold'), other.has('term-gold.text')]).toEqual([true, true]);
  });

  it('has the requested texts even if a later request overtook the first', async () => {
    const other = new I18n();
    const first = other.load('lobby');
    const second = other.setLanguage('fr');
    await first;
    expect([other.language, other.has('web-lobby-title')]).toEqual(['fr', true]);
    await second;
  });
});
