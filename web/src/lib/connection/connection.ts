import {
  CLOSE_BAD_MESSAGE,
  CLOSE_BAD_TOKEN,
  CLOSE_CORRUPT,
  CLOSE_NO_TABLE,
  CLOSE_PROTOCOL_MISMATCH,
  type FromClient,
  type FromServer,
  type Hello,
  readMessage,
} from '../protocol/messages.gen';

export type ConnectionState = 'connecting' | 'open' | 'down' | 'closed';

/** After these there is no point in reconnecting. */
const FINAL_CLOSE_CODES: ReadonlySet<number> = new Set([
  1009,
  CLOSE_BAD_MESSAGE,
  CLOSE_BAD_TOKEN,
  CLOSE_NO_TABLE,
  CLOSE_PROTOCOL_MISMATCH,
  CLOSE_CORRUPT,
]);
const FIRST_RETRY_MS = 400; // each further one waits twice as long
const MAX_RETRY_MS = 8_000;
const PING_AFTER_MS = 12_000; // of silence: then we send a ping
const RESPONSE_TIMEOUT_MS = 6_000; // without a response; then the connection counts as broken

export interface ConnectionListener {
  /** The first message: who this is and what it has seen. */
  hello(): Hello;
  onMessage(message: FromServer): void;
  onStateChange(state: ConnectionState, code: number): void;
}

/** A connection to a table, a WebSocket that reconnects by itself. */
export class Connection {
  state: ConnectionState = 'connecting';
  #socket: WebSocket | undefined;
  #retries = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #silenceTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #url: string;
  readonly #listener: ConnectionListener;

  constructor(url: string, listener: ConnectionListener) {
    this.#url = url;
    this.#listener = listener;
    this.#open();
  }

  /** Send now if the connection is open; what has to arrive is sent again after the next welcome. */
  send(message: FromClient): boolean {
    if (this.state !== 'open' || !this.#socket) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Do not wait any longer: the network is back, or the page is visible again. */
  reconnectNow(): void {
    if (this.state === 'down') this.#open();
    else if (this.state === 'open') this.#ping();
  }

  /**
   * The browser reports that there is no network. The old connection would only fall silent, though
   * a server on this very machine can still be reached: a new connection shows at once which is the
   * case.
   */
  recheck(): void {
    if (this.state === 'open') this.#open();
  }

  close(): void {
    this.#setState('closed', 1000);
    this.#disconnect();
  }

  #open(): void {
    this.#disconnect();
    this.#setState('connecting', 0);
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    this.#expectMessageWithin(RESPONSE_TIMEOUT_MS);
    socket.onopen = () => socket.send(JSON.stringify(this.#listener.hello()));
    socket.onmessage = (event: MessageEvent<string>) => this.#onMessage(event.data);
    socket.onclose = (event) => this.#onClose(event.code);
  }

  #onMessage(text: string): void {
    const message = readMessage(JSON.parse(text));
    this.#expectMessageWithin(PING_AFTER_MS);
    if (message.type === 'welcome') {
      this.#retries = 0;
      this.#setState('open', 0);
    }
    this.#listener.onMessage(message);
  }

  #onClose(code: number): void {
    this.#disconnect();
    if (this.state === 'closed') return;
    if (FINAL_CLOSE_CODES.has(code)) {
      this.#setState('closed', code);
      return;
    }
    this.#setState('down', code);
    const delay = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#retries);
    this.#retries += 1;
    // Random, so that clients do not all return at the same moment after a restart of the server.
    this.#retryTimer = setTimeout(() => this.#open(), delay * (0.5 + Math.random() / 2));
  }

  /** Ping, or give the connection up, if nothing arrives in this time. */
  #expectMessageWithin(timeout: number): void {
    clearTimeout(this.#silenceTimer);
    this.#silenceTimer = setTimeout(() => {
      if (this.state === 'open' && timeout === PING_AFTER_MS) this.#ping();
      else this.#onClose(0);
    }, timeout);
  }

  #ping(): void {
    this.send({ type: 'ping' });
    this.#expectMessageWithin(RESPONSE_TIMEOUT_MS);
  }

  #disconnect(): void {
    clearTimeout(this.#retryTimer);
    clearTimeout(this.#silenceTimer);
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    if (socket.readyState <= WebSocket.OPEN) socket.close();
  }

  #setState(state: ConnectionState, code: number): void {
    if (this.state === 'closed') return;
    this.state = state;
    this.#listener.onStateChange(state, code);
  }
}
