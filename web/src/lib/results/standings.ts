import type { ScoreItem, ScoreSheet, SeatInfo } from '../protocol/messages.gen';
import type { Score } from '../protocol/names.gen';

/** The columns of the score table. */
export const COLUMNS = ['district', 'all-types', 'completed', 'extra', 'from-hand'] as const;
export type Column = (typeof COLUMNS)[number];

const COLUMN_OF: Record<Score, Column> = {
  district: 'district',
  'all-types': 'all-types',
  'first-completed': 'completed',
  completed: 'completed',
  extra: 'extra',
  'from-hand': 'from-hand',
};

export interface Standing {
  seat: number;
  place: number; // several may share one
  name: string;
  bot: string;
  total: number;
  won: boolean;
  items: ScoreItem[];
  sums: Record<Column, number>;
  city: string[];
}

/** The players in seat order, as at a table. */
export function seatsOf(sheet: ScoreSheet): SeatInfo[] {
  return sheet.seats.map(({ name, bot }, place) => ({
    place,
    kind: bot ? 'bot' : 'person',
    name,
    bot,
    host: false,
  }));
}

/** Players from the first to the last. Winners of a broken tie come before those they beat. */
export function standingsOf(sheet: ScoreSheet, names: readonly string[]): Standing[] {
  const standings = sheet.seats.map((entry, seat) => ({
    ...entry,
    seat,
    name: names[seat] ?? entry.name,
    place: 0,
    won: sheet.winners.includes(seat),
    sums: sumsOf(entry.items),
    city: entry.items.filter((item) => item.purpose === 'district').map((item) => item.card),
  }));
  standings.sort((a, b) => Number(b.won) - Number(a.won) || b.total - a.total || a.seat - b.seat);
  let previous: Standing | undefined;
  for (const [index, standing] of standings.entries()) {
    const isShared = previous && previous.won === standing.won && previous.total === standing.total;
    standing.place = isShared && previous ? previous.place : index + 1;
    previous = standing;
  }
  return standings;
}

function sumsOf(items: readonly ScoreItem[]): Record<Column, number> {
  const sums = { district: 0, 'all-types': 0, completed: 0, extra: 0, 'from-hand': 0 };
  for (const item of items) sums[COLUMN_OF[item.purpose]] += item.points;
  return sums;
}

/** The columns in which somebody has points; the one of districts is always shown. */
export function columnsOf(standings: readonly Standing[]): Column[] {
  return COLUMNS.filter(
    (column) => column === 'district' || standings.some((standing) => standing.sums[column] > 0),
  );
}
