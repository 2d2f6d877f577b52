import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { FromServer } from '../protocol/messages.gen';
import { Line, type LineState } from './connection';

/** A socket whose other end is the test. */
class Socket {
  static OPEN = 1;
  static made: Socket[] = [];
  readyState = 0;
  sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    Socket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breakDown(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const WELCOME = { type: 'welcome', protocol: 1, seat: 0, table: { setup: {}, seats: [] } };

function newest(): Socket {
  const socket = Socket.made.at(-1);
  if (!socket) throw new Error('no socket was made');
  return socket;
}

function talk() {
  const heard: FromServer[] = [];
  const states: [LineState, number][] = [];
  const line = new Line('ws://table', {
    hello: () => ({ type: 'hello', protocol: 1, token: 'secret', after: heard.length, game: '' }),
    heard: (message) => heard.push(message),
    changed: (state, code) => states.push([state, code]),
  });
  return { line, heard, states };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  Socket.made = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a line', () => {
  it('says hello first, and is open after the welcome', () => {
    const { line, heard } = talk();
    newest().open();
    expect(newest().sent).toEqual([
      { type: 'hello', protocol: 1, token: 'secret', after: 0, game: '' },
    ]);
    expect(line.send({ type: 'ping' })).toBe(false);
    newest().say(WELCOME);
    expect(line.state).toBe('open');
    expect(line.send({ type: 'ping' })).toBe(true);
    expect(heard.map((message) => message.type)).toEqual(['welcome']);
  });

  it('comes back after a break and says what it has seen', () => {
    const { line } = talk();
    newest().open();
    newest().say(WELCOME);
    newest().breakDown(1006);
    expect(line.state).toBe('down');
    vi.advanceTimersByTime(1_000);
    expect(Socket.made).toHaveLength(2);
    newest().open();
    expect(newest().sent).toMatchObject([{ type: 'hello', after: 1 }]);
  });

  it('waits longer after each try that fails, but never very long', () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    talk();
    const waits: number[] = [];
    for (let tries = 0; tries < 8; tries += 1) {
      newest().breakDown(1006);
      const before = Date.now();
      vi.advanceTimersToNextTimer();
      waits.push(Date.now() - before);
      expect(Socket.made).toHaveLength(tries + 2);
    }
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 8000, 8000, 8000]);
  });

  it('does not wait when the network is back', () => {
    const { line } = talk();
    newest().breakDown(1006);
    line.hurry();
    expect(Socket.made).toHaveLength(2);
  });

  it('tries anew when the network is said to be gone', () => {
    const { line } = talk();
    newest().open();
    newest().say(WELCOME);
    line.doubt();
    expect(Socket.made).toHaveLength(2);
    expect(line.send({ type: 'ping' })).toBe(false);
    newest().breakDown(1006);
    expect(line.state).toBe('down');
    line.doubt();
    expect(Socket.made).toHaveLength(2);
  });

  it.each([4401, 4404, 4426, 4500])('stays closed after code %i', (code) => {
    const { line, states } = talk();
    newest().open();
    newest().breakDown(code);
    vi.advanceTimersByTime(60_000);
    expect(Socket.made).toHaveLength(1);
    expect(line.state).toBe('closed');
    expect(states.at(-1)).toEqual(['closed', code]);
  });

  it('asks into the silence, and takes a line without an answer for broken', () => {
    const { line } = talk();
    newest().open();
    newest().say(WELCOME);
    vi.advanceTimersByTime(12_000);
    expect(newest().sent.at(-1)).toEqual({ type: 'ping' });
    newest().say({ type: 'pong', now: 1 });
    vi.advanceTimersByTime(12_000);
    expect(line.state).toBe('open');
    vi.advanceTimersByTime(6_000);
    expect(line.state).toBe('down');
  });

  it('is silent after it was closed', () => {
    const { line, states } = talk();
    newest().open();
    newest().say(WELCOME);
    line.close();
    vi.advanceTimersByTime(60_000);
    expect(states.at(-1)).toEqual(['closed', 1000]);
    expect(Socket.made).toHaveLength(1);
  });
});
