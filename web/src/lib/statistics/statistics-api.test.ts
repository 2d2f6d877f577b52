import { afterEach, expect, it, vi } from 'vitest';

import { fetchChart, fetchReport } from './statistics-api';

const asked: string[] = [];

function answerWith(body: string, status = 200): void {
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(body, { status }));
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  asked.length = 0;
});

it('requests the report in the given language', async () => {
  answerWith('{"report":{"title":"Цитаделі"},"charts":{}}');
  expect((await fetchReport('uk')).report.title).toBe('Цитаделі');
  expect(asked).toEqual(['/api/statistics/uk']);
});

it('gives the reason if there is no report', async () => {
  answerWith('{"code":"no-statistics","message":"none"}', 404);
  await expect(fetchReport('en')).rejects.toMatchObject({ code: 'no-statistics', status: 404 });
});

it('requests a chart once for each width', async () => {
  answerWith('<svg/>');
  expect(await fetchChart('en', 'crown', false)).toBe('<svg/>');
  await fetchChart('en', 'crown', true);
  await fetchChart('en', 'crown', false);
  expect(asked).toEqual([
    '/api/statistics/en/charts/crown',
    '/api/statistics/en/charts/crown?narrow=true',
  ]);
});

it('requests a chart again after a failure', async () => {
  answerWith('{"code":"broken"}', 500);
  await expect(fetchChart('en', 'skill', true)).rejects.toMatchObject({ code: 'broken' });
  answerWith('<svg/>');
  expect(await fetchChart('en', 'skill', true)).toBe('<svg/>');
  expect(asked).toHaveLength(2);
});
