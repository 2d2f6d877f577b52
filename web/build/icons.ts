import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { optimize } from 'svgo';
import type { Plugin } from 'vite';

const ID_PREFIX = 'icon:';
const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

interface Collection {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  aliases?: Record<string, { parent: string }>;
}

/**
 * `import body from 'icon:crown'` is the drawing of one icon of game-icons without the rest of the
 * collection, which has more than four thousand icons.
 */
export function icons(): Plugin {
  const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const collection = JSON.parse(readFileSync(path, 'utf8')) as Collection;
  return {
    name: 'citadels-icons',
    resolveId: (id) => (id.startsWith(ID_PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${ID_PREFIX}`)) return undefined;
      const name = id.slice(ID_PREFIX.length + 1);
      const icon = collection.icons[collection.aliases?.[name]?.parent ?? name];
      if (!icon) throw new Error(`game-icons has no icon ${name}`);
      const body = roundPaths(icon.body);
      return { code: `export default ${JSON.stringify(body)};`, moduleSideEffects: false };
    },
  };
}

/**
 * The same drawing with rounded coordinates: on a grid of 512 units shown at the size of a letter
 * the difference is invisible, and the file is a third smaller.
 */
function roundPaths(body: string): string {
  const { data } = optimize(`<svg xmlns="${SVG_NAMESPACE}" viewBox="0 0 512 512">${body}</svg>`, {
    plugins: [{ name: 'convertPathData', params: { floatPrecision: 0 } }],
  });
  return data.replace(/^<svg[^>]*>|<\/svg>$/g, '');
}
