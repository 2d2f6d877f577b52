const KEY = 'citadels.guide';

interface Kept {
  table: string;
  told: string[];
}

/** What was told at a table, so that a reload does not begin from the beginning. */
export function toldAt(table: string): string[] {
  const kept = read();
  return kept?.table === table ? kept.told : [];
}

export function keepTold(table: string, told: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ table, told }));
  } catch {
    // Then it is told again.
  }
}

/** The table of the first game that was begun in this browser. */
export function guidedTable(): string {
  return read()?.table ?? '';
}

function read(): Kept | undefined {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
