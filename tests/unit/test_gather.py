"""Gathering with other numbers than those of the edition: none is hard-coded."""

from __future__ import annotations

from citadels.engine.answers.codec import make_answer
from citadels.engine.answers.text import answer_text
from citadels.engine.codes import CARDS, KEEP_CARD, UNDER
from citadels.engine.notation.parser import parse_stories
from citadels.engine.notation.runner import run_story
from citadels.engine.view import hand_list

STORY = """
# Somebody is about to gather.
profile 2016
Ann  thief
Bob  king
Cid  bishop
Dan  warlord
deck tavern castle docks manor
turn Ann

turn Ann
"""


def test_two_of_four_cards_are_kept_one_after_the_other() -> None:
    game = run_story(parse_stories(STORY)[0])
    game.rules.gather_cards = 4
    game.rules.gather_keep = 2
    game.apply(make_answer(CARDS))
    menus: list[list[str]] = []
    for _ in range(3):
        menus.append([answer_text(answer, []) for answer in game.legal()])
        game.apply(game.legal()[0])
    assert menus == [
        ["keep manor", "keep castle", "keep tavern", "keep docks"],
        ["keep castle", "keep tavern", "keep docks"],
        ["under tavern", "under docks"],
    ]
    assert hand_list(game, 0) == [0, 1]
    assert not [answer for answer in game.legal() if answer >> 24 in {KEEP_CARD, UNDER}]
    assert game.deck_at(game.deck_size() - 1) != game.deck_at(game.deck_size() - 2)
