"""The action index: every answer has one action, which never changes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from citadels.engine import codes
from citadels.engine.answers.codec import make_answer, make_use
from citadels.engine.codes import SEAT_ARGUMENT
from citadels.rl.actions import WAIT, ActionIndex
from citadels.rl.encoding.codec import NO_ACTION
from citadels.rl.encoding_doc import page
from citadels.rl.families import FAMILIES, get_family
from citadels.rl.layout import Layout
from tests.architecture.source_code import ROOT
from tests.properties.random_games import PLAYER_COUNTS, note_on_failure, random_games
from tests.rl.learner_games import family_at


def test_another_index_or_layout_is_another_encoding() -> None:
    family = get_family("2016")
    roles, cards = [*range(27)], [*range(17)]
    layout, actions = Layout(len(roles), len(cards)), ActionIndex(roles, cards, 10)
    others = [replace(family, layout=layout), replace(family, actions=actions)]
    encodings = {kind.encoding for kind in (family, get_family("classic"), *others)}
    assert len(encodings) == 4
    assert replace(family).encoding == family.encoding


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_every_legal_answer_has_one_action_that_decodes_to_it(players: int) -> None:
    for table in random_games(players, usual=8, long=200, skip=70_000):
        codec = family_at(table).codec
        with note_on_failure(table):
            for game in table.play():
                seat = game.to_move()
                legal = game.legal()
                actions = [codec.action_of(answer, seat, players) for answer in legal]
                assert NO_ACTION not in actions
                assert WAIT not in actions
                assert len(set(actions)) == len(legal)
                assert [codec.answer_of(action, seat, players) for action in actions] == legal


@pytest.mark.parametrize("name", FAMILIES)
def test_no_two_actions_are_the_same(name: str) -> None:
    actions = get_family(name).actions
    assert len(set(actions.answers)) == len(actions.answers)
    assert len(set(actions.texts)) == len(actions.texts)
    assert sum(count for _, count in actions.groups.values()) == len(actions)


def test_seats_are_counted_from_the_answering_seat() -> None:
    codec = get_family("2016").codec
    left_action = codec.action_of(make_use(codes.WARLORD, SEAT_ARGUMENT + 2, codes.MANOR), 1, 5)
    assert get_family("2016").actions.texts[left_action] == "warlord +1 manor"
    same = make_use(codes.WARLORD, SEAT_ARGUMENT + 0, codes.MANOR)
    assert codec.action_of(same, 4, 5) == left_action
    assert codec.answer_of(left_action, 4, 5) == same
    payer = codec.action_of(make_answer(codes.FROM, 0), 3, 4)
    assert get_family("2016").actions.texts[payer] == "from +1"
    assert codec.answer_of(payer, 3, 4) == make_answer(codes.FROM, 0)


def test_a_missing_seat_never_becomes_another_seat() -> None:
    codec = get_family("2016").codec
    far = get_family("2016").actions.texts.index("wizard +5")
    assert codec.answer_of(far, 2, 4) == make_use(codes.WIZARD, SEAT_ARGUMENT + 5)


@pytest.mark.parametrize("family", FAMILIES)
def test_an_action_outside_the_index_is_refused(family: str) -> None:
    codec, count = get_family(family).codec, len(get_family(family).actions)
    for action in (-1, count):
        with pytest.raises(ValueError, match=f"action {action} is not from 0 to {count - 1}"):
            codec.answer_of(action, 0, 4)


def test_an_answer_of_another_family_has_no_action() -> None:
    assert get_family("classic").codec.action_of(make_use(codes.SEER), 0, 4) == NO_ACTION


def test_an_unknown_family_is_refused() -> None:
    with pytest.raises(ValueError, match="no family '2017'; there are 2016, classic"):
        get_family("2017")


def test_the_encoding_page_is_up_to_date() -> None:
    stored_page = (ROOT / "docs" / "encoding.md").read_text(encoding="utf-8")
    assert stored_page == page(), "run: python -m citadels.rl.encoding_doc > docs/encoding.md"
