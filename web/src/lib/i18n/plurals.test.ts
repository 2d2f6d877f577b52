import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

import { type Language, LANGUAGES } from '../protocol/names.gen';
import { ALL_NAMESPACES, I18n } from './i18n.svelte';

const TEXTS = resolve(import.meta.dirname, '../../../../citadels/text');
const AMOUNTS = [0, 1, 2, 3, 5, 11, 21, 22, 25, 101];
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'];
const SIGN = '#'; // stands for the number when forms are compared

// Variables that are numbers. `cards` is one only in messages that also have `gold`.
const NUMBERS = new Set(
  (
    'amount built cards copies cost days goal gold hours last number paid players price rank round' +
    ' seats step taken times total wanted'
  ).split(' '),
);
/** Words that may follow a number without a selector, because they do not change with it. */
const STEADY: Record<Language, readonly string[]> = {
  en: ['of', 'gold', 'd', 'h', 'is', 'are', 'can', 'chosen'],
  fr: ['sur', 'j', 'h'],
  ru: ['из', 'дн', 'ч', 'или', 'окончен'], // the last belongs to the round before the number
  uk: ['з', 'дн', 'год', 'або', 'закінчено'],
  bg: ['от', 'злато', 'д', 'ч', 'или', 'приключи'], // gold is not counted in pieces
};

type Pattern = FluentResource['body'][number]['value'];
type Element = Exclude<Pattern, string | null>[number];
type Select = Extract<Element, { type: 'select' }>;
interface Text {
  key: string;
  pattern: Exclude<Pattern, null>;
}

function textsOf(language: Language): Text[] {
  const texts: Text[] = [];
  for (const name of readdirSync(join(TEXTS, language))) {
    if (['commands.ftl', 'lab.ftl', 'terminal.ftl'].includes(name)) continue; // not in the browser
    const source = readFileSync(join(TEXTS, language, name), 'utf8');
    for (const { id, value, attributes } of new FluentResource(source).body) {
      if (value) texts.push({ key: id, pattern: value });
      for (const [attribute, pattern] of Object.entries(attributes)) {
        texts.push({ key: `${id}.${attribute}`, pattern });
      }
    }
  }
  return texts;
}

function elements(pattern: Text['pattern']): Element[] {
  return typeof pattern === 'string' ? [pattern] : pattern;
}

function isPlural(element: Element): element is Select {
  if (typeof element === 'string' || element.type !== 'select') return false;
  return element.variants.some(({ key }) => CATEGORIES.includes(String(key.value)));
}

function selectorName(select: Select): string {
  return select.selector.type === 'var' ? select.selector.name : '';
}

/** The words of a pattern, with a placeholder for each inserted value. */
function patternText(pattern: Text['pattern']): string {
  return elements(pattern)
    .map((element) => (typeof element === 'string' ? element : SIGN))
    .join('');
}

/** Words that directly follow a number without their form being selected by it. */
function followers(pattern: Text['pattern'], chosen = ''): string[] {
  return elements(pattern).flatMap((element, at, all) => {
    if (typeof element === 'string') return [];
    if (element.type === 'select') {
      const by = isPlural(element) ? selectorName(element) : chosen;
      return element.variants.flatMap(({ value }) => followers(value, by));
    }
    if (element.type !== 'var' || !NUMBERS.has(element.name) || element.name === chosen) return [];
    const next = all[at + 1];
    return typeof next === 'string' ? (/^\s(\p{L}+)/u.exec(next)?.slice(1) ?? []) : [];
  });
}

/** All variables of a pattern, so that it can be formatted. */
function variableNames(pattern: Text['pattern']): string[] {
  return elements(pattern).flatMap((element) => {
    if (typeof element === 'string') return [];
    if (element.type === 'var') return [element.name];
    if (element.type !== 'select') return [];
    return [
      selectorName(element),
      ...element.variants.flatMap(({ value }) => variableNames(value)),
    ];
  });
}

async function loadAll(language: Language): Promise<I18n> {
  const i18n = new I18n();
  await i18n.setLanguage(language);
  await i18n.load(...ALL_NAMESPACES);
  return i18n;
}

describe.each(LANGUAGES)('numbers in %s', (language) => {
  const rules = new Intl.PluralRules(language);
  const texts = textsOf(language);
  const counted = texts.flatMap(({ key, pattern }) =>
    elements(pattern)
      .filter(isPlural)
      .map((select) => ({ key, pattern, select })),
  );

  it('occur in texts with plural forms', () => {
    expect(counted.length).toBeGreaterThan(20);
  });

  it('select the form that the language uses for them', async () => {
    const i18n = await loadAll(language);
    for (const { key, pattern, select } of counted) {
      const forms = new Map<string, string>();
      for (const amount of AMOUNTS) {
        const values = Object.fromEntries(variableNames(pattern).map((name) => [name, 'Ann']));
        const message = i18n.text(key, { ...values, [selectorName(select)]: amount });
        const category = rules.select(amount);
        const form = select.variants.find((variant) => variant.key.value === category);
        expect(form, `${key}: no form ${category}`).toBeDefined();
        const actual = message.replace(String(amount), SIGN);
        expect(actual, `${key} with ${amount}`).toContain(patternText(form?.value ?? ''));
        expect(actual, `${key} with ${amount}`).toBe(forms.get(category) ?? actual);
        forms.set(category, actual);
      }
    }
  });

  it('have a selector wherever the word after them changes', () => {
    const odd = texts.flatMap(({ key, pattern }) =>
      followers(pattern)
        .filter((word) => !STEADY[language].includes(word))
        .map((word) => `${key}: ${word}`),
    );
    expect(odd).toEqual([]);
  });

  it('need every word in the list of words that do not change', () => {
    const used = new Set(texts.flatMap(({ pattern }) => followers(pattern)));
    expect(STEADY[language].filter((word) => !used.has(word))).toEqual([]);
  });
});
