/** One thing that can be found: a card, a term, a paragraph. */
export interface Entry {
  id: string; // the anchor on the page
  title: string;
  text: string;
}

export interface Found extends Entry {
  weight: number;
}

/** A letter as it is searched for: small, without accents, one apostrophe, ё as е. */
function foldLetter(letter: string): string {
  if (letter === '’' || letter === 'ʼ') return "'";
  // й and ї are letters of their own, not и and і with something above.
  if (/[йїґ]/i.test(letter)) return letter.toLowerCase();
  return letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

export function fold(text: string): string {
  return Array.from(text.normalize('NFC'), foldLetter).join('');
}

function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** Entries that have all the words somewhere, those with them in the title first. */
export function search(entries: readonly Entry[], query: string): Found[] {
  const wanted = wordsOf(query);
  if (!wanted.length) return [];
  const found: Found[] = [];
  for (const entry of entries) {
    const weight = weigh(fold(entry.title), fold(entry.text), wanted);
    if (weight > 0) found.push({ ...entry, weight });
  }
  return found.sort((one, other) => other.weight - one.weight);
}

function weigh(title: string, text: string, wanted: readonly string[]): number {
  let weight = 0;
  for (const word of wanted) {
    if (title === word) weight += 8;
    else if (title.startsWith(word)) weight += 4;
    else if (title.includes(word)) weight += 3;
    else if (new RegExp(`(^|[^\\p{L}])${escape(word)}`, 'u').test(text)) weight += 2;
    else if (text.includes(word)) weight += 1;
    else return 0;
  }
  return weight;
}

function escape(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

export interface Stretch {
  text: string;
  hit: boolean;
}

/** A text in stretches, those that were searched for marked. */
export function stretches(text: string, query: string): Stretch[] {
  const letters = Array.from(text.normalize('NFC'));
  // Of each folded letter, which letter of the text it came from: œ or ﬁ may become two.
  const origin = letters.flatMap((letter, at) => Array.from(foldLetter(letter), () => at));
  const folded = letters.map(foldLetter).join('');
  const hits = new Set<number>();
  for (const word of wordsOf(query)) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      for (let step = 0; step < word.length; step += 1) hits.add(origin[at + step] ?? -1);
    }
  }
  const parts: Stretch[] = [];
  letters.forEach((letter, at) => {
    const hit = hits.has(at);
    const last = parts.at(-1);
    if (last?.hit === hit) last.text += letter;
    else parts.push({ text: letter, hit });
  });
  return parts;
}
