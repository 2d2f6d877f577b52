import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

import { charactersInRange } from '../../../build/fonts';
import { LANGUAGES } from '../protocol/names.gen';
import { NATIVE_NAMES } from '../shell/languages';

const css = readFileSync(new URL('fonts.css', import.meta.url), 'utf8');
const TEXTS = resolve(import.meta.dirname, '../../../../citadels/text');
const FACE = /font-family: '?([^;']+)'?;\s+font-weight: (\d+);[^}]*unicode-range:\s*([^;]+);/g;
// Alphabets and punctuation that people type, whether or not the texts need them.
const TYPED = {
  latin: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸàâæçèéêëîïôœùûüÿ',
  cyrillic: 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюяҐЄІЇґєіїЍѝ',
  signs: `0123456789 !"#$%&'()*+,-./:;<=>?@[]^_{}~«»“”„’–—…`,
};

/** The letters of each family and weight. */
function faces(): Map<string, Set<string>> {
  const result = new Map<string, Set<string>>();
  for (const [, family = '', weight = '', range = ''] of css.matchAll(FACE)) {
    const key = `${family} ${weight}`;
    result.set(key, new Set([...(result.get(key) ?? []), ...charactersInRange(range)]));
  }
  return result;
}

/** Every character that a language needs. */
function charactersIn(language: string): Set<string> {
  const folder = join(TEXTS, language);
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return new Set(texts.join('').replace(/^#.*$/gm, ''));
}

const FACES = faces();
const WHOLE = ['Vollkorn 600', 'Source Sans 3 400', 'Source Sans 3 600'];

describe('fonts', () => {
  it.each(WHOLE)('%s has every character of the texts in all five languages', (face) => {
    for (const language of LANGUAGES) {
      const missing = [...charactersIn(language)].filter(
        (character) => !FACES.get(face)?.has(character),
      );
      expect(missing.filter((character) => character > ' ')).toEqual([]);
    }
  });

  it.each(WHOLE)('%s has every character that people type', (face) => {
    const wanted = [...TYPED.latin, ...TYPED.cyrillic, ...TYPED.signs];
    expect(wanted.filter((character) => !FACES.get(face)?.has(character))).toEqual([]);
  });

  it.each(['ru', 'uk', 'bg'])(
    'a page in %s finds its punctuation in the small files',
    (language) => {
      for (const face of WHOLE) {
        const small = FACES.get(face.replace(/ (\d+)$/, ' Signs $1'));
        const signs = [...charactersIn(language)].filter((character) =>
          /[^\p{L}\s#{}$<>=_[\]]/u.test(character),
        );
        expect(signs.filter((character) => !small?.has(character))).toEqual([]);
      }
    },
  );

  it('the small files share no character, and one of them has the whole alphabet', () => {
    for (const face of WHOLE) {
      const [signs, letters] = ['Signs', 'Letters'].map(
        (subset) => FACES.get(face.replace(/ (\d+)$/, ` ${subset} $1`)) ?? new Set(),
      );
      expect([...(letters ?? [])].filter((character) => signs?.has(character))).toEqual([]);
      expect(
        [...charactersInRange('U+0041-005A, U+0061-007A')].filter(
          (character) => !letters?.has(character),
        ),
      ).toEqual([]);
    }
  });

  it.each([
    ['Bulgarian', 'bg'],
    ['Ukrainian', 'uk'],
  ])('a page in %s has all its letters in one file', (name, language) => {
    for (const face of WHOLE) {
      const own = FACES.get(face.replace(/ (\d+)$/, ` ${name} $1`));
      const letters = [...charactersIn(language)].filter((character) =>
        /\p{Script=Cyrillic}/u.test(character),
      );
      expect(letters.length).toBeGreaterThan(50);
      expect(letters.filter((character) => !own?.has(character))).toEqual([]);
    }
  });

  it('the names of the languages need none of the large files that cover all of Latin', () => {
    const small = ['Signs', 'Letters'].flatMap((subset) => [
      ...(FACES.get(`Source Sans 3 ${subset} 400`) ?? []),
    ]);
    const names = NATIVE_NAMES.map(({ name }) => name).join('');
    const latin = [...names].filter((character) => !/\p{Script=Cyrillic}/u.test(character));
    expect(latin).toContain('ç');
    expect(latin.filter((character) => !small.includes(character))).toEqual([]);
  });
});
