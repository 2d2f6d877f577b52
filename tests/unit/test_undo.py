"""Which answers can be taken back: by the events they cause, and case by case."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pytest

from citadels.engine import undo
from citadels.engine.answers.text import parse_answer
from citadels.engine.names import EVENTS, UNDO
from citadels.engine.notation.parser import parse_stories
from citadels.engine.notation.runner import run_story
from citadels.engine.undo import REVEALING_EVENTS, undo_refusal

NAMES: Final = ["Ann", "Bob", "Cid", "Dan"]

# Events that reveal nothing beyond the player's own choice: gold that moves, districts in cities,
# and what players name, show or lay away of their own. Add a new event here or to the revealing
# ones.
HARMLESS_EVENTS: Final = {
    "dealt",
    "crowned",
    "round-began",
    "laid",
    "gathered-gold",
    "gathered-cards",
    "kept",
    "put-under",
    "gained",
    "paid",
    "gave-gold",
    "built",
    "destroyed",
    "exchanged",
    "seized",
    "beautified",
    "confiscated",
    "completed",
    "killed-role",
    "bewitched-role",
    "robbed-role",
    "warrant-laid",
    "warrant-signed",
    "threat-laid",
    "threat-flowered",
    "bribed",
    "refused",
    "threat-left",
    "stole",
    "stored",
    "taxed",
    "collected",
    "resumed",
    "turn-ended",
    "round-ended",
    "game-ended",
    "income-taken",
    "given-up",
    "discarded",
    "site-laid",
    "shortened",
    "lengthened",
    "thanked",
    "turn-lost",
}


def test_every_event_is_either_revealing_or_harmless() -> None:
    revealing = {EVENTS[kind] for kind in REVEALING_EVENTS}
    assert len(revealing) == len(REVEALING_EVENTS)
    assert not revealing & HARMLESS_EVENTS
    assert sorted(revealing | HARMLESS_EVENTS) == sorted(EVENTS[1:])


def test_every_refusal_has_its_word() -> None:
    words = ("UNDOABLE", "NOT_OWN_TURN", "OTHERS_DECIDED", "REVEALED_SOMETHING", "CHANCE_FELL")
    assert [getattr(undo, word) for word in words] == list(range(len(UNDO)))
    assert tuple(word.lower().replace("_", "-") for word in words) == UNDO


@dataclass(frozen=True)
class Case:
    """A position, and an answer of Ann in it."""

    title: str
    answer_line: str  # the answer
    ann: str  # what Ann starts with
    bob: str = "warlord"
    cid: str = "merchant"
    dan: str = "bishop"
    table: str = ""  # more lines of the set-up
    start: str = "turn Ann, gathered"
    played: str = ""  # previous answers
    question: str = "turn Ann"  # the open question then
    profile: str = "2016"

    def story(self) -> str:
        lines = [
            "# A position.",
            f"profile {self.profile}",
            self.table,
            f"Ann {self.ann}",
            f"Bob {self.bob}",
            f"Cid {self.cid}",
            f"Dan {self.dan}",
            self.start,
            self.played,
            self.question,
        ]
        return "\n".join(lines)

    def refusal(self) -> str:
        """The code that says whether the answer can be taken back."""
        before = run_story(parse_stories(self.story())[0])
        after = before.copy()
        after.apply(parse_answer(self.answer_line, NAMES))
        return UNDO[undo_refusal(before, after)]


WARRANTS_LINE: Final = "warrants king merchant* bishop by Bob"
THREATS_LINE: Final = "threats king merchant* by Bob"
DECK_LINE: Final = "deck castle docks"

UNDOABLE_CASES: Final = (
    Case("gathering gold", "gold", "king", start="turn Ann"),
    Case("income in gold", "income", "king city manor"),
    Case("taking the crown", "king", "king", cid="merchant crown"),
    Case("building a district", "build tavern", "king gold 3 hand tavern castle"),
    Case(
        "giving up a district for it",
        "build castle by framework",
        "king hand castle city framework",
    ),
    Case("destroying a district", "warlord Bob docks", "warlord gold 9", bob="thief city docks"),
    Case("beautifying a district", "artist tavern", "artist gold 1 city tavern"),
    Case("naming a victim", "assassin king", "assassin"),
    Case("naming whom to rob", "thief king", "thief"),
    Case("laying the first warrant", "magistrate king", "magistrate"),
    Case(
        "laying the last warrant, which shows where all lie",
        "mark bishop",
        "magistrate",
        played="Ann: magistrate king, mark merchant",
        question="asked Ann lay-warrant",
    ),
    Case(
        "keeping one of the cards that were drawn before",
        "keep castle",
        "king",
        table=DECK_LINE,
        start="turn Ann",
        played="Ann: cards",
        question="asked Ann keep-card",
    ),
    Case(
        "bribing in the own turn",
        "bribe",
        "king gold 4",
        bob="blackmailer",
        table=THREATS_LINE,
        start="turn Ann",
        played="Ann: gold",
        question="asked Ann bribe",
    ),
    Case(
        "building where the Magistrate was asked before",
        "build docks",
        "architect gold 9 hand tavern docks",
        bob="magistrate",
        table="warrants king architect merchant* by Bob",
        played="Ann: build tavern\nBob: pass",
    ),
    Case("laying a card away", "magician", "magician hand tavern"),
    Case("handing on the crown", "emperor Bob", "emperor crown", bob="warlord gold 1"),
    Case(
        "taking gold for the crown",
        "take gold",
        "emperor",
        bob="warlord gold 1 hand tavern",
        played="Ann: emperor Bob",
        question="asked Ann gold-or-card",
    ),
    Case("selling a card", "laboratory tavern", "king hand tavern city laboratory"),
    Case("storing a card", "museum tavern", "king hand tavern city museum"),
    Case("seizing a district", "marshal Bob docks", "marshal gold 9", bob="thief city docks"),
    Case(
        "exchanging for an empty Museum",
        "give docks",
        "diplomat gold 9 city docks",
        bob="thief city museum",
        played="Ann: diplomat Bob museum",
        question="asked Ann give-district",
    ),
)
OTHERS_DECIDE_CASES: Final = (
    Case(
        "building while the Magistrate may confiscate",
        "build tavern",
        "king gold 3 hand tavern",
        bob="magistrate",
        table=WARRANTS_LINE,
    ),
    Case(
        "refusing a bribe",
        "refuse",
        "king gold 4",
        bob="blackmailer",
        table=THREATS_LINE,
        start="turn Ann",
        played="Ann: gold",
        question="asked Ann bribe",
    ),
    Case(
        "destroying what somebody may reclaim",
        "warlord Bob docks",
        "warlord gold 9",
        bob="thief city docks",
        cid="merchant gold 1 city graveyard",
        profile="classic-en",
    ),
)
NOT_IN_TURN_CASES: Final = (
    Case("ending the turn", "end", "king"),
    Case(
        "picking a character",
        "pick king",
        "crown",
        bob="",
        cid="",
        dan="",
        start="draft",
        question="asked Ann pick-character",
    ),
    Case(
        "turning over a threat in the turn of another",
        "reveal",
        "blackmailer",
        bob="king gold 4",
        table="threats king* merchant by Ann",
        start="turn Bob",
        played="Bob: gold, refuse",
        question="asked Ann reveal-threat",
    ),
    Case(
        "confiscating in the turn of another",
        "confiscate",
        "magistrate",
        bob="king gold 3 hand tavern",
        table="warrants king* merchant bishop by Ann",
        start="turn Bob, gathered",
        played="Bob: build tavern",
        question="asked Ann confiscate",
    ),
    Case(
        "going on as the bewitched",
        "witch king",
        "witch",
        start="turn Ann",
        played="Ann: gold",
        question="asked Ann bewitch",
    ),
)
REVEALING_CASES: Final = (
    Case("gathering cards", "cards", "king", start="turn Ann"),
    Case("income in cards", "income", "patrician city manor"),
    Case("looking at a hand", "wizard Bob", "wizard", bob="warlord hand tavern"),
    Case(
        "taking what one has looked at",
        "take tavern",
        "wizard",
        bob="warlord hand tavern",
        played="Ann: wizard Bob",
        question="asked Ann take-from-hand",
    ),
    Case("spying", "spy Bob noble", "spy"),
    Case("swapping hands", "magician Bob", "magician hand tavern", bob="warlord hand docks"),
    Case(
        "drawing for cards that were laid away",
        "done",
        "magician hand tavern castle",
        played="Ann: magician, discard tavern",
        question="asked Ann discard-and-draw",
    ),
    Case(
        "looking at a hand to take from it",
        "seer",
        "seer",
        bob="warlord hand tavern",
        table="ruling seer-takes chosen",
    ),
    Case(
        "exchanging for a Museum with cards under it",
        "give docks",
        "diplomat gold 9 city docks",
        bob="thief city museum museum tavern",
        played="Ann: diplomat Bob museum",
        question="asked Ann give-district",
    ),
    Case(
        "looking through the deck",
        "build lighthouse",
        "king gold 9 hand lighthouse",
        profile="classic-ru",
        bob="thief",
    ),
)
CHANCE_CASES: Final = (
    Case(
        "taking a card at random",
        "take card",
        "emperor",
        bob="warlord hand tavern docks",
        played="Ann: emperor Bob",
        question="asked Ann gold-or-card",
    ),
    Case("taking a card from everybody", "seer", "seer", bob="warlord hand tavern docks"),
    Case(
        "shuffling the deck",
        "keep castle",
        "scholar",
        table=DECK_LINE,
        played="Ann: scholar",
        question="asked Ann keep-one-of-many",
    ),
)


def case_parameter(case: Case) -> str:
    return case.title


@pytest.mark.parametrize("case", UNDOABLE_CASES, ids=case_parameter)
def test_what_shows_nothing_new_can_be_taken_back(case: Case) -> None:
    assert case.refusal() == "undoable"


@pytest.mark.parametrize("case", OTHERS_DECIDE_CASES, ids=case_parameter)
def test_an_answer_stands_when_somebody_else_has_to_decide(case: Case) -> None:
    assert case.refusal() == "others-decided"


@pytest.mark.parametrize("case", NOT_IN_TURN_CASES, ids=case_parameter)
def test_an_answer_outside_the_own_turn_and_the_end_of_a_turn_stand(case: Case) -> None:
    assert case.refusal() == "not-own-turn"


@pytest.mark.parametrize("case", REVEALING_CASES, ids=case_parameter)
def test_an_answer_that_shows_cards_stands(case: Case) -> None:
    assert case.refusal() == "revealed-something"


@pytest.mark.parametrize("case", CHANCE_CASES, ids=case_parameter)
def test_an_answer_by_which_chance_fell_stands(case: Case) -> None:
    assert case.refusal() == "chance-fell"
