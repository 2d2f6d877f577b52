/**
 * An OpenType feature of a script, and perhaps of a language, which substitutes other letter forms.
 */
export interface FontFeature {
  feature: string;
  script: string;
  language?: string; // without it, the default of the script
}

type Substitutions = Map<number, number>;

/**
 * The same font with other letter forms in place of the default ones, so that a file has to contain
 * only these. Offsets are as in https://learn.microsoft.com/typography/opentype/spec.
 */
export function applyFeature(font: Buffer, feature: FontFeature): Buffer {
  const tables = readTables(font);
  const letters = glyphsByCodePoint(font);
  const replaced = findSubstitutions(requireTable(tables, 'GSUB'), feature);
  if (!replaced.size) throw new Error(`the font has no ${feature.feature} for ${feature.script}`);
  tables.set(
    'cmap',
    buildCmap(letters.map(([code, glyph]) => [code, replaced.get(glyph) ?? glyph])),
  );
  return buildFont(font.readUInt32BE(0), tables);
}

function requireTable(tables: Map<string, Buffer>, tag: string): Buffer {
  const table = tables.get(tag);
  if (!table) throw new Error(`the font has no table ${tag}`);
  return table;
}

function readTables(font: Buffer): Map<string, Buffer> {
  const entries = repeat(font.readUInt16BE(4), (i): [string, Buffer] => {
    const at = 12 + 16 * i;
    const offset = font.readUInt32BE(at + 8);
    return [tagAt(font, at), font.subarray(offset, offset + font.readUInt32BE(at + 12))];
  });
  return new Map(entries);
}

function buildFont(version: number, tables: Map<string, Buffer>): Buffer {
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

/** The glyph of each code point. */
export function glyphsByCodePoint(font: Buffer): [number, number][] {
  const cmap = requireTable(readTables(font), 'cmap');
  const subtables = repeat(cmap.readUInt16BE(2), (i) =>
    cmap.subarray(cmap.readUInt32BE(8 + 8 * i)),
  );
  const [all, plane] = [12, 4].map((form) =>
    subtables.find((subtable) => subtable.readUInt16BE(0) === form),
  );
  if (all) return repeat(all.readUInt32BE(12), (i) => readGroup(all, 16 + 12 * i)).flat();
  if (!plane) throw new Error('the font has letters neither in format 4 nor in format 12');
  const segments = plane.readUInt16BE(6) / 2;
  return repeat(segments, (i) => readSegment(plane, 14 + 2 * i, 2 * segments)).flat();
}

function readGroup(subtable: Buffer, at: number): [number, number][] {
  const [first, last, glyph] = [0, 4, 8].map((more) => subtable.readUInt32BE(at + more));
  if (first === undefined || last === undefined || glyph === undefined) return [];
  return repeat(last - first + 1, (i): [number, number] => [first + i, glyph + i]);
}

function readSegment(subtable: Buffer, at: number, size: number): [number, number][] {
  const [last, first] = [subtable.readUInt16BE(at), subtable.readUInt16BE(at + size + 2)];
  const delta = subtable.readUInt16BE(at + 2 * size + 2);
  const offsetAt = at + 3 * size + 2;
  const range = subtable.readUInt16BE(offsetAt);
  const glyphOf = (code: number) => {
    const glyph = range ? subtable.readUInt16BE(offsetAt + range + 2 * (code - first)) : code;
    return range && !glyph ? 0 : (glyph + delta) & 0xffff;
  };
  if (first === 0xffff) return []; // the end of the list
  return repeat(last - first + 1, (i): [number, number] => [first + i, glyphOf(first + i)]);
}

/** Letters in format 12: groups, here of one letter each. */
function buildCmap(letters: [number, number][]): Buffer {
  const buffer = Buffer.alloc(12 + 16 + 12 * letters.length);
  buffer.writeUInt16BE(1, 2);
  buffer.writeUInt16BE(3, 4); // Windows
  buffer.writeUInt16BE(10, 6); // all of Unicode
  buffer.writeUInt32BE(12, 8);
  buffer.writeUInt16BE(12, 12);
  buffer.writeUInt32BE(buffer.length - 12, 16);
  buffer.writeUInt32BE(letters.length, 24);
  for (const [i, [code, glyph]] of letters.entries()) {
    buffer.writeUInt32BE(code, 28 + 12 * i);
    buffer.writeUInt32BE(code, 32 + 12 * i);
    buffer.writeUInt32BE(glyph, 36 + 12 * i);
  }
  return buffer;
}

/** Which glyph a feature substitutes for which other. */
function findSubstitutions(
  gsub: Buffer,
  { feature, script, language }: FontFeature,
): Substitutions {
  const [scripts, features, lookups] = [4, 6, 8].map((at) => gsub.subarray(gsub.readUInt16BE(at)));
  if (!scripts || !features || !lookups) throw new Error('the font has no features');
  const scriptTable = readTagRecords(scripts, 2).find(([tag]) => tag === script)?.[1];
  if (!scriptTable) return new Map();
  const languageTable = readTagRecords(scriptTable, 4).find(
    ([tag]) => tag.trim() === language,
  )?.[1];
  const defaultTable = language ? undefined : scriptTable.subarray(scriptTable.readUInt16BE(0));
  const chosenTable = languageTable ?? defaultTable;
  if (!chosenTable) return new Map();
  const allFeatures = readTagRecords(features, 2);
  const substitutions: Substitutions = new Map();
  for (const index of readUint16s(chosenTable, 6, chosenTable.readUInt16BE(4))) {
    const [tag, featureTable] = allFeatures[index] ?? [];
    if (tag !== feature || !featureTable) continue;
    for (const lookup of readUint16s(featureTable, 4, featureTable.readUInt16BE(2))) {
      addSingleSubstitutions(substitutions, lookups.subarray(lookups.readUInt16BE(2 + 2 * lookup)));
    }
  }
  return substitutions;
}

function addSingleSubstitutions(substitutions: Substitutions, lookup: Buffer): void {
  if (lookup.readUInt16BE(0) !== 1) return; // one glyph for one other
  for (const offset of readUint16s(lookup, 6, lookup.readUInt16BE(4))) {
    const subtable = lookup.subarray(offset);
    const covered = readCoverage(subtable.subarray(subtable.readUInt16BE(2)));
    const delta = subtable.readInt16BE(4);
    for (const [i, glyph] of covered.entries()) {
      const isListed = subtable.readUInt16BE(0) === 2;
      substitutions.set(
        glyph,
        isListed ? subtable.readUInt16BE(6 + 2 * i) : (glyph + delta) & 0xffff,
      );
    }
  }
}

function readCoverage(subtable: Buffer): number[] {
  const count = subtable.readUInt16BE(2);
  if (subtable.readUInt16BE(0) === 1) return readUint16s(subtable, 4, count);
  return repeat(count, (i) => {
    const [first = 0, last = 0] = readUint16s(subtable, 4 + 6 * i, 2);
    return repeat(last - first + 1, (glyph) => first + glyph);
  }).flat();
}

/** A list of tags with their values, preceded by its length. */
function readTagRecords(list: Buffer, at: number): [string, Buffer][] {
  return repeat(list.readUInt16BE(at - 2), (i) => [
    tagAt(list, at + 6 * i),
    list.subarray(list.readUInt16BE(at + 6 * i + 4)),
  ]);
}

function readUint16s(list: Buffer, at: number, count: number): number[] {
  return repeat(count, (i) => list.readUInt16BE(at + 2 * i));
}

function tagAt(list: Buffer, at: number): string {
  return list.toString('latin1', at, at + 4);
}

function repeat<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, i) => make(i));
}
