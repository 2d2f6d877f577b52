import { describe, expect, it } from 'vitest';

import { readOption, readOwn } from '../protocol/messages.gen';
import { priceOf } from './prices';

describe('prices', () => {
  const options = [
    { id: 4, verb: 'gold' },
    { id: 9, verb: 'build', card: 'castle' },
  ] as const;
  const own = (charges?: number[]) =>
    readOwn({ seat: 0, hand: [], roles: [], options: [...options], charges });
  const price = (id: number, of: ReturnType<typeof own>) =>
    priceOf(readOption({ id, verb: 'build' }), of);

  it('come from the server and are matched by the position of the option', () => {
    expect(price(9, own([0, 4]))).toBe(4);
  });

  it('are not shown for free options', () => {
    expect(price(4, own([0, 4]))).toBeUndefined();
    expect(price(9, own())).toBeUndefined();
  });
});
