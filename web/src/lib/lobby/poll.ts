/**
 * Do something now and again and again while the page is looked at; a hidden page asks nobody.
 * Gives back what ends it.
 */
export function everySoOften(look: () => Promise<void>, pause: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;

  async function round(): Promise<void> {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') await look();
    clearTimeout(timer); // of a round that began meanwhile
    if (!ended) timer = setTimeout(() => void round(), pause);
  }
  const seen = () => {
    if (document.visibilityState === 'visible') void round();
  };

  document.addEventListener('visibilitychange', seen);
  void round();
  return () => {
    ended = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', seen);
  };
}
