"""A game that is being played as the story of it: what a saved game is."""

from __future__ import annotations

from typing import Final

from citadels.engine.answers.text import answer_text
from citadels.engine.codes import NOBODY, TURN_PHASE
from citadels.engine.editions.edition import Setup
from citadels.engine.game import Game
from citadels.engine.notation.event_text import question_text
from citadels.engine.notation.tokens import is_name
from citadels.engine.scoring import score, winners
from citadels.engine.setup import new_game
from citadels.engine.state import DEPTH

DEFAULT_NAMES: Final = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gil", "Hal")


class StoryRecorder:
    """The set-up of a game and the answers given so far."""

    def __init__(self, setup: Setup, seed: int, crown: int, names: list[str]) -> None:
        if len(names) != setup.players or len(set(names)) != len(names):
            raise ValueError(f"{names} are not {setup.players} different names")
        for name in names:
            if not is_name(name):
                raise ValueError(f"{name!r} is no name: a word with a capital letter is needed")
        self.setup = setup
        self.seed = seed
        self.crown = crown
        self.names = names
        self.answers: list[tuple[int, int]] = []

    def add(self, seat: int, answer: int) -> None:
        """Note an answer that was given."""
        self.answers.append((seat, answer))

    def begin(self) -> Game:
        """The game as it was before the first answer."""
        return new_game(self.setup, self.seed, self.crown)

    def story_text(self, game: Game, title: str) -> str:
        """The story so far; `game` is where the answers have led."""
        lines = [f"# {title}", f"rules {self.setup.spec()}", f"seed {self.seed}"]
        for seat, name in enumerate(self.names):
            lines.append(f"{name} crown" if seat == self.crown else name)
        if self.crown == NOBODY:
            lines.append("crown chance")
        lines += ["new game", ""]
        for seat, answer in self.answers:
            lines.append(f"{self.names[seat]}: {answer_text(answer, self.names)}")
        if game.is_over():
            for seat, name in enumerate(self.names):
                lines.append(f"= {name} score {score(game, seat)}")
            lines.append("= winner " + " ".join(self.names[seat] for seat in winners(game)))
        lines.append(open_line(game, self.names))
        return "\n".join(lines) + "\n"


def open_line(game: Game, names: list[str]) -> str:
    """What is open, as the last line of a story."""
    if game.is_over():
        return "over"
    name = names[game.to_move()]
    if game.read_frame(game.get(DEPTH) - 1).handler == TURN_PHASE:
        return f"turn {name}"
    return f"asked {name} {question_text(game)}"
