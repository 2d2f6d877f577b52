import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(html|js|css|svg|json|webmanifest|ftl)$/;

// How much is buffered before a block is closed: the best value depends on the text.
const GZIP_MEMORY_LEVELS = [5, 6, 7, 8, 9];

/** Writes a compressed copy next to every text file, so that the server only has to choose one. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'citadels-precompress',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!COMPRESSIBLE.test(name)) continue;
        const path = join(folder, name);
        const text = readFileSync(path);
        const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        writeFileSync(`${path}.br`, brotliCompressSync(text, { params: quality }));
        writeFileSync(`${path}.gz`, gzipSmallest(text));
      }
    },
  };
}

function gzipSmallest(text: Buffer): Buffer {
  return GZIP_MEMORY_LEVELS.map((memLevel) => gzipSync(text, { level: 9, memLevel })).reduce(
    (best, other) => (other.length < best.length ? other : best),
  );
}
