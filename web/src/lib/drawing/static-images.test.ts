import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';

import { parseTokens } from '../theme/tokens';
import { drawings } from './drawing-loader.svelte';
import { renderFavicon, renderTown } from './static-images';

const { night } = parseTokens(
  readFileSync(new URL('../theme/tokens.css', import.meta.url), 'utf8'),
);

const TOWN = [
  'tavern',
  'castle',
  'market',
  'cathedral',
  'watchtower',
  'school-of-magic',
  'harbor',
  'fortress',
  'lighthouse',
];

beforeAll(() => drawings.loadAll());

// `npx vitest run src/lib/drawing -u` rewrites the files when the drawings have changed.

it('the site icon matches the current drawing of its building', async () => {
  await expect(renderFavicon('castle', night)).toMatchFileSnapshot('../../../public/favicon.svg');
});

it('the picture of a town matches the current drawings of its buildings', async () => {
  await expect(renderTown(TOWN, '2016', night)).toMatchFileSnapshot('../../../public/town.svg');
});
