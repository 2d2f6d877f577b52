import { describe, expect, it } from 'vitest';

import { renew, type Surroundings } from './stale-page';

const page = (entry: string) =>
  `<title>Citadels</title><script type="module" crossorigin src="${entry}"></script>`;

/** A browser that began with `old.js`, before a server that gives out `served`. */
function browser(served: string | Error) {
  const kept = new Map<string, string>();
  let reloads = 0;
  const around: Surroundings = {
    entry: () => 'https://citadels.example/assets/old.js',
    newest: () => (served instanceof Error ? Promise.reject(served) : Promise.resolve(served)),
    kept: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => kept.set(key, value),
    },
    reload: () => (reloads += 1),
  };
  return { around, reloads: () => reloads };
}

describe('renewing', () => {
  it('an old page opens itself anew', async () => {
    const { around, reloads } = browser(page('/assets/new.js'));
    await renew(around);
    expect(reloads()).toBe(1);
  });

  it('and only once for the same new page, whatever still does not come', async () => {
    const { around, reloads } = browser(page('/assets/new.js'));
    await renew(around);
    await renew(around);
    expect(reloads()).toBe(1);
    await renew({ ...around, newest: () => Promise.resolve(page('/assets/newer.js')) });
    expect(reloads()).toBe(2);
  });

  it('a page that is the newest stays', async () => {
    const { around, reloads } = browser(page('/assets/old.js'));
    await renew(around);
    expect(reloads()).toBe(0);
  });

  it('without a network nothing is reloaded', async () => {
    const { around, reloads } = browser(new Error('offline'));
    await renew(around);
    expect(reloads()).toBe(0);
  });

  it('an answer that is no page of the game says nothing', async () => {
    const { around, reloads } = browser('<title>Bad gateway</title>');
    await renew(around);
    expect(reloads()).toBe(0);
  });

  it('where nothing can be kept the page is never reloaded: it might go on for ever', async () => {
    const { around, reloads } = browser(page('/assets/new.js'));
    const refuse = () => {
      throw new Error('storage is switched off');
    };
    await renew({ ...around, kept: { getItem: refuse, setItem: refuse } });
    expect(reloads()).toBe(0);
  });
});
