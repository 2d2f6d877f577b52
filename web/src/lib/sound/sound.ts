import { settings } from '../keeping/settings.svelte';
import { RECIPES, type Sound, type Voice } from './recipes';

export type { Sound } from './recipes';

const GESTURES = ['pointerdown', 'keydown'] as const;
const SOONEST = 0.06; // seconds between two times the same sound, so that many coins do not roar

let context: AudioContext | undefined;
let output: GainNode | undefined;
let noise: AudioBuffer | undefined;
const last = new Map<Sound, number>();

// Browsers let a page sound only after somebody has touched it.
function touched(): void {
  for (const gesture of GESTURES) removeEventListener(gesture, touched, true);
  try {
    context = new AudioContext();
    output = context.createGain();
    const softener = context.createDynamicsCompressor();
    output.connect(softener).connect(context.destination);
    noise = rustling(context);
  } catch {
    context = undefined; // a browser that cannot sound still plays
  }
}
if (typeof addEventListener === 'function') {
  for (const gesture of GESTURES) addEventListener(gesture, touched, true);
}

/** A short cue, if the reader wants to hear any. */
export function play(sound: Sound): void {
  if (!settings.sound || settings.volume <= 0 || !context || !output) return;
  if (context.state === 'suspended') void context.resume();
  const now = context.currentTime;
  if (now - (last.get(sound) ?? -1) < SOONEST) return;
  last.set(sound, now);
  // The ear hears in proportions: half the slider should sound half as loud.
  output.gain.value = settings.volume ** 2;
  for (const voice of RECIPES[sound]) give(context, output, voice, now + 0.01);
}

function give(context: AudioContext, output: GainNode, voice: Voice, now: number): void {
  const begin = now + voice.at;
  const end = begin + voice.length;
  const shape = context.createGain();
  shape.gain.setValueAtTime(0.0001, begin);
  shape.gain.exponentialRampToValueAtTime(voice.loud, begin + (voice.attack ?? 0.006));
  shape.gain.exponentialRampToValueAtTime(0.0001, end);
  shape.connect(output);
  const source = voice.kind === 'tone' ? tone(context, voice, end) : rustle(context, voice, end);
  source.through.connect(shape);
  source.from.start(begin);
  source.from.stop(end);
}

/** Where a voice begins, and where it comes out. */
interface Source {
  from: AudioScheduledSourceNode;
  through: AudioNode;
}

function tone(context: AudioContext, voice: Extract<Voice, { kind: 'tone' }>, end: number): Source {
  const from = context.createOscillator();
  from.type = voice.wave;
  glide(from.frequency, voice, end);
  return { from, through: from };
}

function rustle(
  context: AudioContext,
  voice: Extract<Voice, { kind: 'rustle' }>,
  end: number,
): Source {
  const from = context.createBufferSource();
  from.buffer = noise ?? null;
  from.loop = true;
  const through = context.createBiquadFilter();
  through.type = voice.filter;
  glide(through.frequency, voice, end);
  from.connect(through);
  return { from, through };
}

function glide(pitch: AudioParam, voice: Voice, end: number): void {
  pitch.setValueAtTime(voice.pitch, end - voice.length);
  if (voice.to) pitch.exponentialRampToValueAtTime(voice.to, end);
}

function rustling(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
