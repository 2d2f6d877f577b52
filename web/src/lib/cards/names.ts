const FEW_LETTERS = 6; // fewer make the letters of a name no larger

/** The letters of the longest word: it has to stand in one line. */
export function longestWord(name: string): number {
  const words = name.split(/[\s\u2010-\u2015-]+/).map((word) => word.length);
  return Math.max(FEW_LETTERS, ...words);
}
