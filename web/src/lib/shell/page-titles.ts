import type { Route } from '../router.svelte';
import type { MessageKeys } from '../i18n/message-keys.gen';

/** The title of a page; that of the lobby is only the name of the game. */
export const PAGE_TITLES: Record<Exclude<Route['page'], 'lobby'>, keyof MessageKeys> = {
  new: 'web-shell-new',
  table: 'web-shell-table',
  seat: 'web-shell-seat',
  game: 'web-shell-replay',
  import: 'web-shell-import',
  rules: 'web-shell-rules',
  learn: 'web-shell-learn',
  statistics: 'web-shell-statistics',
  about: 'web-shell-about',
  'not-found': 'web-shell-missing',
};
