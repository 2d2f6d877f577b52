import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

import { MARKS } from '../board/track/tokens';
import { TEXT_SIZES } from '../storage/settings.svelte';
import { LESSONS } from '../learn/lessons';
import { BOTS, PHRASES, PRESETS, PROFILES, UNDO } from '../protocol/names.gen';
import { PARTS, setupRows, TEXT_PARTS } from '../rules/content';
import { DIFFERENCES, REFERENCE } from '../rules/reference.gen';

// Checks what `python -m citadels.text.check` cannot know: which keys the browser actually uses.
// That command ensures that all five languages have the same keys, so English is enough here.

const SOURCES = resolve(import.meta.dirname, '../..');
const TEXTS = resolve(import.meta.dirname, '../../../../citadels/text/en');
const OF_BROWSER = /^(web|rules|phrase)-/;
const ANY = null; // any suffix: another test checks these

const clocks = ['off', 'live', 'days'];
const flags = ['casual', 'spectators'];
const links = ['learn', 'rules', 'import'];
const titled = LESSONS.filter((lesson) => !lesson.character).map(({ id }) => id);
const rulings = PROFILES.flatMap((profile) =>
  Object.entries(REFERENCE[profile].rulings).map((ruling) => ruling.join('-')),
);
const ninths = PROFILES.flatMap((profile) => setupRows(profile).map(({ ninth }) => ninth));
const attacks = [
  ...['stole', 'exchanged', 'seized', 'confiscated', 'took-card', 'took-card-hidden', 'swapped'],
  ...['swapped-hands', 'bribed', 'spied', 'destroyed', 'taxed', 'gave-gold', 'turn-lost'],
  ...['killed-role', 'bewitched-role', 'robbed-role'],
];

/** Computed keys as they appear in the sources, and what can replace the star. */
const FAMILIES: Record<string, readonly (string | number)[] | typeof ANY> = {
  'phrase-*': PHRASES,
  'rules-*-*': ANY, // paragraphs, numbered from 1: checked below
  'rules-book-*': PROFILES,
  'rules-diff-*': DIFFERENCES,
  'rules-diff-*.topic': DIFFERENCES,
  'rules-ninth-*': ninths,
  'rules-part-*': PARTS,
  'rules-ruling-*-*': rulings,
  'web-board-mark-*': MARKS,
  'web-board-part-*': ['gather', 'income', 'build'], // the other parts are named after cards
  'web-board-struck-*': attacks,
  'web-board-tab-*': ['log', 'chat'],
  'web-board-undo-*': UNDO.filter((why) => why && why !== 'undoable'),
  'web-bot-*': BOTS,
  'web-bot-*.text': BOTS,
  'web-error-*': ANY, // tests/text/test_error_texts.py knows the codes of the server
  'web-import-*': ['game', 'practise'],
  'web-import-*-about': ['game', 'practise'],
  'web-learn-*': LESSONS.map(({ id }) => id),
  'web-learn-*.title': titled,
  'web-learn-step-*': [1, 2, 3],
  'web-lobby-*': links,
  'web-lobby-*-why': links,
  'web-lobby-point-*': ['free', 'books', 'bots'],
  'web-lobby-status-*': ['open', 'playing', 'finished', 'closed', 'unknown'],
  'web-log-*': [
    ...['drew', 'discarded', 'put-under', 'saw-card', 'took-card', 'gave-card', 'saw-in-deck'],
  ],
  'web-new-*': flags,
  'web-new-*.text': flags,
  'web-new-clock-*': clocks,
  'web-new-clock-*.text': clocks,
  'web-new-districts-*': ['preset', 'own', 'lot'],
  'web-new-districts-rule-*': PROFILES,
  'web-new-preset-*': PRESETS,
  'web-new-profile-*': PROFILES,
  'web-replay-*': ['board', 'log', 'result'],
  'web-settings-motion-*': ['auto', 'off'],
  'web-settings-text-size-*': TEXT_SIZES.map((_, at) => at + 1),
  'web-settings-theme-*': ['auto', 'light', 'dark'],
};

/** The source text of the client without its tests. */
function sources(): string {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !/\.(test|gen)\.ts$/.test(name))
    .map((name) => readFileSync(join(SOURCES, name), 'utf8'))
    .join('\n')
    .replace(/class="[^"]*"/g, '');
}

/** Every key of the browser in the English texts, including attributes. */
function keys(): Set<string> {
  const result = new Set<string>();
  for (const name of readdirSync(TEXTS)) {
    for (const { id, value, attributes } of new FluentResource(
      readFileSync(join(TEXTS, name), 'utf8'),
    ).body) {
      if (!OF_BROWSER.test(id)) continue;
      if (value) result.add(id);
      for (const attribute of Object.keys(attributes)) result.add(`${id}.${attribute}`);
    }
  }
  return result;
}

/** A variant for another rulebook belongs to the key that it replaces. */
function isVariant(key: string): boolean {
  const [id = '', attribute = ''] = key.split('.');
  return attribute.startsWith('classic') && known.has(id);
}

const source = sources();
const known = keys();
const literalKeys = new Set(
  [...source.matchAll(/(['"`])((?:web|rules|phrase)-[a-z0-9-]*[a-z0-9](?:\.[a-z]+)?)\1/g)].map(
    (match) => match[2] ?? '',
  ),
);
const computedKeys = new Set(
  [...source.matchAll(/`((?:web|rules|phrase)-[^`]*\$\{[^`]*)`/g)].map((match) =>
    (match[1] ?? '').replace(/\$\{[^}]*\}/g, '*').replace(/\*{2,}/g, '*'),
  ),
);
const expanded = Object.entries(FAMILIES).flatMap(([family, words]) =>
  (words ?? []).map((word) => family.replace(/\*(-\*)?/, String(word))),
);

describe('the texts of the browser', () => {
  it('have a declaration for every computed key, and for no other', () => {
    expect([...computedKeys].sort()).toEqual(Object.keys(FAMILIES).sort());
  });

  it('contain every key that is used', () => {
    expect([...literalKeys, ...expanded].filter((key) => !known.has(key))).toEqual([]);
  });

  it('contain no unused key', () => {
    const used = new Set([...literalKeys, ...expanded]);
    const paragraphs = TEXT_PARTS.map((part) => new RegExp(`^rules-${part}-\\d+$`));
    const left = [...known].filter(
      (key) =>
        !used.has(key) &&
        !isVariant(key) &&
        !key.startsWith('web-error-') &&
        !paragraphs.some((paragraph) => paragraph.test(key)),
    );
    expect(left).toEqual([]);
  });

  it('number the paragraphs of each part without gaps', () => {
    for (const part of TEXT_PARTS) {
      const numbers = [...known]
        .flatMap((key) => new RegExp(`^rules-${part}-(\\d+)$`).exec(key)?.[1] ?? [])
        .map(Number)
        .sort((first, second) => first - second);
      expect(numbers, part).toEqual(numbers.map((_, at) => at + 1));
      expect(numbers.length, part).toBeGreaterThan(0);
    }
  });
});
