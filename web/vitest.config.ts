import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { icons } from './build/icons.ts';
import { i18n } from './build/i18n.ts';

export default defineConfig({
  plugins: [svelte(), icons(), i18n()],
  resolve: { conditions: ['browser'] },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
