const KEY = 'citadels.renewed';
const ENTRY = /<script[^>]+type="module"[^>]+src="([^"]+)"/;

/** What the page is held against, and how it is opened anew. */
export interface Surroundings {
  entry: () => string; // the address of the script with which this page began
  newest: () => Promise<string>; // the page as the server gives it now
  kept: Pick<Storage, 'getItem' | 'setItem'>;
  reload: () => void;
}

/**
 * A part of the page did not come. If the server has another page by now, ours is old and its parts
 * are gone: it is opened anew, once for each new page. Else only the network is down.
 */
export async function renew(around: Surroundings): Promise<void> {
  const page = await around.newest().catch(() => '');
  const [, entry] = ENTRY.exec(page) ?? [];
  if (!entry || around.entry().endsWith(entry)) return;
  try {
    if (around.kept.getItem(KEY) === entry) return;
    around.kept.setItem(KEY, entry);
  } catch {
    return; // where nothing can be kept, nothing would end a circle
  }
  around.reload();
}

const BROWSER: Surroundings = {
  entry: () => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '',
  newest: async () => (await fetch('/', { cache: 'no-store' })).text(),
  get kept() {
    return sessionStorage;
  },
  reload: () => location.reload(),
};

/** From now on a page that has grown old opens itself anew. */
export function watchForNewPages(): void {
  addEventListener('vite:preloadError', () => void renew(BROWSER));
}
