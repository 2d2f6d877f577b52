/** The hash that this browser saw at the start of a game, to be held against the end. */
const KEY = 'citadels.sealed';
const MOST = 40;

type Sealed = Record<string, string>;

function all(): Sealed {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Sealed;
  } catch {
    return {};
  }
}

/** Remember what was promised, once: a later promise does not replace the first. */
export function keepSeal(game: string, commitment: string): void {
  if (!game || !commitment) return;
  const kept = all();
  if (kept[game]) return;
  const newest = Object.entries({ ...kept, [game]: commitment }).slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // Then the comparison is with what the server says now.
  }
}

export function keptSeal(game: string): string | undefined {
  return all()[game];
}
