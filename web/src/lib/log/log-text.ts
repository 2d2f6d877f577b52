import * as icons from '../icons/common';
import type { Speech } from '../i18n/localizer';
import type { Words } from '../i18n/i18n.svelte';
import type { Line, LineKind, Turn } from './turns';

/** Names one after the other. */
export function listed(names: readonly string[]): string {
  return names.join(', ');
}

/** Names with an "and" before the last. */
export function joined(words: Words, names: readonly string[]): string {
  return new Intl.ListFormat(words.language, { type: 'conjunction' }).format(names);
}

/** Whose turn it is, or what else goes on. */
export function turnTitle(turn: Turn, speech: Speech): string {
  const { words } = speech;
  if (turn.kind === 'deal') return words.get('web-log-deal');
  if (turn.kind === 'draft') return words.get('web-log-draft');
  const seat = speech.player(turn.seat);
  if (!turn.role) return seat;
  return words.get('web-log-turn', { seat, character: speech.character(turn.role) });
}

/** A line of the log in the reader's words. */
export function lineText(line: Line, speech: Speech): string {
  const { words } = speech;
  const seat = speech.player(line.event.seat);
  const cards = () => listed(line.cards.map((card) => speech.card(card)));
  switch (line.kind) {
    case 'undo':
      return words.get('web-log-undo', { seat });
    case 'away':
      return words.get('web-log-away', { seat });
    case 'back':
      return words.get('web-log-back', { seat });
    case 'nobody':
      return words.get('web-log-nobody', { names: cards() });
    case 'dealt-all':
      return words.get('web-log-dealt-all', { amount: line.event.amount });
    case 'faceup-laid':
      return words.get('web-log-faceup', { names: cards() });
    case 'picked':
      if (line.seats.length > 1)
        return words.get('web-log-picked', { names: chosen(line, speech) });
      return speech.event(line.event);
    default:
      return line.count > 1 ? manyText(line, speech, cards()) : speech.event(line.event);
  }
}

function chosen(line: Line, speech: Speech): string {
  return joined(
    speech.words,
    line.seats.map((seat) => speech.player(seat)),
  );
}

/** Several events of a kind: how many cards, and which if that may be known. */
function manyText(line: Line, speech: Speech, names: string): string {
  const { words } = speech;
  const told = words.text(`web-log-${line.kind}`, {
    seat: speech.player(line.event.seat),
    target: speech.player(line.event.target),
    amount: line.count,
  });
  return names
    ? words.get('web-log-listed', { line: told, names })
    : words.get('web-log-told', { line: told });
}

const ICONS: Partial<Record<LineKind, string>> = {
  crowned: icons.crown,
  'gathered-gold': icons.coin,
  gained: icons.coin,
  paid: icons.coin,
  'gave-gold': icons.coin,
  'income-taken': icons.coin,
  taxed: icons.coin,
  collected: icons.coin,
  bribed: icons.coin,
  'gathered-cards': icons.card,
  drew: icons.card,
  kept: icons.card,
  'gave-card': icons.card,
  'took-card': icons.card,
  'swapped-hands': icons.card,
  discarded: icons.card,
  stored: icons.card,
  reclaimed: icons.card,
  'took-from-deck': icons.card,
  'saw-card': icons.eye,
  'saw-in-deck': icons.eye,
  spied: icons.eye,
  shuffled: icons.deck,
  'put-under': icons.deck,
  dealt: icons.deck,
  'dealt-all': icons.deck,
  built: icons.plus,
  beautified: icons.plus,
  'site-laid': icons.plus,
  exchanged: icons.hammer,
  seized: icons.hammer,
  destroyed: icons.hammer,
  'given-up': icons.hammer,
  completed: icons.flag,
  shortened: icons.flag,
  lengthened: icons.flag,
  'game-ended': icons.flag,
  undo: icons.undo,
  away: icons.bot,
  back: icons.person,
  picked: icons.mask,
  laid: icons.mask,
  swapped: icons.mask,
  'swap-gave': icons.mask,
  'facedown-laid': icons.mask,
  'faceup-laid': icons.mask,
  'revealed-role': icons.mask,
};

const MARKS: Partial<Record<LineKind, keyof typeof import('../icons/marks')>> = {
  stole: 'robbed',
  'robbed-role': 'robbed',
  'killed-role': 'killed',
  'bewitched-role': 'bewitched',
  resumed: 'bewitched',
  'warrant-laid': 'warrant',
  'warrant-signed': 'warrant',
  'warrant-shown': 'warrant',
  confiscated: 'warrant',
  'threat-laid': 'threat',
  'threat-flowered': 'threat',
  'threat-shown': 'threat',
  'threat-left': 'threat',
  refused: 'threat',
};

export function iconOf(kind: LineKind): string {
  return ICONS[kind] ?? '';
}

/** The mark that is laid on a character, where a line tells of one. */
export function markOf(kind: LineKind) {
  return MARKS[kind];
}
