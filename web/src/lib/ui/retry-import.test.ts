import { describe, expect, it } from 'vitest';

import { retryImport } from './retry-import';

/** Fails a given number of times, then returns its number. */
function failing(times: number): { load: () => Promise<number>; attempts: () => number } {
  let attempts = 0;
  const load = () => {
    attempts += 1;
    return attempts > times ? Promise.resolve(attempts) : Promise.reject(new Error('offline'));
  };
  return { load, attempts: () => attempts };
}

describe('retryImport', () => {
  it('a loaded part is not requested again', async () => {
    const part = failing(0);
    expect(await retryImport(part.load, [0, 0])).toBe(1);
    expect(part.attempts()).toBe(1);
  });

  it('a failed part is requested again', async () => {
    expect(await retryImport(failing(2).load, [0, 0])).toBe(3);
  });

  it('gives up in the end with an error', async () => {
    const part = failing(9);
    await expect(retryImport(part.load, [0, 0])).rejects.toThrow('offline');
    expect(part.attempts()).toBe(3);
  });
});
