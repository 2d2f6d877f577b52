import { describe, expect, it } from 'vitest';

import { CHARACTERS, TYPES } from '../protocol/names.gen';
import { CHARACTER_ICONS, characterIcon } from './characters';
import * as common from './common';
import * as marks from './marks';
import * as menu from './menu';
import { TYPE_SIGNS } from './types';

describe('characters', () => {
  it('all have icons, no two of them the same', async () => {
    const bodies = await Promise.all(CHARACTERS.map((name) => CHARACTER_ICONS[name]()));
    for (const { default: body } of bodies) expect(body).toContain('<path');
    expect(new Set(bodies.map(({ default: body }) => body)).size).toBe(CHARACTERS.length);
  });

  it('have no icon if they are unknown', () => {
    expect(characterIcon('?')).toBeUndefined();
    expect(characterIcon('toString')).toBeUndefined();
  });
});

describe('icons', () => {
  it.each(Object.entries({ ...common, ...marks, ...menu }))('%s is a drawing', (_, body) => {
    expect(body).toMatch(/^<(path|g)/);
  });

  it('are small enough to be loaded every time', () => {
    expect(Object.values(common).join('').length).toBeLessThan(14_000);
  });

  it('differ in shape for each district type', () => {
    expect(new Set(TYPES.map((type) => TYPE_SIGNS[type])).size).toBe(TYPES.length);
  });
});
