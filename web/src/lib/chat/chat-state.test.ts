import { expect, it } from 'vitest';

import type { Chat } from '../protocol/messages.gen';
import { chatState, countUnread } from './chat-state.svelte';

function message(number: number, seat: number): Chat {
  return { type: 'chat', number, seat, name: '', at: 0, text: 'x', phrase: '' };
}

it('counts the messages of others since the reader last looked', () => {
  const table = { id: 't1', seat: 0, chat: [message(1, 1), message(2, 0), message(3, 2)] };
  expect(countUnread(table)).toBe(2);
  chatState.markRead(table);
  expect(countUnread(table)).toBe(0);
  expect(countUnread({ ...table, chat: [...table.chat, message(4, 1)] })).toBe(1);
  expect(countUnread({ ...table, id: 't2' })).toBe(2);
});

it('counts nothing while the chat is hidden', () => {
  const table = { id: 't3', seat: 0, chat: [message(1, 1)] };
  chatState.hide(true);
  expect(countUnread(table)).toBe(0);
  chatState.hide(false);
  expect(countUnread(table)).toBe(1);
});

it('remembers which players the host has muted', () => {
  chatState.mute('t4', 2, true);
  expect([
    chatState.isMuted('t4', 2),
    chatState.isMuted('t4', 1),
    chatState.isMuted('t5', 2),
  ]).toEqual([true, false, false]);
  chatState.mute('t4', 2, false);
  expect(chatState.isMuted('t4', 2)).toBe(false);
});
