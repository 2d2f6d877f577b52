import { beforeAll, describe, expect, it } from 'vitest';

import { BOOKS } from '../protocol/cards.gen';
import { LANGUAGES, PROFILES } from '../protocol/names.gen';
import { I18n } from '../i18n/i18n.svelte';
import {
  charactersOf,
  districtsOf,
  entriesOf,
  packetOf,
  paragraphs,
  rulingsOf,
  setupRows,
  TEXT_PARTS,
} from './content';
import { DIFFERENCES, REFERENCE } from './reference.gen';

const i18n = new I18n();

beforeAll(async () => {
  await i18n.setLanguage('en');
  await i18n.load('table', 'rules');
});

describe('the reference', () => {
  it.each(LANGUAGES)('has all its texts in %s', async (language) => {
    await i18n.setLanguage(language);
    for (const profile of PROFILES) {
      for (const { title, text } of entriesOf(i18n, profile)) {
        expect(title).not.toMatch(/^(rules|term|character|district)-/);
        expect(text).not.toMatch(/^rules-/);
        expect(text.length).toBeGreaterThan(0);
      }
    }
    await i18n.setLanguage('en');
  });

  it.each(PROFILES)('%s: no two entries on the page have the same anchor', (profile) => {
    const ids = entriesOf(i18n, profile).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(TEXT_PARTS)('%s has paragraphs', (part) => {
    for (const profile of PROFILES) expect(paragraphs(i18n, profile, part)).not.toEqual([]);
  });

  it('counts the cards of the books', () => {
    for (const profile of PROFILES) {
      const slugs = charactersOf(profile).map(({ slug }) => slug);
      expect(slugs.toSorted()).toEqual(Object.keys(BOOKS[profile].characters).sort());
    }
    const copies = (profile: '2016' | 'classic-ru') =>
      districtsOf(i18n, profile)
        .flatMap(([, cards]) => cards)
        .filter((card) => !card.chosen)
        .reduce((sum, card) => sum + card.copies, 0);
    expect(copies('2016')).toBe(54);
    expect(copies('classic-ru')).toBe(66);
  });

  it('describes the draft by number of players and characters', () => {
    const draft = (players: number, characters: number) => {
      const draftRow = REFERENCE['2016'].drafts.find(
        (row) => row.players === players && row.characters === characters,
      );
      return draftRow && { faceup: draftRow.faceup, ...packetOf(draftRow) };
    };
    expect(draft(4, 8)).toEqual({ faceup: 2, first: 5, takesAside: false });
    expect(draft(7, 8)).toEqual({ faceup: 0, first: 7, takesAside: true });
    expect(draft(7, 9)).toEqual({ faceup: 0, first: 8, takesAside: false });
    expect(draft(8, 9)).toEqual({ faceup: 0, first: 8, takesAside: true });
  });

  it('describes the set-up by number of players', () => {
    expect(setupRows('2016')[0]).toEqual({
      players: 2,
      characters: '8',
      ninth: 'never',
      completeAt: 8,
    });
    expect(setupRows('2016')[1]?.ninth).toBe('required');
    expect(setupRows('classic-en')[1]?.ninth).toBe('never');
    expect(setupRows('classic-en')[6]).toMatchObject({ ninth: 'required', completeAt: 8 });
  });

  it('states how every open point is interpreted', () => {
    expect(rulingsOf(i18n, '2016')).toHaveLength(36);
  });

  it.each(DIFFERENCES)('the books differ in %s', (topic) => {
    const wordings = PROFILES.map((profile) => i18n.forProfile(profile, `rules-diff-${topic}`));
    expect(i18n.has(`rules-diff-${topic}.topic`)).toBe(true);
    expect(new Set(wordings).size).toBeGreaterThan(1);
  });
});
