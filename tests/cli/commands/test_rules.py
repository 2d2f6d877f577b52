"""`citadels rules`: every card, term and rule is found by its name, its number and its words."""

from __future__ import annotations

import json
from typing import Any

import pytest

from citadels.cli.reference.entries import Reference, books_with, character_row
from citadels.cli.reference.entry import CHARACTER, DISTRICT, PARAGRAPH
from citadels.cli.reference.pages import PREFIXES, page_of
from citadels.cli.reference.search import fold
from citadels.engine.editions.registry import EDITIONS, PROFILES, edition
from citadels.engine.names import CHARACTERS, DISTRICTS
from citadels.text import LANGUAGES, Texts
from tests.cli.runner import output_of, run


def run_json(*words: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(output_of("rules", *words, "--json"))
    return data


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("profile", PROFILES)
def test_every_card_of_a_book_is_found_by_its_name_and_by_its_slug(
    language: str, profile: str
) -> None:
    reference = Reference(language, profile)
    book = next(book for book in EDITIONS if book.slug == profile)
    cards = [(CHARACTER, CHARACTERS[row.role]) for row in book.characters]
    cards += [(DISTRICT, DISTRICTS[row.card]) for row in book.districts]
    for kind, slug in cards:
        name = Texts(language, profile).get_for_profile(f"{kind}-{slug}")
        for words in (name, name.upper(), slug, slug.replace("-", " ")):
            matches = reference.find(words)
            assert (kind, slug) in [(entry.kind, entry.slug) for entry in matches], words
        assert [entry.profile for entry in reference.find(slug)] == [profile]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_of_any_language_is_understood_in_any_other(language: str) -> None:
    name = Texts(language).name_of_district("haunted-quarter")
    for other_language in LANGUAGES:
        assert [entry.slug for entry in Reference(other_language, "2016").find(name)] == [
            "haunted-quarter"
        ]


@pytest.mark.parametrize("profile", PROFILES)
def test_every_numbered_paragraph_and_ruling_is_found_as_it_is_cited(profile: str) -> None:
    reference = Reference("uk", profile)
    page = page_of(profile)
    assert len(page.rules) >= 135
    assert {entry.id for entry in page.rules} == {
        f"{PREFIXES[profile]} {number}" for number in range(1, len(page.rules) + 1)
    }
    for entry in (*page.rules, *page.rulings):
        number = entry.id.rpartition(" ")[2]
        for cited in (entry.id, number, entry.id.lower()):
            assert reference.find(cited) == [entry]
        assert "`" not in entry.text


def test_a_paragraph_of_another_book_is_found_by_its_full_number() -> None:
    assert output_of("rules", "R-CL-FR", "20").splitlines()[0].endswith("R-CL-FR 20")


@pytest.mark.parametrize("profile", PROFILES)
def test_every_entry_is_found_by_its_id(profile: str) -> None:
    reference = Reference("fr", profile)
    for entry in reference.entries:
        assert entry in reference.find(entry.id)
    assert len({entry.id for entry in reference.entries}) == len(reference.entries)
    assert any(entry.kind == PARAGRAPH for entry in reference.entries)


def test_a_single_match_is_shown_in_full() -> None:
    output = output_of("rules", "great", "wall")
    for words in ("Great Wall  great-wall", "District · Unique · Cost 6 · 1 copy", "Rulings"):
        assert words in output
    assert "The extra gold for the Great Wall goes to the bank" in output
    assert "R-2016 182" in output
    assert "Printed in: 2016 edition · Classic edition, English rulebook" in output


def test_the_numbers_are_those_of_the_book() -> None:
    row = character_row("tax-collector", "classic-en")
    assert row is not None
    assert f"Rank {row.rank}" in output_of("rules", "tax-collector", "--profile", "classic-en")
    assert "from 5 players" in output_of("rules", "queen")


def test_a_card_of_another_book_is_shown_with_a_note() -> None:
    assert "2016" not in books_with(DISTRICT, "university")
    output = output_of("rules", "university")
    assert "2016 edition does not have this card. This is the one of: Classic" in output
    assert run_json("university")["found"][0]["profile"] == "classic-en"


def test_several_matches_are_listed_with_their_ids() -> None:
    result = run("rules", "crown", "killed")
    assert result.exit_code == 0
    ids = [line.split("  ")[0] for line in result.stdout.splitlines()]
    assert {"king", "call-4", "crown-moves-before-scoring", "R-2016 117"} <= set(ids)
    assert result.stderr == f"{len(ids)} places\n"
    assert output_of("rules", "call-4").startswith("A round: the call  call-4\n")


@pytest.mark.parametrize(
    ("words", "language", "near"),
    [("wizzard", "en", "wizard"), ("Magicinne", "fr", "Magicienne"), ("корольь", "ru", "Король")],
)
def test_similar_names_are_suggested_without_a_match(words: str, language: str, near: str) -> None:
    result = run("rules", words, "--lang", language)
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith("citadels: ")
    assert result.stderr.count("\n") == 1
    assert words in result.stderr
    assert near in result.stderr
    command_result = run("rules", words, "--lang", language, "--json")
    assert command_result.exit_code == 1
    assert near in json.loads(command_result.stdout)["near"]


def test_no_similar_name_is_reported_too() -> None:
    result = run("rules", "qqqqqq")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "try a shorter word" in result.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_set_of_cards_is_found_by_its_name(language: str) -> None:
    name = Texts(language).name_of_preset("cunning-agents")
    matches = Reference("en", "2016").find(name)
    assert [(entry.kind, entry.slug) for entry in matches] == [("preset", "cunning-agents")]
    assert matches[0].text.startswith("Witch, Blackmailer, ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_words_the_contents_are_shown(language: str) -> None:
    output = output_of("rules", "--lang", language)
    texts = Texts(language)
    assert texts.get("rules-part-scoring") in output
    assert texts.name_of_character("witch") in output
    assert "R-2016 254" in output
    data = run_json("--lang", language)
    assert len(data["characters"]) == len(edition("2016").characters)
    assert {"id": "witch", "title": texts.name_of_character("witch")} in data["characters"]


def test_json_output_has_the_numbers_of_every_book() -> None:
    entry = run_json("smithy")["found"][0]
    assert set(entry["profiles"]) == set(books_with(DISTRICT, "smithy"))
    assert entry["profiles"]["2016"] == {"type": "unique", "cost": 5, "copies": 1, "chosen": True}
    assert all(number.startswith("R-2016 ") for number in entry["rules"])
    assert entry["rules"]


@pytest.mark.parametrize(
    ("text", "folded"),
    [("Thieves’ Den", "thieves' den"), ("Évêque", "eveque"), ("Жёлтый", "желтый"), ("Йти", "йти")],
)
def test_letters_are_compared_ignoring_case_and_accents(text: str, folded: str) -> None:
    assert fold(text) == folded
