import { expect, it } from 'vitest';

import { partOf } from './problems';

it.each([
  ['players-out-of-range', 'players'],
  ['rank-missing', 'cast'],
  ['too-many-replaced', 'cast'],
  ['district-forbids', 'districts'],
  ['districts-wrong-number', 'districts'],
  ['removed-wrong-number', 'districts'],
  ['bonus-districts-elsewhere', 'districts'],
  ['unknown-district', 'districts'],
  ['unknown-character', 'cast'],
  ['bad-target', 'target'],
  ['district-without-effect', 'districts'],
  ['few-players-for', 'cast'],
])('%s is shown beside the %s', (code, part) => {
  expect(partOf({ code, values: {} })).toBe(part);
});
