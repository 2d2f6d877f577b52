import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

import { CHUNKS } from './build/chunks.ts';
import { fonts } from './build/fonts.ts';
import { icons } from './build/icons.ts';
import { precompress } from './build/precompress.ts';
import { i18n } from './build/i18n.ts';
import { serviceWorker } from './build/service-worker.ts';
import { sizes } from './build/sizes.ts';

const server = process.env.CITADELS_SERVER ?? 'http://localhost:8000';

export default defineConfig({
  plugins: [svelte(), fonts(), icons(), i18n(), sizes(), serviceWorker(), precompress()],
  build: {
    outDir: '../citadels/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // what is inlined cannot be kept by the browser on its own
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: {
    proxy: { '/api': { target: server, ws: true }, '/openapi.json': server },
    fs: { allow: ['..'] },
  },
});
