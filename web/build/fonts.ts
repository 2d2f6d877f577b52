import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

import { type Forms, withForms } from './font-features.ts';

const SHEET = /\/theme\/fonts\.css$/;
const FACE = /@font-face\s*{[^}]*}/g;
const SOURCE = /url\('([^']+)'\)/;
const RANGE = /unicode-range:\s*([^;]+);/;
const FOLDER = resolve(import.meta.dirname, '../node_modules/.citadels-fonts');
// What the pages use besides the letters: kerning, but not in single names, and figures of one width
// in tables.
const FEATURES = [
  { of: /font-family: (?!'[^']* Letters')/, keep: 'kern' },
  { of: /font-family: 'Source Sans 3/, keep: 'tnum' },
];
// Forms that stand in the places of the usual ones: Bulgarian letters, and in titles and names
// figures as high as capitals.
const FORMS: { of: RegExp; forms: Forms }[] = [
  {
    of: /font-family: '[^']* Bulgarian'/,
    forms: { feature: 'locl', script: 'cyrl', language: 'BGR' },
  },
  {
    of: /font-family: '?Vollkorn( Signs)?'?;[^]*latin/,
    forms: { feature: 'lnum', script: 'latn' },
  },
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
        const font = await formed(readFileSync(find(source)), face);
        const letters = await subsetFont(font, charactersInRange(range), {
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

async function formed(font: Buffer, face: string): Promise<Buffer> {
  const wanted = FORMS.filter(({ of }) => of.test(face));
  if (!wanted.length) return font;
  const whole = { targetFormat: 'truetype', keepAllGlyphs: true } as const;
  const plain = Buffer.from(await subsetFont(font, undefined, whole));
  return wanted.reduce<Buffer>((made, { forms }) => withForms(made, forms), plain);
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
