import { SvelteSet } from 'svelte/reactivity';

import { api, ApiError } from '../api/api';
import { seatsOf } from '../results/standings';
import { seatNames } from '../lobby/bots';
import { lineText, turnTitle } from '../log/log-text';
import { isQuiet, groupByTurn } from '../log/turns';
import type {
  Asked,
  Chat,
  Hint,
  Option,
  Refused,
  ScoreSheet,
  State,
  Step,
  TableInfo,
  Unavailable,
  Update,
} from '../protocol/messages.gen';
import type { Profile } from '../protocol/names.gen';
import type { Table, UpdateListener } from '../table/table.svelte';
import { Localizer } from '../i18n/localizer';
import { i18n } from '../i18n/i18n.svelte';
import { handsOf, mergeUpdates } from './merge-views';
import { bookmarksOf } from './bookmarks';

export const SPECTATOR = -1;
export const ALL_SEATS = -2; // all hands and characters, which nobody saw during the game
const MAX_TURNS_PER_STEP = 3; // turns that one step can affect
const PAGE_STEPS = 50; // steps in one response of the server

/** A finished game as a table, at any of its steps, from the view of any seat. */
export class ReplayTable implements Pick<Table, keyof Table> {
  readonly sheet: ScoreSheet;
  readonly info: TableInfo;
  at = $state(0);
  viewer = $state(ALL_SEATS);
  /** Why something could not be fetched. */
  fault = $state('');

  // For each seat whose view was used: the table after each step, as far as it is loaded.
  #updatesBySeat = $state.raw<Record<number, (Update | undefined)[]>>({});
  #requestedPages: Record<string, boolean> = {};
  #isClosed = false;

  constructor(sheet: ScoreSheet) {
    this.sheet = sheet;
    this.info = infoOf(sheet);
  }

