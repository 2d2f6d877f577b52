import { describe, expect, it } from 'vitest';

import { patiently } from './retry-import';

/** Fails so many times, then gives its number. */
function failing(times: number): { load: () => Promise<number>; asked: () => number } {
  let asked = 0;
  const load = () => {
    asked += 1;
    return asked > times ? Promise.resolve(asked) : Promise.reject(new Error('offline'));
  };
  return { load, asked: () => asked };
}

describe('patience', () => {
  it('what comes is not asked for again', async () => {
    const part = failing(0);
    expect(await patiently(part.load, [0, 0])).toBe(1);
    expect(part.asked()).toBe(1);
  });

  it('what did not come is asked for again', async () => {
    expect(await patiently(failing(2).load, [0, 0])).toBe(3);
  });

  it('has an end, and says so', async () => {
    const part = failing(9);
    await expect(patiently(part.load, [0, 0])).rejects.toThrow('offline');
    expect(part.asked()).toBe(3);
  });
});
