"""Each card gives its reasons with the right numbers, and refuses what points beyond the table."""

from __future__ import annotations

from typing import Final

import pytest

from citadels.engine.answers.codec import (
    make_answer,
    make_use,
    reason_arg1,
    reason_arg2,
    reason_code,
)
from citadels.engine.codes import (
    ABBOT,
    ARCHITECT,
    ARMORY,
    ARTIST,
    CARDINAL,
    CASTLE,
    DOCKS,
    EMPEROR,
    FIRST_DISTRICT_HANDLER,
    FROM,
    KING,
    LABORATORY,
    MAGICIAN,
    MERCHANT,
    MUSEUM,
    NAVIGATOR,
    NO_ARGUMENT,
    PATRICIAN,
    QUEEN,
    SCHOLAR,
    SEAT_ARGUMENT,
    SEER,
    SMITHY,
    SPY,
    TAVERN,
    TAX_COLLECTOR,
    THEATER,
    TYPE_ARGUMENT,
    TYPE_COUNT,
    WIZARD,
)
from citadels.engine.names import REASONS
from citadels.engine.notation.parser import parse_stories
from citadels.engine.notation.runner import run_story
from tests.rules.test_refusals import BOB, COMPLETED_CITY, Case

NUMBERED_CASES: Final = (
    Case("duplicate", "marshal Bob tavern", "marshal city tavern", "king city tavern", first=7),
    Case(
        "too-expensive", "marshal Bob docks", "marshal gold 2", "king city docks", first=3, second=2
    ),
    Case(
        "too-expensive",
        "warlord Bob castle",
        "warlord gold 2",
        "king city castle",
        first=3,
        second=2,
    ),
    Case("city-completed", "warlord Ann temple", f"warlord {COMPLETED_CITY}", first=0),
    Case("not-in-hand", "cardinal castle", "cardinal gold 1", first=CASTLE),
    Case(
        "payer-too-poor",
        "from Bob",
        "cardinal gold 1 hand docks tavern market",
        "king gold 1",
        "gold 2",
        played="Ann: cardinal docks",
        asked="asked Ann borrow-from",
        first=2,
    ),
    Case(
        "duplicate",
        "diplomat Bob tavern",
        "diplomat gold 1 city tavern docks",
        "king city tavern",
        first=TAVERN,
    ),
    Case(
        "too-expensive",
        "diplomat Bob castle",
        "diplomat gold 2 city tavern",
        "king city castle",
        first=3,
        second=2,
    ),
    Case(
        "too-expensive",
        "build castle",
        "wizard gold 3",
        "king hand castle",
        played="Ann: wizard Bob, take castle",
        asked="asked Ann build-or-keep",
        first=4,
        second=3,
    ),
    Case("too-expensive", "smithy", "thief gold 1 city smithy", first=2, second=1),
    Case(
        "too-expensive",
        "pay gold",
        "thief gold 5 hand thieves-den tavern",
        played="Ann: build thieves-den",
        asked="asked Ann pay-with-cards",
        first=6,
        second=5,
    ),
    Case(
        "not-in-hand",
        "pay castle",
        "thief gold 5 hand thieves-den tavern",
        played="Ann: build thieves-den",
        asked="asked Ann pay-with-cards",
        first=CASTLE,
    ),
    Case("not-in-hand", "laboratory castle", "thief city laboratory hand tavern", first=CASTLE),
    Case("not-in-hand", "museum castle", "thief city museum hand tavern", first=CASTLE),
    Case("not-there", "armory Ann armory", "thief city armory", first=ARMORY),
    Case(
        "city-completed",
        "armory Bob temple",
        "thief city armory",
        f"king {COMPLETED_CITY}",
        first=1,
    ),
    Case(
        "city-completed",
        "armory Bob tavern",
        "thief city armory manor castle palace temple church market",
        "king city tavern",
    ),
    Case("not-there", "artist docks", "artist gold 1 city tavern", first=DOCKS),
    Case(
        "no-cards-there",
        "take card",
        "emperor crown",
        "thief gold 1",
        played="Ann: emperor Bob",
        asked="asked Ann gold-or-card",
        first=BOB,
    ),
    Case(
        "city-completed",
        "marshal Bob tavern",
        f"marshal gold 1 {COMPLETED_CITY}",
        "king city tavern",
        table="ruling marshal-with-completed-city no",
    ),
    Case(
        "not-in-hand",
        "give castle",
        "seer",
        "king hand tavern",
        played="Ann: seer",
        asked="asked Ann give-to-each",
    ),
    Case(
        "not-asked-now",
        "take castle",
        "seer",
        "king hand tavern",
        played="Ann: seer",
        asked="asked Ann give-to-each",
    ),
)


