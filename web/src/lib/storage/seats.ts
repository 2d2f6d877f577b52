/** The seats that this browser has, each with the token that reopens it. */
export interface SavedSeat {
  seat: number;
  token: string;
  name: string;
}

const KEY = 'citadels.seats';
const MAX_SEATS = 60; // the oldest are removed first

function load(): Record<string, SavedSeat> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, SavedSeat>;
  } catch {
    return {};
  }
}

/** All seats but that at one table. */
function withoutTable(table: string): Record<string, SavedSeat> {
  return Object.fromEntries(Object.entries(load()).filter(([id]) => id !== table));
}

function store(seats: Record<string, SavedSeat>): void {
  const newest = Object.entries(seats).slice(-MAX_SEATS);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // Without storage the game still works: the personal link reopens the seat.
  }
}

export const seats = {
  get: (table: string): SavedSeat | undefined => load()[table],
  tableIds: (): string[] => Object.keys(load()).reverse(),
  save(table: string, seat: SavedSeat): void {
    store({ ...withoutTable(table), [table]: seat });
  },
  remove(table: string): void {
    store(withoutTable(table));
  },
};
