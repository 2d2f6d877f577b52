"""The action index: every answer has one action, and it is the same one for ever."""

from __future__ import annotations

import hashlib
from typing import Final

import pytest

from citadels.engine import codes
from citadels.engine.answers.codec import make_answer, make_use
from citadels.engine.codes import SEAT_ARGUMENT
from citadels.rl.actions import WAIT
from citadels.rl.coding.codebook import NO_ACTION
from citadels.rl.coding.pieces import ENCODING
from citadels.rl.encoding import page
from citadels.rl.families import FAMILIES, family
from tests.architecture.source import ROOT
from tests.properties.games import PLAYERS, noted, tables
from tests.rl.playing import family_at

# Of the words of all actions and of all pieces. Whoever changes one of them changes ENCODING too:
# networks that were trained with the old one would play nonsense with the new one.
DIGESTS: Final = {(1, "2016"): "8a0476877580673d", (1, "classic"): "2016e94c9e278051"}


@pytest.mark.parametrize("name", FAMILIES)
def test_another_index_or_layout_is_another_encoding(name: str) -> None:
    kind = family(name)
    pieces = [f"{piece.name} {piece.offset} {piece.shape}" for piece in kind.layout.pieces.values()]
    told = "\n".join([*kind.actions.texts, *pieces])
    assert hashlib.sha256(told.encode()).hexdigest()[:16] == DIGESTS[ENCODING, name]


@pytest.mark.parametrize("players", PLAYERS)
def test_every_legal_answer_has_one_action_and_comes_back_from_it(players: int) -> None:
    for table in tables(players, usual=8, long=200, skip=70_000):
        book = family_at(table).book
        with noted(table):
            for game in table.steps():
                seat = game.to_move()
                legal = game.legal()
                actions = [book.action_of(given, seat, players) for given in legal]
                assert NO_ACTION not in actions
                assert WAIT not in actions
                assert len(set(actions)) == len(legal)
                assert [book.answer_of(action, seat, players) for action in actions] == legal


@pytest.mark.parametrize("name", FAMILIES)
def test_no_two_actions_are_the_same(name: str) -> None:
    actions = family(name).actions
    assert len(set(actions.answers)) == len(actions.answers)
    assert len(set(actions.texts)) == len(actions.texts)
    assert sum(count for _, count in actions.groups.values()) == len(actions)


def test_seats_are_counted_from_the_one_who_answers() -> None:
    book = family("2016").book
    left = book.action_of(make_use(codes.WARLORD, SEAT_ARGUMENT + 2, codes.MANOR), 1, 5)
    assert family("2016").actions.texts[left] == "warlord +1 manor"
    same = make_use(codes.WARLORD, SEAT_ARGUMENT + 0, codes.MANOR)
    assert book.action_of(same, 4, 5) == left
    assert book.answer_of(left, 4, 5) == same
    payer = book.action_of(make_answer(codes.FROM, 0), 3, 4)
    assert family("2016").actions.texts[payer] == "from +1"
    assert book.answer_of(payer, 3, 4) == make_answer(codes.FROM, 0)


def test_a_seat_that_there_is_not_becomes_no_other_seat() -> None:
    book = family("2016").book
    far = family("2016").actions.texts.index("wizard +5")
    assert book.answer_of(far, 2, 4) == make_use(codes.WIZARD, SEAT_ARGUMENT + 5)


@pytest.mark.parametrize("action", [-1, 4211])
def test_an_action_outside_the_index_is_named(action: int) -> None:
    with pytest.raises(ValueError, match=f"action {action} is not from 0 to 4210"):
        family("2016").book.answer_of(action, 0, 4)


def test_an_answer_of_another_family_has_no_action() -> None:
    assert family("classic").book.action_of(make_use(codes.SEER), 0, 4) == NO_ACTION


def test_a_family_that_there_is_not() -> None:
    with pytest.raises(ValueError, match="no family '2017'; there are 2016, classic"):
        family("2017")


def test_the_page_of_the_encoding_is_as_printed() -> None:
    kept = (ROOT / "docs" / "encoding.md").read_text(encoding="utf-8")
    assert kept == page(), "run: python -m citadels.rl.encoding > docs/encoding.md"
