import { settings } from '../storage/settings.svelte';
import { retryImport } from '../ui/retry-import';
import type { Sound } from './recipes';
import type { Synthesizer } from './synthesizer';

export type { Sound } from './recipes';

const GESTURES = ['pointerdown', 'keydown'] as const;

let context: AudioContext | undefined;
let synthesizer: Synthesizer | undefined;

// Browsers let a page play sounds only after an interaction; nothing is fetched before.
function unlockAudio(): void {
  for (const gesture of GESTURES) removeEventListener(gesture, unlockAudio, true);
  try {
    context = new AudioContext();
  } catch {
    return; // without sound the game still works
  }
  const opened = context;
  retryImport(() => import('./synthesizer')).then(
    ({ Synthesizer }) => (synthesizer = new Synthesizer(opened)),
    () => undefined, // everything is also visible
  );
}
if (typeof addEventListener === 'function') {
  for (const gesture of GESTURES) addEventListener(gesture, unlockAudio, true);
}

/** A short cue, if the reader has sounds on. */
export function play(sound: Sound): void {
  if (settings.sound && settings.volume > 0) synthesizer?.play(sound, settings.volume);
}
