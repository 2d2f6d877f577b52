import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

import { type FontFeature, applyFeature } from './font-features.ts';

const FONTS_CSS = /\/theme\/fonts\.css$/;
const FONT_FACE = /@font-face\s*{[^}]*}/g;
const SOURCE_URL = /url\('([^']+)'\)/;
const UNICODE_RANGE = /unicode-range:\s*([^;]+);/;
const CACHE_FOLDER = resolve(import.meta.dirname, '../node_modules/.citadels-fonts');
// What the pages use besides the letters: kerning, but not in single names, and figures of one width
// in tables.
const KEPT_FEATURES = [
  { pattern: /font-family: (?!'[^']* Letters')/, keep: 'kern' },
  { pattern: /font-family: 'Source Sans 3/, keep: 'tnum' },
];
// Forms that replace the default ones: Bulgarian letters, and in titles and names figures as high
// as capitals.
const GLYPH_FEATURES: { pattern: RegExp; feature: FontFeature }[] = [
  {
    pattern: /font-family: '[^']* Bulgarian'/,
    feature: { feature: 'locl', script: 'cyrl', language: 'BGR' },
  },
  {
    pattern: /font-family: '?Vollkorn( Signs)?'?;[^]*latin/,
    feature: { feature: 'lnum', script: 'latn' },
  },
];

/**
 * Each font file contains only the letters of its `unicode-range`: from the range the browser knows
 * when it needs the file, and we know what has to be in it.
 */
export function fonts(): Plugin {
  const find = createRequire(import.meta.url).resolve;
  return {
    name: 'citadels-fonts',
    enforce: 'pre',
    async transform(css, id) {
      if (!FONTS_CSS.test(id)) return undefined;
      mkdirSync(CACHE_FOLDER, { recursive: true });
      let result = css;
      for (const [number, [face]] of [...css.matchAll(FONT_FACE)].entries()) {
        const [, source = ''] = SOURCE_URL.exec(face) ?? [];
        const [, range = ''] = UNICODE_RANGE.exec(face) ?? [];
        const font = await applyFeatures(readFileSync(find(source)), face);
        const letters = await subsetFont(font, charactersInRange(range), {
          targetFormat: 'woff2',
          keepFeatures: KEPT_FEATURES.filter(({ pattern }) => pattern.test(face)).map(
            ({ keep }) => keep,
          ),
          noHinting: true,
        });
        const path = join(CACHE_FOLDER, `${number}-${basename(source)}`);
        writeFileSync(path, letters);
        result = result.replace(face, face.replace(source, path));
      }
      return result;
    },
  };
}

async function applyFeatures(font: Buffer, face: string): Promise<Buffer> {
  const features = GLYPH_FEATURES.filter(({ pattern }) => pattern.test(face));
  if (!features.length) return font;
  const whole = { targetFormat: 'truetype', keepAllGlyphs: true } as const;
  const plain = Buffer.from(await subsetFont(font, undefined, whole));
  return features.reduce<Buffer>((result, { feature }) => applyFeature(result, feature), plain);
}

/** All characters of a `unicode-range`. */
export function charactersInRange(range: string): string {
  const parts = range.split(',').map((part) => part.trim().replace(/^U\+/i, '').split('-'));
  return parts
    .flatMap(([first = '', last = first]) => {
      const from = parseInt(first, 16);
      return Array.from({ length: parseInt(last, 16) - from + 1 }, (_, i) => from + i);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');
}
