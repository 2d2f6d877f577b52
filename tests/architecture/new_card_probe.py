"""Plays with the two cards of docs/how-to-add-a-card.md where they have just been added.

Not a test: `test_new_card.py` runs it as a program in a copy of the sources that has both cards.
"""

from __future__ import annotations

import json
import sys
from typing import Final

from citadels.engine.answers.codec import arg1_of, verb_of
from citadels.engine.codes import FIRST_DISTRICT_HANDLER, USE
from citadels.engine.editions.edition import Setup
from citadels.engine.game import Game
from citadels.engine.names import character_code, district_code
from citadels.engine.playout import RandomPolicy
from citadels.engine.serialization import dump, load
from citadels.engine.setup import new_game, setup_from_preset
from citadels.protocol.options import option_of
from citadels.rl.encoding.codec import NO_ACTION
from citadels.rl.families import family_of
from citadels.sim.counters.randomized_policy import GATHER_CHOICE, PICK_CHOICE, RandomizedPolicy
from citadels.sim.play_game import play_game
from citadels.text import LANGUAGES
from citadels.text.localize import Localizer
from tests.bots.bot_games import make_all_bots
from tests.properties.random_games import BUSY_STYLE, NAMES, RandomGame

ROLE: Final = character_code("night-watch")
CARD: Final = district_code("customs-house")
SOURCES: Final = {ROLE: "night-watch", FIRST_DISTRICT_HANDLER + CARD: "customs-house"}
PLAYERS: Final = 4
MANY_GAMES: Final = 60
SEARCH_ITERATIONS: Final = 2


def make_setup() -> Setup:
    """The first game, with the character in its rank and the district in the place of another."""
    first = setup_from_preset("2016", PLAYERS)
    ranks = [*first.characters]
    ranks[4] = ROLE  # its rank is 5
    return setup_from_preset(
        "2016", PLAYERS, characters=tuple(ranks), districts=(*first.districts[1:], CARD)
    )


def check_bots(setup: Setup) -> None:
    """Bots of every kind play to the end, a few at a time."""
    bots = make_all_bots(SEARCH_ITERATIONS)
    for first in range(0, len(bots), 2):
        lineup = [bots[(first + seat) % len(bots)] for seat in range(PLAYERS)]
        play_game(new_game(setup, first), lineup, seeds=range(PLAYERS))


def check_policies(setup: Setup) -> None:
    """A player of the laboratory, whose choices are partly random, plays to the end."""
    policy = RandomizedPolicy(RandomPolicy(1), PICK_CHOICE | GATHER_CHOICE, 500)
    game = new_game(setup, 1)
    game.is_quiet = True
    while not game.is_over():
        game.play(policy.choose(game, game.write_options()))


def check_answers(setup: Setup) -> set[int]:
    """Every answer has an action and words, and both cards are used. Returns their answers."""
    codec = family_of(setup).codec
    uses: set[int] = set()
    for seed in range(MANY_GAMES):
        for game in RandomGame(setup, seed, style=BUSY_STYLE).play():
            seat, legal = game.to_move(), game.legal()
            actions = [codec.action_of(answer, seat, PLAYERS) for answer in legal]
            assert NO_ACTION not in actions
            assert [codec.answer_of(action, seat, PLAYERS) for action in actions] == legal
            new = {
                answer
                for answer in legal
                if verb_of(answer) == USE and arg1_of(answer) in SOURCES and answer not in uses
            }
            if new:
                check_save(game)
            uses |= new
        if {arg1_of(answer) for answer in uses} == set(SOURCES):
            return uses
    raise AssertionError("one of the cards was never used")


def check_save(game: Game) -> None:
    loaded = load(json.loads(json.dumps(dump(game))))
    assert list(loaded.row) == list(game.row)
    assert loaded.legal() == game.legal()


def check_words(uses: set[int]) -> None:
    """An option says where it is and whether it harms, and reads well in every language."""
    for answer in uses:
        option = option_of(answer)
        is_character = arg1_of(answer) == ROLE
        assert option.source == SOURCES[arg1_of(answer)]
        assert (option.place, option.harm) == (("player", True) if is_character else ("", False))
        for language in LANGUAGES:
            words = Localizer(language, NAMES).option(option, "turn")
            assert words
            assert "answer-" not in words
            assert not is_character or NAMES[option.seat] in words


def main() -> None:
    setup = make_setup()
    check_bots(setup)
    check_policies(setup)
    check_words(check_answers(setup))
    sys.stdout.write(family_of(setup).encoding)


if __name__ == "__main__":
    main()
