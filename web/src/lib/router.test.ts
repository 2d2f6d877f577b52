import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('location', { pathname: '/', hash: '' });
const { routeOf } = await import('./router.svelte');

describe('addresses', () => {
  it.each([
    ['/', { page: 'lobby' }],
    ['/new', { page: 'new' }],
    ['/table/bcdf', { page: 'table', id: 'bcdf' }],
    ['/game/bcdf', { page: 'game', id: 'bcdf' }],
    ['/statistics', { page: 'statistics' }],
    ['/statistics/crown', { page: 'not-found' }],
    ['/rules', { page: 'rules', profile: '2016', part: '' }],
    ['/rules/classic-fr/turn', { page: 'rules', profile: 'classic-fr', part: 'turn' }],
    ['/table', { page: 'not-found' }],
    ['/castle', { page: 'not-found' }],
  ])('%s', (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });

  it('takes the token of a personal link from the fragment', () => {
    expect(routeOf('/seat', '#abc')).toEqual({ page: 'seat', token: 'abc' });
  });
});
