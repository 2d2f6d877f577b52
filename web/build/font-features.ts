/** Which forms of letters are wanted: those that a feature gives in a language. */
export interface Forms {
  feature: string;
  script: string;
  language?: string; // without it, what the script does by itself
}

type Glyphs = Map<number, number>;

/**
 * The same font with other forms of letters in the places of the usual ones, so that a file has to
 * hold only these. Offsets are as in https://learn.microsoft.com/typography/opentype/spec.
 */
export function withForms(font: Buffer, forms: Forms): Buffer {
  const tables = tablesOf(font);
  const letters = lettersIn(font);
  const others = substitutes(table(tables, 'GSUB'), forms);
  if (!others.size) throw new Error(`the font has no ${forms.feature} for ${forms.script}`);
  tables.set('cmap', cmapOf(letters.map(([code, glyph]) => [code, others.get(glyph) ?? glyph])));
  return fontOf(font.readUInt32BE(0), tables);
}

function table(tables: Map<string, Buffer>, tag: string): Buffer {
  const found = tables.get(tag);
  if (!found) throw new Error(`the font has no table ${tag}`);
  return found;
}

function tablesOf(font: Buffer): Map<string, Buffer> {
  const entries = times(font.readUInt16BE(4), (i): [string, Buffer] => {
    const at = 12 + 16 * i;
    const offset = font.readUInt32BE(at + 8);
    return [tagAt(font, at), font.subarray(offset, offset + font.readUInt32BE(at + 12))];
  });
  return new Map(entries);
}

function fontOf(version: number, tables: Map<string, Buffer>): Buffer {
  const head = Buffer.alloc(12 + 16 * tables.size);
  head.writeUInt32BE(version, 0);
  head.writeUInt16BE(tables.size, 4);
  const bodies: Buffer[] = [];
  let offset = head.length;
  for (const [i, [tag, body]] of [...tables].sort().entries()) {
    const at = 12 + 16 * i;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(body.length, at + 12);
    bodies.push(body, Buffer.alloc((4 - (body.length % 4)) % 4));
    offset += body.length + (bodies.at(-1)?.length ?? 0);
  }
  return Buffer.concat([head, ...bodies]);
}

/** The glyph of each letter. */
export function lettersIn(font: Buffer): [number, number][] {
  const cmap = table(tablesOf(font), 'cmap');
  const parts = times(cmap.readUInt16BE(2), (i) => cmap.subarray(cmap.readUInt32BE(8 + 8 * i)));
  const [all, plane] = [12, 4].map((form) => parts.find((one) => one.readUInt16BE(0) === form));
  if (all) return times(all.readUInt32BE(12), (i) => group(all, 16 + 12 * i)).flat();
  if (!plane) throw new Error('the font has letters neither in format 4 nor in format 12');
  const segments = plane.readUInt16BE(6) / 2;
  return times(segments, (i) => segment(plane, 14 + 2 * i, 2 * segments)).flat();
}

function group(part: Buffer, at: number): [number, number][] {
  const [first, last, glyph] = [0, 4, 8].map((more) => part.readUInt32BE(at + more));
  if (first === undefined || last === undefined || glyph === undefined) return [];
  return times(last - first + 1, (i): [number, number] => [first + i, glyph + i]);
}

function segment(part: Buffer, at: number, size: number): [number, number][] {
  const [last, first] = [part.readUInt16BE(at), part.readUInt16BE(at + size + 2)];
  const delta = part.readUInt16BE(at + 2 * size + 2);
  const where = at + 3 * size + 2;
  const range = part.readUInt16BE(where);
  const glyphOf = (code: number) => {
    const found = range ? part.readUInt16BE(where + range + 2 * (code - first)) : code;
    return range && !found ? 0 : (found + delta) & 0xffff;
  };
  if (first === 0xffff) return []; // the end of the list
  return times(last - first + 1, (i): [number, number] => [first + i, glyphOf(first + i)]);
}

/** Letters in format 12: groups, here of one letter each. */
function cmapOf(letters: [number, number][]): Buffer {
  const made = Buffer.alloc(12 + 16 + 12 * letters.length);
  made.writeUInt16BE(1, 2);
  made.writeUInt16BE(3, 4); // Windows
  made.writeUInt16BE(10, 6); // all of Unicode
  made.writeUInt32BE(12, 8);
  made.writeUInt16BE(12, 12);
  made.writeUInt32BE(made.length - 12, 16);
  made.writeUInt32BE(letters.length, 24);
  for (const [i, [code, glyph]] of letters.entries()) {
    made.writeUInt32BE(code, 28 + 12 * i);
    made.writeUInt32BE(code, 32 + 12 * i);
    made.writeUInt32BE(glyph, 36 + 12 * i);
  }
  return made;
}

/** Which glyph a feature puts in the place of which other. */
function substitutes(gsub: Buffer, { feature, script, language }: Forms): Glyphs {
  const [scripts, features, lookups] = [4, 6, 8].map((at) => gsub.subarray(gsub.readUInt16BE(at)));
  if (!scripts || !features || !lookups) throw new Error('the font has no features');
  const wanted = records(scripts, 2).find(([tag]) => tag === script)?.[1];
  if (!wanted) return new Map();
  const spoken = records(wanted, 4).find(([tag]) => tag.trim() === language)?.[1];
  const usual = language ? undefined : wanted.subarray(wanted.readUInt16BE(0));
  const own = spoken ?? usual;
  if (!own) return new Map();
  const listed = records(features, 2);
  const glyphs: Glyphs = new Map();
  for (const index of shorts(own, 6, own.readUInt16BE(4))) {
    const [tag, one] = listed[index] ?? [];
    if (tag !== feature || !one) continue;
    for (const lookup of shorts(one, 4, one.readUInt16BE(2))) {
      addSingles(glyphs, lookups.subarray(lookups.readUInt16BE(2 + 2 * lookup)));
    }
  }
  return glyphs;
}

function addSingles(glyphs: Glyphs, lookup: Buffer): void {
  if (lookup.readUInt16BE(0) !== 1) return; // one glyph for one other
  for (const offset of shorts(lookup, 6, lookup.readUInt16BE(4))) {
    const part = lookup.subarray(offset);
    const covered = coverage(part.subarray(part.readUInt16BE(2)));
    const delta = part.readInt16BE(4);
    for (const [i, glyph] of covered.entries()) {
      const isListed = part.readUInt16BE(0) === 2;
      glyphs.set(glyph, isListed ? part.readUInt16BE(6 + 2 * i) : (glyph + delta) & 0xffff);
    }
  }
}

function coverage(part: Buffer): number[] {
  const count = part.readUInt16BE(2);
  if (part.readUInt16BE(0) === 1) return shorts(part, 4, count);
  return times(count, (i) => {
    const [first = 0, last = 0] = shorts(part, 4 + 6 * i, 2);
    return times(last - first + 1, (glyph) => first + glyph);
  }).flat();
}

/** A list of tags, each with what it stands for; its length stands before it. */
function records(list: Buffer, at: number): [string, Buffer][] {
  return times(list.readUInt16BE(at - 2), (i) => [
    tagAt(list, at + 6 * i),
    list.subarray(list.readUInt16BE(at + 6 * i + 4)),
  ]);
}

function shorts(list: Buffer, at: number, count: number): number[] {
  return times(count, (i) => list.readUInt16BE(at + 2 * i));
}

function tagAt(list: Buffer, at: number): string {
  return list.toString('latin1', at, at + 4);
}

function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, i) => make(i));
}
