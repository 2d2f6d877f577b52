"""Every book has its own names, numbers and words, in every language."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

import citadels.text
from citadels.engine.codes import UNIQUE
from citadels.engine.editions.registry import EDITIONS, PROFILES, edition
from citadels.engine.names import (
    CHARACTERS,
    DISTRICTS,
    character_code,
    district_code,
)
from citadels.text import LANGUAGES, Texts, variant_key
from citadels.text.check import read_texts
from citadels.text.keys import base_keys
from citadels.text.keys.variants import SUFFIXES

# Names that look alike in two languages but mean different cards.

TEXT_FOLDER = Path(citadels.text.__file__).parent


@pytest.mark.parametrize(
    ("language", "slug", "name"),
    [
        ("bg", "merchant", "Амбулант"),
        ("bg", "trader", "Търговец"),
        ("bg", "magician", "Илюзионист"),
        ("bg", "wizard", "Магьосник"),
        ("bg", "patrician", "Аристократ"),
        ("uk", "magician", "Чародійка"),
        ("uk", "wizard", "Чарівник"),
        ("fr", "witch", "Sorcière"),
        ("fr", "wizard", "Sorcier"),
        ("fr", "marshal", "Capitaine"),
        ("fr", "scholar", "Archiviste"),
    ],
)
def test_characters_have_the_names_of_their_own_edition(
    language: str, slug: str, name: str
) -> None:
    assert Texts(language).name_of_character(slug) == name


@pytest.mark.parametrize(
    ("language", "slug", "name"),
    [
        ("fr", "docks", "Comptoir"),
        ("fr", "harbor", "Port"),
        ("ru", "docks", "Порт"),
        ("ru", "harbor", "Гавань"),
        ("uk", "docks", "Порт"),
        ("fr", "smithy", "Forge"),
        ("fr", "factory", "Manufacture"),
    ],
)
def test_districts_have_the_names_of_their_own_edition(language: str, slug: str, name: str) -> None:
    assert Texts(language).name_of_district(slug) == name


# Different wording in other printings.


@pytest.mark.parametrize(
    ("language", "slug", "name", "classic"),
    [
        ("en", "barracks", "Barracks", "Battlefield"),
        ("en", "haunted-quarter", "Haunted Quarter", "Haunted City"),
        ("en", "armory", "Armory", "Armory"),
        ("fr", "smithy", "Forge", "Manufacture"),
        ("fr", "factory", "Manufacture", "Fabrique"),
        ("fr", "poor-house", "Hospice", "Hospice"),
        ("fr", "hospital", "Hôpital", "Hôpital"),
        ("ru", "haunted-quarter", "Квартал призраков", "Город призраков"),
        ("ru", "smithy", "Кузница", "Кузня"),
        ("ru", "keep", "Форт", "Форт"),
    ],
)
def test_a_district_has_the_name_of_the_printing(
    language: str, slug: str, name: str, classic: str
) -> None:
    assert Texts(language).name_of_district(slug) == name
    for profile in PROFILES[1:]:
        assert Texts(language, profile).name_of_district(slug) == classic


def test_a_character_has_the_name_of_the_printing() -> None:
    for slug, name in (("magician", "Magicien"), ("merchant", "Marchand"), ("king", "Roi")):
        assert Texts("fr", "classic-ru").name_of_character(slug) == name
    assert Texts("fr").name_of_character("magician") == "Magicienne"


def test_a_profile_has_its_own_words_or_those_of_its_family_or_those_of_2016() -> None:
    def has(profile: str, words: str) -> bool:
        return words in Texts("en", profile).text_of_character("architect")

    assert [has(profile, "Right after") for profile in PROFILES] == [False, True, True, False]
    assert [has(profile, "At the start") for profile in PROFILES] == [False, False, False, True]
    for profile in PROFILES:
        assert Texts("en", profile).text_of_character("thief") == Texts("en").text_of_character(
            "thief"
        )
    assert "14" in Texts("en").text_of_term("unique-district")
    assert "star" in Texts("en", "classic-en").text_of_term("unique-district")


def test_an_answer_too_has_the_words_of_the_profile() -> None:
    assert Texts("en").answer("use-smithy") == "Pay 2 gold and draw 3 cards"
    assert Texts("en", "classic-ru").answer("use-smithy") == "Pay 2 gold and draw 3 cards"
    assert Texts("en", "classic-fr").answer("use-smithy") == "Pay 3 gold and draw 3 cards"
    assert Texts("fr", "classic-fr").answer("use-abbot") == "Prendre 1 pièce d’or au plus riche"


def test_an_exchange_uses_the_words_of_the_profile() -> None:
    values: dict[str, str | int] = {"seat": "Ann", "target": "Bob", "card": "Castle"}
    values["amount"] = district_code("barracks")
    text = Texts("en", "classic-en").log("exchanged", **values)
    assert text == "Ann takes Castle from Bob in exchange for Battlefield."


def test_an_unknown_profile_is_refused() -> None:
    with pytest.raises(ValueError, match="no profile 'classic'"):
        Texts("en", "classic")


def test_a_missing_text_is_named_in_the_error() -> None:
    with pytest.raises(KeyError, match=r"district-moat'.*'fr'"):
        Texts("fr", "classic-fr").name_of_district("moat")


def test_warnings_are_put_into_words() -> None:
    text = Texts("en").warning("few-players-for", character="Emperor", players=2)
    assert text == "The Emperor makes little sense with so few players: 2."


def variants_of(language: str) -> list[tuple[str, str]]:
    """The texts of a language that have variants: key and suffix."""
    keys = {text.key for text in read_texts(TEXT_FOLDER, language, [])}
    pairs = product(sorted(base_keys()), SUFFIXES)
    return [(base, suffix) for base, suffix in pairs if variant_key(base, suffix) in keys]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_is_used_by_a_profile_that_has_the_card(language: str) -> None:
    variants = variants_of(language)
    assert len(variants) > 30
    for key, suffix in variants:
        kind, _, slug = key.partition(".")[0].partition("-")
        books = [book for book in EDITIONS if (book.slug + "-").startswith(suffix + "-")]
        assert books, key
        if kind == "character":
            assert all(book.row_of(character_code(slug)) for book in books), key
        if kind == "district":
            cards = [[row.card for row in book.districts] for book in books]
            assert all(district_code(slug) in card_sets for card_sets in cards), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_variant_repeats_the_text_that_it_replaces(language: str) -> None:
    texts = Texts(language)
    for key, suffix in variants_of(language):
        if key != "district-quarry.text":
            values = {"card": "Market", "target": "Bob"}
            variant = texts.get(variant_key(key, suffix), **values)
            assert variant != texts.get(key, **values), key
    # Here only the last of the classic books has the same text as the 2016 edition.
    assert Texts(language, "classic-fr").text_of_district("quarry") == texts.text_of_district(
        "quarry"
    )


# The texts contain the numbers of the books: the card, and where the number is in its effect.
NUMBERS_IN_TEXTS = (
    ("laboratory", "gold"),
    ("smithy", "price"),
    ("smithy", "cards"),
    ("observatory", "cards"),
    ("park", "cards"),
    ("bell-tower", "watched_size"),
    ("graveyard", "price"),
    ("merchant", "extra"),
    ("architect", "extra"),
    ("architect", "build_limit"),
    ("navigator", "amount"),
    ("queen", "gold"),
)


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize(("slug", "attribute"), NUMBERS_IN_TEXTS)
def test_a_text_has_the_number_of_the_book(slug: str, attribute: str, profile: str) -> None:
    book = edition(profile)
    effects: list[object] = [
        row.effect for row in book.characters if row.role == character_code(slug)
    ]
    effects += [row.effect for row in book.districts if row.card == district_code(slug)]
    for effect in effects:
        number = str(getattr(effect, attribute))
        for language in LANGUAGES:
            texts = Texts(language, profile)
            is_character = slug in CHARACTERS
            read_text = texts.text_of_character if is_character else texts.text_of_district
            assert number in read_text(slug), language


@pytest.mark.parametrize("profile", PROFILES[1:])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_a_district_worth_more_than_its_cost_names_all_its_points(
    language: str, profile: str
) -> None:
    texts = Texts(language, profile)
    for row in edition(profile).districts:
        if row.effect.counts_as_district_points():
            points = row.cost + getattr(row.effect, "extra", 0)
            assert str(points) in texts.text_of_district(DISTRICTS[row.card])


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_a_book_has_its_text(language: str, profile: str) -> None:
    texts = Texts(language, profile)
    for character in edition(profile).characters:
        assert texts.text_of_character(CHARACTERS[character.role])
    for district in edition(profile).districts:
        text = texts.text_of_district(DISTRICTS[district.card])
        assert bool(text) == (district.type == UNIQUE)


# A classic text never mentions a card that the classic books do not have.


@pytest.mark.parametrize("profile", PROFILES[1:])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_names_no_character_of_another_book(language: str, profile: str) -> None:
    book = edition(profile)
    texts = Texts(language, profile)
    absent = [slug for slug in CHARACTERS if book.row_of(character_code(slug)) is None]
    strangers = [texts.name_of_character(slug) for slug in absent]
    for row in book.characters:
        text = texts.text_of_character(CHARACTERS[row.role])
        assert not [name for name in strangers if name in text]
