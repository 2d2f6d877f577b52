import type { Event, Step } from '../protocol/messages.gen';
import type { EventKind } from '../protocol/names.gen';

const UNKNOWN = '?';

/** The subject of a line: something that happened, or something about the people at the table. */
export type LineKind = EventKind | 'undo' | 'away' | 'back' | 'nobody' | 'dealt-all';

/** One line of the log. Several events of a kind may share one. */
export interface Line {
  key: string;
  step: number;
  kind: LineKind;
  event: Event;
  count: number; // how many events it reports
  cards: string[]; // the ones that the reader may know
  seats: number[]; // who did it, where several did the same
  paid: number; // gold that was paid for it
}

/** Lines that belong together: the deal, the choosing of characters, a turn. */
export interface Turn {
  key: string;
  kind: 'deal' | 'draft' | 'turn';
  round: number; // 0 if the log does not reach back to its beginning
  seat: number;
  role: string;
  first: number; // the step with which it began
  ended: boolean;
  lines: Line[];
}

// Consecutive events of these kinds, by one player to the same other, share one line.
const MERGED_KINDS: ReadonlySet<LineKind> = new Set([
  'drew',
  'discarded',
  'put-under',
  'saw-card',
  'took-card',
  'gave-card',
  'saw-in-deck',
  'faceup-laid',
]);
// These have a price: the payment is shown with them.
const PRICED_KINDS: ReadonlySet<LineKind> = new Set(['built', 'destroyed', 'beautified']);
// After these the gain of the same amount of gold is redundant.
const GAIN_KINDS: ReadonlySet<LineKind> = new Set(['gathered-gold', 'income-taken']);

/** The steps that count: an answer that was taken back did not happen. */
export function withoutUndone(steps: readonly Step[]): Step[] {
  const valid: Step[] = [];
  for (const step of steps) {
    if (step.kind === 'undo') {
      const undone = valid.findLastIndex(
        (other) => other.kind === 'answer' && other.seat === step.seat,
      );
      if (undone >= 0) valid.splice(undone, 1);
    }
    valid.push(step);
  }
  return valid;
}

/** Builds turns from steps. */
class TurnBuilder {
  readonly turns: Turn[] = [];
  #round = 0;
  #called: Event[] = []; // calls that nobody has answered so far
  #step: Step = { number: 0, kind: 'deal', seat: -1, at: 0, events: [] };

  add(step: Step): void {
    this.#step = step;
    if (step.kind === 'undo' || step.kind === 'away' || step.kind === 'back') {
      this.#pushLine(this.#currentTurn(), step.kind, placeholderEvent(step.seat));
    }
    for (const event of step.kind === 'deal' ? summarizeDeal(step.events) : step.events) {
      this.#addEvent(event);
    }
  }

  #addEvent(event: Event): void {
    switch (event.kind) {
      case 'round-began':
        this.#round = event.amount;
        this.#startTurn('draft', event);
        break;
      case 'called':
        this.#called.push(event);
        break;
      case 'revealed-role':
        if (this.#called.at(-1)?.card === event.card) {
          this.#called.pop();
          this.#startTurn('turn', event);
        } else this.#pushLine(this.#currentTurn(), event.kind, event);
        break;
      case 'resumed':
        this.#startTurn('turn', event);
        break;
      case 'turn-ended':
        this.#currentTurn().ended = true;
        break;
      case 'round-ended':
        this.#addUnanswered(this.#currentTurn());
        break;
      default:
        this.#addLine(event);
    }
  }

  #startTurn(kind: Turn['kind'], event: Event): void {
    const { number } = this.#step;
    const last = this.turns.at(-1);
    if (last) last.ended = true;
    this.turns.push({
      key: `${number}:${this.turns.length}`,
      kind,
      round: this.#round,
      seat: event.seat,
      role: event.card,
      first: number,
      ended: false,
      lines: [],
    });
    this.#addUnanswered(this.#currentTurn());
  }

  #currentTurn(): Turn {
    const last = this.turns.at(-1);
    if (last) return last;
    const isDeal = this.#step.kind === 'deal';
    this.#startTurn(isDeal ? 'deal' : 'turn', placeholderEvent(isDeal ? -1 : this.#step.seat));
    return this.#currentTurn();
  }

  /** Characters that were called and that nobody has, in one line. */
  #addUnanswered(turn: Turn): void {
    const [first] = this.#called;
    if (!first) return;
    const line = this.#pushLine(turn, 'nobody', first);
    line.count = this.#called.length;
    line.cards = this.#called.map((event) => event.card);
    this.#called = [];
  }

  #addLine(event: Event): void {
    // The log of an imported game begins with the first choice.
    if (!this.turns.length && event.kind === 'picked')
      this.#startTurn('draft', placeholderEvent(event.seat));
    const turn = this.#currentTurn();
    const here = turn.lines.filter((line) => line.step === this.#step.number);
    if (isRedundant(event, here)) return;
    const mergeable = lineToMerge(turn, event);
    if (mergeable) {
      mergeable.count += 1;
      if (event.card && event.card !== UNKNOWN) mergeable.cards.push(event.card);
      if (!mergeable.seats.includes(event.seat)) mergeable.seats.push(event.seat);
      return;
    }
    const line = this.#pushLine(turn, event.kind, event);
    if (PRICED_KINDS.has(event.kind)) attachPayment(turn, line);
  }

  #pushLine(turn: Turn, kind: LineKind, event: Event): Line {
    const line: Line = {
      key: `${this.#step.number}:${turn.lines.length}:${kind}`,
      step: this.#step.number,
      kind,
      event,
      count: 1,
      cards: event.card && event.card !== UNKNOWN ? [event.card] : [],
      seats: [event.seat],
      paid: 0,
    };
    turn.lines.push(line);
    return line;
  }
}

