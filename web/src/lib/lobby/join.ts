import { api } from '../api/api';
import { seats } from '../storage/seats';
import { settings } from '../storage/settings.svelte';
import type { NewTable, SeatCredentials } from '../protocol/messages.gen';
import { router } from '../router.svelte';
import { i18n } from '../i18n/i18n.svelte';

/** The name of a player who typed this; without a name, the player is a guest. */
export const displayName = (typed: string): string => typed.trim() || i18n.get('web-lobby-guest');

/** Store a seat in this browser, and the name for the next time. */
export function saveSeat(seated: SeatCredentials): void {
  const name = seated.table.seats[seated.seat]?.name ?? '';
  seats.save(seated.table.id, { seat: seated.seat, token: seated.token, name });
  if (name !== i18n.get('web-lobby-guest')) settings.update({ name });
}

/** Open a table, start the game at once if all seats are taken, and go there. */
export async function openTable(body: NewTable, begin: boolean): Promise<void> {
  const seated = await api.createTable(body);
  saveSeat(seated);
  // If it cannot begin now, the waiting room opens and says why.
  if (begin) await api.startGame(seated.table.id, seated.token).catch(() => undefined);
  router.go(`/table/${seated.table.id}`);
}

/** The link for invited players, and the personal link to one seat. */
export const invitationLink = (table: string) => `${location.origin}/table/${table}`;
export const personalLink = (token: string) => `${location.origin}/seat#${token}`;
