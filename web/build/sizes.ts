import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const MODULE_ID = 'drawing:sizes';
const DISTRICT_FOLDER = resolve(import.meta.dirname, '../src/lib/drawing/districts');
const SIZE = /^export const size: Size = (.*);$/m;

/**
 * `import sizes from 'drawing:sizes'` are the sizes that the drawings of districts export, without
 * the drawings.
 */
export function sizes(): Plugin {
  return {
    name: 'citadels-sizes',
    resolveId: (id) => (id === MODULE_ID ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${MODULE_ID}`) return undefined;
      const entries = drawingFiles().map((path) => {
        this.addWatchFile(path);
        const [, size] = SIZE.exec(readFileSync(path, 'utf8')) ?? [];
        if (!size) throw new Error(`${path} exports no size`);
        return `${JSON.stringify(basename(path, '.ts'))}: ${size}`;
      });
      return `export default { ${entries.join(', ')} };`;
    },
  };
}

function drawingFiles(): string[] {
  return readdirSync(DISTRICT_FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => join(DISTRICT_FOLDER, name));
}
