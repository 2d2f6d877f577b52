import { describe, expect, it } from 'vitest';

import { rounded } from '../../../build/paths';

describe('a path on whole coordinates', () => {
  it('is drawn as before', () => {
    expect(rounded('M1 2l3 4h5v-6z')).toBe('M1 2l3 4h5v-6z');
    expect(rounded('M10,20 L30,40 H5 V6 C1,2 3,4 5,6 Z')).toBe(
      'M10 20l20 20h-25v-34c-4-4-2-2 0 0z',
    );
  });

  it('does not drift: small steps lead where they led', () => {
    expect(rounded(`M0 0${'l.4 .4'.repeat(5)}`)).toBe('M0 0l0 0l1 1l0 0l1 1l0 0');
  });

  it('reads steps without their letter, and lines after a move', () => {
    expect(rounded('m1.2.8 2 2-3-3')).toBe('M1 1l2 2l-3-3');
  });

  it('goes on from where a closed figure began', () => {
    expect(rounded('M10 10h5v5zm1 1h2')).toBe('M10 10h5v5zM11 11h2');
  });

  it('keeps the radii and flags of arcs', () => {
    expect(rounded('M0 0a2.5 2.5 0 01 4.6 5.4A1 1 0 1 0 9 9')).toBe(
      'M0 0a2.5 2.5 0 0 1 5 5a1 1 0 1 0 4 4',
    );
  });
});
