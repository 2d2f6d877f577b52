/**
 * Run a task now and at intervals while the page is visible; a hidden page sends no requests.
 * Returns a function that stops it.
 */
export function poll(task: () => Promise<void>, intervalMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  async function runOnce(): Promise<void> {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') await task();
    clearTimeout(timer); // of a run that has begun since
    if (!isStopped) timer = setTimeout(() => void runOnce(), intervalMs);
  }
  const onVisible = () => {
    if (document.visibilityState === 'visible') void runOnce();
  };

  document.addEventListener('visibilitychange', onVisible);
  void runOnce();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
