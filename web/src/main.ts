import { mount } from 'svelte';

import App from './App.svelte';
import { reloadStalePages } from './lib/update/stale-page';
import { settings } from './lib/storage/settings.svelte';
import { router } from './lib/router.svelte';
import { registerServiceWorker } from './lib/shell/service-worker';
import './lib/theme/fonts.css';
import './lib/theme/tokens.css';
import './lib/theme/base.css';

async function start(): Promise<void> {
  reloadStalePages();
  await settings.init();
  router.start();
  const target = document.getElementById('app');
  if (target) mount(App, { target });
  if (import.meta.env.PROD && 'serviceWorker' in navigator) registerServiceWorker();
}

void start();
