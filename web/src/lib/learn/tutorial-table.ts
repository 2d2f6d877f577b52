import { api } from '../api/api';
import { seats } from '../storage/seats';
import { settings } from '../storage/settings.svelte';
import type { NewTable } from '../protocol/messages.gen';
import { router } from '../router.svelte';
import { FIRST_GAME } from './first-game';
import { tutorialTableId, saveProgress } from './progress';

/**
 * Three beginners, the first set of the book, no clock: no time pressure and no strong opponents.
 */
export function tutorialTable(name: string): NewTable {
  return {
    name,
    setup: { ...FIRST_GAME, players: 4 },
    bots: { '1': 'beginner', '2': 'beginner', '3': 'beginner' },
    clock: 'off',
    casual: true,
    public: false,
  };
}

/** Open the table of the first game, begin, and go there with the guide. */
export async function startTutorial(fallbackName: string): Promise<void> {
  const seated = await api.createTable(tutorialTable(settings.name.trim() || fallbackName));
  const { id } = seated.table;
  const name = seated.table.seats[seated.seat]?.name ?? '';
  seats.save(id, { seat: seated.seat, token: seated.token, name });
  await api.startGame(id, seated.token);
  saveProgress(id, []);
  router.go(`/table/${id}?guide`);
}

/** The first game that was begun here, if its seat is still kept. */
export function savedTutorial(): string {
  const table = tutorialTableId();
  return table && seats.get(table) ? table : '';
}
