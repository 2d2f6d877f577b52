/** Colour calculations: for tests of the themes and for pictures outside a page. */

export type Colour = readonly [red: number, green: number, blue: number]; // linear, 0 to 1

type Matrix = readonly [Colour, Colour, Colour];

/** How people who lack one kind of cones see red, green and blue (Machado and others, 2009). */
export const COLOUR_VISIONS: Record<'usual' | 'protan' | 'deutan' | 'tritan', Matrix> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const TO_CONES: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const TO_LAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const FROM_LAB: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const FROM_CONES: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

/** A colour written as `#rrggbb`. */
export function colour(hex: string): Colour {
  const byte = (at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [byte(1), byte(3), byte(5)];
}

/** The contrast of two colours as defined by WCAG, 1 to 21. */
export function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The distance of two colours in OKLab for somebody with this kind of vision. */
export function distance(
  first: string,
  second: string,
  vision: keyof typeof COLOUR_VISIONS,
): number {
  const [a, b] = [first, second].map((hex) => toLab(simulateVision(colour(hex), vision)));
  if (!a || !b) return 0;
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** `share` of the first colour in the second, like `color-mix(in oklab, …)`. */
export function mix(first: string, share: number, second: string): string {
  const [a, b] = [toLab(colour(first)), toLab(colour(second))];
  const between = (i: 0 | 1 | 2) => a[i] * share + b[i] * (1 - share);
  const cones = multiply(FROM_LAB, [between(0), between(1), between(2)]);
  const mixed = multiply(FROM_CONES, [cones[0] ** 3, cones[1] ** 3, cones[2] ** 3]);
  return `#${mixed.map(hexByte).join('')}`;
}

function toLab(of: Colour): Colour {
  const [l, m, s] = multiply(TO_CONES, of);
  return multiply(TO_LAB, [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)]);
}

function simulateVision(of: Colour, vision: keyof typeof COLOUR_VISIONS): Colour {
  const [red, green, blue] = multiply(COLOUR_VISIONS[vision], of);
  return [Math.max(0, red), Math.max(0, green), Math.max(0, blue)];
}

function luminance(hex: string): number {
  const [red, green, blue] = colour(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function multiply(matrix: Matrix, [x, y, z]: Colour): Colour {
  const row = (i: 0 | 1 | 2) => matrix[i][0] * x + matrix[i][1] * y + matrix[i][2] * z;
  return [row(0), row(1), row(2)];
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function hexByte(value: number): string {
  const clipped = Math.min(1, Math.max(0, value));
  const curved = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(curved * 255)
    .toString(16)
    .padStart(2, '0');
}
