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
