import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

import { rounded } from './paths.ts';

const PREFIX = 'icon:';

interface Collection {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  aliases?: Record<string, { parent: string }>;
}

/**
 * `import body from 'icon:crown'` is the drawing of one icon of game-icons, and nothing else of
 * them: the whole collection has more than four thousand.
 */
export function icons(): Plugin {
  const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const collection = JSON.parse(readFileSync(path, 'utf8')) as Collection;
  return {
    name: 'citadels-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const icon = collection.icons[collection.aliases?.[name]?.parent ?? name];
      if (!icon) throw new Error(`game-icons has no icon ${name}`);
      const body = icon.body.replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${rounded(path)}"`);
      return { code: `export default ${JSON.stringify(body)};`, moduleSideEffects: false };
    },
  };
}
