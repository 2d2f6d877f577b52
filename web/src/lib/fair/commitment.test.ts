import { expect, it } from 'vitest';

import { bytesOf, compare, hexOf } from './commitment';

const SECRET = '00ff10';
const HASH = 'e5c0b24eb8d6cf0fd7ab8dcf3a6e4d5c';

it('reads and writes hexadecimal digits', () => {
  const bytes = bytesOf(SECRET);
  expect(bytes && hexOf(bytes)).toBe(SECRET);
  for (const wrong of ['', 'abc', 'zz', '0x12']) expect(bytesOf(wrong)).toBeUndefined();
});

it('knows the hash of a secret', async () => {
  const bytes = bytesOf(SECRET);
  const hash = hexOf(
    new Uint8Array(await crypto.subtle.digest('SHA-256', bytes ?? new Uint8Array())),
  );
  expect(await compare(SECRET, hash)).toBe('same');
  expect(await compare(SECRET, hash.toUpperCase())).toBe('same');
  expect(await compare(SECRET, HASH)).toBe('other');
  expect(await compare('', hash)).toBe('other');
  expect(await compare(SECRET, '')).toBe('other');
});

it('knows the well-known hash of three letters', async () => {
  const known = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  expect(await compare('616263', known)).toBe('same');
});
