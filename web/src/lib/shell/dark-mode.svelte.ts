import { settings } from '../storage/settings.svelte';

const query = matchMedia('(prefers-color-scheme: dark)');
let deviceIsDark = $state(query.matches);
query.addEventListener('change', (event) => {
  deviceIsDark = event.matches;
});

/** Whether the page is shown in dark colours, by the reader's choice or the device's setting. */
export function isDark(): boolean {
  return settings.theme === 'auto' ? deviceIsDark : settings.theme === 'dark';
}
