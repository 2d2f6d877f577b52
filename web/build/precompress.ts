import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_IT = /\.(html|js|css|svg|json|webmanifest|ftl)$/;

// How much is remembered before a block is closed: which is best depends on the text.
const MEMORIES = [5, 6, 7, 8, 9];

/** Beside every text that is served, the same text packed: the server only has to choose. */
export function packed(): Plugin {
  let folder = '';
  return {
    name: 'citadels-packed',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!WORTH_IT.test(name)) continue;
        const path = join(folder, name);
        const text = readFileSync(path);
        const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        writeFileSync(`${path}.br`, brotliCompressSync(text, { params: quality }));
        writeFileSync(`${path}.gz`, gzipped(text));
      }
    },
  };
}

function gzipped(text: Buffer): Buffer {
  return MEMORIES.map((memLevel) => gzipSync(text, { level: 9, memLevel })).reduce((best, other) =>
    other.length < best.length ? other : best,
  );
}
