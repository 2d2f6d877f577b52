"""A page on a slow phone, and the time from an input event to the frame that shows its result."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Browser, Locator

from tests.browser.support.page_driver import PHONE, PageDriver
from tests.browser.support.server_process import ServerProcess

CPU_SLOWDOWN: Final = 4  # times slower than this machine
REPORT_TIMEOUT_MS: Final = 2_000  # the longest wait for what the browser reports of an interaction
SHOWN_TIMEOUT_MS: Final = 60_000  # the longest wait for what a press shows
# The same work every time: on the machine for which the number was chosen, slowed down by four, it
# takes a tenth of a second. What takes less time feels immediate on such a phone.
CALIBRATION_SCRIPT: Final = """() => {
  const began = performance.now();
  let sum = 1;
  for (let at = 0; at < 4e6; at++) sum = (Math.imul(sum, 31) + at) | 0;
  globalThis.tenth = sum;
  return performance.now() - began;
}"""
# The time to the next frame is what the browser itself reports of an interaction (Event Timing); a
# frame that the page counts would come after everything else that has arrived since. An interaction
# that took less than 16 ms is not reported at all: then the first frame that the page counts is
# used, which can only be too long. The result is visible with the frame in which it is found: a
# message that is sent in a frame arrives after that frame is painted.
WATCH_SCRIPT: Final = """([kind, shown, reportMs, shownMs]) => {
  const entries = [];
  const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
  observer.observe({ type: 'event', durationThreshold: 16 });
  const painted = async (counted) => {
    const until = performance.now() + reportMs;
    while (performance.now() < until) {
      const ours = entries.filter((one) => one.interactionId);
      const longest = Math.max(...ours.map((one) => one.duration));
      if (ours.some((one) => one.name === kind)) return longest;
      await new Promise((done) => setTimeout(done, 16));
    }
    return counted;
  };
  globalThis.watched = new Promise((done, fail) => {
    setTimeout(() => fail(new Error(`no ${kind} that shows ${shown || 'a frame'}`)), shownMs);
    let counted = 0;
    const look = (press) =>
      requestAnimationFrame(() => {
        const isShown = !shown || document.querySelector(shown);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = async () => {
          const waited = performance.now() - press.timeStamp;
          counted ||= waited;
          if (!isShown) return;
          const frame = await painted(counted);
          observer.disconnect();
          done([frame, Math.max(frame, waited)]);
        };
        port2.postMessage(0);
        if (!isShown) look(press);
      });
    addEventListener(kind, look, { once: true, capture: true });
  });
}"""
# Resolves when everything is drawn, no animation runs and the page is idle.
SETTLE_SCRIPT: Final = """async () => {
  await document.fonts.ready;
  const moving = document.getAnimations().filter((one) => one.effect.getTiming().iterations < 9);
  const ended = Promise.allSettled(moving.map((one) => one.finished));
  await Promise.race([ended, new Promise((done) => setTimeout(done, 5000))]);
  const limit = { timeout: 5000 };
  await new Promise((done) => requestIdleCallback(() => requestIdleCallback(done, limit), limit));
}"""


@dataclass(frozen=True)
class Latency:
    """How long an interaction takes, in milliseconds."""

    frame_ms: float  # to the next frame, whatever it shows
    shown_ms: float  # to the frame that shows the result


class ThrottledPage:
    """A browser profile whose processor can be slowed down."""

    def __init__(self, browser: Browser, server: ServerProcess) -> None:
        self.server = server
        self.driver = PageDriver(browser, server.address, PHONE)
        self.page = self.driver.page
        self.page.emulate_media(reduced_motion="no-preference")
        self._devtools = self.page.context.new_cdp_session(self.page)

    def throttle(self, factor: int) -> None:
        self._devtools.send("Emulation.setCPUThrottlingRate", {"rate": factor})

    def calibrate(self) -> float:
        """Measure the known work now, in milliseconds."""
        self.throttle(CPU_SLOWDOWN)
        milliseconds: float = self.page.evaluate(CALIBRATION_SCRIPT)
        self.throttle(1)
        return milliseconds

    def watch(self, kind: str, selector: str) -> None:
        """Measure from the next event of a kind to a match of the selector or to the next frame."""
        self.page.evaluate(WATCH_SCRIPT, [kind, selector, REPORT_TIMEOUT_MS, SHOWN_TIMEOUT_MS])
        self.throttle(CPU_SLOWDOWN)

    def read_latency(self) -> Latency:
        response = self._devtools.send(
            "Runtime.evaluate",
            {"expression": "watched", "awaitPromise": True, "returnByValue": True},
        )
        self.throttle(1)
        if "exceptionDetails" in response:
            raise TimeoutError(response["exceptionDetails"]["exception"]["description"])
        frame, shown = response["result"]["value"]
        return Latency(frame, shown)

    def prepare_tap(self, button: Locator) -> Callable[[], None]:
        """Prepare a tap on the middle of a button, to be made later.

        Everything that Playwright asks of the page is asked before: its own checks would take the
        slow processor longer than most interactions.
        """
        button.scroll_into_view_if_needed()
        self.page.evaluate(SETTLE_SCRIPT)
        box = button.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        return lambda: self.page.touchscreen.tap(x, y)
