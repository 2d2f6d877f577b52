import { settings } from '../storage/settings.svelte';
import { retryImport } from '../ui/retry-import';
import type { Sound } from './recipes';
import type { Synthesizer } from './synthesizer';

export type { Sound } from './recipes';

const GESTURES = ['pointerdown', 'keydown'] as const;

let context: AudioContext | undefined;
let synthesizer: Synthesizer | undefined;

// Browsers let a page sound only after somebody has touched it; nothing is fetched before.
function unlockAudio(): void {
  for (const gesture of GESTURES) removeEventListener(gesture, unlockAudio, true);
  try {
    context = new AudioContext();
  } catch {
    return; // a browser that cannot sound still plays
  }
  const opened = context;
  retryImport(() => import('./synthesizer')).then(
    ({ Synthesizer }) => (synthesizer = new Synthesizer(opened)),
    () => undefined, // what is not heard is seen
  );
}
if (typeof addEventListener === 'function') {
  for (const gesture of GESTURES) addEventListener(gesture, unlockAudio, true);
}

/** A short cue, if the reader wants to hear any. */
export function play(sound: Sound): void {
  if (settings.sound && settings.volume > 0) synthesizer?.play(sound, settings.volume);
}
