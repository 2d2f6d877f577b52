"""One game with bots in its seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from citadels.bots.random import RandomBot
from citadels.engine.answers.codec import verb_of
from citadels.engine.codes import ARMORY, FRAMEWORK, NECROPOLIS, NOBODY, PICK
from citadels.engine.game import Game, IllegalAnswerError
from citadels.engine.scoring import VICTORY_PARTS, score
from citadels.engine.setup import deal, make_rules, setup_from_preset
from citadels.engine.state import ANSWER_COUNT, ASIDE, FACEUP, ROUND
from citadels.sim import table
from citadels.sim.observers import OBSERVERS, Observer
from citadels.sim.table import EndlessError, StoppedError, play
from tests.sim.bots import Builder, Liar, Thinker

if TYPE_CHECKING:
    from typing_extensions import override
else:
    from citadels.engine.native_types import override

RULES = make_rules(setup_from_preset("2016", 4))
BOTS = [RandomBot(), Builder(), RandomBot(), Builder()]
SEEDS = [11, 12, 13, 14]


def watchers() -> list[Observer]:
    return [kind() for kind in OBSERVERS.values()]


def test_observers_do_not_touch_the_play() -> None:
    for seed in range(3):
        alone, seen = deal(RULES, seed), deal(RULES, seed)
        play(alone, BOTS, SEEDS)
        play(seen, BOTS, SEEDS, watchers())
        assert list(alone.row) == list(seen.row)


def test_observers_do_not_touch_the_play_of_bots_that_think() -> None:
    bots = [Thinker(), RandomBot(), Builder(), RandomBot()]
    alone, seen = deal(RULES, 1), deal(RULES, 1)
    play(alone, bots, SEEDS)
    play(seen, bots, SEEDS, watchers())
    assert list(alone.row) == list(seen.row)


def test_other_seeds_give_another_game() -> None:
    one, other = deal(RULES, 1), deal(RULES, 1)
    play(one, BOTS, SEEDS)
    play(other, BOTS, [*SEEDS[:3], 99])
    assert list(one.row) != list(other.row)


def test_a_game_that_nobody_ends_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "LONGEST", 30)
    with pytest.raises(EndlessError, match="30 answers"):
        play(deal(RULES, 1), BOTS, SEEDS)
    with pytest.raises(EndlessError, match="30 answers"):
        play(deal(RULES, 1), BOTS, SEEDS, watchers())


def test_an_illegal_answer_is_refused() -> None:
    with pytest.raises(IllegalAnswerError):
        play(deal(RULES, 1), [Liar(), *BOTS[1:]], SEEDS)


def test_a_game_that_is_broken_off_is_not_counted() -> None:
    seen = watchers()
    left = iter([False] * 100)
    with pytest.raises(StoppedError):
        play(deal(RULES, 1), BOTS, SEEDS, seen, lambda: next(left, True))
    assert not any(observer.tally for observer in seen)


class Draft(Observer):
    """The characters that were removed, round by round."""

    needs_steps = True

    @override
    def before(self, game: Game) -> None:
        self.removed = [(game.get(FACEUP), game.get(ASIDE))]

    @override
    def step(self, game: Game, seat: int, answer: int) -> None:
        if game.get(ROUND) > len(self.removed):
            self.removed.append((game.get(FACEUP), game.get(ASIDE)))


def test_the_same_characters_are_removed_in_every_round_of_a_deal() -> None:
    drafts = []
    for turn in range(4):
        observer = Draft()
        bots = BOTS[turn:] + BOTS[:turn]
        play(deal(RULES, 5), bots, [turn * 10 + seat for seat in range(4)], [observer])
        drafts.append(observer.removed)
    common = min(map(len, drafts))
    assert common > 5
    assert len({tuple(removed[:common]) for removed in drafts}) == 1
    assert len(set(drafts[0])) > 2


class Replay(Observer):
    """Counts by hand what the observers count."""

    needs_steps = True

    @override
    def before(self, game: Game) -> None:
        self.picks = 0

    @override
    def step(self, game: Game, seat: int, answer: int) -> None:
        self.picks += verb_of(answer) == PICK


def test_what_is_counted_is_what_happened() -> None:
    seen = {name: kind() for name, kind in OBSERVERS.items()}
    replay = Replay()
    game = deal(RULES, 3)
    play(game, BOTS, SEEDS, [*seen.values(), replay])
    length = seen["length"].tally
    assert length == {
        ("rounds", str(game.get(ROUND))): 1,
        ("answers", str(game.get(ANSWER_COUNT))): 1,
    }
    points = seen["points"].tally
    scores = [score(game, seat) for seat in range(4)]
    assert points["bot", "", "points"] == sum(scores)
    assert points["bot", "", "wins"] == VICTORY_PARTS
    assert sum(count for key, count in points.items() if key[0] == "for") == sum(scores)
    assert points["winners", "points"] == points["winners", "seats"] * max(scores)
    characters = seen["characters"].tally
    picks = sum(count for key, count in characters.items() if key[1] == "picks")
    assert picks == replay.picks == 4 * game.get(ROUND)
    attacks = seen["attacks"].tally
    assert 0 < attacks["killed", "hits"] < attacks["killed", "tries"]
    assert game.to_move() == NOBODY


def test_a_district_that_is_given_up_is_not_counted_as_destroyed() -> None:
    giving_up = (ARMORY, FRAMEWORK, NECROPOLIS)
    others = tuple(card for card in setup_from_preset("2016", 4).districts if card not in giving_up)
    rules = make_rules(setup_from_preset("2016", 4, districts=(*giving_up, *others[:11])))
    observer = OBSERVERS["districts"]()
    standing = 0
    for seed in range(10):
        game = deal(rules, seed)
        play(game, BOTS, SEEDS, [observer])
        standing += sum(game.city_size(seat) for seat in range(4))
    built, destroyed, given_up = (
        sum(count for key, count in observer.tally.items() if key[0] == what)
        for what in ("built", "destroyed", "given-up")
    )
    assert given_up > 0
    assert built - destroyed - given_up == standing
