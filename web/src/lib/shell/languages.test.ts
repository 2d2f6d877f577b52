import { expect, it } from 'vitest';

import { ownName } from './languages';

it('a language is called as its speakers call it', () => {
  expect(ownName('en')).toBe('English');
  expect(ownName('fr')).toBe('Français');
  expect(ownName('ru')).toBe('Русский');
  expect(ownName('uk')).toBe('Українська');
  expect(ownName('bg')).toBe('Български');
});
