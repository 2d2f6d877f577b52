/** The seats that this browser has: the token of each opens it again. */
export interface KeptSeat {
  seat: number;
  token: string;
  name: string;
}

const KEY = 'citadels.seats';
const MOST = 60; // the oldest are forgotten first

function all(): Record<string, KeptSeat> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, KeptSeat>;
  } catch {
    return {};
  }
}

/** All seats but that at one table. */
function others(table: string): Record<string, KeptSeat> {
  return Object.fromEntries(Object.entries(all()).filter(([id]) => id !== table));
}

function write(seats: Record<string, KeptSeat>): void {
  const newest = Object.entries(seats).slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // A browser that keeps nothing still plays: the personal link opens the seat again.
  }
}

export const seats = {
  of: (table: string): KeptSeat | undefined => all()[table],
  tables: (): string[] => Object.keys(all()).reverse(),
  keep(table: string, seat: KeptSeat): void {
    write({ ...others(table), [table]: seat });
  },
  forget(table: string): void {
    write(others(table));
  },
};
