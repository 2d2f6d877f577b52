declare module 'icon:*' {
  /** The inner SVG of an icon on a field of 512 by 512. */
  const body: string;
  export default body;
}

declare module 'i18n:*' {
  /** All Fluent texts of a language. */
  const text: string;
  export default text;
}

declare module 'drawing:sizes' {
  import type { District } from './lib/protocol/names.gen';
  import type { Size } from './lib/drawing/draw';

  /** The size of each district, known before its drawing, so that nothing moves on loading. */
  const sizes: Record<District, Size>;
  export default sizes;
}
