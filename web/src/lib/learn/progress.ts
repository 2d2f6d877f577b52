const KEY = 'citadels.guide';

interface Progress {
  table: string;
  told: string[]; // ids of lessons
}

/** The lessons that were shown at a table, so that a reload does not begin from the beginning. */
export function loadProgress(table: string): string[] {
  const progress = load();
  return progress?.table === table ? progress.told : [];
}

export function saveProgress(table: string, lessons: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ table, told: lessons }));
  } catch {
    // Then they are shown again.
  }
}

/** The table of the first game that was begun in this browser. */
export function tutorialTableId(): string {
  return load()?.table ?? '';
}

function load(): Progress | undefined {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
