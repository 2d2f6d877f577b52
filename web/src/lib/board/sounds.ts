import type { Update } from '../protocol/messages.gen';
import type { EventKind } from '../protocol/names.gen';
import type { Sound } from '../sound/sound';

const SOUNDS: Partial<Record<EventKind, Sound>> = {
  called: 'bell',
  'gathered-gold': 'coin',
  stole: 'coin',
  'gave-gold': 'coin',
  bribed: 'coin',
  collected: 'coin',
  drew: 'card',
  'took-card': 'card',
  'gave-card': 'card',
  'swapped-hands': 'card',
  built: 'build',
  destroyed: 'destroy',
  'game-ended': 'fanfare',
};
// Of what happens at once only the weightiest is heard.
const PRIORITY: Sound[] = ['fanfare', 'destroy', 'build', 'bell', 'coin', 'card'];

/** What an update sounds like: at most two cues. */
export function soundsOf(update: Update): Sound[] {
  const heard = new Set(
    update.steps.flatMap((step) => step.events).map((event) => SOUNDS[event.kind]),
  );
  return PRIORITY.filter((sound) => heard.has(sound)).slice(0, 2);
}
