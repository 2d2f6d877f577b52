import { expect, it } from 'vitest';

import type { SeatInfo } from '../protocol/messages.gen';
import type { I18n } from '../i18n/i18n.svelte';
import { levelOf, seatNames } from './bots';

const i18n = { text: (key: string) => key.replace('web-bot-', '').toUpperCase() } as I18n;

function seat(place: number, kind: SeatInfo['kind'], name: string): SeatInfo {
  return { place, kind, name, bot: kind === 'bot' ? name : '', host: false };
}

it('recognises the level of a spec with parameters', () => {
  expect(levelOf('search(ms=500)')).toBe('search');
  expect(levelOf('oracle')).toBeUndefined();
});

it('numbers bots of the same level and nobody else', () => {
  const seats = [
    seat(0, 'person', 'Ann'),
    seat(1, 'bot', 'rush'),
    seat(2, 'bot', 'search'),
    seat(3, 'bot', 'rush'),
    seat(4, 'open', ''),
    seat(5, 'bot', 'oracle'),
  ];
  expect(seatNames(i18n, seats)).toEqual([
    'Ann',
    'RUSH\u00a01',
    'SEARCH',
    'RUSH\u00a02',
    '',
    'oracle',
  ]);
});
