import { settings } from '../storage/settings.svelte';
import { patiently } from '../ui/retry-import';
import type { Sound } from './recipes';
import type { Player } from './synthesizer';

export type { Sound } from './recipes';

const GESTURES = ['pointerdown', 'keydown'] as const;

let context: AudioContext | undefined;
let synthesizer: Player | undefined;

// Browsers let a page sound only after somebody has touched it; nothing is fetched before.
function touched(): void {
  for (const gesture of GESTURES) removeEventListener(gesture, touched, true);
  try {
    context = new AudioContext();
  } catch {
    return; // a browser that cannot sound still plays
  }
  const opened = context;
  patiently(() => import('./synthesizer')).then(
    ({ Player }) => (synthesizer = new Player(opened)),
    () => undefined, // what is not heard is seen
  );
}
if (typeof addEventListener === 'function') {
  for (const gesture of GESTURES) addEventListener(gesture, touched, true);
}

/** A short cue, if the reader wants to hear any. */
export function play(sound: Sound): void {
  if (settings.sound && settings.volume > 0) synthesizer?.play(sound, settings.volume);
}
