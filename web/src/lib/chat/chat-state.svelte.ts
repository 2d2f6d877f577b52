import type { Table } from '../table/table.svelte';

type ChatTable = Pick<Table, 'id' | 'chat' | 'seat'>;

const READ_KEY = 'citadels.chat-read';
const HIDDEN_KEY = 'citadels.chat-hidden';
const MUTED_KEY = 'citadels.chat-muted';
const MAX_TABLES = 60; // tables whose state is stored

/** How much of the chat the reader has read, whether it is hidden, and which players are muted. */
class ChatState {
  #read = $state.raw<Record<string, number>>(loadJson(READ_KEY, {}));
  #hidden = $state(loadJson(HIDDEN_KEY, false));
  /** The players that this host has muted: the server does not repeat it. */
  #muted = $state.raw<Record<string, number[]>>(loadJson(MUTED_KEY, {}));

  get isHidden(): boolean {
    return this.#hidden;
  }

  hide(hidden: boolean): void {
    this.#hidden = hidden;
    saveJson(HIDDEN_KEY, hidden);
  }

  /** The number of the last message that was read at a table. */
  lastRead(table: string): number {
    return this.#read[table] ?? 0;
  }

  markRead(table: ChatTable): void {
    const last = table.chat.at(-1)?.number ?? 0;
    if (last <= this.lastRead(table.id)) return;
    this.#read = keepNewest({ ...omitKey(this.#read, table.id), [table.id]: last });
    saveJson(READ_KEY, this.#read);
  }

  isMuted(table: string, seat: number): boolean {
    return this.#muted[table]?.includes(seat) ?? false;
  }

  mute(table: string, seat: number, muted: boolean): void {
    const others = (this.#muted[table] ?? []).filter((other) => other !== seat);
    const all = muted ? [...others, seat] : others;
    this.#muted = keepNewest({ ...omitKey(this.#muted, table), [table]: all });
    saveJson(MUTED_KEY, this.#muted);
  }
}

function loadJson<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

function saveJson(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage it is valid until the page is closed.
  }
}

function omitKey<T>(record: Record<string, T>, key: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([other]) => other !== key));
}

function keepNewest<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).slice(-MAX_TABLES));
}

export const chatState = new ChatState();

/** How many messages others have sent since the reader last looked; none if the chat is hidden. */
export function countUnread(table: ChatTable): number {
  if (chatState.isHidden) return 0;
  const last = chatState.lastRead(table.id);
  return table.chat.filter((message) => message.number > last && message.seat !== table.seat)
    .length;
}
