declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype';
    keepFeatures?: string[];
    keepAllGlyphs?: boolean;
    noHinting?: boolean;
  }
  export default function subsetFont(
    font: Uint8Array,
    letters: string | undefined,
    options: Options,
  ): Promise<Uint8Array>;
}
