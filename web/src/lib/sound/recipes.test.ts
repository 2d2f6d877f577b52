import { describe, expect, it } from 'vitest';

import { lengthOf, RECIPES, SOUNDS } from './recipes';

describe('sounds', () => {
  it.each(SOUNDS)('%s is short', (sound) => {
    expect(lengthOf(sound)).toBeLessThan(1.8);
  });

  it.each(SOUNDS)('%s does not startle', (sound) => {
    for (const voice of RECIPES[sound]) {
      expect(voice.loud).toBeGreaterThan(0);
      expect(voice.loud).toBeLessThan(0.5);
      expect(voice.pitch).toBeLessThan(8_000);
    }
  });
});
