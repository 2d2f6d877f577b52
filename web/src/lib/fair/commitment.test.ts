import { expect, it } from 'vitest';

import { parseHex, verifyCommitment, formatHex } from './commitment';

const SECRET = '00ff10';
const HASH = 'e5c0b24eb8d6cf0fd7ab8dcf3a6e4d5c';

it('parses and formats hexadecimal digits', () => {
  const bytes = parseHex(SECRET);
  expect(bytes && formatHex(bytes)).toBe(SECRET);
  for (const wrong of ['', 'abc', 'zz', '0x12']) expect(parseHex(wrong)).toBeUndefined();
});

it('verifies the hash of a secret', async () => {
  const bytes = parseHex(SECRET);
  const hash = formatHex(
    new Uint8Array(await crypto.subtle.digest('SHA-256', bytes ?? new Uint8Array())),
  );
  expect(await verifyCommitment(SECRET, hash)).toBe('same');
  expect(await verifyCommitment(SECRET, hash.toUpperCase())).toBe('same');
  expect(await verifyCommitment(SECRET, HASH)).toBe('other');
  expect(await verifyCommitment('', hash)).toBe('other');
  expect(await verifyCommitment(SECRET, '')).toBe('other');
});

it('accepts the published SHA-256 hash of the letters abc', async () => {
  const known = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  expect(await verifyCommitment('616263', known)).toBe('same');
});