  get last(): number {
    return this.sheet.last;
  }
  /** The seats whose views are shown. */
  #viewers = $derived.by(() =>
    this.viewer === ALL_SEATS ? this.sheet.seats.map((_, seat) => seat) : [this.viewer],
  );
  #updates = $derived.by(() => {
    const updateLists = this.#viewers.map((seat) => this.#updatesBySeat[seat] ?? []);
    return Array.from({ length: this.last + 1 }, (_, step) => {
      const all = updateLists.flatMap((updates) => updates[step] ?? []);
      if (all.length < updateLists.length) return undefined;
      return this.viewer === ALL_SEATS ? mergeUpdates(all) : all[0];
    });
  });
  /** All loaded steps of the log, for turns and rounds on the slider. */
  allSteps = $derived.by(() => this.#updates.flatMap((update) => update?.steps ?? []));
  bookmarks = $derived.by(() => bookmarksOf(groupByTurn(this.allSteps), this.last));
  /** How much of the game is loaded. */
  isComplete = $derived.by(() => this.#updates.every((update) => update !== undefined));

  /** The table at this step, or at the nearest earlier one that is loaded. */
  #shown = $derived.by(() => this.#updates.slice(0, this.at + 1).findLast(Boolean));
  state = $derived.by<State | undefined>(() => this.#shown?.state);
  steps = $derived.by<Step[]>(() =>
    this.#updates.slice(0, this.at + 1).flatMap((update) => update?.steps ?? []),
  );
  get isLoaded(): boolean {
    return this.#updates[this.at] !== undefined;
  }
  hands = $derived.by(() =>
    handsOf(this.#viewers.flatMap((seat) => this.#updatesBySeat[seat]?.[this.at] ?? [])),
  );

  names = $derived.by(() => seatNames(i18n, this.info.seats));
  localizer = $derived.by(() => new Localizer(i18n, this.profile, this.names));

  /** The effects of this step, in words. */
  stepText = $derived.by(() => {
    if (!this.isLoaded) return '';
    const sentences = groupByTurn(this.steps)
      .slice(-MAX_TURNS_PER_STEP)
      .flatMap((turn) => [
        ...(turn.role && turn.first === this.at ? [turnTitle(turn, this.localizer)] : []),
        ...turn.lines
          .filter((line) => line.step === this.at && !isQuiet(line))
          .map((line) => lineText(line, this.localizer)),
      ]);
    return sentences.join(' ');
  });

  get seat(): number {
    return Math.max(this.viewer, SPECTATOR);
  }
  get id(): string {
    return this.sheet.game;
  }
  get profile(): Profile {
    return this.sheet.setup.profile as Profile;
  }
  get asked(): Asked | undefined {
    return this.state?.common.asked;
  }

  goTo(step: number): void {
    this.at = Math.min(this.last, Math.max(0, step));
    void this.load();
  }

  setViewer(viewer: number): void {
    this.viewer = viewer;
    void this.load();
  }

  /** Fetch what is shown, then the rest of the game from its beginning. */
  async load(): Promise<void> {
    const pages = Math.ceil((this.last + 1) / PAGE_STEPS);
    const order = [Math.floor(this.at / PAGE_STEPS), ...Array(pages).keys()];
    const viewer = this.viewer;
    this.fault = '';
    try {
      for (const page of order) {
        await Promise.all(this.#viewers.map((seat) => this.#fetch(seat, page)));
        if (this.#isClosed || this.viewer !== viewer) return;
      }
    } catch (error) {
      this.fault = error instanceof ApiError ? error.code : 'broken';
    }
  }

  async #fetch(seat: number, page: number): Promise<void> {
    const key = `${seat}:${page}`;
    if (this.#requestedPages[key]) return;
    this.#requestedPages[key] = true;
    try {
      const fetched = await api.getReplay(this.id, seat, page * PAGE_STEPS);
      const updates = [...(this.#updatesBySeat[seat] ?? [])];
      for (const update of fetched) updates[update.state.number] = withoutClocks(update);
      this.#updatesBySeat = { ...this.#updatesBySeat, [seat]: updates };
    } catch (error) {
      this.#requestedPages[key] = false; // it may be tried again
      throw error;
    }
  }

  /**
   * For components of the board, which need a table: this one has the same type and no connection.
   */
  get asTable(): Table {
    return this as unknown as Table;
  }

  // What else a table has, and what cannot be done in a finished game.

  readonly chat: Chat[] = [];
  readonly connectionState = 'open';
  readonly closeCode = 0;
  readonly refused: Refused | undefined = undefined;
  readonly hint: Hint | undefined = undefined;
  readonly pendingHint = '';
  readonly pendingCommand = undefined;
  readonly updateListeners = new SvelteSet<UpdateListener>();
  readonly clockOffsetMs = 0;
  readonly token = '';
  readonly isAsked = false;
  readonly options: Option[] = [];
  readonly unavailable: Unavailable[] = [];
  readonly isHost = false;
  readonly isAway = false;
  answer(): void {}
  undo(): void {}
  resume(): void {}
  sendMessage(): void {}
  sendPhrase(): void {}
  askHint(): void {}
  reconnectNow(): void {}
  recheckConnection(): void {}
  close(): void {
    this.#isClosed = true;
  }
}

/** A replay has no clocks. */
function withoutClocks(update: Update): Update {
  return { ...update, state: { ...update.state, times: undefined } };
}

function infoOf(sheet: ScoreSheet): TableInfo {
  return {
    id: sheet.game,
    status: 'finished',
    public: false,
    casual: false,
    setup: sheet.setup,
    clock: 'off',
    stand_in: '',
    seats: seatsOf(sheet),
    created: sheet.began,
    game: sheet.game,
    commitment: sheet.commitment,
    secret: sheet.secret,
    ending: { scores: sheet.seats.map((seat) => seat.total), winners: sheet.winners },
    practice: sheet.source === 'practice',
  };
}
