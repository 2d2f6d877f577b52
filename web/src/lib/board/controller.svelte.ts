import { OptionIndex, type Target } from '../options/option-index';
import { priceOf } from '../options/prices';
import type { Book } from '../protocol/book';
import { BOOKS } from '../protocol/cards.gen';
import type { Option, State, Unavailable } from '../protocol/messages.gen';
import type { Character } from '../protocol/names.gen';
import type { Table } from '../table/table.svelte';
import type { Localizer } from '../i18n/localizer';

/** A popover next to a thing: what can be done with it, what cannot, and what it is. */
export interface ActionSheet {
  anchor: HTMLElement;
  title: string;
  options: Option[];
  unavailable: Unavailable[];
  card: string; // a district or character to explain, if the thing is one
}

/** The dialog that is open over the board, one at a time. */
export type BoardDialog = 'keys' | 'last-turn' | 'menu' | 'settings' | 'rival' | '';

const NO_OPTIONS = new OptionIndex([], [], -1);

/**
 * The state of the board in this browser: what the reader can press, which sheet, dialog or drawer
 * is open. Components of the board ask it for their options and report to it that they were
 * pressed.
 */
export class BoardController {
  readonly table: Table;
  sheet = $state.raw<ActionSheet | undefined>();
  dialog = $state<BoardDialog>('');
  rivalSeat = $state(-1); // whose details are open
  drawerTab = $state<'log' | 'chat'>('log');
  isDrawerOpen = $state(false); // on narrow screens

  /** Whether the reader may answer now. */
  canAnswer = $derived.by(() => this.table.isAsked && !this.table.isAway);
  optionIndex = $derived.by(() => {
    const { table } = this;
    if (!this.canAnswer) return NO_OPTIONS;
    return new OptionIndex(table.options, table.unavailable, table.seat);
  });

  constructor(table: Table) {
    this.table = table;
  }

  get localizer(): Localizer {
    return this.table.localizer;
  }
  get state(): State | undefined {
    return this.table.state;
  }
  get book(): Book {
    return BOOKS[this.table.profile];
  }
  rankOf(character: string): number {
    return this.book.characters[character as Character]?.rank ?? 0;
  }
  /** Options about characters, in the order in which those are called. */
  byRank(options: readonly Option[]): Option[] {
    return [...options].sort((a, b) => this.rankOf(a.character) - this.rankOf(b.character));
  }
  /** An answer has been sent and not confirmed: nothing can be pressed. */
  get isAnswerPending(): boolean {
    return this.table.pendingCommand !== undefined;
  }
  /** With this many cities on the table everything else is drawn shorter. */
  get isCrowded(): boolean {
    return (this.state?.common.players.length ?? 0) > 5;
  }
  /** The number of districts that completes a city. */
  get completeAt(): number {
    const setup = this.table.info?.setup;
    if (!setup) return 0;
    const regular = setup.target || (this.book.completeAt[String(setup.players)] ?? 0);
    return regular - (this.state?.common.shorter_by ?? 0);
  }

  optionText(option: Option): string {
    return this.localizer.option(option, this.table.asked?.kind ?? '');
  }

  priceOf(option: Option): number | undefined {
    const own = this.state?.own;
    return own && priceOf(option, own);
  }

  answer(option: Option): void {
    this.sheet = undefined;
    this.table.answer(option);
  }

  /** A thing was pressed: if it has a single option, that is the answer; else its sheet opens. */
  activate(target: Target, anchor: HTMLElement, title: string, card = ''): void {
    const options = this.optionIndex.at(target);
    const [only] = options;
    if (only && options.length === 1 && !isDestructive(only, target, this.table.seat))
      this.answer(only);
    else
      this.#toggleSheet({
        anchor,
        title,
        card,
        options,
        unavailable: this.optionIndex.unavailableAt(target),
      });
  }

  /** The sheet of a thing, whatever can be done with it. */
  showSheet(target: Target | undefined, anchor: HTMLElement, title: string, card = ''): void {
    const options = target ? this.optionIndex.at(target) : [];
    const unavailable = target ? this.optionIndex.unavailableAt(target) : [];
    this.#toggleSheet({ anchor, title, card, options, unavailable });
  }

  /** The sheet of options that share one button. */
  showOptions(
    anchor: HTMLElement,
    title: string,
    options: Option[],
    unavailable: Unavailable[] = [],
  ): void {
    // Actions against others come before actions against oneself, which hardly anybody wants.
    const sorted = [...options].sort(
      (a, b) => Number(a.seat === this.table.seat) - Number(b.seat === this.table.seat),
    );
    this.#toggleSheet({ anchor, title, card: '', options: sorted, unavailable });
  }

  closeSheet(): void {
    const anchor = this.sheet?.anchor;
    this.sheet = undefined;
    anchor?.focus({ preventScroll: true });
  }

  #toggleSheet(sheet: ActionSheet): void {
    this.sheet = this.sheet?.anchor === sheet.anchor ? undefined : sheet;
  }
}

/** An action that costs the player cards or districts needs a second press. */
function isDestructive(option: Option, target: Target, seat: number): boolean {
  const isOwn = target.on === 'hand' || (target.on === 'city' && target.seat === seat);
  return option.harm && isOwn && option.card !== '';
}
