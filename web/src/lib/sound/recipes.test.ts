import { describe, expect, it } from 'vitest';

import { durationOf, RECIPES, SOUNDS } from './recipes';

describe('sounds', () => {
  it.each(SOUNDS)('%s is short', (sound) => {
    expect(durationOf(sound)).toBeLessThan(1.8);
  });

  it.each(SOUNDS)('%s does not startle', (sound) => {
    for (const voice of RECIPES[sound]) {
      expect(voice.gain).toBeGreaterThan(0);
      expect(voice.gain).toBeLessThan(0.5);
      expect(voice.pitch).toBeLessThan(8_000);
    }
  });
});
