import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Writes the service worker: it keeps the shell of the page, so that the table opens without a
 * line and says that there is none. Games themselves are never kept.
 */
export function worker(): Plugin {
  return {
    name: 'citadels-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => !name.endsWith('.map'))
        .map((name) => `/${name}`)
        .sort();
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      const first = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk' && chunk.isEntry
          ? [chunk.fileName, ...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? [])]
          : [],
      );
      const shell = ['/', ...new Set(first.map((name) => `/${name}`))];
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: source(version, shell) });
    },
  };
}

function source(version: string, shell: string[]): string {
  return `// Keeps the shell of the page and whatever of it was asked for once.
const NAME = 'citadels-${version}';
const SHELL = ${JSON.stringify(shell)};
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
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match('/')));
  } else if (url.pathname.startsWith('/assets/')) {
    event.respondWith(
      caches.match(request).then(
        (kept) =>
          kept ??
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
