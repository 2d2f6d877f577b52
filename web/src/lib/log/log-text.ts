import * as icons from '../icons/common';
import type { Localizer } from '../i18n/localizer';
import type { I18n } from '../i18n/i18n.svelte';
import type { Line, LineKind, Turn } from './turns';

/** Names separated by commas. */
export function joinWithCommas(names: readonly string[]): string {
  return names.join(', ');
}

/** Names with an "and" before the last. */
export function formatNameList(i18n: I18n, names: readonly string[]): string {
  return new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(names);
}

/** Whose turn it is, or which phase. */
export function turnTitle(turn: Turn, localizer: Localizer): string {
  const { i18n } = localizer;
  if (turn.kind === 'deal') return i18n.get('web-log-deal');
  if (turn.kind === 'draft') return i18n.get('web-log-draft');
  const seat = localizer.player(turn.seat);
  if (!turn.role) return seat;
  return i18n.get('web-log-turn', { seat, character: localizer.character(turn.role) });
}

/** A line of the log in the reader's words. */
export function lineText(line: Line, localizer: Localizer): string {
  const { i18n } = localizer;
  const seat = localizer.player(line.event.seat);
  const cards = () => joinWithCommas(line.cards.map((card) => localizer.card(card)));
  switch (line.kind) {
    case 'undo':
      return i18n.get('web-log-undo', { seat });
    case 'away':
      return i18n.get('web-log-away', { seat });
    case 'back':
      return i18n.get('web-log-back', { seat });
    case 'nobody':
      return i18n.get('web-log-nobody', { names: cards() });
    case 'dealt-all':
      return i18n.get('web-log-dealt-all', { amount: line.event.amount });
    case 'faceup-laid':
      return i18n.get('web-log-faceup', { names: cards() });
    case 'picked':
      if (line.seats.length > 1)
        return i18n.get('web-log-picked', { names: pickersText(line, localizer) });
      return localizer.event(line.event);
    default:
      return line.count > 1 ? mergedText(line, localizer, cards()) : localizer.event(line.event);
  }
}

function pickersText(line: Line, localizer: Localizer): string {
  return formatNameList(
    localizer.i18n,
    line.seats.map((seat) => localizer.player(seat)),
  );
}

/** Several events of a kind: the number of cards, and their names if the reader may know them. */
function mergedText(line: Line, localizer: Localizer, names: string): string {
  const { i18n } = localizer;
  const sentence = i18n.text(`web-log-${line.kind}`, {
    seat: localizer.player(line.event.seat),
    target: localizer.player(line.event.target),
    amount: line.count,
  });
  return names
    ? i18n.get('web-log-listed', { line: sentence, names })
    : i18n.get('web-log-plain', { line: sentence });
}

const LINE_ICONS: Partial<Record<LineKind, string>> = {
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

const LINE_MARKS: Partial<Record<LineKind, keyof typeof import('../icons/marks')>> = {
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
  return LINE_ICONS[kind] ?? '';
}

/** The mark that is placed on a character, if the line reports one. */
export function markOf(kind: LineKind) {
  return LINE_MARKS[kind];
}
