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

const MAX_LOG_STEPS = 2_000; // of the log, in memory
type Command = Exclude<FromClient, { type: 'hello' } | { type: 'ping' }>;
type CommandBody = {
  [K in Command['type']]: Omit<Extract<Command, { type: K }>, 'command'>;
}[Command['type']];

/** Called with every update as it arrives: for sounds, animations, announcements. */
export type UpdateListener = (update: Update, before: State | undefined) => void;

/**
 * A table as this browser sees it: players, the game, the open question, log and chat. Components
 * read it; only it uses the connection.
 */
export class Table {
  info = $state.raw<TableInfo | undefined>();
  seat = $state(-1);
  state = $state.raw<State | undefined>();
  steps = $state.raw<Step[]>([]);
  chat = $state.raw<Chat[]>([]);
  connectionState = $state<ConnectionState>('connecting');
  closeCode = $state(0); // with which the connection was finally closed
  refused = $state.raw<Refused | undefined>();
  hint = $state.raw<Hint | undefined>();
  /** The id of the command that asked for a hint that has not arrived yet: the bot is thinking. */
  pendingHint = $state('');
  /** The command that was sent and not yet answered: until then nothing else can be pressed. */
  pendingCommand = $state.raw<Command | undefined>();
  updateListeners = new Set<UpdateListener>();
  /** The names of all players; bots by their level, in the language of the reader. */
  names = $derived.by(() => seatNames(i18n, this.info?.seats ?? []));
  localizer = $derived.by(() => new Localizer(i18n, this.profile, this.names));
  /** How far the server's clock is ahead of ours, in milliseconds. */
  clockOffsetMs = 0;

  readonly id: string;
  readonly #token: string;
  readonly #connection: Connection;
  #unacknowledged = new Map<string, Command>();

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
  /** Whether the open question is the reader's. */
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
  /** Whether a bot plays for the reader, who is away. */
  get isAway(): boolean {
    return this.state?.away.includes(this.seat) ?? false;
  }

  answer(option: Option): void {
    if (!this.state || this.pendingCommand) return;
    this.#sendCommand({ type: 'answer', question: this.state.question, option: option.id });
  }

  undo(): void {
    if (!this.state || this.pendingCommand || this.state.own?.undo !== '') return;
    this.#sendCommand({ type: 'undo', question: this.state.question });
  }

  resume(): void {
    this.#sendCommand({ type: 'back' });
  }

  sendMessage(text: string): void {
    this.#sendCommand({ type: 'say', text });
  }

  sendPhrase(phrase: Phrase): void {
    this.#sendCommand({ type: 'say', phrase });
  }

  askHint(): void {
    if (!this.state || this.pendingHint) return;
    this.pendingHint = this.#sendCommand({ type: 'ask-hint', question: this.state.question });
  }

  reconnectNow(): void {
    this.#connection.reconnectNow();
  }

  recheckConnection(): void {
    this.#connection.recheck();
  }

  close(): void {
    this.#connection.close();
    this.updateListeners.clear();
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

  #sendCommand(body: CommandBody): string {
    const command = { ...body, command: newCommandId() } as Command;
    this.refused = undefined;
    if (command.type === 'answer' || command.type === 'undo') this.pendingCommand = command;
    // Kept until the server has accepted or refused it: a broken connection loses no click and
    // repeats none.
    this.#unacknowledged.set(command.command, command);
    this.#connection.send(command);
    return command.command;
  }

  #onMessage(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.info = message.table;
        this.seat = message.seat;
        this.chat = message.chat;
        if (message.now) this.clockOffsetMs = message.now - Date.now();
        for (const command of this.#unacknowledged.values()) this.#connection.send(command);
        break;
      case 'update':
        this.#onUpdate(message);
        break;
      case 'changed':
        this.#onTableChange(message.table);
        break;
      case 'chat':
        this.chat = [...this.chat.filter((other) => other.number !== message.number), message];
        break;
      case 'accepted':
        this.#settle(message.command);
        break;
      case 'refused':
        this.#settle(message.command);
        if (message.state) this.state = message.state;
        this.refused = message;
        break;
      case 'hint':
        this.#settle(message.command);
        this.hint = message;
        break;
      case 'pong':
        this.clockOffsetMs = message.now - Date.now();
        break;
      case 'goodbye':
        break;
    }
  }

  #onUpdate(message: Update): void {
    const before = this.state;
    if (before && before.game !== message.state.game) this.steps = [];
    this.state = message.state;
    if (message.steps.length) {
      const knownNumbers = new Set(this.steps.map((step) => step.number));
      const newSteps = message.steps.filter((step) => !knownNumbers.has(step.number));
      this.steps = [...this.steps, ...newSteps].slice(-MAX_LOG_STEPS);
    }
    if (this.hint && this.hint.question !== message.state.question) this.hint = undefined;
    if (this.pendingCommand && 'question' in this.pendingCommand) {
      if (this.pendingCommand.question !== message.state.question) this.pendingCommand = undefined;
    }
    for (const listener of this.updateListeners) listener(message, before);
  }

  #onTableChange(table: TableInfo): void {
    const isRematch = this.info && this.info.game !== table.game;
    this.info = table;
    if (isRematch && this.state && this.state.game !== table.game) {
      this.state = undefined;
      this.steps = [];
      this.hint = undefined;
    }
  }

  #settle(command: string): void {
    this.#unacknowledged.delete(command);
    if (this.pendingHint === command) this.pendingHint = '';
    if (this.pendingCommand?.command === command) this.pendingCommand = undefined;
  }
}

function connectionUrl(id: string): string {
  const secure = location.protocol === 'https:';
  return `${secure ? 'wss' : 'ws'}://${location.host}/api/tables/${id}/ws`;
}

export function newCommandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
