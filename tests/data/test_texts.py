"""The texts of all languages are complete, and the check that says so notices when they are not."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

import citadels.text
from citadels.engine.codes import UNIQUE
from citadels.engine.editions.registry import EDITIONS, PROFILES, edition
from citadels.engine.names import (
    CHARACTERS,
    DISTRICTS,
    HIDING_EVENTS,
    character_code,
    district_code,
)
from citadels.text import HIDDEN, LANGUAGES, NOBODY, Texts, variant_key
from citadels.text.check import Text, check, main, read
from citadels.text.keys import places_of
from citadels.text.keys.game import BASIC_DISTRICTS
from citadels.text.keys.programs import TERMINAL
from citadels.text.keys.variants import VARIANTS

FOLDER = Path(citadels.text.__file__).parent
NUMBERS = {"amount", "rank", "price", "gold", "cards", "players"}  # other places are words


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the texts, to be spoilt."""
    for language in LANGUAGES:
        shutil.copytree(FOLDER / language, tmp_path / language)
    return tmp_path


def edit(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / file
    source = path.read_text(encoding="utf-8")
    assert old in source
    path.write_text(source.replace(old, new, 1), encoding="utf-8")


def test_the_check_says_so_and_fails(
    copy: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["check", str(copy)])
    assert main() == 0
    assert capsys.readouterr().out.endswith("all there\n")
    edit(copy, "fr/terms.ftl", "type-noble = Noble\n", "")
    assert main() == 1
    assert "fr/terms.ftl: type-noble: missing" in capsys.readouterr().out


def test_every_text_is_there_in_every_language() -> None:
    assert check(FOLDER) == []


def test_a_text_missing_in_one_language_is_named(copy: Path) -> None:
    edit(copy, "bg/districts.ftl", "district-market = Пазар\n", "")
    assert check(copy) == ["bg/districts.ftl: district-market: missing"]


def test_an_attribute_missing_in_one_language_is_named(copy: Path) -> None:
    edit(copy, "en/districts.ftl", "    .text = Final score: 2 points.\n", "")
    assert check(copy) == ["en/districts.ftl: district-dragon-gate.text: missing"]


def test_a_name_of_the_engine_that_no_language_has_is_named(copy: Path) -> None:
    for language in LANGUAGES:
        name = Texts(language).name_of_district("tavern")
        edit(copy, f"{language}/districts.ftl", f"district-tavern = {name}\n", "")
    assert check(copy) == ["district-tavern: missing in every language"]


def test_a_text_that_nothing_asks_for_is_named(copy: Path) -> None:
    for language in LANGUAGES:
        path = copy / language / "terms.ftl"
        path.write_text(path.read_text(encoding="utf-8") + f"term-moat = {language}\n", "utf-8")
    assert check(copy) == [f"{language}/terms.ftl: term-moat: unused" for language in LANGUAGES]


def test_a_misspelt_variable_is_named(copy: Path) -> None:
    edit(copy, "bg/terms.ftl", "count-gold = { $amount }", "count-gold = { $amuont }")
    problems = check(copy)
    assert "bg/terms.ftl: count-gold: no $amount, which en, fr, ru, uk has" in problems
    assert "fr/terms.ftl: count-gold: no $amuont, which bg has" in problems
    assert "bg/terms.ftl: count-gold: $amuont is not given to it" in problems


def test_the_words_of_the_terminal_are_checked_too(copy: Path) -> None:
    edit(copy, "bg/terminal.ftl", "terminal-killed = Убийство\n", "")
    edit(copy, "fr/terminal.ftl", "{ $why }", "{ $reason }")
    edit(copy, "uk/terminal.ftl", "terminal-tax = ", "terminal-moat = Рів\nterminal-tax = ")
    problems = check(copy)
    assert "bg/terminal.ftl: terminal-killed: missing" in problems
    assert "fr/terminal.ftl: terminal-not-saved: no $why, which en, ru, uk, bg has" in problems
    assert "fr/terminal.ftl: terminal-not-saved: $reason is not given to it" in problems
    assert "uk/terminal.ftl: terminal-moat: unused" in problems


def test_what_is_given_to_one_text_of_the_terminal_is_not_given_to_another(copy: Path) -> None:
    for language in LANGUAGES:
        tax = Texts(language).terminal("tax")
        edit(copy, f"{language}/terminal.ftl", f"-tax = {tax}\n", f"-tax = {tax} {{ $file }}\n")
    assert check(copy) == [
        f"{language}/terminal.ftl: terminal-tax: $file is not given to it" for language in LANGUAGES
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_shows_everything_that_is_given_to_its_texts(language: str) -> None:
    problems: list[str] = []
    found = {
        text.key: text.used.variables
        for text in read(FOLDER, language, problems)
        if text.file == "terminal.ftl"
    }
    assert found == {f"terminal-{slug}": set(given) for slug, *given in TERMINAL}
    assert all(places_of(key) == given for key, given in found.items())


def test_a_line_that_cannot_be_read_is_named(copy: Path) -> None:
    edit(copy, "ru/terms.ftl", "type-trade = Торговый", "type-trade Торговый")
    problems = check(copy)
    assert any(
        problem.startswith("ru/terms.ftl: line ") and "type-trade Торговый" in problem
        for problem in problems
    )
    assert "ru/terms.ftl: type-trade: missing" in problems


def test_a_text_written_twice_is_named(copy: Path) -> None:
    edit(copy, "uk/terms.ftl", "type-trade = ", "type-trade = Торгівельний\ntype-trade = ")
    assert check(copy) == ["uk/terms.ftl: type-trade: written twice"]


def test_a_missing_form_of_the_plural_is_named(copy: Path) -> None:
    edit(copy, "uk/terms.ftl", "    [few] { $amount } карти\n", "")
    assert check(copy) == ["uk/terms.ftl: count-cards: plural forms must be few, many, one"]


def test_a_long_text_left_in_another_language_is_named(copy: Path) -> None:
    english = Texts("en").text_of_district("keep")
    french = Texts("fr").text_of_district("keep")
    edit(copy, "fr/districts.ftl", french, english)
    assert check(copy) == ["fr/districts.ftl: district-keep.text: reads the same in en"]


def test_a_french_sign_never_begins_a_line() -> None:
    """It stands after a space that does not break; `{ $name }` before it changes nothing."""
    for path in sorted((FOLDER / "fr").glob("*.ftl")):
        lines = path.read_text(encoding="utf-8").split("\n")
        told = [line for line in lines if not line.startswith("#")]
        assert [line for line in told if re.search(r"[^=] [:;!?»]|« ", line)] == []


def test_a_reference_to_nothing_is_named(copy: Path) -> None:
    edit(copy, "en/terms.ftl", "type-trade = Trade", "type-trade = { -commerce }")
    assert check(copy) == ["en/terms.ftl: type-trade: refers to -commerce, which is not there"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_written_out(language: str) -> None:
    texts = Texts(language)
    problems: list[str] = []
    for text in read(FOLDER, language, problems):
        written = texts.get(text.key, **values_for(text))
        assert written.strip() == written != ""
        assert not set("{}$\u2068\u2069") & set(written), text.key
    assert problems == []


def values_for(text: Text) -> dict[str, str | int]:
    return {name: 3 if name in NUMBERS else name.title() for name in text.used.variables}


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_cards_are_all_different(language: str, profile: str) -> None:
    texts = Texts(language, profile)
    characters = {texts.name_of_character(slug) for slug in CHARACTERS}
    districts = {texts.name_of_district(slug) for slug in DISTRICTS}
    assert (len(characters), len(districts)) == (len(CHARACTERS), len(DISTRICTS))


def test_a_missing_key_is_named_with_its_language() -> None:
    with pytest.raises(KeyError, match=r"district-moat.*'uk'"):
        Texts("uk").name_of_district("moat")
    with pytest.raises(KeyError, match=r"district-tavern\.text.*'uk'"):
        Texts("uk").get("district-tavern.text")


def test_a_value_that_was_not_given_is_an_error() -> None:
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
def test_amounts_take_the_plural_of_the_language(language: str, amount: int, text: str) -> None:
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
def test_a_hidden_card_has_a_line_of_its_own(
    language: str, open_line: str, hidden_line: str
) -> None:
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
def test_what_no_player_did_has_no_name_in_it(language: str, event: str) -> None:
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


# Names that look alike in two languages and mean different cards.


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


# Other printings.


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


def test_a_profile_has_its_own_words_or_those_of_its_kind_or_those_of_2016() -> None:
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


def test_an_exchange_is_told_in_the_words_of_the_profile() -> None:
    values: dict[str, str | int] = {"seat": "Ann", "target": "Bob", "card": "Castle"}
    values["amount"] = district_code("barracks")
    line = Texts("en", "classic-en").log("exchanged", **values)
    assert line == "Ann takes Castle from Bob in exchange for Battlefield."


def test_an_unknown_profile_is_refused() -> None:
    with pytest.raises(ValueError, match="no profile 'classic'"):
        Texts("en", "classic")


def test_a_text_that_the_profile_has_in_no_words_is_named() -> None:
    with pytest.raises(KeyError, match=r"district-moat'.*'fr'"):
        Texts("fr", "classic-fr").name_of_district("moat")


def test_what_the_table_should_know_is_said() -> None:
    line = Texts("en").warning("few-players-for", character="Emperor", players=2)
    assert line == "The Emperor makes little sense with so few players: 2."


def test_every_variant_is_read_by_some_profile_that_has_the_card() -> None:
    for variant in VARIANTS:
        kind, _, slug = variant.key.partition(".")[0].partition("-")
        for ending in variant.endings:
            books = [book for book in EDITIONS if (book.slug + "-").startswith(ending + "-")]
            assert books, variant
            if kind == "character":
                assert all(book.row_of(character_code(slug)) for book in books), variant
            if kind == "district":
                cards = [[row.card for row in book.districts] for book in books]
                assert all(district_code(slug) in printed for printed in cards), variant


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_variant_reads_like_what_it_stands_for(language: str) -> None:
    texts = Texts(language)
    for variant in VARIANTS:
        keys = [variant.key, *(variant_key(variant.key, ending) for ending in variant.endings)]
        if language in variant.languages and variant.key != "district-quarry.text":
            values = {"card": "Market", "target": "Bob"}
            words = [texts.get(key, **values) for key in keys]
            assert len(set(words)) == len(words), variant
    # Here the last of the classic books is read as that of 2016, and the others are not.
    assert Texts(language, "classic-fr").text_of_district("quarry") == texts.text_of_district(
        "quarry"
    )


def test_a_variant_that_a_language_lacks_is_named(copy: Path) -> None:
    edit(copy, "en/districts.ftl", "    .classic = Battlefield\n", "")
    edit(copy, "uk/districts.ftl", "    .text-classic-fr = ", "    .text-classic-ru = ")
    assert check(copy) == [
        "en/districts.ftl: district-barracks.classic: missing",
        "uk/districts.ftl: district-bell-tower.text-classic-fr: missing",
        "en/districts.ftl: district-bell-tower.text-classic-ru: missing",
        "fr/districts.ftl: district-bell-tower.text-classic-ru: missing",
        "ru/districts.ftl: district-bell-tower.text-classic-ru: missing",
        "bg/districts.ftl: district-bell-tower.text-classic-ru: missing",
        "uk/districts.ftl: district-bell-tower.text-classic-ru: unused",
    ]


def test_a_variant_that_a_language_should_not_have_is_named(copy: Path) -> None:
    tavern = "district-tavern = Таверна\n"
    edit(copy, "uk/districts.ftl", tavern, tavern + "    .classic = Корчма\n")
    smithy = "district-smithy = Кузня\n"
    edit(copy, "uk/districts.ftl", smithy, smithy + "    .classic = Гамарня\n")
    problems = check(copy)
    assert "uk/districts.ftl: district-tavern.classic: unused" in problems
    assert "uk/districts.ftl: district-smithy.classic: unused" in problems


# The numbers of the books stand in the texts: the card, and where its effect has the number.
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
def test_points_of_a_district_that_is_worth_more_are_named_in_full(
    language: str, profile: str
) -> None:
    texts = Texts(language, profile)
    for row in edition(profile).districts:
        if row.effect.points_are_its_worth():
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


# A classic text never speaks of a card that the classic books do not have.


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
