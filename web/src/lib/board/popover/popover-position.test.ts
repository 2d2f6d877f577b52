import { describe, expect, it } from 'vitest';

import { positionBeside } from './popover-position';

describe('the position of a popover', () => {
  const viewport = { width: 360, height: 700 };
  const size = { width: 300, height: 200 };

  it('is above its anchor, or below it where there is no room', () => {
    expect(positionBeside({ left: 100, top: 500, width: 50, height: 50 }, size, viewport).top).toBe(
      292,
    );
    expect(positionBeside({ left: 100, top: 20, width: 50, height: 50 }, size, viewport).top).toBe(
      78,
    );
  });

  it('is always within the screen', () => {
    const position = positionBeside({ left: 340, top: 690, width: 20, height: 10 }, size, viewport);
    expect(position.left + size.width).toBeLessThanOrEqual(viewport.width);
    expect(position.top + size.height).toBeLessThanOrEqual(viewport.height);
  });
});
