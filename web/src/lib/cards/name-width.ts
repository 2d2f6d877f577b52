const MIN_LETTERS = 6; // fewer make the letters of a name no larger
const WIDE = /[WMmwЖМФЦШЩЮжфшщыю]/;
const NARROW = /[ijltfIJІіїЇ’']/;

/** The width of the longest word in letters of average width: a word must fit on one line. */
export function longestWordWidth(name: string): number {
  const words = name.split(/[\s\u2010-\u2015-]+/).map(widthOf);
  return Math.max(MIN_LETTERS, ...words);
}

function widthOf(word: string): number {
  return [...word].reduce((width, letter) => {
    return width + (WIDE.test(letter) ? 1.5 : NARROW.test(letter) ? 0.6 : 1);
  }, 0);
}
