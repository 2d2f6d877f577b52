/** Lets the service worker keep what the page consists of: it then opens offline. */
export function keepThePage(): void {
  const { serviceWorker } = navigator;
  // A worker that has just come, the first one or one of a new version, has missed what was
  // fetched before, and what is on its way.
  serviceWorker.addEventListener('controllerchange', () => {
    const told = new PerformanceObserver((seen) => {
      const parts = seen.getEntries().map((entry) => entry.name);
      serviceWorker.controller?.postMessage({ begun: begun(), parts });
    });
    told.observe({ type: 'resource', buffered: true });
  });
  void serviceWorker.register('/worker.js');
}

/** The part with which this page began: each version has its own. */
function begun(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type=module]');
  return script ? new URL(script.src).pathname : '';
}
