import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { FromServer } from '../protocol/messages.gen';
import { Connection, type ConnectionState } from './connection';

/** A fake socket: the test takes the part of the server. */
class Socket {
  static OPEN = 1;
  static instances: Socket[] = [];
  readyState = 0;
  sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    Socket.instances.push(this);
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
  receive(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const WELCOME = { type: 'welcome', protocol: 2, seat: 0, table: { setup: {}, seats: [] } };

function latest(): Socket {
  const socket = Socket.instances.at(-1);
  if (!socket) throw new Error('no socket was made');
  return socket;
}

function connect() {
  const received: FromServer[] = [];
  const states: [ConnectionState, number][] = [];
  const connection = new Connection('ws://table', {
    hello: () => ({
      type: 'hello',
      protocol: 2,
      token: 'secret',
      after: received.length,
      game: '',
    }),
    onMessage: (message) => received.push(message),
    onStateChange: (state, code) => states.push([state, code]),
  });
  return { connection, received, states };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  Socket.instances = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a connection', () => {
  it('sends hello first, and is open after the welcome', () => {
    const { connection, received } = connect();
    latest().open();
    expect(latest().sent).toEqual([
      { type: 'hello', protocol: 2, token: 'secret', after: 0, game: '' },
    ]);
    expect(connection.send({ type: 'ping' })).toBe(false);
    latest().receive(WELCOME);
    expect(connection.state).toBe('open');
    expect(connection.send({ type: 'ping' })).toBe(true);
    expect(received.map((message) => message.type)).toEqual(['welcome']);
  });

  it('reconnects after a drop and states what it has already received', () => {
    const { connection } = connect();
    latest().open();
    latest().receive(WELCOME);
    latest().drop(1006);
    expect(connection.state).toBe('down');
    vi.advanceTimersByTime(1_000);
    expect(Socket.instances).toHaveLength(2);
    latest().open();
    expect(latest().sent).toMatchObject([{ type: 'hello', after: 1 }]);
  });

  it('waits longer after each failed attempt, up to a limit', () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    connect();
    const waits: number[] = [];
    for (let retries = 0; retries < 8; retries += 1) {
      latest().drop(1006);
      const before = Date.now();
      vi.advanceTimersToNextTimer();
      waits.push(Date.now() - before);
      expect(Socket.instances).toHaveLength(retries + 2);
    }
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 8000, 8000, 8000]);
  });

  it('reconnects immediately when the network is back', () => {
    const { connection } = connect();
    latest().drop(1006);
    connection.reconnectNow();
    expect(Socket.instances).toHaveLength(2);
  });

  it('tries again when the browser reports that there is no network', () => {
    const { connection } = connect();
    latest().open();
    latest().receive(WELCOME);
    connection.recheck();
    expect(Socket.instances).toHaveLength(2);
    expect(connection.send({ type: 'ping' })).toBe(false);
    latest().drop(1006);
    expect(connection.state).toBe('down');
    connection.recheck();
    expect(Socket.instances).toHaveLength(2);
  });

  it.each([4401, 4404, 4426, 4500])('stays closed after code %i', (code) => {
    const { connection, states } = connect();
    latest().open();
    latest().drop(code);
    vi.advanceTimersByTime(60_000);
    expect(Socket.instances).toHaveLength(1);
    expect(connection.state).toBe('closed');
    expect(states.at(-1)).toEqual(['closed', code]);
  });

  it('sends a ping after a silence, and is considered broken if there is no answer', () => {
    const { connection } = connect();
    latest().open();
    latest().receive(WELCOME);
    vi.advanceTimersByTime(12_000);
    expect(latest().sent.at(-1)).toEqual({ type: 'ping' });
    latest().receive({ type: 'pong', now: 1 });
    vi.advanceTimersByTime(12_000);
    expect(connection.state).toBe('open');
    vi.advanceTimersByTime(6_000);
    expect(connection.state).toBe('down');
  });

  it('does nothing after it has been closed', () => {
    const { connection, states } = connect();
    latest().open();
    latest().receive(WELCOME);
    connection.close();
    vi.advanceTimersByTime(60_000);
    expect(states.at(-1)).toEqual(['closed', 1000]);
    expect(Socket.instances).toHaveLength(1);
  });
});
