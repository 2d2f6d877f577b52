import type { Event, State, Step } from '../../protocol/messages.gen';

/** Something that moves from one place of the table to another. Cards always move face down. */
export interface Move {
  kind: 'coin' | 'card' | 'crown';
  from: string; // an anchor: `gold:2`, `hand:2`, `city:2`, `crown:2`, `bank`, `deck`
  to: string;
  amount: number;
}

export const MAX_PER_MOVE = 5; // of one kind: more coins look no different from five

/** What moves when these steps happen. */
export function movesOf(steps: readonly Step[], before: State | undefined): Move[] {
  let crown = before?.common.crown ?? -1;
  const moves: Move[] = [];
  for (const event of steps.flatMap((step) => step.events)) {
    moves.push(...movesOnEvent(event, crown));
    if (event.kind === 'crowned') crown = event.seat;
  }
  return moves.filter((move) => move.from !== move.to);
}

function movesOnEvent(event: Event, crown: number): Move[] {
  const gold = `gold:${event.seat}`;
  const hand = `hand:${event.seat}`;
  const theirHand = `hand:${event.target}`;
  switch (event.kind) {
    case 'gathered-gold':
    case 'gained':
    case 'collected':
      return [coins('bank', gold, event.amount)];
    case 'paid':
    case 'taxed':
      return [coins(gold, 'bank', event.amount)];
    case 'gave-gold':
    case 'bribed':
      return [coins(gold, `gold:${event.target}`, event.amount)];
    case 'stole':
      return [coins(`gold:${event.target}`, gold, event.amount)];
    case 'drew':
      // Cards that are drawn to choose from are not in the hand yet.
      return event.amount === 1 ? [card('deck', hand)] : [];
    case 'kept':
    case 'took-from-deck':
      return [card('deck', hand)];
    case 'put-under':
    case 'discarded':
      return event.seat < 0 ? [] : [card(hand, 'deck')];
    case 'took-card':
      return [card(theirHand, hand)];
    case 'gave-card':
      return [card(hand, theirHand)];
    case 'swapped-hands':
      return [card(hand, theirHand), card(theirHand, hand)];
    case 'built':
      return [card(hand, `city:${event.seat}`)];
    case 'destroyed':
    case 'given-up':
      return [card(`city:${event.seat}`, 'deck')];
    case 'seized':
    case 'confiscated':
      return [card(`city:${event.target}`, `city:${event.seat}`)];
    case 'exchanged':
      return [
        card(`city:${event.target}`, `city:${event.seat}`),
        card(`city:${event.seat}`, `city:${event.target}`),
      ];
    case 'crowned':
      return [{ kind: 'crown', from: `crown:${crown}`, to: `crown:${event.seat}`, amount: 1 }];
    default:
      return [];
  }
}

function coins(from: string, to: string, amount: number): Move {
  return { kind: 'coin', from, to, amount: Math.min(amount, MAX_PER_MOVE) };
}

function card(from: string, to: string): Move {
  return { kind: 'card', from, to, amount: 1 };
}
