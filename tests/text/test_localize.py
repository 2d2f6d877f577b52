"""The terminal's wording for questions and answers that only some books have."""

from __future__ import annotations

from typing import Final

import pytest

from citadels.cli.localize import CodeLocalizer, Question
from citadels.engine import codes
from citadels.engine.answers.codec import make_answer, make_reason, make_use
from citadels.engine.codes import FIRST_DISTRICT_HANDLER, HIDDEN, NO_CARD, NOBODY
from citadels.engine.editions.edition import Problem
from citadels.protocol.options import refusal_of
from citadels.protocol.steps import events_of
from citadels.text import LANGUAGES

NAMES: Final = ["Ann", "Bob"]
CROWN_QUESTION: Final = (codes.EMPEROR, 2, 0, 1, NO_CARD, 0)
EXTRA_QUESTION: Final = (codes.MERCHANT, 0, 0, NOBODY, NO_CARD, 0)
GRAVEYARD_QUESTION: Final = (
    FIRST_DISTRICT_HANDLER + codes.GRAVEYARD,
    0,
    0,
    NOBODY,
    codes.PALACE,
    0,
)
LIGHTHOUSE_QUESTION: Final = (FIRST_DISTRICT_HANDLER + codes.LIGHTHOUSE, 0, 0, NOBODY, NO_CARD, 0)
BELL_TOWER_QUESTION: Final = (FIRST_DISTRICT_HANDLER + codes.BELL_TOWER, 0, 0, NOBODY, NO_CARD, 0)
HOSPITAL_QUESTION: Final = (FIRST_DISTRICT_HANDLER + codes.HOSPITAL, 0, 0, NOBODY, NO_CARD, 0)
BALL_ROOM_QUESTION: Final = (FIRST_DISTRICT_HANDLER + codes.BALL_ROOM, 0, 0, 1, NO_CARD, 0)
TURN_QUESTION: Final = (codes.TURN_PHASE, 0, 0, NOBODY, NO_CARD, 0)
LABORATORY_ANSWER: Final = make_use(FIRST_DISTRICT_HANDLER + codes.LABORATORY)


@pytest.mark.parametrize(
    ("question", "answer", "words"),
    [
        (CROWN_QUESTION, make_answer(codes.PAY_GOLD), "Give 1 gold"),
        (CROWN_QUESTION, make_answer(codes.GIVE, codes.BARRACKS), "Give Battlefield"),
        (EXTRA_QUESTION, make_answer(codes.ACCEPT), "Take it"),
        (EXTRA_QUESTION, make_answer(codes.DECLINE), "Do without it"),
        (GRAVEYARD_QUESTION, make_answer(codes.RECLAIM), "Pay 1 gold and take it"),
        (GRAVEYARD_QUESTION, make_answer(codes.DECLINE), "Leave it there"),
        (LIGHTHOUSE_QUESTION, make_answer(codes.TAKE, codes.HAUNTED_QUARTER), "Take Haunted City"),
        (BELL_TOWER_QUESTION, make_answer(codes.SHORTEN), "Shorten the game"),
        (BELL_TOWER_QUESTION, make_answer(codes.DECLINE), "Leave it as it is"),
        (HOSPITAL_QUESTION, make_answer(codes.GOLD), "Gather gold"),
        (HOSPITAL_QUESTION, make_answer(codes.DECLINE), "Gather nothing"),
        (BALL_ROOM_QUESTION, make_answer(codes.THANK), "Say thanks"),
        (BALL_ROOM_QUESTION, make_answer(codes.BUILD, codes.TAVERN), "Build Tavern"),
        (TURN_QUESTION, make_use(codes.ABBOT), "Take 1 gold from the richest player"),
        (
            TURN_QUESTION,
            make_use(FIRST_DISTRICT_HANDLER + codes.SMITHY),
            "Pay 3 gold and draw 3 cards",
        ),
        (TURN_QUESTION, LABORATORY_ANSWER, "Use Laboratory"),
    ],
)
def test_the_words_of_an_answer_suit_its_question(
    question: Question, answer: int, words: str
) -> None:
    assert CodeLocalizer("en", NAMES, "classic-fr").code_answer(answer, question) == words


@pytest.mark.parametrize(
    ("question", "words"),
    [
        (CROWN_QUESTION, "Bob gives you the crown. What do you give in return: 1 gold or a card?"),
        (GRAVEYARD_QUESTION, "Do you pay 1 gold to take Palace into your hand?"),
        (BALL_ROOM_QUESTION, "Bob calls you and awaits your thanks. What do you do first?"),
    ],
)
def test_a_question_names_its_subject(question: Question, words: str) -> None:
    assert CodeLocalizer("en", NAMES, "classic-en").code_question(question) == words


@pytest.mark.parametrize(
    ("event", "words"),
    [
        ((codes.SAW_IN_DECK, 0, NOBODY, HIDDEN, 1), "Ann sees a card in the deck."),
        (
            (codes.TOOK_FROM_DECK, 0, NOBODY, codes.BARRACKS, 1),
            "Ann takes Battlefield from the deck.",
        ),
        (
            (codes.RECLAIMED, 0, NOBODY, codes.TAVERN, 0),
            "Ann takes the destroyed Tavern into hand.",
        ),
        (
            (codes.SHORTENED, 0, NOBODY, NO_CARD, 7),
            "Ann shortens the game: 7 districts complete a city.",
        ),
        (
            (codes.LENGTHENED, NOBODY, NOBODY, NO_CARD, 8),
            "A city again needs 8 districts to be completed.",
        ),
        ((codes.THANKED, 0, 1, NO_CARD, 0), "Ann thanks Bob for the call."),
        ((codes.TURN_LOST, 0, 1, NO_CARD, 0), "Ann forgets to thank Bob and loses the turn."),
    ],
)
def test_an_event_uses_the_words_of_the_edition(
    event: tuple[int, int, int, int, int], words: str
) -> None:
    assert CodeLocalizer("en", NAMES, "classic-en").event(events_of([event])[0]) == words


def test_a_reason_names_the_obstacle() -> None:
    speech = CodeLocalizer("en", NAMES, "classic-en")
    tied = speech.reason(refusal_of(make_reason(codes.SEVERAL_RICHEST, 6)))
    assert tied == "Several players are tied for the most gold: 6."
    assert speech.reason(refusal_of(make_reason(codes.ONE_REPEAT, codes.BARRACKS))).endswith(
        ": Battlefield."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_problem_names_cards_in_the_language(language: str) -> None:
    speech = CodeLocalizer(language, [], "classic-fr")
    forbidden = (("district", "hospital"), ("character", "witch"))
    text = speech.problem(Problem("district-forbids", forbidden))
    assert speech.texts.name_of_district("hospital") in text
    assert speech.texts.name_of_character("witch") in text
    unknown = speech.problem(Problem("unknown-district", (("name", "99"),)))
    assert "99" in unknown
    stranger = speech.problem(Problem("removed-not-there", (("district", "99"),)))
    assert "99" in stranger
