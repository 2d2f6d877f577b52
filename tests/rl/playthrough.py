"""A whole game in OpenSpiel's words, to be compared line by line.

OpenSpiel's own playthrough of this game would be a megabyte. This one prints only what is new in
each information state, and the changed pieces of each tensor, with a checksum.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final
from zlib import crc32

import numpy as np
import pyspiel

from citadels.rl.open_spiel.game import CitadelsGame
from citadels.rl.open_spiel.observer import CitadelsObserver
from citadels.rl.open_spiel.state import CitadelsState
from tests.properties.random_games import SeededRandom

GAME: Final = "python_citadels(players=2,profile=classic-en)"
SEED: Final = 1
FILE: Final = Path(__file__).parent / "playthroughs" / "classic-en-2-players.txt"


class PlayerLog:
    """Prints what is new for one player."""

    def __init__(self, player: int, observer: CitadelsObserver) -> None:
        assert observer.tensor is not None
        self.player = player
        self.observer = observer
        self.info_state_length = 0
        self.tensor = observer.tensor.copy()

    def new_lines(self, state: CitadelsState) -> list[str]:
        info_state = state.information_state_string(self.player).splitlines()
        new = [
            f"p{self.player} learns {line}"
            for line in info_state[max(1, self.info_state_length) : -1]
        ]
        # Without the digest of what it has seen, which changes every time.
        self.info_state_length = len(info_state) - 1
        self.observer.set_from(state, self.player)
        tensor = self.observer.tensor
        assert tensor is not None
        before = self.tensor
        self.tensor = tensor.copy()
        parts = {name: part.ravel() for name, part in self.observer.dict.items()}
        index = 0
        changed: list[str] = []
        for name, part in parts.items():
            if not np.array_equal(part, before[index : index + part.size]):
                changed.append(name)
            index += part.size
        sum_ = crc32(tensor.tobytes())
        return [*new, f"p{self.player} tensor {sum_:08x} {' '.join(changed)}".rstrip()]


def playthrough() -> list[str]:
    """All lines of the playthrough."""
    game = pyspiel.load_game(GAME)
    assert isinstance(game, CitadelsGame)
    rng = SeededRandom(SEED)
    tellers = [PlayerLog(seat, game.make_py_observer()) for seat in range(game.num_players())]
    state = game.new_initial_state()
    lines = [f"game {game}", f"actions {game.num_distinct_actions()}"]
    while not state.is_terminal():
        if not state.is_chance_node():
            lines += ["", f"# state {state.move_number()}", *str(state).splitlines()]
            for teller in tellers:
                lines += teller.new_lines(state)
        legal = state.legal_actions()
        move = rng.choice(legal)
        if state.is_chance_node():
            lines.append(f"chance {state.action_to_string(move)} of {len(legal)}")
        else:
            words = ", ".join(f"{action} {state.action_to_string(action)}" for action in legal)
            lines += [f"p{state.current_player()} may {words}", f"move {move}"]
        state.apply_action(move)
    lines += ["", "# the end", *str(state).splitlines()]
    for teller in tellers:
        lines += teller.new_lines(state)
        lines.append(state.information_state_string(teller.player).splitlines()[-1])
    return [*lines, f"returns {state.returns()}"]


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text("\n".join(playthrough()) + "\n", encoding="utf-8")
