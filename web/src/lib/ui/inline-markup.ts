/** A piece of a text: plain, or marked by a name as in `<rules>the rules</rules>`. */
export interface Piece {
  text: string;
  mark: string;
}

/** A translated text in pieces, so that its links stand where each language wants them. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(/<([a-z]+)>(.*?)<\/\1>/g)) {
    if (match.index > at) found.push({ text: text.slice(at, match.index), mark: '' });
    found.push({ text: match[2] ?? '', mark: match[1] ?? '' });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ text: text.slice(at), mark: '' });
  return found;
}
