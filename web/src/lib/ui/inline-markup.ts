/** A span of a text: plain, or marked by a name as in `<rules>the rules</rules>`. */
export interface MarkupSpan {
  text: string;
  mark: string;
}

/** A translated text in spans, so that its links are where each language needs them. */
export function parseMarkup(text: string): MarkupSpan[] {
  const spans: MarkupSpan[] = [];
  let at = 0;
  for (const match of text.matchAll(/<([a-z]+)>(.*?)<\/\1>/g)) {
    if (match.index > at) spans.push({ text: text.slice(at, match.index), mark: '' });
    spans.push({ text: match[2] ?? '', mark: match[1] ?? '' });
    at = match.index + match[0].length;
  }
  if (at < text.length) spans.push({ text: text.slice(at), mark: '' });
  return spans;
}
