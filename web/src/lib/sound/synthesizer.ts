import { RECIPES, type Sound, type Voice } from './recipes';

const MIN_REPEAT_SECONDS = 0.06; // between plays of a sound, so that many coins do not roar

/** Plays what the recipes say. */
export class Synthesizer {
  #context: AudioContext;
  #output: GainNode;
  #noise: AudioBuffer;
  #last = new Map<Sound, number>();

  constructor(context: AudioContext) {
    this.#context = context;
    this.#output = context.createGain();
    const compressor = context.createDynamicsCompressor();
    this.#output.connect(compressor).connect(context.destination);
    this.#noise = whiteNoise(context);
  }

  play(sound: Sound, volume: number): void {
    const context = this.#context;
    if (context.state === 'suspended') void context.resume();
    const now = context.currentTime;
    if (now - (this.#last.get(sound) ?? -1) < MIN_REPEAT_SECONDS) return;
    this.#last.set(sound, now);
    // Loudness is perceived logarithmically: half the slider should sound half as loud.
    this.#output.gain.value = volume ** 2;
    for (const voice of RECIPES[sound]) this.#schedule(voice, now + 0.01);
  }

  #schedule(voice: Voice, now: number): void {
    const start = now + voice.at;
    const end = start + voice.duration;
    const envelope = this.#context.createGain();
    envelope.gain.setValueAtTime(0.0001, start);
    envelope.gain.exponentialRampToValueAtTime(voice.gain, start + (voice.attack ?? 0.006));
    envelope.gain.exponentialRampToValueAtTime(0.0001, end);
    envelope.connect(this.#output);
    const source =
      voice.kind === 'tone'
        ? tone(this.#context, voice, end)
        : filteredNoise(this.#context, this.#noise, voice, end);
    source.through.connect(envelope);
    source.from.start(start);
    source.from.stop(end);
  }
}

/** The first and the last audio node of a voice. */
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

function filteredNoise(
  context: AudioContext,
  noise: AudioBuffer,
  voice: Extract<Voice, { kind: 'noise' }>,
  end: number,
): Source {
  const from = context.createBufferSource();
  from.buffer = noise;
  from.loop = true;
  const through = context.createBiquadFilter();
  through.type = voice.filter;
  glide(through.frequency, voice, end);
  from.connect(through);
  return { from, through };
}

function glide(pitch: AudioParam, voice: Voice, end: number): void {
  pitch.setValueAtTime(voice.pitch, end - voice.duration);
  if (voice.to) pitch.exponentialRampToValueAtTime(voice.to, end);
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
