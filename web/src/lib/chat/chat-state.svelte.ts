import type { Table } from '../table/table.svelte';

type Talk = Pick<Table, 'id' | 'chat' | 'seat'>;

const READ = 'citadels.chat-read';
const HIDDEN = 'citadels.chat-hidden';
const MUTED = 'citadels.chat-muted';
const MOST = 60; // tables of which something is remembered

/** What of the chat this reader has seen, and whether he wants to see it at all. */
class Reading {
  #read = $state.raw<Record<string, number>>(kept(READ, {}));
  #hidden = $state(kept(HIDDEN, false));
  /** Whom this host has muted: the server does not tell it again. */
  #muted = $state.raw<Record<string, number[]>>(kept(MUTED, {}));

  get isHidden(): boolean {
    return this.#hidden;
  }

  hide(hidden: boolean): void {
    this.#hidden = hidden;
    keep(HIDDEN, hidden);
  }

  /** The number of the last line that was read at a table. */
  of(table: string): number {
    return this.#read[table] ?? 0;
  }

  saw(table: Talk): void {
    const last = table.chat.at(-1)?.number ?? 0;
    if (last <= this.of(table.id)) return;
    this.#read = newest({ ...without(this.#read, table.id), [table.id]: last });
    keep(READ, this.#read);
  }

  isMuted(table: string, seat: number): boolean {
    return this.#muted[table]?.includes(seat) ?? false;
  }

  mute(table: string, seat: number, muted: boolean): void {
    const others = (this.#muted[table] ?? []).filter((one) => one !== seat);
    const all = muted ? [...others, seat] : others;
    this.#muted = newest({ ...without(this.#muted, table), [table]: all });
    keep(MUTED, this.#muted);
  }
}

function kept<T>(key: string, usual: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? usual : (JSON.parse(text) as T);
  } catch {
    return usual;
  }
}

function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // It then holds until the page is closed.
  }
}

function without<T>(record: Record<string, T>, key: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([found]) => found !== key));
}

function newest<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).slice(-MOST));
}

export const reading = new Reading();

/** How many lines others have said since the reader last looked; none if he hides the chat. */
export function unread(table: Talk): number {
  if (reading.isHidden) return 0;
  const last = reading.of(table.id);
  return table.chat.filter((line) => line.number > last && line.seat !== table.seat).length;
}
