import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const SRC = new URL('../../', import.meta.url);
const RULE = /([^{}]+)\{([^{}]*)\}/g;
const POINTED_AT = /:(hover|active)(:[\w-]+(\([^)]*\))?)*$/; // the last part: the element itself
const MOVES = /(^|[\s;])(transform|translate|scale|rotate|margin[\w-]*|inset|top|bottom)\s*:/;

/** Rules that move an element away from under the pointer. */
function movingRules(css: string): string[] {
  return [...css.matchAll(RULE)].flatMap(([, selectors = '', body = '']) =>
    MOVES.test(body)
      ? selectors
          .split(',')
          .map((selector) => selector.trim())
          .filter((selector) => POINTED_AT.test(selector))
      : [],
  );
}

function stylesOf(file: string): string {
  const text = readFileSync(new URL(file, SRC), 'utf8');
  const css = file.endsWith('.css') ? text : (/<style>([^]*)<\/style>/.exec(text)?.[1] ?? '');
  return css.replace(/\/\*[^]*?\*\//g, '');
}

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(svelte|css)$/.test(file),
);

// A button that rises on hover moves away from a pointer at its edge, falls back and is hovered
// again: it flickers and loses clicks. Its content may move.
describe('an element under the pointer', () => {
  it('stays where it is', () => {
    expect(files.length).toBeGreaterThan(50);
    const found = files.flatMap((file) =>
      movingRules(stylesOf(file)).map((selector) => [file, selector]),
    );
    expect(found).toEqual([]);
  });

  it('is reported when it moves', () => {
    expect(movingRules('.a:hover:not(:disabled) { transform: translateY(-2px); }')).toHaveLength(1);
    expect(movingRules('.a:hover > .b { transform: translateY(-2px); }')).toEqual([]);
    expect(movingRules('.a:hover { filter: none; }')).toEqual([]);
  });
});
