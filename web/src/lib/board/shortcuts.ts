/** The action of a key on the board. */
export type Shortcut =
  | { action: 'pick'; number: number }
  | { action: 'keys' | 'last-turn' | 'cities' | 'hand' | 'undo' | 'end' | 'close' };

interface KeyPress {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

// By position on the keyboard, so that they are the same in every alphabet.
const SHORTCUTS: Record<string, Shortcut> = {
  KeyL: { action: 'last-turn' },
  KeyC: { action: 'cities' },
  KeyH: { action: 'hand' },
  KeyU: { action: 'undo' },
  KeyE: { action: 'end' },
  Escape: { action: 'close' },
};

export function shortcutFor(event: KeyPress): Shortcut | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (event.key === '?') return { action: 'keys' };
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code);
  if (digit) return { action: 'pick', number: Number(digit[1]) };
  return SHORTCUTS[event.code];
}
