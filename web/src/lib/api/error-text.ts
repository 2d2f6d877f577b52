import { ApiError } from './api';
import { i18n } from '../i18n/i18n.svelte';

/** Why a request was refused, in the reader's words. */
export function errorText(error: unknown): string {
  const code = error instanceof ApiError ? error.code : 'broken';
  const key = `web-error-${code}`;
  return i18n.text(i18n.has(key) ? key : 'web-error-broken');
}
