/** Lets the service worker cache the files of the page, so that it opens offline. */
export function registerServiceWorker(): void {
  const { serviceWorker } = navigator;
  // A worker that has just been activated, the first one or one of a new version, has missed what
  // was fetched before and what is still loading.
  serviceWorker.addEventListener('controllerchange', () => {
    const observer = new PerformanceObserver((entries) => {
      const parts = entries.getEntries().map((entry) => entry.name);
      serviceWorker.controller?.postMessage({ begun: entryScript(), parts });
    });
    observer.observe({ type: 'resource', buffered: true });
  });
  void serviceWorker.register('/worker.js');
}

/** The path of the script with which this page began: each version has its own. */
function entryScript(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type=module]');
  return script ? new URL(script.src).pathname : '';
}