function placeholderEvent(seat: number): Event {
  return { kind: 'game-ended', seat, target: -1, card: '', amount: 0 };
}

/** Of the deal only the reader's own cards get a line each; the rest is the same for all. */
function summarizeDeal(events: readonly Event[]): Event[] {
  const amounts = new Set(
    events.filter((event) => event.kind === 'dealt').map((event) => event.amount),
  );
  return events.filter(
    (event, index) =>
      event.kind !== 'shuffled' &&
      !(event.kind === 'drew' && event.card === UNKNOWN) &&
      !(
        event.kind === 'dealt' &&
        amounts.size === 1 &&
        events.findIndex((other) => other.kind === 'dealt') !== index
      ),
  );
}

function isRedundant(event: Event, here: readonly Line[]): boolean {
  const last = here.at(-1);
  if (event.kind === 'gained' && last && GAIN_KINDS.has(last.kind)) {
    return last.event.seat === event.seat && last.event.amount === event.amount;
  }
  if (event.kind === 'gave-gold' && last?.kind === 'stole') {
    return last.event.seat === event.target && last.event.target === event.seat;
  }
  if (event.card !== UNKNOWN) return false;
  if (event.kind === 'drew') return here.some((line) => line.kind === 'gathered-cards');
  if (event.kind === 'put-under') return here.some((line) => line.kind === 'kept');
  return false;
}

function lineToMerge(turn: Turn, event: Event): Line | undefined {
  if (event.kind === 'picked' && event.card === UNKNOWN) {
    return turn.lines.find((line) => line.kind === 'picked' && !line.cards.length);
  }
  const last = turn.lines.at(-1);
  if (!last || last.kind !== event.kind || !MERGED_KINDS.has(event.kind)) return undefined;
  const isSame = last.event.seat === event.seat && last.event.target === event.target;
  return isSame ? last : undefined;
}

/** Merges the payment just before, and the site that was laid out for it, into the line. */
function attachPayment(turn: Turn, line: Line): void {
  for (const before of turn.lines.slice(0, -1).reverse()) {
    if (before.step !== line.step) return;
    if (before.kind === 'paid' && !line.paid) line.paid = before.event.amount;
    else if (before.kind !== 'site-laid' || before.event.card !== line.event.card) return;
    turn.lines.splice(turn.lines.indexOf(before), 1);
  }
}

/** The log as turns, in order, with what belongs together in one line. */
export function groupByTurn(steps: readonly Step[]): Turn[] {
  const builder = new TurnBuilder();
  for (const step of withoutUndone(steps)) builder.add(step);
  inferRounds(builder.turns);
  const [first] = builder.turns;
  if (first?.kind === 'deal' && first.lines.some((line) => line.kind === 'dealt')) {
    mergeDeal(first);
  }
  return builder.turns;
}

/** What comes before the first recorded start of a round belongs to the round before it. */
function inferRounds(turns: readonly Turn[]): void {
  const firstRound = turns.find((turn) => turn.round > 0)?.round ?? 1;
  for (const turn of turns) {
    if (turn.round > 0) return;
    if (turn.kind !== 'deal') turn.round = firstRound - 1;
  }
}

/** A single line about the number of cards applies to everybody. */
function mergeDeal(deal: Turn): void {
  const lines = deal.lines.filter((line) => line.kind === 'dealt');
  const [only] = lines;
  if (only && lines.length === 1) only.kind = 'dealt-all';
}

/** The last turn that is over, or the current one if it is the first. */
export function lastTurn(steps: readonly Step[]): Turn | undefined {
  const turns = groupByTurn(steps).filter((turn) => turn.kind === 'turn');
  return turns.findLast((turn) => turn.ended) ?? turns.at(-1);
}

/** Turns by round, the oldest first. */
export function groupByRound(turns: readonly Turn[]): { round: number; turns: Turn[] }[] {
  const rounds: { round: number; turns: Turn[] }[] = [];
  for (const turn of turns) {
    const last = rounds.at(-1);
    if (last && last.round === turn.round) last.turns.push(turn);
    else rounds.push({ round: turn.round, turns: [turn] });
  }
  return rounds;
}

// Lines that readers seldom look for.
const QUIET_KINDS: ReadonlySet<LineKind> = new Set([
  'nobody',
  'dealt-all',
  'dealt',
  'facedown-laid',
  'faceup-laid',
  'laid',
  'put-under',
  'shuffled',
  'undo',
  'site-laid',
]);
// The player to whom something happens is `seat` in some events and `target` in others.
const HARMS_SEAT: ReadonlySet<LineKind> = new Set(['destroyed', 'taxed', 'turn-lost']);
const HARMS_TARGET: ReadonlySet<LineKind> = new Set([
  'stole',
  'took-card',
  'saw-card',
  'spied',
  'swapped-hands',
  'swapped',
  'exchanged',
  'seized',
  'confiscated',
]);

export function isQuiet(line: Line): boolean {
  return QUIET_KINDS.has(line.kind) || (line.kind === 'picked' && !line.cards.length);
}

/** Whether this was done to the player of a seat by somebody else. */
export function isDoneTo(line: Line, seat: number, actor: number): boolean {
  if (seat < 0) return false;
  if (HARMS_SEAT.has(line.kind)) return line.event.seat === seat && actor !== seat;
  return HARMS_TARGET.has(line.kind) && line.event.target === seat && line.event.seat !== seat;
}
