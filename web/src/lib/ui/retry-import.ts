const RETRY_DELAYS_MS = [300, 1_500]; // before the second and the third try

/**
 * Imports a part of the page, and retries when that fails, because connections break for moments.
 */
export async function retryImport<T>(
  load: () => Promise<T>,
  delaysMs = RETRY_DELAYS_MS,
): Promise<T> {
  for (const delayMs of delaysMs) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      await reloadStylesheets();
    }
  }
  return load();
}

/** The bundler requests a stylesheet only once, even if loading it failed. */
async function reloadStylesheets(): Promise<void> {
  if (typeof document === 'undefined') return;
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const missing = links.filter((link) => !link.sheet);
  await Promise.all(missing.map((link) => reloadStylesheet(link)));
}

function reloadStylesheet(link: HTMLLinkElement): Promise<void> {
  const copy = link.cloneNode() as HTMLLinkElement;
  return new Promise((resolve) => {
    copy.onload = () => {
      link.remove();
      resolve();
    };
    copy.onerror = () => {
      copy.remove();
      resolve();
    };
    link.after(copy);
  });
}
