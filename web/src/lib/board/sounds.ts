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
// Of simultaneous events only the most important are played.
const PRIORITY: Sound[] = ['fanfare', 'destroy', 'build', 'bell', 'coin', 'card'];

/** The sounds of an update: at most two. */
export function soundsOf(update: Update): Sound[] {
  const heard = new Set(
    update.steps.flatMap((step) => step.events).map((event) => SOUNDS[event.kind]),
  );
  return PRIORITY.filter((sound) => heard.has(sound)).slice(0, 2);
}
