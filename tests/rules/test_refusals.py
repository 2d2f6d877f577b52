"""Each reason why an option is not there is given in some position, with its numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pytest

from citadels.engine.answers.codec import reason_arg1, reason_arg2, reason_code
from citadels.engine.answers.text import answer_text, parse_answer
from citadels.engine.codes import BISHOP, CASTLE, DOCKS, KEEP, KING, LEGAL, MANOR, TAVERN, THIEF
from citadels.engine.game import Game
from citadels.engine.names import REASONS
from citadels.engine.notation.parser import parse_stories
from citadels.engine.notation.runner import find_failure, run_story

SEATS: Final = ["Ann", "Bob", "Cid", "Dan"]
BOB: Final = 1
# Given by callers that know who answers: the game is asked about answers, not about players.
NOT_ASKED_REASON: Final = "not-your-decision"


@dataclass(frozen=True)
class Case:
    """A position, and an answer that is refused in it for a reason."""

    reason: str
    answer_line: str  # the answer
    ann: str  # what Ann has
    bob: str = "king"
    cid: str = ""  # what Cid has besides a character
    table: str = ""  # more lines of the set-up
    start: str = "turn Ann, gathered"
    played: str = ""  # answers before
    asked: str = "turn Ann"  # what is open then
    first: int = 0
    second: int = 0
    profile: str = "2016"

    def story(self) -> str:
        lines = [
            "# A position.",
            f"profile {self.profile}",
            self.table,
            f"Ann {self.ann}",
            f"Bob {self.bob}",
            f"Cid merchant {self.cid}",
            "Dan bishop" if self.ann.startswith(("magician", "wizard", "seer")) else "Dan magician",
            self.start,
            self.played,
            self.asked,
        ]
        return "\n".join(lines)

    def game(self) -> Game:
        return run_story(parse_stories(self.story())[0])

    def answer(self) -> int:
        return parse_answer(self.answer_line, SEATS)


COMPLETED_CITY: Final = "city manor castle palace temple church monastery cathedral"

CASES: Final = (
    Case("legal", "gold", "thief", start="turn Ann"),
    Case("not-asked-now", "pay tavern", "thief hand tavern"),
    Case("gather-first", "end", "thief", start="turn Ann"),
    Case("gathered-already", "gold", "thief"),
    Case("too-expensive", "build castle", "thief gold 3 hand castle", first=4, second=3),
    Case("not-in-hand", "build castle", "thief gold 4", first=CASTLE),
    Case("duplicate", "build manor", "thief gold 3 hand manor city manor", first=MANOR),
    Case(
        "limit-reached",
        "build docks",
        "thief gold 4 hand tavern docks",
        played="Ann: build tavern",
        first=1,
    ),
    Case("cannot-build", "build tavern", "navigator gold 1 hand tavern"),
    Case("never-built", "build secret-vault", "thief hand secret-vault"),
    Case(
        "too-many-districts",
        "build monument",
        "thief gold 4 hand monument city manor castle palace temple church",
        first=5,
    ),
    Case(
        "used-already",
        "laboratory tavern",
        "thief hand tavern docks city laboratory",
        played="Ann: laboratory docks",
    ),
    Case("nothing-to-gain", "income", "bishop", first=1),
    Case("no-cards-there", "wizard Bob", "wizard", first=BOB),
    Case("protected-by-card", "warlord Bob keep", "warlord gold 2", "king city keep", first=KEEP),
    Case(
        "protected-by-role",
        "warlord Bob tavern",
        "warlord",
        "bishop city tavern",
        first=BOB,
    ),
    Case("city-completed", "warlord Bob temple", "warlord", f"king {COMPLETED_CITY}", first=BOB),
    Case(
        "costs-too-much",
        "marshal Bob castle",
        "marshal gold 4",
        "king city castle",
        first=4,
        second=3,
    ),
    Case("not-there", "warlord Bob docks", "warlord gold 2", first=DOCKS),
    Case("yourself", "wizard Ann", "wizard hand tavern"),
    Case("not-in-cast", "thief bishop", "thief", table="cast abbot", first=BISHOP),
    Case("own-character", "thief thief", "thief", first=THIEF),
    Case("rank-one", "thief assassin", "thief"),
    Case("killed-already", "thief king", "thief", table="killed king", first=KING),
    Case(
        "bewitched-already",
        "thief king",
        "thief",
        "witch",
        table="bewitched king by Bob",
        first=KING,
    ),
    Case(
        "marked-already",
        "mark king",
        "magistrate",
        played="Ann: magistrate king",
        asked="asked Ann lay-warrant",
        first=KING,
    ),
    Case(
        "faceup-there",
        "assassin bishop",
        "assassin",
        table="ruling name-faceup-characters no\nfaceup bishop",
        first=BISHOP,
    ),
    Case("crown-first", "end", "emperor crown", "thief"),
    Case("crown-stays", "emperor Bob", "emperor", "thief crown", first=BOB),
    Case("not-richest", "abbot Bob", "abbot", "king gold 1", "gold 2", first=BOB, second=2),
    Case("you-are-richest", "abbot Bob", "abbot gold 1", "king gold 1", first=1),
    Case("payer-too-poor", "cardinal docks", "cardinal gold 1 hand docks tavern market", first=2),
    Case("too-few-cards", "cardinal docks", "cardinal gold 1 hand docks tavern", first=2, second=1),
    Case("beautified-already", "artist tavern", "artist gold 1 city tavern*", first=TAVERN),
    Case("no-gold", "artist tavern", "artist city tavern"),
    Case(
        "threat-open",
        "end",
        "bishop",
        "blackmailer",
        table="threats bishop* merchant by Bob",
        start="turn Ann",
    ),
    Case(
        "they-have-it",
        "give tavern",
        "diplomat gold 3 city tavern docks",
        "king city tavern castle",
        played="Ann: diplomat Bob castle",
        asked="asked Ann give-district",
        first=TAVERN,
    ),
    Case(
        "not-signed",
        "confiscate",
        "bishop gold 1 hand tavern",
        "magistrate",
        table="warrants bishop merchant* king by Bob",
        played="Ann: build tavern",
        asked="asked Bob confiscate",
    ),
    Case(
        "deck-empty",
        "cards",
        "thief",
        table="ruling gather-cards-from-empty-deck no\ndeck -",
        start="turn Ann",
    ),
    Case("game-over", "gold", f"thief {COMPLETED_CITY} first", start="over", asked="over"),
    Case("not-your-ability", "income", "thief city manor"),
    Case("not-short", "cardinal docks", "cardinal gold 3 hand docks tavern"),
    Case(
        "turn-closing",
        "build docks",
        "warlord gold 3 hand docks",
        "king city tavern",
        played="Ann: warlord Bob tavern",
        profile="classic-en",
    ),
    Case(
        "declined-already",
        "witch king",
        "witch gold 3 hand docks",
        played="Ann: build docks",
        profile="classic-ru",
    ),
    Case(
        "several-richest", "abbot", "abbot", "king gold 3", "gold 3", first=3, profile="classic-fr"
    ),
    Case("bonus-first", "end", "navigator", profile="classic-en"),
    Case(
        "one-repeat",
        "build tavern",
        "thief gold 1 hand tavern city quarry tavern docks docks",
        first=TAVERN,
        profile="classic-ru",
    ),
)


@pytest.mark.parametrize("case", CASES, ids=[case.reason for case in CASES])
def test_the_reason_is_given(case: Case) -> None:
    reason = case.game().refusal(case.answer())
    assert REASONS[reason_code(reason)] == case.reason
    if case.first or case.second:
        assert (reason_arg1(reason), reason_arg2(reason)) == (case.first, case.second)


@pytest.mark.parametrize("case", CASES, ids=[case.reason for case in CASES])
def test_what_is_listed_as_unavailable_is_refused_for_the_reason_listed(case: Case) -> None:
    game = case.game()
    legal = game.legal()
    for answer, reason in game.unavailable_options():
        assert answer not in legal, answer_text(answer, SEATS)
        assert game.refusal(answer) == reason, answer_text(answer, SEATS)
        assert reason != LEGAL


def test_a_player_sees_what_is_unavailable_and_why() -> None:
    case = next(case for case in CASES if case.reason == "too-expensive")
    reason_by_answer = {
        answer_text(answer, SEATS): reason for answer, reason in case.game().unavailable_options()
    }
    reasons = {text: REASONS[reason_code(reason)] for text, reason in reason_by_answer.items()}
    assert reasons == {
        "build castle": "too-expensive",
        "thief assassin": "rank-one",
        "thief thief": "own-character",
    }


def test_every_reason_has_a_position() -> None:
    assert [case.reason for case in CASES] == [
        reason for reason in REASONS if reason != NOT_ASKED_REASON
    ]


def test_a_story_reports_a_seat_that_is_not_asked() -> None:
    story = Case("", "", "thief", played="Bob! gold (not-your-decision)").story()
    assert find_failure(parse_stories(story)[0]) is None
