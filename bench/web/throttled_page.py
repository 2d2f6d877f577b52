"""A page as a slow phone has it, and a watch that begins with a press and ends with a picture."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Browser, Locator

from tests.browser.support.page_driver import PHONE, PageDriver
from tests.browser.support.server_process import ServerProcess

CPU_SLOWDOWN: Final = 4  # so many times slower than this machine
REPORT_TIMEOUT_MS: Final = 2_000  # the longest wait for what the browser reports of an interaction
SHOWN_TIMEOUT_MS: Final = 60_000  # the longest wait for what a press shows
# The same work every time: on the machine for which the number was chosen, slowed down by four,
# it takes a tenth of a second. What takes less than it is felt at once on such a phone.
CALIBRATION_SCRIPT: Final = """() => {
  const began = performance.now();
  let sum = 1;
  for (let at = 0; at < 4e6; at++) sum = (Math.imul(sum, 31) + at) | 0;
  globalThis.tenth = sum;
  return performance.now() - began;
}"""
# The next picture is what the browser itself reports of an interaction (Event Timing); a frame that
# the page counts would come after whatever else has arrived meanwhile. An interaction that took
# less than 16 ms is not reported at all: then the first frame that the page counts is what is left,
# and it can only be too long. What was asked for is seen with the frame in which it is found: a
# message that is sent in a frame comes after its painting.
WATCH_SCRIPT: Final = """([kind, shown, reportMs, shownMs]) => {
  const told = [];
  const observer = new PerformanceObserver((list) => told.push(...list.getEntries()));
  observer.observe({ type: 'event', durationThreshold: 16 });
  const painted = async (counted) => {
    const until = performance.now() + reportMs;
    while (performance.now() < until) {
      const ours = told.filter((one) => one.interactionId);
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
# What came with the table is drawn, and nothing is waited for any more.
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
    """How long a press has waited, in milliseconds."""

    frame_ms: float  # for the next picture, whatever it shows
    shown_ms: float  # for the picture of what was asked for


class ThrottledPage:
    """A visitor whose processor can be slowed down."""

    def __init__(self, browser: Browser, house: ServerProcess) -> None:
        self.house = house
        self.visitor = PageDriver(browser, house.address, PHONE)
        self.page = self.visitor.page
        self.page.emulate_media(reduced_motion="no-preference")
        self._devtools = self.page.context.new_cdp_session(self.page)

    def throttle(self, factor: int) -> None:
        self._devtools.send("Emulation.setCPUThrottlingRate", {"rate": factor})

    def calibrate(self) -> float:
        """Milliseconds that the known work takes now."""
        self.throttle(CPU_SLOWDOWN)
        milliseconds: float = self.page.evaluate(CALIBRATION_SCRIPT)
        self.throttle(1)
        return milliseconds

    def watch(self, kind: str, selector: str) -> None:
        """From the next press of a kind on; until something is seen, or the next frame."""
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
        """A finger over the middle of a button, to be put down later.

        Whatever Playwright asks of the page has been asked before: its own checks would take the
        slow processor for longer than most presses do.
        """
        button.scroll_into_view_if_needed()
        self.page.evaluate(SETTLE_SCRIPT)
        box = button.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        return lambda: self.page.touchscreen.tap(x, y)
