export type Tokens = Record<string, string>;

/** The values of the stylesheet by day and at night; night twice, as chosen and as the system's. */
export function parseTokens(css: string): { day: Tokens; night: Tokens; system: Tokens } {
  return {
    day: block(css, '/* DAY */'),
    night: block(css, '/* NIGHT, chosen */'),
    system: block(css, '/* NIGHT, as the system has it */'),
  };
}

function block(css: string, heading: string): Tokens {
  const start = css.indexOf('{', css.indexOf(heading)) + 1;
  const body = css.slice(start, css.indexOf('}', start));
  const pairs = body
    .split(';')
    .map((text) => text.split(':').map((side) => side.trim().replace(/\s+/g, ' ')))
    .filter(([name]) => name?.startsWith('--'));
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name.slice(2), value]));
}
