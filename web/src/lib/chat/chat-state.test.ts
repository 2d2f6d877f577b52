import { expect, it } from 'vitest';

import type { Chat } from '../protocol/messages.gen';
import { reading, unread } from './chat-state.svelte';

function line(number: number, seat: number): Chat {
  return { type: 'chat', number, seat, name: '', at: 0, text: 'x', phrase: '' };
}

it('counts what others said since the reader looked', () => {
  const table = { id: 't1', seat: 0, chat: [line(1, 1), line(2, 0), line(3, 2)] };
  expect(unread(table)).toBe(2);
  reading.saw(table);
  expect(unread(table)).toBe(0);
  expect(unread({ ...table, chat: [...table.chat, line(4, 1)] })).toBe(1);
  expect(unread({ ...table, id: 't2' })).toBe(2);
});

it('counts nothing for whoever hides the chat', () => {
  const table = { id: 't3', seat: 0, chat: [line(1, 1)] };
  reading.hide(true);
  expect(unread(table)).toBe(0);
  reading.hide(false);
  expect(unread(table)).toBe(1);
});

it('remembers whom the host has muted', () => {
  reading.mute('t4', 2, true);
  expect([reading.isMuted('t4', 2), reading.isMuted('t4', 1), reading.isMuted('t5', 2)]).toEqual([
    true,
    false,
    false,
  ]);
  reading.mute('t4', 2, false);
  expect(reading.isMuted('t4', 2)).toBe(false);
});
