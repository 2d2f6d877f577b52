import type { Event } from '../../protocol/messages.gen';
import { DISTRICTS } from '../../protocol/names.gen';
import { type Speech, UNKNOWN } from '../../words/speech';
import type { Struck } from './struck';

/** What was done to the reader, said to him. */
export function struckText(event: Struck, speech: Speech): string {
  const hidden = event.kind === 'took-card' && event.card === UNKNOWN;
  return speech.words.text(`web-board-struck-${event.kind}${hidden ? '-hidden' : ''}`, {
    seat: speech.player(event.by),
    target: speech.player(event.target),
    card: event.card ? speech.card(event.card) : '',
    amount: event.amount,
    given: event.kind === 'exchanged' ? speech.district(DISTRICTS[event.amount] ?? UNKNOWN) : '',
  });
}

// What happens all the time and says nothing to somebody who listens.
const UNSAID: ReadonlySet<string> = new Set([
  'dealt',
  'drew',
  'put-under',
  'kept',
  'gained',
  'paid',
  'picked',
  'called',
  'laid',
  'facedown-laid',
  'turn-ended',
  'round-ended',
  'shuffled',
  'site-laid',
  'saw-card',
  'saw-in-deck',
]);
const MOST = 4;

/** The few events of an update that are worth being heard. */
export function heardText(events: readonly Event[], speech: Speech): string {
  const told = events.filter((event) => !UNSAID.has(event.kind));
  return told
    .slice(-MOST)
    .map((event) => speech.event(event))
    .join(' ');
}
