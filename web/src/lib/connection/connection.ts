import {
  CLOSE_BAD_MESSAGE,
  CLOSE_BAD_TOKEN,
  CLOSE_DAMAGED,
  CLOSE_NO_TABLE,
  CLOSE_OLD_PROTOCOL,
  type FromClient,
  type FromServer,
  type Hello,
  readMessage,
} from '../protocol/messages.gen';

export type LineState = 'connecting' | 'open' | 'down' | 'closed';

/** After these nothing is gained by coming back. */
const FINAL: ReadonlySet<number> = new Set([
  1009,
  CLOSE_BAD_MESSAGE,
  CLOSE_BAD_TOKEN,
  CLOSE_NO_TABLE,
  CLOSE_OLD_PROTOCOL,
  CLOSE_DAMAGED,
]);
const FIRST_WAIT = 400; // milliseconds before the first new try
const LONGEST_WAIT = 8_000;
const QUIET = 12_000; // after so much silence we ask whether anybody is there
const PATIENCE = 6_000; // and after so much more we take the line for broken

export interface Listener {
  /** What to say first: who this is and what it has seen. */
  hello(): Hello;
  heard(message: FromServer): void;
  changed(state: LineState, code: number): void;
}

/** A line to a table that comes back by itself when it breaks. */
export class Line {
  state: LineState = 'connecting';
  #socket: WebSocket | undefined;
  #tries = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  readonly #url: string;
  readonly #listener: Listener;

  constructor(url: string, listener: Listener) {
    this.#url = url;
    this.#listener = listener;
    this.#open();
  }

  /** Send now if the line is open; what has to arrive is sent again after the next welcome. */
  send(message: FromClient): boolean {
    if (this.state !== 'open' || !this.#socket) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Do not wait any longer: the network is back, or the page is looked at again. */
  hurry(): void {
    if (this.state === 'down') this.#open();
    else if (this.state === 'open') this.#ask();
  }

  /**
   * The browser says that there is no network. The old line would only fall silent, and a server on
   * this very machine can be reached all the same: a new line tells at once which it is.
   */
  doubt(): void {
    if (this.state === 'open') this.#open();
  }

  close(): void {
    this.#become('closed', 1000);
    this.#drop();
  }

  #open(): void {
    this.#drop();
    this.#become('connecting', 0);
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    this.#listenFor(PATIENCE);
    socket.onopen = () => socket.send(JSON.stringify(this.#listener.hello()));
    socket.onmessage = (event: MessageEvent<string>) => this.#heard(event.data);
    socket.onclose = (event) => this.#lost(event.code);
  }

  #heard(text: string): void {
    const message = readMessage(JSON.parse(text));
    this.#listenFor(QUIET);
    if (message.type === 'welcome') {
      this.#tries = 0;
      this.#become('open', 0);
    }
    this.#listener.heard(message);
  }

  #lost(code: number): void {
    this.#drop();
    if (this.state === 'closed') return;
    if (FINAL.has(code)) {
      this.#become('closed', code);
      return;
    }
    this.#become('down', code);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries);
    this.#tries += 1;
    // Not all at the same moment after a restart of the server.
    this.#again = setTimeout(() => this.#open(), wait * (0.5 + Math.random() / 2));
  }

  /** Silence for so long means something. */
  #listenFor(time: number): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      if (this.state === 'open' && time === QUIET) this.#ask();
      else this.#lost(0);
    }, time);
  }

  #ask(): void {
    this.send({ type: 'ping' });
    this.#listenFor(PATIENCE);
  }

  #drop(): void {
    clearTimeout(this.#again);
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    if (socket.readyState <= WebSocket.OPEN) socket.close();
  }

  #become(state: LineState, code: number): void {
    if (this.state === 'closed') return;
    this.state = state;
    this.#listener.changed(state, code);
  }
}
