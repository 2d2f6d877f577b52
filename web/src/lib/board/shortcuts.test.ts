import { describe, expect, it } from 'vitest';

import { shortcutFor } from './shortcuts';

describe('keyboard shortcuts', () => {
  const key = (code: string, more = {}) =>
    shortcutFor({ key: '', code, ctrlKey: false, metaKey: false, altKey: false, ...more });

  it('are the same on every keyboard layout', () => {
    expect(key('Digit3')).toEqual({ action: 'pick', number: 3 });
    expect(key('Numpad9')).toEqual({ action: 'pick', number: 9 });
    expect(key('KeyE', { key: 'у' })).toEqual({ action: 'end' });
    expect(key('Slash', { key: '?' })).toEqual({ action: 'keys' });
  });

  it('do not override the shortcuts of the browser', () => {
    expect(key('KeyL', { ctrlKey: true })).toBeUndefined();
    expect(key('KeyQ')).toBeUndefined();
  });
});
