import { expect, it } from 'vitest';

import { nativeName } from './languages';

it('each language is named in that language', () => {
  expect(nativeName('en')).toBe('English');
  expect(nativeName('fr')).toBe('Français');
  expect(nativeName('ru')).toBe('Русский');
  expect(nativeName('uk')).toBe('Українська');
  expect(nativeName('bg')).toBe('Български');
});
