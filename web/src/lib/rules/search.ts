/** One thing that can be found: a card, a term, a paragraph. */
export interface Entry {
  id: string; // the anchor on the page
  title: string;
  text: string;
}

export interface SearchResult extends Entry {
  score: number;
}

/** A letter in the form used by the search: lower case, without accents, one apostrophe, ё as е. */
function foldLetter(letter: string): string {
  if (letter === '’' || letter === 'ʼ') return "'";
  // й and ї are separate letters, not и and і with a diacritic.
  if (/[йїґ]/i.test(letter)) return letter.toLowerCase();
  return letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

export function fold(text: string): string {
  return Array.from(text.normalize('NFC'), foldLetter).join('');
}

function termsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** Entries that have all the words somewhere, those with them in the title first. */
export function search(entries: readonly Entry[], query: string): SearchResult[] {
  const terms = termsOf(query);
  if (!terms.length) return [];
  const results: SearchResult[] = [];
  for (const entry of entries) {
    const score = scoreEntry(fold(entry.title), fold(entry.text), terms);
    if (score > 0) results.push({ ...entry, score });
  }
  return results.sort((first, second) => second.score - first.score);
}

function scoreEntry(title: string, text: string, terms: readonly string[]): number {
  let score = 0;
  for (const word of terms) {
    if (title === word) score += 8;
    else if (title.startsWith(word)) score += 4;
    else if (title.includes(word)) score += 3;
    else if (new RegExp(`(^|[^\\p{L}])${escapeRegExp(word)}`, 'u').test(text)) score += 2;
    else if (text.includes(word)) score += 1;
    else return 0;
  }
  return score;
}

function escapeRegExp(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

export interface TextSpan {
  text: string;
  hit: boolean;
}

/** A text in spans, those that match the query marked. */
export function splitMatches(text: string, query: string): TextSpan[] {
  const letters = Array.from(text.normalize('NFC'));
  // For each folded letter the index of its letter in the text: œ or ﬁ may become two.
  const origin = letters.flatMap((letter, at) => Array.from(foldLetter(letter), () => at));
  const folded = letters.map(foldLetter).join('');
  const hits = new Set<number>();
  for (const word of termsOf(query)) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      for (let step = 0; step < word.length; step += 1) hits.add(origin[at + step] ?? -1);
    }
  }
  const spans: TextSpan[] = [];
  letters.forEach((letter, at) => {
    const hit = hits.has(at);
    const last = spans.at(-1);
    if (last?.hit === hit) last.text += letter;
    else spans.push({ text: letter, hit });
  });
  return spans;
}
