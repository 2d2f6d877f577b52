const MAX_PLAYERS = 8;

/** The players that a story names, as far as they can be found without playing it. */
export function playerNames(story: string): string[] {
  const names: string[] = [];
  for (const line of story.split(/\r?\n/)) {
    const [word = ''] = line.trim().split(/\s+/);
    if (!word && names.length) break;
    // Names are written with a capital letter, everything else is not.
    if (/^\p{Lu}[\p{L}\p{N}_'-]*$/u.test(word) && !names.includes(word)) names.push(word);
  }
  return names.slice(0, MAX_PLAYERS);
}
