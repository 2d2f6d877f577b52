import type { Event } from '../../protocol/messages.gen';
import type { Localizer } from '../../i18n/localizer';

// Events that happen all the time and mean nothing to a listener.
const SILENT_EVENTS: ReadonlySet<string> = new Set([
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
const MAX_EVENTS = 4;

/** The few events of an update that are worth announcing. */
export function announcementText(events: readonly Event[], localizer: Localizer): string {
  const announced = events.filter((event) => !SILENT_EVENTS.has(event.kind));
  return announced
    .slice(-MAX_EVENTS)
    .map((event) => localizer.event(event))
    .join(' ');
}
