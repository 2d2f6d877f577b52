export type Route =
  | { page: 'lobby' }
  | { page: 'new' }
  | { page: 'table'; id: string }
  | { page: 'seat'; token: string }
  | { page: 'game'; id: string }
  | { page: 'import' }
  | { page: 'rules'; profile: string; part: string }
  | { page: 'learn' }
  | { page: 'statistics' }
  | { page: 'about' }
  | { page: 'not-found' };

/** The page of an address. */
export function routeOf(path: string, hash = ''): Route {
  const [first = '', second = '', third = ''] = path.split('/').filter(Boolean);
  if (!first) return { page: 'lobby' };
  if (first === 'new' && !second) return { page: 'new' };
  if (first === 'table' && second && !third) return { page: 'table', id: second };
  // The token is in the fragment, which browsers never send.
  if (first === 'seat' && !second) return { page: 'seat', token: hash.replace(/^#/, '') };
  if (first === 'game' && second && !third) return { page: 'game', id: second };
  if (first === 'import' && !second) return { page: 'import' };
  if (first === 'rules') return { page: 'rules', profile: second || '2016', part: third };
  if (first === 'learn' && !second) return { page: 'learn' };
  if (first === 'statistics' && !second) return { page: 'statistics' };
  if (first === 'about' && !second) return { page: 'about' };
  return { page: 'not-found' };
}

/** The current page. Links are ordinary links; a click on one does not reload the page. */
class Router {
  route = $state.raw<Route>(routeOf(location.pathname, location.hash));

  start(): void {
    addEventListener('popstate', () => this.#read());
    document.addEventListener('click', (event) => this.#onClick(event));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState({}, '', path);
    else history.pushState({}, '', path);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.route = routeOf(location.pathname, location.hash);
  }

  #onClick(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download'))
      return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
    if (url.pathname === location.pathname && url.hash) return; // a place on this page
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }
}

export const router = new Router();
