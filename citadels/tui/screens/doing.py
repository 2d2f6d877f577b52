"""What a person does at the table beside looking: one method for each key."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING

from rich.text import Text

from citadels.text import LANGUAGES
from citadels.tui import keys
from citadels.tui.drawing import pages
from citadels.tui.drawing.logs import turn_lines, whole_log
from citadels.tui.drawing.scene import Scene
from citadels.tui.places.place import CLOSED, Place, PlaceError
from citadels.tui.screens.choosing import Choosing
from citadels.tui.screens.explaining import Explaining
from citadels.tui.screens.reading import PAGE, Reading
from citadels.tui.screens.talking import Talking
from citadels.tui.telling.turns import recent_turns, turns_of

if TYPE_CHECKING:
    from citadels.tui.app import CitadelsApp
    from citadels.tui.screens.table import TableScreen


class Doing:
    """The deeds of one table screen."""

    def __init__(self, screen: TableScreen) -> None:
        self.screen = screen
        self._thinks = False  # a hint is on its way

    @property
    def app(self) -> CitadelsApp:
        return self.screen.app

    @property
    def place(self) -> Place:
        return self.screen.place

    def do(self, deed: str) -> None:
        """Do what a key or a click asks for, if it can be done now."""
        scene = self.screen.scene()
        if scene is not None:
            getattr(self, f"_{deed}")(scene)

    # Answers.

    def answer(self, question: int, option: int) -> None:
        self.screen.forget_notice()
        self._try(self.place.answer(question, option))

    def _undo(self, scene: Scene) -> None:
        if scene.own is None or not scene.own.options:
            return
        if scene.own.undo:
            self.screen.notice(scene.speech.get(f"web-board-undo-{scene.own.undo}"))
        else:
            self._try(self.place.undo(scene.state.question))

    def _back(self, scene: Scene) -> None:
        if scene.seat in scene.state.away:
            self._try(self.place.back())

    def _try(self, deed: Awaitable[None]) -> None:
        """Do something and say what went wrong, if something did."""

        async def run() -> None:
            try:
                await deed
            except PlaceError as error:
                self.screen.notice(self.app.error_text(error.code))

        self.app.run_worker(run(), group="deeds")

    # What is read.

    def _keys(self, scene: Scene) -> None:
        speech = scene.speech
        rows = [
            ("1 2 3", speech.get("web-board-key-pick")),
            ("↑ ↓ ← → Enter", speech.phrase("key-arrows")),
            ("/", speech.phrase("key-find")),
            *[(keys.shown(key), speech.get(key.text)) for key in keys.KEYS if self._has(key)],
        ]
        lines = pages.keys(rows, scene)
        self.app.push_screen(Reading(speech.get("web-board-keys"), lines))

    def _has(self, key: keys.Key) -> bool:
        only_on_server = {"chat", "back"}
        only_here = {"hurry", "pace"}
        return key.deed not in (only_here if self.place.has_chat else only_on_server)

    def _why(self, scene: Scene) -> None:
        lines = pages.refusals(scene)
        self.app.push_screen(Reading(scene.speech.phrase("refused"), lines))

    def _last(self, scene: Scene) -> None:
        turns = recent_turns(turns_of(scene.steps), scene.seat)
        lines = turn_lines(turns, scene.speech, scene.palette, PAGE)
        if not lines:
            lines = [Text(scene.speech.get("web-board-nothing-yet"))]
        self.app.push_screen(Reading(scene.speech.get("web-board-last-turn"), lines))

    def _log(self, scene: Scene) -> None:
        title = scene.speech.get("web-log-title")
        self.app.push_screen(Reading(title, whole_log(scene, PAGE), at_end=True))

    def _cities(self, scene: Scene) -> None:
        self.show_cities(scene.seat)

    def show_cities(self, first: int) -> None:
        scene = self.screen.scene()
        if scene is not None:
            title = scene.speech.phrase("key-cities")
            self.app.push_screen(Reading(title, pages.cities(scene, first)))

    def _cards(self, scene: Scene) -> None:
        self.app.push_screen(Explaining(scene))

    def _hint(self, scene: Scene) -> None:
        if self._thinks or not scene.is_asked():
            return
        if not scene.table.casual:
            self.screen.notice(scene.speech.get("web-error-hints-off"))
            return
        self._thinks = True
        self.screen.notice(scene.speech.phrase("thinking"))
        self.app.run_worker(self._advise(scene), group="deeds")

    async def _advise(self, scene: Scene) -> None:
        try:
            hint = await self.place.hint()
        except PlaceError as error:
            self.screen.notice(self.app.error_text(error.code))
            return
        finally:
            self._thinks = False
        self.screen.notice("")
        now = self.screen.scene()
        if now is not None and now.state.question == hint.question:
            title = scene.speech.get("web-board-hint-title")
            self.app.push_screen(Reading(title, pages.advice(now, hint)))

    # The end.

    def _scores(self, scene: Scene) -> None:
        if scene.state.common.over:
            self.app.run_worker(self._show_scores(), group="deeds")

    async def _show_scores(self) -> None:
        try:
            seats, ties = await self.place.scores()
        except PlaceError as error:
            self.screen.notice(self.app.error_text(error.code))
            return
        scene = self.screen.scene()
        if scene is None:
            return
        lines = pages.points(scene, seats, ties)
        lines += [Text(line, scene.palette.quiet) for line in self.app.kept_lines(self.place)]
        again = keys.BY_DEED["again"]
        lines.append(Text(f"{again.letter} {scene.speech.get(again.text)}", scene.palette.mine))
        doors = {"r": "again", "к": "again", "р": "again"}
        title = scene.speech.get("web-end-scores")
        self.app.push_screen(Reading(title, lines, doors), self._after_scores)

    def _after_scores(self, door: str | None) -> None:
        if door:
            self.do(door)

    def _again(self, scene: Scene) -> None:
        if scene.state.common.over:
            self._try(self.place.rematch())

    # Around the game.

    def _chat(self, _: Scene) -> None:
        if self.place.has_chat:
            self.app.push_screen(Talking(self.screen))

    def _hurry(self, _: Scene) -> None:
        self.place.hurry()

    def _pace(self, scene: Scene) -> None:
        if self.place.has_chat:
            return
        choices = [scene.speech.phrase(f"pace-{at}") for at in range(4)]

        def chosen(at: int | None) -> None:
            if at is not None and at >= 0:
                self.app.choose_pace(at)

        title = scene.speech.phrase("key-pace")
        self.app.push_screen(Choosing(title, [*choices], self.app.settings.pace), chosen)

    def _language(self, scene: Scene) -> None:
        self.app.ask_language(LANGUAGES.index(scene.speech.texts.language))

    def _theme(self, _: Scene) -> None:
        self.app.turn_theme()

    def _quit(self, scene: Scene) -> None:
        """A game that is over, or a place that is gone, is left at once."""
        if scene.state.common.over or self.place.line == CLOSED:
            self.app.leave()
            return
        speech = scene.speech
        choices = [speech.get("web-board-leave-yes"), speech.get("web-board-leave-no")]
        title = speech.phrase("leave-kept")

        def chosen(at: int | None) -> None:
            if at == 0:
                self.app.leave()

        self.app.push_screen(Choosing(title, [*choices]), chosen)
