const STORAGE_KEY = 'citadels.renewed';
const ENTRY_SCRIPT = /<script[^>]+type="module"[^>]+src="([^"]+)"/;

/** The environment: what the page is compared with, and how it is reloaded. */
export interface PageEnvironment {
  entry: () => string; // the URL of the script with which this page was loaded
  fetchPage: () => Promise<string>; // as the server serves it now
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  reload: () => void;
}

/**
 * Handles a part of the page that could not be loaded. If the server has another page by now, ours
 * is old and its parts are gone: it is reloaded, once for each new page. Otherwise only the network
 * is down.
 */
export async function reloadIfStale(environment: PageEnvironment): Promise<void> {
  const page = await environment.fetchPage().catch(() => '');
  const [, entry] = ENTRY_SCRIPT.exec(page) ?? [];
  if (!entry || environment.entry().endsWith(entry)) return;
  try {
    if (environment.storage.getItem(STORAGE_KEY) === entry) return;
    environment.storage.setItem(STORAGE_KEY, entry);
  } catch {
    return; // without storage reloads could loop for ever
  }
  environment.reload();
}

const BROWSER: PageEnvironment = {
  entry: () => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '',
  fetchPage: async () => (await fetch('/', { cache: 'no-store' })).text(),
  get storage() {
    return sessionStorage;
  },
  reload: () => location.reload(),
};

/** From now on a stale page reloads itself. */
export function reloadStalePages(): void {
  addEventListener('vite:preloadError', () => void reloadIfStale(BROWSER));
}
