import { mix } from '../theme/colours';
import type { Tokens } from '../theme/tokens';
import { drawingOf, typeOf } from './building';
import type { Edge, Shape, Tone } from './shape';

/** Drawings as files without a stylesheet: the icon of the site and the picture of a town. */

const STROKES: Record<Edge, string> = {
  no: '',
  fine: ' stroke-width=".9"',
  full: ' stroke-width="1.6"',
};

/**
 * A building before the evening sky, on a square of 128. `full` has no round corners and a margin
 * on all sides, because phones crop it to their own shape: `icon-*.png` are this drawing, rendered
 * by a browser.
 */
export function renderFavicon(
  district: string,
  tokens: Tokens,
  form: 'round' | 'full' = 'round',
): string {
  const [scale, ground, corner] = form === 'round' ? [1.04, 112, 26] : [0.82, 100, 0];
  const { width } = drawingOf(district);
  const left = (128 - width * scale) / 2;
  return svg(128, 128, [
    sky(tokens),
    `<clipPath id="field"><rect width="128" height="128" rx="${corner}"/></clipPath>`,
    '<g clip-path="url(#field)"><path fill="url(#sky)" d="M0 0h128v128H0z"/>',
    `<circle cx="${Math.round(left + 31 * scale)}" cy="${Math.round(ground - 84 * scale)}" r="9" fill="${tokens.gold}"/>`,
    hills(tokens, 128, ground),
    `<path fill="${tokens.earth}" d="M0 ${ground}h128V128H0z"/>`,
    `${renderBuilding(district, tokens, left, ground, scale)}</g>`,
  ]);
}

/** A town on its ground, for people who do not know the game yet. */
export function renderTown(districts: readonly string[], profile: string, tokens: Tokens): string {
  const [gap, margin, ground] = [9, 26, 150];
  const widths = districts.map((district) => drawingOf(district).width);
  const width = widths.reduce((sum, houseWidth) => sum + houseWidth + gap, 2 * margin - gap);
  const houses = districts.map((district, i) => {
    const before = widths.slice(0, i).reduce((sum, houseWidth) => sum + houseWidth + gap, margin);
    return renderBuilding(district, tokens, before, ground, 1, typeOf(district, profile));
  });
  return svg(width, ground + 14, [
    sky(tokens),
    `<path fill="url(#sky)" d="M0 0h${width}v${ground}H0z"/>`,
    hills(tokens, width, ground),
    `<path fill="${tokens.earth}" d="M0 ${ground}h${width}v14H0z"/>`,
    ...houses,
  ]);
}

function svg(width: number, height: number, body: string[]): string {
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`;
  return `${[head, ...body].join('\n')}\n</svg>\n`;
}

function sky(tokens: Tokens): string {
  const stop = (offset: string, colour = '') => `<stop offset="${offset}" stop-color="${colour}"/>`;
  return `<linearGradient id="sky" x2="0" y2="1">${stop('0', tokens['sky-high'])}${stop('.85', tokens['sky-low'])}</linearGradient>`;
}

function hills(tokens: Tokens, width: number, ground: number): string {
  const at = (share: number) => Math.round(width * share);
  const far = `M0 ${ground}v-34Q${at(0.2)} ${ground - 62} ${at(0.45)} ${ground - 32}T${width} ${ground - 42}V${ground}z`;
  const near = `M0 ${ground}v-14Q${at(0.3)} ${ground - 34} ${at(0.6)} ${ground - 18}T${width} ${ground - 16}V${ground}z`;
  return `<path fill="${tokens['hill-far']}" d="${far}"/><path fill="${tokens['hill-near']}" d="${near}"/>`;
}

function renderBuilding(
  district: string,
  tokens: Tokens,
  x: number,
  ground: number,
  scale: number,
  type = 'noble',
): string {
  const colours = buildingColours(tokens, tokens[type] ?? '');
  const move = `matrix(${scale} 0 0 ${-scale} ${Math.round(x)} ${ground})`;
  const paths = drawingOf(district).shapes.map((shape) => path(shape, colours));
  return `<g transform="${move}" stroke="${tokens.outline}" stroke-linejoin="round" stroke-linecap="round">${paths.join('')}</g>`;
}

function path({ d, tone, edge }: Shape, colours: Record<Tone, string>): string {
  const stroke = edge === 'no' ? ' stroke="none"' : STROKES[edge];
  const opacity = tone === 'smoke' || tone === 'beam' ? ' opacity=".6"' : '';
  return `<path fill="${colours[tone]}"${stroke}${opacity} d="${d}"/>`;
}

/** The same colours as in the stylesheet of a building, with light in all windows. */
function buildingColours(tokens: Tokens, hue: string): Record<Tone, string> {
  const token = (name: string) => tokens[name] ?? '';
  return {
    wall: mix(hue, 0.2, token('masonry')),
    shade: mix(hue, 0.3, token('masonry-shade')),
    roof: hue,
    'roof-shade': mix(hue, 0.66, token('shade-roof')),
    trim: mix(token('masonry'), 0.82, '#ffffff'),
    dark: token('outline'),
    glass: token('window-lit'),
    gold: token('gold'),
    wood: token('timber'),
    'wood-shade': token('timber-shade'),
    leaf: token('leaf'),
    'leaf-shade': token('leaf-shade'),
    rock: token('rock'),
    'rock-shade': token('rock-shade'),
    water: token('water'),
    paper: mix(token('masonry'), 0.7, '#ffffff'),
    smoke: token('smoke'),
    fire: mix(token('window-lit'), 0.6, '#e8562a'),
    beam: token('window-lit'),
    none: 'none',
  };
}
