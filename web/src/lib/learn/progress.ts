const KEY = 'citadels.guide';

interface Progress {
  table: string;
  lessons: string[]; // ids
}

/** The lessons that were shown at a table, so that a reload does not repeat them. */
export function loadProgress(table: string): string[] {
  const progress = load();
  return progress?.table === table ? progress.lessons : [];
}

export function saveProgress(table: string, lessons: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ table, lessons }));
  } catch {
    // Without storage they are shown again.
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
