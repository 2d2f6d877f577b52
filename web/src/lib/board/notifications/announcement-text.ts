import type { Event } from '../../protocol/messages.gen';
import type { Localizer } from '../../i18n/localizer';

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
export function heardText(events: readonly Event[], localizer: Localizer): string {
  const told = events.filter((event) => !UNSAID.has(event.kind));
  return told
    .slice(-MOST)
    .map((event) => localizer.event(event))
    .join(' ');
}
