"""Options and refusals sent to clients say the same as the notation of the engine."""

from __future__ import annotations

from typing import Final

import msgspec
import pytest
from hypothesis import given as drawn
from hypothesis import strategies as st

from citadels.engine import codes
from citadels.engine.answers.arguments import REASON_ARGUMENTS, VERBS
from citadels.engine.answers.codec import make_answer, make_reason, make_use, reason_code, verb_of
from citadels.engine.answers.text import answer_text
from citadels.engine.codes import (
    BEAUTIFIED_BIT,
    BUILD_BY,
    CASTLE,
    FIRST_DISTRICT_HANDLER,
    FOR_CARDS,
    FOR_GOLD,
    FROM,
    KEEP,
    KING,
    NAVIGATOR,
    NOBLE,
    ROLE_ARGUMENT,
    SEAT_ARGUMENT,
    SPLIT,
    SPY,
    TAVERN,
    THANK,
    TYPE_ARGUMENT,
    USE,
    WARLORD,
)
from citadels.engine.editions.declarations import question_of
from citadels.engine.editions.registry import PROFILES
from citadels.engine.game import Game
from citadels.engine.names import CHARACTERS, DISTRICTS, REASONS
from citadels.protocol.options import (
    Option,
    Refusal,
    Unavailable,
    cards_place,
    option_of,
    refusal_of,
)
from tests.properties.random_games import (
    NAMES,
    PLAYER_COUNTS,
    RandomGame,
    note_on_failure,
    random_setup_for,
    seed_range,
)

# The notation of the engine for each verb, with the fields of an option that occur in it.
TEXT_BY_VERB: Final = {
    "pick": "pick {character}",
    "lay": "lay {character}",
    "gold": "gold",
    "cards": "cards",
    "keep-card": "keep {card}",
    "under": "under {card}",
    "build": "build {card}",
    "build-by": "build {card} by {given}",
    "income": "income",
    "split": "income gold {gold} cards {cards}",
    "end": "end",
    "done": "done",
    "decline": "pass",
    "take": "take {card}",
    "take-gold": "take gold",
    "take-card": "take card",
    "give": "give {card}",
    "discard": "discard {card}",
    "pay-card": "pay {card}",
    "pay-gold": "pay gold",
    "from": "from {seat}",
    "mark": "mark {character}",
    "bribe": "bribe",
    "refuse": "refuse",
    "reveal": "reveal",
    "confiscate": "confiscate",
    "give-role": "hand {character}",
    "keep-taken": "keep",
    "accept": "accept",
    "reclaim": "reclaim",
    "shorten": "shorten",
    "thank": "thank",
}
OPTION_FIELDS: Final = (
    "source",
    "seat",
    "character",
    "card",
    "given",
    "type",
    "choice",
    "gold",
    "cards",
)
EMPTY_OPTION: Final = Option(0, "")
VERB_CODES: Final = range(1, THANK + 1)

each_profile = pytest.mark.parametrize("profile", PROFILES)


def option_text(option: Option) -> str:
    """The notation of an option, which must have no fields that the notation does not use."""
    parts = {name: getattr(option, name) for name in OPTION_FIELDS}
    filled = [name for name in OPTION_FIELDS if parts[name] != getattr(EMPTY_OPTION, name)]
    if parts["seat"] >= 0:
        parts["seat"] = NAMES[parts["seat"]]
    if option.verb == "use":
        return " ".join(parts[name] for name in filled)
    words = TEXT_BY_VERB[option.verb]
    assert all(f"{{{name}}}" in words for name in filled), f"{option} has more than {words}"
    return words.format(**parts)


# Verbs.


def test_every_verb_has_its_own_word() -> None:
    assert sorted([*VERBS, USE]) == list(VERB_CODES)
    assert len({slug for slug, _ in VERBS.values()}) == len(VERBS)
    assert {slug for slug, _ in VERBS.values()} == set(TEXT_BY_VERB)


@pytest.mark.parametrize("verb", VERB_CODES)
def test_an_option_of_each_verb_says_what_the_engine_says(verb: int) -> None:
    answer = make_answer(verb, 2, 3) if verb in {SPLIT, BUILD_BY} else make_answer(verb, 2)
    assert option_text(option_of(answer)) == answer_text(answer, NAMES)


@pytest.mark.parametrize(
    ("answer", "option"),
    [
        (make_use(KING), Option(make_use(KING), "use", source="king")),
        (
            make_use(WARLORD, SEAT_ARGUMENT + 0, TAVERN + BEAUTIFIED_BIT),
            Option(0, "use", source="warlord", seat=0, card="tavern*", place="city", harm=True),
        ),
        (
            make_use(SPY, SEAT_ARGUMENT + 1, TYPE_ARGUMENT + NOBLE),
            Option(0, "use", source="spy", seat=1, type="noble", place="player", harm=True),
        ),
        (
            make_use(codes.ASSASSIN, ROLE_ARGUMENT + KING),
            Option(0, "use", source="assassin", character="king", place="character", harm=True),
        ),
        (make_use(NAVIGATOR, FOR_GOLD), Option(0, "use", source="navigator", choice="gold")),
        (make_use(NAVIGATOR, FOR_CARDS), Option(0, "use", source="navigator", choice="cards")),
        (
            make_use(FIRST_DISTRICT_HANDLER + codes.LABORATORY, CASTLE),
            Option(0, "use", source="laboratory", card="castle", place="hand", harm=True),
        ),
        (make_answer(FROM, 0), Option(0, "from", seat=0, place="player")),
        (
            make_answer(BUILD_BY, CASTLE, TAVERN + BEAUTIFIED_BIT),
            Option(0, "build-by", card="castle", given="tavern*", place="hand"),
        ),
        (make_answer(SPLIT, 0, 3), Option(0, "split", cards=3)),
        (
            make_use(codes.ARTIST, CASTLE),
            Option(0, "use", source="artist", card="castle", place="own-city"),
        ),
        (
            make_use(codes.EMPEROR, SEAT_ARGUMENT + 2),
            Option(0, "use", source="emperor", seat=2, place="player"),
        ),
    ],
)
def test_the_fields_of_an_option(answer: int, option: Option) -> None:
    assert option_of(answer) == msgspec.structs.replace(option, id=answer)


