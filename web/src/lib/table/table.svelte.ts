/* eslint-disable svelte/prefer-svelte-reactivity -- no page reads the collections in here */
import { Connection, type ConnectionState } from '../connection/connection';
import { seatNames } from '../lobby/bots';
import {
  type Asked,
  type Chat,
  type FromClient,
  type FromServer,
  type Hello,
  type Hint,
  type Option,
  PROTOCOL,
  type Refused,
  type State,
  type Step,
  type TableInfo,
  type Unavailable,
  type Update,
} from '../protocol/messages.gen';
import type { Phrase, Profile } from '../protocol/names.gen';
import { Localizer } from '../i18n/localizer';
import { i18n } from '../i18n/i18n.svelte';

const KEPT_STEPS = 2_000; // of the log, in memory
type Command = Exclude<FromClient, { type: 'hello' } | { type: 'ping' }>;
type Wish = {
  [K in Command['type']]: Omit<Extract<Command, { type: K }>, 'command'>;
}[Command['type']];

/** Somebody who wants to know what happens, as it happens: sounds, movements, announcements. */
export type Watcher = (update: Update, before: State | undefined) => void;

/**
 * A table as this browser sees it: who sits there, the game, the open question, log and chat.
 * Components read it; only it talks to the connection.
 */
export class Table {
  info = $state.raw<TableInfo | undefined>();
  seat = $state(-1);
  state = $state.raw<State | undefined>();
  steps = $state.raw<Step[]>([]);
  chat = $state.raw<Chat[]>([]);
  connectionState = $state<ConnectionState>('connecting');
  closeCode = $state(0); // with which the connection was closed for good
  refused = $state.raw<Refused | undefined>();
  hint = $state.raw<Hint | undefined>();
  /** The hint that was asked for and has not come yet: the bot thinks. */
  advising = $state('');
  /** The command that was sent and not yet answered: nothing else can be pressed meanwhile. */
  waiting = $state.raw<Command | undefined>();
  watchers = new Set<Watcher>();
  /** What everybody is called; bots by their level, in the language of the reader. */
  names = $derived.by(() => seatNames(i18n, this.info?.seats ?? []));
  localizer = $derived.by(() => new Localizer(i18n, this.profile, this.names));
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = 0;

  readonly id: string;
  readonly #token: string;
  readonly #connection: Connection;
  #unsent = new Map<string, Command>();

  constructor(id: string, token = '', url = connectionUrl(id)) {
    this.id = id;
    this.#token = token;
    this.#connection = new Connection(url, {
      hello: () => this.#hello(),
      onMessage: (message) => this.#onMessage(message),
      onStateChange: (state, code) => {
        this.connectionState = state;
        if (state === 'closed') this.closeCode = code;
      },
    });
  }

  get token(): string {
    return this.#token;
  }
  get profile(): Profile {
    return (this.info?.setup.profile ?? '2016') as Profile;
  }
  get asked(): Asked | undefined {
    return this.state?.common.asked;
  }
  /** Whether the open question is put to the reader. */
  get isAsked(): boolean {
    return this.seat >= 0 && this.asked?.seat === this.seat && this.options.length > 0;
  }
  get options(): Option[] {
    return this.state?.own?.options ?? [];
  }
  get unavailable(): Unavailable[] {
    return this.state?.own?.unavailable ?? [];
  }
  get isHost(): boolean {
    return this.info?.seats[this.seat]?.host ?? false;
  }
  /** A bot plays for the reader until he is back. */
  get isAway(): boolean {
    return this.state?.away.includes(this.seat) ?? false;
  }

  answer(option: Option): void {
    if (!this.state || this.waiting) return;
    this.#do({ type: 'answer', question: this.state.question, option: option.id });
  }

  undo(): void {
    if (!this.state || this.waiting || this.state.own?.undo !== '') return;
    this.#do({ type: 'undo', question: this.state.question });
  }

  back(): void {
    this.#do({ type: 'back' });
  }

  sendMessage(text: string): void {
    this.#do({ type: 'say', text });
  }

  sendPhrase(phrase: Phrase): void {
    this.#do({ type: 'say', phrase });
  }

  askHint(): void {
    if (!this.state || this.advising) return;
    this.advising = this.#do({ type: 'ask-hint', question: this.state.question });
  }

  reconnectNow(): void {
    this.#connection.reconnectNow();
  }

  recheckConnection(): void {
    this.#connection.recheck();
  }

  leave(): void {
    this.#connection.close();
    this.watchers.clear();
  }

  #hello(): Hello {
    return {
      type: 'hello',
      protocol: PROTOCOL,
      token: this.#token,
      after: this.state?.number ?? -1,
      game: this.state?.game ?? '',
    };
  }

  #do(wish: Wish): string {
    const command = { ...wish, command: newCommand() } as Command;
    this.refused = undefined;
    if (command.type === 'answer' || command.type === 'undo') this.waiting = command;
    // Kept until the server has said yes or no: a broken connection loses no click and doubles none.
    this.#unsent.set(command.command, command);
    this.#connection.send(command);
    return command.command;
  }

  #onMessage(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.info = message.table;
        this.seat = message.seat;
        this.chat = message.chat;
        if (message.now) this.ahead = message.now - Date.now();
        for (const command of this.#unsent.values()) this.#connection.send(command);
        break;
      case 'update':
        this.#update(message);
        break;
      case 'changed':
        this.#change(message.table);
        break;
      case 'chat':
        this.chat = [...this.chat.filter((one) => one.number !== message.number), message];
        break;
      case 'accepted':
        this.#settled(message.command);
        break;
      case 'refused':
        this.#settled(message.command);
        if (message.state) this.state = message.state;
        this.refused = message;
        break;
      case 'hint':
        this.#settled(message.command);
        this.hint = message;
        break;
      case 'pong':
        this.ahead = message.now - Date.now();
        break;
      case 'goodbye':
        break;
    }
  }

  #update(message: Update): void {
    const before = this.state;
    if (before && before.game !== message.state.game) this.steps = [];
    this.state = message.state;
    if (message.steps.length) {
      const known = new Set(this.steps.map((step) => step.number));
      const fresh = message.steps.filter((step) => !known.has(step.number));
      this.steps = [...this.steps, ...fresh].slice(-KEPT_STEPS);
    }
    if (this.hint && this.hint.question !== message.state.question) this.hint = undefined;
    if (this.waiting && 'question' in this.waiting) {
      if (this.waiting.question !== message.state.question) this.waiting = undefined;
    }
    for (const watcher of this.watchers) watcher(message, before);
  }

  #change(table: TableInfo): void {
    const again = this.info && this.info.game !== table.game;
    this.info = table;
    if (again && this.state && this.state.game !== table.game) {
      this.state = undefined;
      this.steps = [];
      this.hint = undefined;
    }
  }

  #settled(command: string): void {
    this.#unsent.delete(command);
    if (this.advising === command) this.advising = '';
    if (this.waiting?.command === command) this.waiting = undefined;
  }
}

function connectionUrl(id: string): string {
  const secure = location.protocol === 'https:';
  return `${secure ? 'wss' : 'ws'}://${location.host}/api/tables/${id}/line`;
}

export function newCommand(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
