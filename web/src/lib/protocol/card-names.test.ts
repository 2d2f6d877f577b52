import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { CHARACTERS, DISTRICTS } from './names.gen';

// One card, one room: what the client has to know about a card is in its drawing or icon, all else
// is generated or comes from the server. So a new card needs no change anywhere else.

const SRC = new URL('../../', import.meta.url);
const GENERATED_OR_TEST = /\.(gen|test)\.ts$/;
const DRAWING = /^lib\/drawing\/districts\/(basic|unique)\/([a-z-]+)\.ts$/;
const CONTENT: readonly string[] = [
  'lib/icons/characters.ts', // an icon for each
  'lib/replay/example-story.ts', // a position to try
];
// Ordinary words, in code and in comments: these are found only between quotation marks.
const ORDINARY: readonly string[] = ['navigator', 'library', 'factory', 'framework', 'laboratory'];
const MIN_WORD_LENGTH = 6; // shorter names too
const ALLOWED: Record<string, readonly string[]> = {
  'lib/board/CityView.svelte': ['common?.museum'], // a field of the state
  'lib/learn/lessons.ts': ["id: 'keep'"], // to keep a card
};

const slugs: readonly string[] = [...CHARACTERS, ...DISTRICTS];
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(ts|svelte|css|html)$/.test(file) && !GENERATED_OR_TEST.test(file))
  .filter((file) => !CONTENT.includes(file));

/** How a text may name a card: `'great-wall'`, `great wall`, `GreatWall`, `GREAT_WALL`. */
function patternsOf(slug: string): RegExp[] {
  const quoted = new RegExp(`['"\`]${slug}\\*?['"\`]`);
  const key = new RegExp(`(^|[{,])\\s*${slug}:`, 'm');
  if (slug.length < MIN_WORD_LENGTH || ORDINARY.includes(slug)) return [quoted, key];
  return [quoted, key, new RegExp(`(?<![a-z])${slug.replaceAll('-', '[-_ ]?')}(?![a-z])`, 'i')];
}

function namesIn(file: string, text: string): string[] {
  const [, , own] = DRAWING.exec(file) ?? [];
  const rest = (ALLOWED[file] ?? []).reduce((left, words) => left.replaceAll(words, ''), text);
  return slugs.filter(
    (slug) => slug !== own && patternsOf(slug).some((pattern) => pattern.test(rest)),
  );
}

describe('the name of a card', () => {
  it('is found however it is written', () => {
    for (const text of [
      "['keep']",
      '{ keep: 1 }',
      'great-wall',
      'a Great Wall',
      'greatWall',
      'class Museum',
    ])
      expect(namesIn('lib/some.ts', text), text).toHaveLength(1);
    for (const text of ['keeps', 'navigator.clipboard', 'marketing', 'a keep'])
      expect(namesIn('lib/some.ts', text), text).toEqual([]);
  });

  it('is in its drawing or icon and in contents, nowhere else', () => {
    expect(files.length).toBeGreaterThan(200);
    const found = files.flatMap((file) =>
      namesIn(file, readFileSync(new URL(file, SRC), 'utf8')).map((slug) => [file, slug]),
    );
    expect(found).toEqual([]);
  });
});

describe('the drawings', () => {
  it('are one file for each district, named after it', () => {
    const drawn = files.flatMap((file) => DRAWING.exec(file)?.[2] ?? []);
    expect(drawn.toSorted()).toEqual([...DISTRICTS].sort());
  });
});
