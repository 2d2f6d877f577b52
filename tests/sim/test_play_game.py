"""One game with bots in its seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from citadels.bots.policy_bots import RandomBot
from citadels.engine.answers.codec import verb_of
from citadels.engine.codes import ARMORY, FRAMEWORK, NECROPOLIS, NOBODY, PICK
from citadels.engine.game import Game, IllegalAnswerError
from citadels.engine.names import CHARACTERS
from citadels.engine.scoring import VICTORY_PARTS, score
from citadels.engine.setup import deal, make_rules, setup_from_preset
from citadels.engine.state import ANSWER_COUNT, ASIDE, FACEUP, ROUND
from citadels.sim import play_game as game_module
from citadels.sim.counters.characters import ROLE_BINS, CharacterPicks
from citadels.sim.counters.counter import CELL_FIELDS
from citadels.sim.counters.game_results import EndlessError
from citadels.sim.counters.observer import Observer
from citadels.sim.executor import StoppedError
from citadels.sim.observers import OBSERVERS, TallyObserver
from citadels.sim.play_game import play_game
from tests.sim.stub_bots import Builder, Liar, Thinker

if TYPE_CHECKING:
    from typing_extensions import override
else:
    from citadels.engine.native_types import override

RULES = make_rules(setup_from_preset("2016", 4))
BOTS = [RandomBot(), Builder(), RandomBot(), Builder()]
SEEDS = [11, 12, 13, 14]


def make_observers() -> list[TallyObserver]:
    return [kind() for kind in OBSERVERS.values()]


def test_observers_do_not_affect_the_game() -> None:
    for seed in range(3):
        alone, observed = deal(RULES, seed), deal(RULES, seed)
        play_game(alone, BOTS, SEEDS)
        play_game(observed, BOTS, SEEDS, make_observers())
        assert list(alone.row) == list(observed.row)


def test_observers_do_not_affect_bots_without_a_policy() -> None:
    bots = [Thinker(), RandomBot(), Builder(), RandomBot()]
    alone, observed = deal(RULES, 1), deal(RULES, 1)
    play_game(alone, bots, SEEDS)
    play_game(observed, bots, SEEDS, make_observers())
    assert list(alone.row) == list(observed.row)


def test_other_seeds_give_another_game() -> None:
    first, second = deal(RULES, 1), deal(RULES, 1)
    play_game(first, BOTS, SEEDS)
    play_game(second, BOTS, [*SEEDS[:3], 99])
    assert list(first.row) != list(second.row)


def test_an_endless_game_is_abandoned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_module, "MAX_DECISIONS", 30)
    with pytest.raises(EndlessError, match="30 answers"):
        play_game(deal(RULES, 1), BOTS, SEEDS)
    with pytest.raises(EndlessError, match="30 answers"):
        play_game(deal(RULES, 1), BOTS, SEEDS, make_observers())


def test_an_illegal_answer_is_refused() -> None:
    with pytest.raises(IllegalAnswerError):
        play_game(deal(RULES, 1), [Liar(), *BOTS[1:]], SEEDS)


def test_an_interrupted_game_is_not_counted() -> None:
    observers = make_observers()
    stop_flags = iter([False] * 100)
    with pytest.raises(StoppedError):
        play_game(deal(RULES, 1), BOTS, SEEDS, observers, lambda: next(stop_flags, True))
    assert not any(observer.tally for observer in observers)


class DraftObserver(Observer):
    """Records the removed characters of each round."""

    needs_events = True

    @override
    def begin(self, game: Game, bots: list[str]) -> None:
        self.removed = [(game.get(FACEUP), game.get(ASIDE))]

    @override
    def after_answer(self, game: Game, seat: int, answer: int) -> None:
        if game.get(ROUND) > len(self.removed):
            self.removed.append((game.get(FACEUP), game.get(ASIDE)))


def test_the_same_characters_are_removed_in_every_round_of_a_deal() -> None:
    drafts = []
    for turn in range(4):
        observer = DraftObserver()
        bots = BOTS[turn:] + BOTS[:turn]
        play_game(deal(RULES, 5), bots, [turn * 10 + seat for seat in range(4)], [observer])
        drafts.append(observer.removed)
    common = min(map(len, drafts))
    assert common > 5
    assert len({tuple(removed[:common]) for removed in drafts}) == 1
    assert len(set(drafts[0])) > 2


class ReplayObserver(Observer):
    """Counts in its own way what the observers count."""

    needs_events = True

    @override
    def begin(self, game: Game, bots: list[str]) -> None:
        self.picks = 0

    @override
    def after_answer(self, game: Game, seat: int, answer: int) -> None:
        self.picks += verb_of(answer) == PICK


def test_observers_count_what_happened() -> None:
    observers = {name: kind() for name, kind in OBSERVERS.items()}
    replay = ReplayObserver()
    game = deal(RULES, 3)
    play_game(game, BOTS, SEEDS, [*observers.values(), replay])
    length = observers["length"].tally
    assert length == {
        ("rounds", str(game.get(ROUND))): 1,
        ("answers", str(game.get(ANSWER_COUNT))): 1,
    }
    points = observers["points"].tally
    scores = [score(game, seat) for seat in range(4)]
    assert points["bot", "", "points"] == sum(scores)
    assert points["bot", "", "wins"] == VICTORY_PARTS
    assert sum(count for key, count in points.items() if key[0] == "for") == sum(scores)
    assert points["winners", "points"] == points["winners", "seats"] * max(scores)
    characters = observers["characters"].tally
    picks = sum(count for key, count in characters.items() if key[1] == "picks")
    assert picks == replay.picks == 4 * game.get(ROUND)
    attacks = observers["attacks"].tally
    assert 0 < attacks["killed", "hits"] < attacks["killed", "tries"]
    assert game.to_move() == NOBODY


def test_a_sacrificed_district_is_not_counted_as_destroyed() -> None:
    giving_up = (ARMORY, FRAMEWORK, NECROPOLIS)
    other_districts = tuple(
        card for card in setup_from_preset("2016", 4).districts if card not in giving_up
    )
    rules = make_rules(setup_from_preset("2016", 4, districts=(*giving_up, *other_districts[:11])))
    observer = OBSERVERS["districts"]()
    standing = 0
    for seed in range(10):
        game = deal(rules, seed)
        play_game(game, BOTS, SEEDS, [observer])
        standing += sum(game.city_size(seat) for seat in range(4))
    built, destroyed, given_up_count = (
        sum(count for key, count in observer.tally.items() if key[0] == kind)
        for kind in ("built", "destroyed", "given-up")
    )
    assert given_up_count > 0
    assert built - destroyed - given_up_count == standing


def test_a_laboratory_counter_can_observe_any_game() -> None:
    counter, tally = CharacterPicks(), OBSERVERS["characters"]()
    game = deal(RULES, 3)
    shares, points = play_game(game, [Thinker(), *BOTS[1:]], SEEDS, [counter, tally])
    assert sum(shares) == VICTORY_PARTS
    assert list(points) == [score(game, seat) for seat in range(4)]
    cells = np.array(counter.cells).reshape(-1, ROLE_BINS, CELL_FIELDS).sum(axis=0)
    for role, name in enumerate(CHARACTERS):
        assert cells[role, 0] == tally.tally[name, "picks"]
        assert cells[role, 1] == tally.tally[name, "wins"]
