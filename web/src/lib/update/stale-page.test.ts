import { describe, expect, it } from 'vitest';

import { reloadIfStale, type PageEnvironment } from './stale-page';

const page = (entry: string) =>
  `<title>Citadels</title><script type="module" crossorigin src="${entry}"></script>`;

/** A page that was loaded with `old.js`, on a server that now serves `served`. */
function browser(served: string | Error) {
  const storage = new Map<string, string>();
  let reloads = 0;
  const environment: PageEnvironment = {
    entry: () => 'https://citadels.example/assets/old.js',
    fetchPage: () => (served instanceof Error ? Promise.reject(served) : Promise.resolve(served)),
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => storage.set(key, value),
    },
    reload: () => (reloads += 1),
  };
  return { environment, reloads: () => reloads };
}

describe('a stale page', () => {
  it('reloads itself', async () => {
    const { environment, reloads } = browser(page('/assets/new.js'));
    await reloadIfStale(environment);
    expect(reloads()).toBe(1);
  });

  it('reloads only once for the same new page, whatever still fails to load', async () => {
    const { environment, reloads } = browser(page('/assets/new.js'));
    await reloadIfStale(environment);
    await reloadIfStale(environment);
    expect(reloads()).toBe(1);
    await reloadIfStale({
      ...environment,
      fetchPage: () => Promise.resolve(page('/assets/newer.js')),
    });
    expect(reloads()).toBe(2);
  });

  it('does not reload if it is up to date', async () => {
    const { environment, reloads } = browser(page('/assets/old.js'));
    await reloadIfStale(environment);
    expect(reloads()).toBe(0);
  });

  it('does not reload without a network', async () => {
    const { environment, reloads } = browser(new Error('offline'));
    await reloadIfStale(environment);
    expect(reloads()).toBe(0);
  });

  it('does not reload if the response is not a page of the game', async () => {
    const { environment, reloads } = browser('<title>Bad gateway</title>');
    await reloadIfStale(environment);
    expect(reloads()).toBe(0);
  });

  it('never reloads without storage, because that could loop forever', async () => {
    const { environment, reloads } = browser(page('/assets/new.js'));
    const refuse = () => {
      throw new Error('storage is switched off');
    };
    await reloadIfStale({ ...environment, storage: { getItem: refuse, setItem: refuse } });
    expect(reloads()).toBe(0);
  });
});
