const PAUSES = [300, 1_500]; // milliseconds before the second and the third try

/** Fetches a part of the page, and asks again when that fails: connections break for moments. */
export async function patiently<T>(load: () => Promise<T>, pauses = PAUSES): Promise<T> {
  for (const pause of pauses) {
    try {
      return await load();
    } catch {
      await new Promise((done) => setTimeout(done, pause));
      await stylesAgain();
    }
  }
  return load();
}

/** The bundler asks for a sheet of styles once and never again, even if it did not come. */
async function stylesAgain(): Promise<void> {
  if (typeof document === 'undefined') return;
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const missing = links.filter((link) => !link.sheet);
  await Promise.all(missing.map((link) => fetched(link)));
}

function fetched(link: HTMLLinkElement): Promise<void> {
  const again = link.cloneNode() as HTMLLinkElement;
  return new Promise((done) => {
    again.onload = () => {
      link.remove();
      done();
    };
    again.onerror = () => {
      again.remove();
      done();
    };
    link.after(again);
  });
}
