"""The texts for cards, amounts, events and answers, in each language."""

from __future__ import annotations

from pathlib import Path

import pytest

import citadels.text
from citadels.engine.editions.registry import PROFILES
from citadels.engine.names import (
    CHARACTERS,
    DISTRICTS,
    HIDING_EVENTS,
)
from citadels.text import HIDDEN, LANGUAGES, NOBODY, Texts
from citadels.text.check import Text, read_texts
from citadels.text.keys.game import BASIC_DISTRICTS

TEXTS_FOLDER = Path(citadels.text.__file__).parent
NUMBER_VARIABLES = {"amount", "rank", "price", "gold", "cards", "players"}  # others are words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_formatted(language: str) -> None:
    texts = Texts(language)
    problems: list[str] = []
    for text in read_texts(TEXTS_FOLDER, language, problems):
        result = texts.get(text.key, **sample_values(text))
        assert result.strip() == result != ""
        assert not set("{}$\u2068\u2069") & set(result), text.key
    assert problems == []


def sample_values(text: Text) -> dict[str, str | int]:
    return {name: 3 if name in NUMBER_VARIABLES else name.title() for name in text.parts.variables}


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_card_names_are_unique(language: str, profile: str) -> None:
    texts = Texts(language, profile)
    characters = {texts.name_of_character(slug) for slug in CHARACTERS}
    districts = {texts.name_of_district(slug) for slug in DISTRICTS}
    assert (len(characters), len(districts)) == (len(CHARACTERS), len(DISTRICTS))


def test_a_missing_key_is_named_with_its_language() -> None:
    with pytest.raises(KeyError, match=r"district-moat.*'uk'"):
        Texts("uk").name_of_district("moat")
    with pytest.raises(KeyError, match=r"district-tavern\.text.*'uk'"):
        Texts("uk").get("district-tavern.text")


def test_a_missing_variable_is_an_error() -> None:
    with pytest.raises(ValueError, match=r"count-cards.*'en'.*amount"):
        Texts("en").get("count-cards")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="'de'"):
        Texts("de")


def test_a_basic_district_has_a_name_and_no_text() -> None:
    assert len(BASIC_DISTRICTS) == 17
    for slug in BASIC_DISTRICTS:
        assert Texts("en").text_of_district(slug) == ""
    with pytest.raises(KeyError):
        Texts("en").text_of_district("moat")


@pytest.mark.parametrize(
    ("language", "amount", "text"),
    [
        ("en", 1, "1 card"),
        ("en", 0, "0 cards"),
        ("fr", 0, "0 carte"),
        ("fr", 2, "2 cartes"),
        ("ru", 1, "1 карта"),
        ("ru", 3, "3 карты"),
        ("ru", 11, "11 карт"),
        ("ru", 21, "21 карта"),
        ("uk", 2, "2 карти"),
        ("uk", 12, "12 карт"),
        ("bg", 1, "1 карта"),
        ("bg", 5, "5 карти"),
    ],
)
def test_amounts_use_the_plural_forms_of_a_language(language: str, amount: int, text: str) -> None:
    assert Texts(language).get("count-cards", amount=amount) == text


@pytest.mark.parametrize(
    ("language", "open_line", "hidden_line"),
    [
        ("en", "Ann draws Market.", "Ann draws a card."),
        ("fr", "Ann pioche une carte\u00a0: Market.", "Ann pioche une carte."),
        ("ru", "Ann тянет карту «Market».", "Ann тянет карту."),
        ("uk", "Ann тягне карту «Market».", "Ann тягне карту."),
        ("bg", "Ann тегли карта „Market“.", "Ann тегли карта."),
    ],
)
def test_a_hidden_card_has_its_own_line(language: str, open_line: str, hidden_line: str) -> None:
    texts = Texts(language)
    assert texts.log("drew", seat="Ann", card="Market", amount=1) == open_line
    assert texts.log("drew", seat="Ann", card=HIDDEN, amount=1) == hidden_line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", HIDING_EVENTS)
def test_a_hidden_card_is_never_printed_as_a_name(language: str, event: str) -> None:
    line = Texts(language).log(event, seat="Ann", target="Bob", card=HIDDEN, amount=1)
    assert HIDDEN not in line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", ["put-under", "facedown-laid", "faceup-laid", "shuffled"])
def test_an_event_caused_by_nobody_contains_no_name(language: str, event: str) -> None:
    for card in ("Market", HIDDEN):
        assert NOBODY not in Texts(language).log(event, seat=NOBODY, card=card, amount=1)


def test_an_exchange_names_both_districts() -> None:
    line = Texts("en").log("exchanged", seat="Ann", target="Bob", card="Castle", amount=8)
    assert line == "Ann takes Castle from Bob in exchange for Market."


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Ann looks in Bob’s hand for trade districts."),
        ("ru", "Ann ищет на руке у игрока Bob торговые кварталы."),
        ("bg", "Ann търси в ръката на Bob търговски сгради."),
    ],
)
def test_the_spy_names_a_type_in_words(language: str, line: str) -> None:
    assert Texts(language).log("spied", seat="Ann", target="Bob", amount=2) == line
