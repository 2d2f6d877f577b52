import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { beforeAll, describe, expect, it } from 'vitest';

import { glyphsByCodePoint, applyFeature } from '../../../build/font-features';

const find = createRequire(import.meta.url).resolve;
const CYRILLIC = '@fontsource/vollkorn/files/vollkorn-cyrillic-600-normal.woff2';
const BULGARIAN = { feature: 'locl', script: 'cyrl', language: 'BGR' };

describe('the letter forms of a language', () => {
  let font: Buffer;
  beforeAll(async () => {
    const whole = { targetFormat: 'truetype', keepAllGlyphs: true } as const;
    font = Buffer.from(await subsetFont(readFileSync(find(CYRILLIC)), undefined, whole));
  });

  it('replace the default forms only where they differ', () => {
    const usual = new Map(glyphsByCodePoint(font));
    const bulgarian = new Map(glyphsByCodePoint(applyFeature(font, BULGARIAN)));
    const changed = [...usual.keys()].filter((code) => usual.get(code) !== bulgarian.get(code));
    const letters = changed.map((code) => String.fromCodePoint(code)).join('');
    expect([...usual.keys()]).toEqual([...bulgarian.keys()]);
    for (const letter of 'вгджзийклптцшщю') expect(letters).toContain(letter);
    for (const letter of 'аеор') expect(letters).not.toContain(letter);
  });

  it('raise an error if the font does not have them', () => {
    expect(() => applyFeature(font, { ...BULGARIAN, language: 'XYZ' })).toThrow('locl');
  });
});
