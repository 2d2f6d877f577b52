/** What a key means on the board. */
export type Deed =
  | { do: 'pick'; number: number }
  | { do: 'keys' | 'last-turn' | 'cities' | 'hand' | 'undo' | 'end' | 'close' };

interface Pressed {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

// By the place on the keyboard, so that they are the same in every alphabet.
const BY_CODE: Record<string, Deed> = {
  KeyL: { do: 'last-turn' },
  KeyC: { do: 'cities' },
  KeyH: { do: 'hand' },
  KeyU: { do: 'undo' },
  KeyE: { do: 'end' },
  Escape: { do: 'close' },
};

export function deedOf(event: Pressed): Deed | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (event.key === '?') return { do: 'keys' };
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code);
  if (digit) return { do: 'pick', number: Number(digit[1]) };
  return BY_CODE[event.code];
}
