"""One browser tab with a table: what the board shows, and how questions are answered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from playwright.sync_api import CDPSession, Page

TIMEOUT_MS: Final = 60_000  # on a machine with other work to do
BLANK_PATH: Final = "/favicon.svg"  # a document of the server in which no client runs

# Everything that tests read from the board, in one call: each call costs milliseconds.
_READ_BOARD_SCRIPT: Final = """() => {
  const { question, kind, asked, over } = document.querySelector('[data-board]').dataset;
  const all = (name) => [...document.querySelectorAll(`#question [data-${name}]`)];
  return {
    number: Number(question ?? -1),
    kind: asked === 'me' ? kind : '',
    plain: all('option').map((one) => one.dataset.option),
    under: all('options').flatMap((one) => one.dataset.options.split(' ')),
    over: over === 'true',
  };
}"""
_STORE_SEAT_SCRIPT: Final = """([table, seat]) => {
  const kept = JSON.parse(localStorage.getItem('citadels.seats') ?? '{}');
  localStorage.setItem('citadels.seats', JSON.stringify({ ...kept, [table]: seat }));
}"""
# Navigate as a link of the client does, without a reload, and wait until the old board is removed.
_NAVIGATE_SCRIPT: Final = """async (path) => {
  const old = document.querySelector('[data-board]');
  history.pushState({}, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
  const limit = performance.now() + PATIENCE;
  while (old?.isConnected) {
    if (performance.now() > limit) throw new Error(`the old board stays at ${path}`);
    await new Promise(requestAnimationFrame);
  }
}""".replace("PATIENCE", str(TIMEOUT_MS))


@dataclass(frozen=True)
class BoardState:
    """The open question as the board shows it."""

    number: int
    kind: str  # empty if it is somebody else's
    options: tuple[str, ...]  # that have a button in the question, or one to open
    grouped: frozenset[str]  # of these, the ones that share a button with others
    is_over: bool


class Tab:
    """A page of the client."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self._cdp_session: CDPSession | None = None

    def goto(self, path: str) -> None:
        self.page.goto(self.address + path)

    def open_table(self, table: str, seat: int, token: str, name: str = "Ann") -> None:
        """Store a seat as if it had been taken in this browser, and open its table."""
        self.bring_to_front()
        is_client_open = self.page.url not in {"about:blank", self.address + BLANK_PATH}
        self.store_seat(table, seat, token, name)
        if is_client_open:
            self.page.evaluate(_NAVIGATE_SCRIPT, f"/table/{table}")
        else:
            self.goto(f"/table/{table}")
        self.page.wait_for_selector("[data-board]")

    def store_seat(self, table: str, seat: int, token: str, name: str = "Ann") -> None:
        """Store a seat in this browser without opening its table."""
        if not self._client_pages():
            self.goto(BLANK_PATH)
        stored_seat = {"seat": seat, "token": token, "name": name}
        self._client_pages()[0].evaluate(_STORE_SEAT_SCRIPT, [table, stored_seat])

    def _client_pages(self) -> list[Page]:
        """Tabs of this browser that can read its storage for the server."""
        return [page for page in self.page.context.pages if page.url.startswith(self.address)]

    def bring_to_front(self) -> None:
        """Select this tab: Chromium draws background tabs once a second, and clicks would wait."""
        if len(self.page.context.pages) > 1:
            self.page.bring_to_front()

    # The board.

    def board_state(self) -> BoardState:
        """Read what the board shows now."""
        data = self.page.evaluate(_READ_BOARD_SCRIPT)
        under = frozenset(data["under"])
        options = tuple(sorted({*data["plain"], *under}))
        return BoardState(data["number"], data["kind"], options, under, data["over"])

    def question(self) -> tuple[int, str]:
        """The number and kind of the open question; the kind is empty if it is somebody else's."""
        board = self.board_state()
        return board.number, board.kind

    def options(self) -> list[str]:
        """The answers for which there is a button, or one to open, in the question."""
        return list(self.board_state().options)

    def is_over(self) -> bool:
        return self.board_state().is_over

    def wait_for_question(self) -> bool:
        """Wait for a question for this player; false if the game is over."""
        self.page.wait_for_selector("[data-board][data-asked=me], [data-board][data-over=true]")
        return not self.is_over()

    def wait_until_answered(self, number: int) -> None:
        """Wait until the question with this number is answered."""
        self.page.wait_for_selector(f"[data-board]:not([data-question='{number}'])")

    def press(self, option: str, board: BoardState | None = None) -> None:
        """Press the button of this answer, and wait until the question has changed."""
        board = board or self.board_state()
        self.click(option, board)
        self.wait_until_answered(board.number)

    def click(self, option: str, board: BoardState) -> None:
        """Press the button of this answer without waiting for the result."""
        self.bring_to_front()
        if option in board.grouped:
            self.page.locator(f"#question [data-options~='{option}']").first.click()
            self.page.locator(f"[popover] [data-option='{option}']").click()
        else:
            self.page.locator(f"#question [data-option='{option}']").first.click()

    # Network and sleep.

    def _get_cdp_session(self) -> CDPSession:
        if self._cdp_session is None:
            self._cdp_session = self.page.context.new_cdp_session(self.page)
        return self._cdp_session

    def close_cdp_session(self) -> None:
        """End what the session has changed: network conditions, the debugger."""
        if self._cdp_session is not None:
            self._cdp_session.detach()
            self._cdp_session = None

    def set_tab_offline(self, is_cut_off: bool) -> None:
        """Cut off the network of this tab alone."""
        speed = 0 if is_cut_off else -1
        conditions = {"latency": 0, "downloadThroughput": speed, "uploadThroughput": speed}
        self._get_cdp_session().send(
            "Network.emulateNetworkConditions", {"offline": is_cut_off, **conditions}
        )

    def suspend(self) -> None:
        """Close the laptop: no script runs, no timer fires, messages pile up.

        `Page.setWebLifecycleState` has no effect here, as pages that Playwright drives count as
        visible, and Chromium freezes none of these; so the debugger stops all scripts.
        """
        self._get_cdp_session().send("Debugger.enable")
        self._get_cdp_session().send("Debugger.pause")

    def resume(self) -> None:
        self._get_cdp_session().send("Debugger.disable")
