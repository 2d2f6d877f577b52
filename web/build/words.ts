import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const PREFIX = 'words:';
const FOLDER = resolve(import.meta.dirname, '../../citadels/text');
const LEFT_OUT = new Set(['terminal.ftl']);

/** `import text from 'words:fr'` is all that is said in French in the browser, in one piece. */
export function words(): Plugin {
  return {
    name: 'citadels-words',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const folder = join(FOLDER, id.slice(PREFIX.length + 1));
      const files = readdirSync(folder).filter((name) => name.endsWith('.ftl'));
      const texts = files
        .filter((name) => !LEFT_OUT.has(name))
        .sort()
        .map((name) => {
          this.addWatchFile(join(folder, name));
          return readFileSync(join(folder, name), 'utf8').replace(/^#.*\n/gm, '');
        });
      return `export default ${JSON.stringify(texts.join('\n'))};`;
    },
  };
}
