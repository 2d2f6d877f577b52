/**
 * Icons that are always loaded. Those that are not from game-icons are our own, for small sizes.
 */
export { default as hammer } from 'icon:flat-hammer';
export { default as hint } from 'icon:light-bulb';
export { default as bot } from 'icon:robot-helmet';
export { default as mask } from 'icon:domino-mask';

/** The stroke of our own icons: round, and of one width. */
function stroked(d: string, width = 48): string {
  return `<path fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
}

function filled(d: string): string {
  return `<path fill="currentColor" fill-rule="evenodd" d="${d}"/>`;
}

export const crown = filled('M48 152l96 88L256 72l112 168 96-88-40 216H88zM92 400h328v48H92z');
export const coin = filled(
  'M256 32a224 224 0 1 1 0 448 224 224 0 0 1 0-448zm0 44a180 180 0 1 0 0 360 180 180 0 0 0 0-360zm0 52l112 84v28H144v-28zm-92 128h40v92h-40zm72 0h40v92h-40zm72 0h40v92h-40zM144 360h224v32H144z',
);
export const card = filled(
  'M136 40h240q32 0 32 32v368q0 32-32 32H136q-32 0-32-32V72q0-32 32-32zm8 40v352h224V80zm48 216l64-104 64 104v88h-128z',
);
export const deck = filled(
  'M60 168l214-104 178 92-214 108zm0 72l178 96 214-104v52L238 392 60 296zm0 92l178 96 214-104v52L238 480 60 384z',
);
export const flag = filled(
  'M104 32h44v448h-44zM172 56q72-40 132 0t128 8l-44 96 44 96q-68 32-128-8t-132 0z',
);
export const chat = filled(
  'M88 64h336q40 0 40 40v216q0 40-40 40H264L144 464V360H88q-40 0-40-40V104q0-40 40-40z',
);
export const log = stroked('M176 112h264M176 256h264M176 400h264M72 112h16M72 256h16M72 400h16');
export const menu = stroked('M72 128h368M72 256h368M72 384h368');
export const undo = stroked('M80 208h224a112 112 0 0 1 0 224H160M184 96L72 208l112 112');
export const soundOn = `${filled('M40 184h96l136-112v368L136 328H40z')}${stroked('M344 184q48 72 0 144M408 120q96 136 0 272', 40)}`;
export const soundOff = `${filled('M40 184h96l136-112v368L136 328H40z')}${stroked('M344 192l120 128M464 192L344 320', 40)}`;
export const first = filled('M88 88h56v336H88zM424 88v336L176 256z');
export const back = filled('M376 72v368L104 256z');
export const play = filled('M128 64l304 192-304 192z');
export const pause = filled('M120 72h96v368h-96zM296 72h96v368h-96z');
export const forward = filled('M136 72v368l272-184z');
export const last = filled('M368 88h56v336h-56zM88 88v336l248-168z');
export const link = stroked(
  'M216 296a88 88 0 0 0 128 8l72-72a90 90 0 0 0-128-128l-40 40M296 216a88 88 0 0 0-128-8l-72 72a90 90 0 0 0 128 128l40-40',
);
export const share = stroked('M256 312V56M160 144l96-96 96 96M120 224H88v232h336V224h-32');
export const clock = stroked('M256 56a200 200 0 1 1 0 400 200 200 0 0 1 0-400zM256 136v128l80 56');
export const eye = `${stroked('M32 256q224-288 448 0-224 288-448 0z', 44)}${filled('M256 176a80 80 0 1 1 0 160 80 80 0 0 1 0-160z')}`;
export const person = filled(
  'M256 40a108 108 0 1 1 0 216 108 108 0 0 1 0-216zM56 472q0-184 200-184t200 184z',
);
export const check = stroked('M80 280l112 120L432 112', 64);
export const cross = stroked('M112 112l288 288M400 112L112 400', 64);
export const plus = stroked('M256 88v336M88 256h336', 64);
export const minus = stroked('M88 256h336', 64);
