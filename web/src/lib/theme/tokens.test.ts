import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { TYPES } from '../protocol/names.gen';
import { contrast, distance, mix, COLOUR_VISIONS } from './colours';
import { parseTokens } from './tokens';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const { day, night, system } = parseTokens(css);

const MIN_TEXT_CONTRAST = 4.5; // WCAG 2.2, 1.4.3
const MIN_UI_CONTRAST = 3; // WCAG 2.2, 1.4.11
const MIN_DISTANCE = 0.1; // in OKLab; two greys this far apart are easy to distinguish

const SERIES = ['lab-1', 'lab-2', 'lab-3', 'lab-4']; // of charts

const texts: [ink: string, ground: string][] = [
  ...['ground', 'stone', 'paper'].flatMap((ground): [string, string][] =>
    ['ink', 'ink-soft', 'gold-ink', 'danger', 'good'].map((ink) => [ink, ground]),
  ),
  ['accent-ink', 'accent'],
  ['card-ink', 'card'],
  ['card-ink', 'card-low'],
  ['card-soft', 'card'],
  ['earth-ink', 'earth'],
  ...TYPES.map((type): [string, string] => [`${type}-ink`, `${type}-tint`]),
];

describe.each(Object.entries({ day, night }))('the %s theme', (_, theme) => {
  it.each(texts)('makes %s legible on %s', (ink, ground) => {
    expect(contrast(theme[ink] ?? '', theme[ground] ?? '')).toBeGreaterThanOrEqual(
      MIN_TEXT_CONTRAST,
    );
  });

  it.each(['ground', 'stone', 'paper'])('makes the focus and buttons visible on %s', (ground) => {
    expect(contrast(theme.focus ?? '', theme[ground] ?? '')).toBeGreaterThanOrEqual(
      MIN_UI_CONTRAST,
    );
    expect(contrast(theme.accent ?? '', theme[ground] ?? '')).toBeGreaterThanOrEqual(
      MIN_UI_CONTRAST,
    );
  });

  it.each(SERIES)('makes %s of a chart visible on paper', (series) => {
    expect(contrast(theme[series] ?? '', theme.paper ?? '')).toBeGreaterThanOrEqual(
      MIN_UI_CONTRAST,
    );
  });

  it.each(Object.keys(COLOUR_VISIONS) as (keyof typeof COLOUR_VISIONS)[])(
    'keeps colours distinguishable with %s colour vision',
    (vision) => {
      for (const family of [TYPES, SERIES]) {
        for (const [i, first] of family.entries()) {
          for (const second of family.slice(i + 1)) {
            const apart = distance(theme[first] ?? '', theme[second] ?? '', vision);
            expect(apart, `${first} and ${second}`).toBeGreaterThan(MIN_DISTANCE);
          }
        }
      }
    },
  );
});

describe('the tokens', () => {
  it('are the same at night, whether chosen by the reader or the system', () => {
    expect(system).toEqual(night);
  });

  it('have the same names at night as by day', () => {
    expect(Object.keys(night)).toEqual(Object.keys(day));
  });

  it('set durations to zero where reduced motion is preferred', () => {
    expect(css).toMatch(/prefers-reduced-motion: reduce[^}]*--quick: 0ms[^}]*--calm: 0ms/);
    expect(css).toMatch(/data-motion='off'\] \{[^}]*--quick: 0ms[^}]*--calm: 0ms/);
  });
});

describe('mixing', () => {
  it('returns each colour unchanged at its end of the range', () => {
    expect(mix('#c98a0b', 1, '#123456')).toBe('#c98a0b');
    expect(mix('#c98a0b', 0, '#123456')).toBe('#123456');
  });
});
