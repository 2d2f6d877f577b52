import { describe, expect, it } from 'vitest';

import { shortcutFor } from './shortcuts';

describe('keys', () => {
  const key = (code: string, more = {}) =>
    shortcutFor({ key: '', code, ctrlKey: false, metaKey: false, altKey: false, ...more });

  it('mean the same on every keyboard', () => {
    expect(key('Digit3')).toEqual({ action: 'pick', number: 3 });
    expect(key('Numpad9')).toEqual({ action: 'pick', number: 9 });
    expect(key('KeyE', { key: 'у' })).toEqual({ action: 'end' });
    expect(key('Slash', { key: '?' })).toEqual({ action: 'keys' });
  });

  it('leave the browser its own shortcuts', () => {
    expect(key('KeyL', { ctrlKey: true })).toBeUndefined();
    expect(key('KeyQ')).toBeUndefined();
  });
});
