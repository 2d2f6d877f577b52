import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const SHEET = /\/theme\/fonts\.css$/;
const FACE = /@font-face\s*{[^}]*}/g;
const SOURCE = /url\('([^']+)'\)/;
const RANGE = /unicode-range:\s*([^;]+);/;
const FOLDER = resolve(import.meta.dirname, '../node_modules/.citadels-fonts');
// What the pages use: kerning, but not in single names; Bulgarian forms of letters where the family is named after them,
// figures as high as capitals in titles and figures of one width in tables.
const FEATURES = [
  { of: /font-family: (?!'[^']* Letters')/, keep: 'kern' },
  { of: /font-family: '[^']* Bulgarian'/, keep: 'locl' },
  { of: /font-family: '?Vollkorn/, keep: 'lnum' },
  { of: /font-family: 'Source Sans 3/, keep: 'tnum' },
];

/**
 * Of each font only the letters that its `unicode-range` names are given out: the range says to the
 * browser when it needs the file, and to us what has to be in it.
 */
export function fonts(): Plugin {
  const find = createRequire(import.meta.url).resolve;
  return {
    name: 'citadels-fonts',
    enforce: 'pre',
    async transform(sheet, id) {
      if (!SHEET.test(id)) return undefined;
      mkdirSync(FOLDER, { recursive: true });
      let made = sheet;
      for (const [number, [face]] of [...sheet.matchAll(FACE)].entries()) {
        const [, source = ''] = SOURCE.exec(face) ?? [];
        const [, range = ''] = RANGE.exec(face) ?? [];
        const letters = await subsetFont(readFileSync(find(source)), lettersOf(range), {
          targetFormat: 'woff2',
          keepFeatures: FEATURES.filter(({ of }) => of.test(face)).map(({ keep }) => keep),
          noHinting: true,
        });
        const place = join(FOLDER, `${number}-${basename(source)}`);
        writeFileSync(place, letters);
        made = made.replace(face, face.replace(source, place));
      }
      return made;
    },
  };
}

/** All characters of a `unicode-range`. */
export function lettersOf(range: string): string {
  const parts = range.split(',').map((part) => part.trim().replace(/^U\+/i, '').split('-'));
  return parts
    .flatMap(([first = '', last = first]) => {
      const from = parseInt(first, 16);
      return Array.from({ length: parseInt(last, 16) - from + 1 }, (_, i) => from + i);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');
}
