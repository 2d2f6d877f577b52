import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ENTRY_PAGE = 'index.html';
const ENTRY_ASSETS = /(?:src|href)="(\/assets\/[^"]+)"/g;

/**
 * Writes the service worker: it caches the shell of the page, so that the page opens offline and
 * says that it is. Games themselves are never cached.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'citadels-service-worker',
    apply: 'build',
    // Not before the page is written, because the page lists the files that it loads first.
    writeBundle({ dir = '' }, bundle) {
      const page = bundle[ENTRY_PAGE];
      if (page?.type !== 'asset') throw new Error(`there is no ${ENTRY_PAGE}`);
      const html = String(page.source);
      const hash = createHash('sha256').update(Object.keys(bundle).sort().join() + html);
      const assets = [...html.matchAll(ENTRY_ASSETS)].map(([, path = '']) => path);
      if (!assets.length) throw new Error(`${ENTRY_PAGE} begins with nothing`);
      const script = serviceWorkerSource(hash.digest('hex').slice(0, 12), [
        '/',
        ...new Set(assets),
      ]);
      writeFileSync(join(dir, 'worker.js'), script);
    },
  };
}

function serviceWorkerSource(version: string, shell: string[]): string {
  return `// Keeps the shell of the page and whatever of it was asked for once.
const NAME = 'citadels-${version}';
const SHELL = ${JSON.stringify(shell)};
const isPart = (url) => url.origin === location.origin && url.pathname.startsWith('/assets/');
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(SHELL)));
  self.skipWaiting();
});
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((n) => n !== NAME).map((n) => caches.delete(n))))
      .then(() => self.clients.claim()),
  );
});
// A page reports what it had fetched before this worker was active. A page of another version may
// be open too.
self.addEventListener('message', (event) => {
  const { begun, parts } = event.data;
  if (!SHELL.includes(begun)) return;
  event.waitUntil(
    caches.open(NAME).then((cache) =>
      Promise.all(
        parts
          .filter((address) => isPart(new URL(address)))
          .map(async (address) => (await cache.match(address)) ?? cache.add(address)),
      ),
    ),
  );
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    if (url.pathname.startsWith('/api/')) return;
    event.respondWith(fetch(request).catch(() => caches.match('/')));
  } else if (isPart(url)) {
    event.respondWith(
      caches.match(request).then(
        (cached) =>
          cached ??
          fetch(request).then((answer) => {
            const copy = answer.clone();
            if (answer.ok) caches.open(NAME).then((cache) => cache.put(request, copy));
            return answer;
          }),
      ),
    );
  }
});
`;
}
