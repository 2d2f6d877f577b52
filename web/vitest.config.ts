import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { icons } from './build/icons.ts';
import { i18n } from './build/i18n.ts';
import { sizes } from './build/sizes.ts';

export default defineConfig({
  plugins: [svelte(), icons(), i18n(), sizes()],
  resolve: { conditions: ['browser'] },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
