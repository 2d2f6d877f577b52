import { ApiError } from './api';
import { words } from '../i18n/i18n.svelte';

/** Why a request was refused, in the reader's words. */
export function refusalText(error: unknown): string {
  const code = error instanceof ApiError ? error.code : 'broken';
  const key = `web-error-${code}`;
  return words.text(words.has(key) ? key : 'web-error-broken');
}
