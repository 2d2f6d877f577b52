const FEW_LETTERS = 6; // fewer make the letters of a name no larger
const WIDE = /[WMmwЖМФЦШЩЮжфшщыю]/;
const NARROW = /[ijltfIJІіїЇ’']/;

/** The room that the longest word needs, in usual letters: it has to stand in one line. */
export function longestWord(name: string): number {
  const words = name.split(/[\s\u2010-\u2015-]+/).map(roomOf);
  return Math.max(FEW_LETTERS, ...words);
}

function roomOf(word: string): number {
  return [...word].reduce((room, letter) => {
    return room + (WIDE.test(letter) ? 1.5 : NARROW.test(letter) ? 0.6 : 1);
  }, 0);
}