@pytest.mark.parametrize(
    ("asker", "step", "place"),
    [
        (codes.WIZARD, 1, "shown"),
        (codes.SEER, 0, "shown"),
        (codes.SEER, 1, "hand"),
        (codes.DIPLOMAT, 0, "own-city"),
        (codes.GATHER_PHASE, 0, "shown"),
        (codes.TURN_PHASE, 0, "hand"),
    ],
)
def test_the_question_says_where_the_cards_of_its_answers_lie(
    asker: int, step: int, place: str
) -> None:
    assert cards_place(question_of(asker, step)) == place
    assert option_of(make_answer(codes.GIVE, CASTLE), place).place == place


@each_profile
def test_options_of_games_say_what_the_engine_says(profile: str) -> None:
    verbs: set[int] = set()
    for players in PLAYER_COUNTS:
        for seed in seed_range(2, 60):
            table = RandomGame(random_setup_for(players, 100 * players + seed, profile), seed)
            with note_on_failure(table):
                for game in table.play():
                    verbs |= explain_all(game)
    assert len(verbs) > 15


def explain_all(game: Game) -> set[int]:
    """Compare options and unavailable answers with the engine; return the verbs of the options."""
    legal, missing = game.legal(), game.unavailable_options()
    for answer in [*legal, *(answer for answer, _ in missing)]:
        option = option_of(answer)
        assert (option.id, option_text(option)) == (answer, answer_text(answer, NAMES))
    for answer, reason in missing:
        unavailable = Unavailable(option_of(answer), refusal_of(reason))
        assert unavailable.why.code == REASONS[reason_code(reason)]
        decoded = msgspec.json.decode(msgspec.json.encode(unavailable), type=Unavailable)
        assert decoded == unavailable
    return {verb_of(answer) for answer in legal}


# Reasons.


@pytest.mark.parametrize(
    ("reason", "refusal"),
    [
        (make_reason(codes.NOT_ASKED_NOW), Refusal("not-asked-now")),
        (make_reason(codes.TOO_EXPENSIVE, 5, 3), Refusal("too-expensive", price=5, gold=3)),
        (make_reason(codes.TOO_EXPENSIVE, 1), Refusal("too-expensive", price=1)),
        (make_reason(codes.COSTS_TOO_MUCH, 5, 3), Refusal("costs-too-much", price=5, amount=3)),
        (make_reason(codes.LIMIT_REACHED, 3), Refusal("limit-reached", amount=3)),
        (make_reason(codes.TOO_FEW_CARDS, 3, 2), Refusal("too-few-cards", amount=3)),
        (make_reason(codes.NOT_IN_HAND, CASTLE), Refusal("not-in-hand", card="castle")),
        (make_reason(codes.NOT_IN_HAND, 0), Refusal("not-in-hand", card="manor")),
        (make_reason(codes.NOT_IN_HAND, 255), Refusal("not-in-hand")),
        (make_reason(codes.PROTECTED_BY_CARD, KEEP), Refusal("protected-by-card", card="keep")),
        (
            make_reason(codes.BEAUTIFIED_ALREADY, TAVERN + BEAUTIFIED_BIT),
            Refusal("beautified-already", card="tavern"),
        ),
        (make_reason(codes.CITY_COMPLETED, 0), Refusal("city-completed", seat=0)),
        (make_reason(codes.OWN_CHARACTER, KING), Refusal("own-character", character="king")),
        (make_reason(codes.OWN_CHARACTER, 200), Refusal("own-character")),
        (make_reason(codes.NOT_THERE, 9), Refusal("not-there")),
    ],
)
def test_the_fields_of_a_refusal(reason: int, refusal: Refusal) -> None:
    assert refusal_of(reason) == refusal


def test_only_known_reasons_have_fields() -> None:
    assert set(REASON_ARGUMENTS) <= set(REASONS)
    assert {place for pair in REASON_ARGUMENTS.values() for place in pair} <= {
        "",
        *Refusal.__struct_fields__,
    }


@drawn(st.sampled_from(range(len(REASONS))), st.integers(0, 4095), st.integers(0, 2**20))
def test_every_reason_can_be_encoded(code: int, first: int, second: int) -> None:
    """Clients may ask for cards and characters that do not exist."""
    refusal = refusal_of(make_reason(code, first, second))
    assert refusal.code == REASONS[code]
    assert refusal.card in {"", *DISTRICTS}
    assert refusal.character in {"", *CHARACTERS}
    assert msgspec.json.decode(msgspec.json.encode(refusal), type=Refusal) == refusal
