export const SOUNDS = [
  'turn',
  'coin',
  'card',
  'bell',
  'fanfare',
  'build',
  'destroy',
  'chat',
] as const;
export type Sound = (typeof SOUNDS)[number];

/** One voice of a sound. Times are in seconds from the beginning of the sound. */
export type Voice =
  | {
      kind: 'tone';
      wave: OscillatorType;
      pitch: number; // hertz
      to?: number; // where the pitch glides to
      at: number;
      duration: number;
      gain: number; // 0 to 1
      attack?: number;
    }
  | {
      kind: 'noise'; // noise through a filter
      filter: BiquadFilterType;
      pitch: number;
      to?: number;
      at: number;
      duration: number;
      gain: number;
      attack?: number;
    };

/** A struck bar of wood: a clear tone with a short knock above it. */
function bar(pitch: number, at: number, gain = 0.3): Voice[] {
  return [
    { kind: 'tone', wave: 'sine', pitch, at, duration: 0.55, gain },
    { kind: 'tone', wave: 'sine', pitch: pitch * 4, at, duration: 0.12, gain: gain * 0.25 },
  ];
}

/** A small bell: slightly inharmonic partials, of which the high ones fade first. */
function bell(pitch: number, at: number): Voice[] {
  const partials: [number, number, number][] = [
    [1, 1.5, 0.22],
    [1.19, 1.1, 0.08],
    [2, 0.9, 0.12],
    [2.74, 0.6, 0.06],
    [4.1, 0.3, 0.03],
  ];
  return partials.map(([ratio, duration, gain]) => ({
    kind: 'tone',
    wave: 'sine',
    pitch: pitch * ratio,
    at,
    duration,
    gain,
  }));
}

function horn(pitch: number, at: number, duration: number): Voice[] {
  return [
    { kind: 'tone', wave: 'triangle', pitch, at, duration, gain: 0.22, attack: 0.03 },
    { kind: 'tone', wave: 'sine', pitch: pitch * 2, at, duration, gain: 0.08, attack: 0.05 },
    { kind: 'tone', wave: 'sine', pitch: pitch * 1.003, at, duration, gain: 0.1, attack: 0.03 },
  ];
}

function knock(at: number, pitch: number, gain: number): Voice[] {
  return [
    { kind: 'tone', wave: 'sine', pitch, to: pitch * 0.55, at, duration: 0.16, gain },
    { kind: 'noise', filter: 'bandpass', pitch: pitch * 7, at, duration: 0.05, gain: gain * 0.5 },
  ];
}

const G4 = 392;
const C5 = 523.25;
const E5 = 659.25;
const G5 = 783.99;
const A5 = 880;
const C6 = 1046.5;

export const RECIPES: Record<Sound, Voice[]> = {
  turn: [...bar(E5, 0), ...bar(A5, 0.13, 0.34)],
  coin: [
    { kind: 'tone', wave: 'sine', pitch: 2093, at: 0, duration: 0.18, gain: 0.14 },
    { kind: 'tone', wave: 'sine', pitch: 2794, at: 0.06, duration: 0.32, gain: 0.16 },
    { kind: 'tone', wave: 'sine', pitch: 5210, at: 0.06, duration: 0.12, gain: 0.04 },
  ],
  card: [
    {
      kind: 'noise',
      filter: 'bandpass',
      pitch: 1400,
      to: 3200,
      at: 0,
      duration: 0.13,
      gain: 0.24,
      attack: 0.03,
    },
  ],
  bell: bell(G4, 0),
  fanfare: [
    ...horn(G4, 0, 0.16),
    ...horn(C5, 0.16, 0.16),
    ...horn(E5, 0.32, 0.16),
    ...horn(G5, 0.48, 0.9),
    ...horn(C5, 0.48, 0.9),
    ...bar(C6, 0.5, 0.16),
  ],
  build: [...knock(0, 190, 0.42), ...knock(0.14, 230, 0.34)],
  destroy: [
    {
      kind: 'noise',
      filter: 'lowpass',
      pitch: 900,
      to: 110,
      at: 0,
      duration: 0.7,
      gain: 0.42,
      attack: 0.02,
    },
    ...knock(0.02, 120, 0.4),
    ...knock(0.21, 90, 0.26),
  ],
  chat: [
    { kind: 'tone', wave: 'sine', pitch: G5, at: 0, duration: 0.12, gain: 0.14 },
    { kind: 'tone', wave: 'sine', pitch: C6, at: 0.07, duration: 0.2, gain: 0.12 },
  ],
};

/** When the last voice of a sound has died away. */
export function durationOf(sound: Sound): number {
  return Math.max(...RECIPES[sound].map((voice) => voice.at + voice.duration));
}
