import { describe, expect, it } from 'vitest';

import { retryImport } from './retry-import';

/** Fails a given number of times, then returns the number of attempts. */
function failing(times: number): { load: () => Promise<number>; attempts: () => number } {
  let attempts = 0;
  const load = () => {
    attempts += 1;
    return attempts > times ? Promise.resolve(attempts) : Promise.reject(new Error('offline'));
  };
  return { load, attempts: () => attempts };
}

describe('retryImport', () => {
  it('does not request a loaded part again', async () => {
    const part = failing(0);
    expect(await retryImport(part.load, [0, 0])).toBe(1);
    expect(part.attempts()).toBe(1);
  });

  it('requests a failed part again', async () => {
    expect(await retryImport(failing(2).load, [0, 0])).toBe(3);
  });

  it('eventually gives up with an error', async () => {
    const part = failing(9);
    await expect(retryImport(part.load, [0, 0])).rejects.toThrow('offline');
    expect(part.attempts()).toBe(3);
  });
});
