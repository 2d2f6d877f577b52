import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const PREFIX = 'words:';
const FOLDER = resolve(import.meta.dirname, '../../citadels/text');
const LEFT_OUT = new Set(['terminal.ftl']);
// Long texts that only some pages need: `words:fr/rules` is fetched when one of them is opened.
const APART = new Set(['rules.ftl', 'learn.ftl']);

/** `import text from 'words:fr'` is all that is said in French in the browser, in one piece. */
export function words(): Plugin {
  return {
    name: 'citadels-words',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [language = '', area] = id.slice(PREFIX.length + 1).split('/');
      const folder = join(FOLDER, language);
      const texts = filesOf(folder, area).map((name) => {
        this.addWatchFile(join(folder, name));
        return readFileSync(join(folder, name), 'utf8').replace(/^#.*\n/gm, '');
      });
      return `export default ${JSON.stringify(texts.join('\n'))};`;
    },
  };
}

function filesOf(folder: string, area: string | undefined): string[] {
  if (area) return [`${area}.ftl`];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ftl') && !LEFT_OUT.has(name) && !APART.has(name))
    .sort();
}