@pytest.mark.parametrize(
    "case", NUMBERED_CASES, ids=[f"{case.answer_line}: {case.reason}" for case in NUMBERED_CASES]
)
def test_the_reason_has_its_numbers(case: Case) -> None:
    reason = case.game().refusal(case.answer())
    assert REASONS[reason_code(reason)] == case.reason
    assert (reason_arg1(reason), reason_arg2(reason)) == (case.first, case.second)


UNTARGETED_CASES: Final = (
    (Case("", "", "king", "thief crown"), KING),
    (Case("", "", "patrician", "thief crown"), PATRICIAN),
    (Case("", "", "seer", "king hand tavern"), SEER),
    (Case("", "", "architect"), ARCHITECT),
    (Case("", "", "scholar"), SCHOLAR),
    (Case("", "", "navigator"), NAVIGATOR),
    (Case("", "", "tax-collector", table="tax 2"), TAX_COLLECTOR),
    (Case("", "", "thief gold 2 city smithy"), FIRST_DISTRICT_HANDLER + SMITHY),
)


@pytest.mark.parametrize(("case", "handler"), UNTARGETED_CASES)
def test_what_is_used_alone_is_not_used_on_anybody(case: Case, handler: int) -> None:
    answer = make_use(handler, SEAT_ARGUMENT + BOB)
    assert REASONS[reason_code(case.game().refusal(answer))] == "not-your-ability"


def test_merchant_and_queen_are_used_on_nobody() -> None:
    lines = [
        "# A position.",
        "profile 2016",
        "Ann queen",
        "Bob merchant",
        "Cid thief",
        "Dan king",
        "Eve magician",
    ]
    for role, start in ((QUEEN, "turn Ann, gathered"), (MERCHANT, "turn Bob, gathered")):
        end = start.partition(",")[0]
        game = run_story(parse_stories("\n".join([*lines, start, end]))[0])
        reason = game.refusal(make_use(role, SEAT_ARGUMENT + BOB))
        assert REASONS[reason_code(reason)] == "not-your-ability"


FIFTH_SEAT_ARGUMENT: Final = SEAT_ARGUMENT + 4
OUT_OF_RANGE_CASES: Final = (
    (Case("", "", "magician", "king", start="turn Ann"), make_use(MAGICIAN, FIFTH_SEAT_ARGUMENT)),
    (Case("", "", "wizard", "king hand tavern"), make_use(WIZARD, FIFTH_SEAT_ARGUMENT)),
    (Case("", "", "abbot", "king gold 1"), make_use(ABBOT, FIFTH_SEAT_ARGUMENT)),
    (Case("", "", "emperor crown", "thief"), make_use(EMPEROR, FIFTH_SEAT_ARGUMENT)),
    (Case("", "", "spy", "king"), make_use(SPY, FIFTH_SEAT_ARGUMENT, TYPE_ARGUMENT)),
    (Case("", "", "spy", "king"), make_use(SPY, SEAT_ARGUMENT + BOB, TYPE_ARGUMENT + TYPE_COUNT)),
    (
        Case(
            "",
            "",
            "cardinal gold 1 hand docks tavern market",
            "king gold 2",
            played="Ann: cardinal docks",
            asked="asked Ann borrow-from",
        ),
        make_answer(FROM, 4),
    ),
    (
        Case(
            "",
            "",
            "thief city theater",
            start="selected",
            asked="asked Ann swap-character",
        ),
        make_use(FIRST_DISTRICT_HANDLER + THEATER, FIFTH_SEAT_ARGUMENT),
    ),
    (Case("", "", "artist gold 1 city tavern"), make_use(ARTIST, NO_ARGUMENT)),
    (
        Case("", "", "thief city laboratory hand tavern"),
        make_use(FIRST_DISTRICT_HANDLER + LABORATORY, 64),
    ),
    (Case("", "", "thief city museum hand tavern"), make_use(FIRST_DISTRICT_HANDLER + MUSEUM, 64)),
    (Case("", "", "cardinal hand tavern"), make_use(CARDINAL, 64)),
    (Case("", "", "cardinal hand tavern"), make_use(CARDINAL, NO_ARGUMENT)),
)


@pytest.mark.parametrize(("case", "answer"), OUT_OF_RANGE_CASES)
def test_what_points_beyond_the_table_is_not_there(case: Case, answer: int) -> None:
    game = case.game()
    assert answer not in game.legal()
    assert REASONS[reason_code(game.refusal(answer))] in {"not-there", "not-in-hand"}
