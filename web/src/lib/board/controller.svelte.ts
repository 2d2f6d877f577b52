import { Offers, type Place } from '../options/option-index';
import { priceOf } from '../options/prices';
import type { Book } from '../protocol/book';
import { BOOKS } from '../protocol/cards.gen';
import type { Option, State, Unavailable } from '../protocol/messages.gen';
import type { Character } from '../protocol/names.gen';
import type { Table } from '../table/table.svelte';
import type { Localizer } from '../i18n/localizer';

/** A small sheet beside a thing: what can be done with it, what cannot, and what it is. */
export interface Sheet {
  anchor: HTMLElement;
  title: string;
  options: Option[];
  refused: Unavailable[];
  card: string; // a district or character to explain, if the thing is one
}

/** What lies over the board, one at a time. */
export type Over = 'keys' | 'last-turn' | 'menu' | 'settings' | 'rival' | '';

const NONE = new Offers([], [], -1);

/**
 * The reader's side of the table: what he can press, what is open before him.
 * Things on the board ask it what sits on them, and tell it that they were pressed.
 */
export class Desk {
  readonly table: Table;
  sheet = $state.raw<Sheet | undefined>();
  over = $state<Over>('');
  rival = $state(-1); // whose details are open
  drawer = $state<'log' | 'chat'>('log');
  isDrawerOpen = $state(false); // on narrow screens

  /** Whether the reader may answer now. */
  isMine = $derived.by(() => this.table.isAsked && !this.table.isAway);
  offers = $derived.by(() => {
    const { table } = this;
    if (!this.isMine) return NONE;
    return new Offers(table.options, table.unavailable, table.seat, table.asked?.kind);
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
  /** An answer is on its way: nothing can be pressed. */
  get isWaiting(): boolean {
    return this.table.waiting !== undefined;
  }
  /** With so many cities on the table everything else is shorter. */
  get isCrowded(): boolean {
    return (this.state?.common.players.length ?? 0) > 5;
  }
  /** So many districts complete a city. */
  get completeAt(): number {
    const setup = this.table.info?.setup;
    if (!setup) return 0;
    const usual = setup.target || (this.book.completeAt[String(setup.players)] ?? 0);
    return usual - (this.state?.common.shorter_by ?? 0);
  }

  optionText(option: Option): string {
    return this.localizer.option(option, this.table.asked?.kind ?? '');
  }

  price(option: Option): number | undefined {
    const own = this.state?.own;
    return own && priceOf(option, own);
  }

  answer(option: Option): void {
    this.sheet = undefined;
    this.table.answer(option);
  }

  /** A thing was pressed: with one option it is the answer, else its sheet opens. */
  press(place: Place, anchor: HTMLElement, title: string, card = ''): void {
    const options = this.offers.at(place);
    const [only] = options;
    if (only && options.length === 1 && !isHarm(only, place, this.table.seat)) this.answer(only);
    else this.#open({ anchor, title, card, options, refused: this.offers.refusedAt(place) });
  }

  /** The sheet of a thing, whatever can be done with it. */
  look(place: Place | undefined, anchor: HTMLElement, title: string, card = ''): void {
    const options = place ? this.offers.at(place) : [];
    const refused = place ? this.offers.refusedAt(place) : [];
    this.#open({ anchor, title, card, options, refused });
  }

  /** The sheet of some options that stand under one button. */
  choose(anchor: HTMLElement, title: string, options: Option[], refused: Unavailable[] = []): void {
    // What is done to others comes before what hardly anybody does to himself.
    const sorted = [...options].sort(
      (a, b) => Number(a.seat === this.table.seat) - Number(b.seat === this.table.seat),
    );
    this.#open({ anchor, title, card: '', options: sorted, refused });
  }

  closeSheet(): void {
    const anchor = this.sheet?.anchor;
    this.sheet = undefined;
    anchor?.focus({ preventScroll: true });
  }

  #open(sheet: Sheet): void {
    this.sheet = this.sheet?.anchor === sheet.anchor ? undefined : sheet;
  }
}

/** What costs the own city or hand something is not done by pressing the thing once. */
function isHarm(option: Option, place: Place, seat: number): boolean {
  if (option.verb !== 'use') return false;
  if (place.on === 'hand') return option.source !== 'cardinal';
  const isOwn = place.on === 'city' && place.seat === seat;
  return isOwn && option.card !== '' && option.source !== 'artist';
}
