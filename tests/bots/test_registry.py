"""Bots by name: every specification makes one bot, and every bot knows its specification."""

from __future__ import annotations

from importlib import metadata
from importlib.metadata import EntryPoint, EntryPoints
from typing import Final

import pytest

from citadels.bots.bot import Bot, BotError
from citadels.bots.policy_bots import BeginnerBot
from citadels.bots.registry import BOTS, ENTRY_POINT_GROUP, installed_names, make_bot
from citadels.bots.search import SearchBot

NUMBER: Final = 7  # not a bot


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_can_be_made_by_its_bare_name(name: str) -> None:
    bot = make_bot(name)
    assert type(bot) is BOTS[name]
    assert bot.spec == name


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_made_directly_equals_the_one_made_by_name(name: str) -> None:
    """The defaults are those of the class, not of the specification."""
    direct, by_name = BOTS[name](), make_bot(name)
    values = {key: value for key, value in vars(by_name).items() if key != "spec"}
    assert vars(direct) == values


@pytest.mark.parametrize(
    ("spec", "canonical_spec"),
    [
        ("search", "search"),
        ("search()", "search"),
        ("search( )", "search"),
        ("  search  ", "search"),
        ("search(ms=50)", "search(ms=50)"),
        (" search ( ms = 50 ) ", "search(ms=50)"),
        ("search(ms=50,)", "search(ms=50)"),
        ("search(ms=0050)", "search(ms=50)"),
        ("search(rounds=9,ms=50)", "search(ms=50,rounds=9)"),
        ("search(exploration=7)", "search(exploration=7.0)"),
        ("search(exploration=7e0, iterations=9)", "search(iterations=9,exploration=7.0)"),
        ("beginner(mistakes=0)", "beginner(mistakes=0.0)"),
        ("beginner(mistakes=.5)", "beginner(mistakes=0.5)"),
        ("beginner(mistakes=1)", "beginner(mistakes=1.0)"),
        ("random()", "random"),
    ],
)
def test_a_bot_has_one_canonical_spec(spec: str, canonical_spec: str) -> None:
    assert make_bot(spec).spec == canonical_spec


@pytest.mark.parametrize("name", BOTS)
def test_explicit_defaults_stay_in_the_spec(name: str) -> None:
    bot = make_bot(name)
    assert bot.spec == name
    values = {key: value for key, value in vars(bot).items() if key != "spec"}
    parameters = ",".join(f"{key}={value}" for key, value in values.items())
    assert make_bot(f"{name}({parameters})").spec == (
        f"{name}({parameters})" if parameters else name
    )


@pytest.mark.parametrize(
    "spec",
    [
        "search(ms=51,iterations=30,rounds=9,exploration=0.123,noise=77,trust=0.25)",
        "search(exploration=0.123,noise=0)",
        "beginner(mistakes=0.001)",
        "beginner(mistakes=1e-05)",
        "charter",
    ],
)
def test_the_spec_of_a_bot_makes_the_same_bot(spec: str) -> None:
    bot = make_bot(spec)
    copy = make_bot(bot.spec)
    assert bot.spec == spec
    assert vars(copy) == vars(bot)
    assert type(copy) is type(bot)


def test_spec_parameters_reach_the_bot() -> None:
    search = make_bot("search(ms=7,iterations=30,rounds=9,exploration=0.25,noise=5,trust=0.5)")
    assert isinstance(search, SearchBot)
    assert (search.ms, search.iterations, search.rounds) == (7, 30, 9)
    assert (search.exploration, search.noise, search.trust) == (0.25, 5, 0.5)
    beginner = make_bot("beginner(mistakes=0.5)")
    assert isinstance(beginner, BeginnerBot)
    assert beginner.mistakes == 0.5


def test_two_bots_of_one_name_have_different_specs() -> None:
    slow, quick = make_bot("search(ms=900)"), make_bot("search(ms=1)")
    assert (slow.spec, quick.spec) == ("search(ms=900)", "search(ms=1)")
    assert make_bot("search").spec == "search"


@pytest.mark.parametrize(
    "spec", ["", "  ", "()", "Search", "search(ms=5", "search)", "a b", "search(ms=5)x", "sé", "-"]
)
def test_an_invalid_spec_is_quoted_in_full(spec: str) -> None:
    with pytest.raises(BotError) as error:
        make_bot(spec)
    assert repr(spec) in str(error.value)


def test_an_unknown_bot_name_lists_the_known_ones() -> None:
    with pytest.raises(BotError, match="there is no bot 'deep-blue'") as error:
        make_bot("deep-blue(ms=5)")
    for name in BOTS:
        assert name in str(error.value)


@pytest.mark.parametrize(
    ("spec", "word"),
    [
        ("search(speed=5)", "'speed'"),
        ("charter(ms=5)", "'ms'"),
        ("random(self=5)", "'self'"),
        ("search(line=5)", "'line'"),
        ("search(ms)", "'ms'"),
        ("search(50)", "'50'"),
        ("search(=50)", "''"),
        ("search(ms=)", "ms=''"),
        ("search(ms=fast)", "ms='fast'"),
        ("search(ms=5.5)", "ms='5.5'"),
        ("search(ms=5=5)", "ms='5=5'"),
        ("search(exploration=much)", "exploration='much'"),
        ("search(ms=5,ms=6)", "'ms' twice"),
        ("beginner(mistakes=few)", "mistakes='few'"),
    ],
)
def test_a_wrong_word_is_named(spec: str, word: str) -> None:
    with pytest.raises(BotError) as error:
        make_bot(spec)
    assert word in str(error.value)
    assert spec.partition("(")[0] in str(error.value) or "=" in word


def test_an_unknown_parameter_lists_the_known_ones() -> None:
    with pytest.raises(BotError, match="search has no parameter 'speed'") as error:
        make_bot("search(speed=5)")
    for parameter in vars(SearchBot()):
        assert parameter in str(error.value)
    with pytest.raises(BotError, match="its parameters: none"):
        make_bot("random(speed=5)")


@pytest.mark.parametrize(
    "spec",
    [
        "beginner(mistakes=-0.01)",
        "beginner(mistakes=1.01)",
        "beginner(mistakes=nan)",
        "beginner(mistakes=inf)",
        "search(ms=0)",
        "search(ms=-5)",
        "search(iterations=-1)",
        "search(rounds=0)",
        "search(exploration=-0.1)",
        "search(exploration=nan)",
        "search(exploration=inf)",
        "search(trust=-0.1)",
        "search(trust=nan)",
        "search(trust=1)",
        "search(noise=-1)",
    ],
)
def test_a_parameter_out_of_range_is_refused(spec: str) -> None:
    with pytest.raises(BotError) as error:
        make_bot(spec)
    assert spec.partition("(")[0] in str(error.value) or spec.partition("=")[2][:-1] in str(
        error.value
    )


@pytest.mark.parametrize(
    "spec",
    [
        "beginner(mistakes=0)",
        "beginner(mistakes=1)",
        "search(ms=1)",
        "search(rounds=1)",
        "search(exploration=0)",
        "search(noise=0)",
        "search(iterations=0)",
    ],
)
def test_a_parameter_at_the_edge_is_taken(spec: str) -> None:
    make_bot(spec)


class Napper(Bot):
    """A bot from another package."""

    def __init__(self, file: str = "", naps: int = 3, depth: float = 0.5) -> None:
        self.file = file
        self.naps = naps
        self.depth = depth


@pytest.fixture
def installed_package(monkeypatch: pytest.MonkeyPatch) -> None:
    """The entry points of installed packages."""
    here = "tests.bots.test_registry"
    points = EntryPoints(
        EntryPoint(name, value, ENTRY_POINT_GROUP)
        for name, value in (
            ("napper", f"{here}:Napper"),
            ("broken", "citadels_bots_that_are_not_installed:Bot"),
            ("number", f"{here}:NUMBER"),
            ("charter", f"{here}:Napper"),
        )
    )
    monkeypatch.setattr(metadata, "entry_points", lambda group: points.select(group=group))


@pytest.mark.usefixtures("installed_package")
@pytest.mark.parametrize(
    ("spec", "canonical_spec"),
    [
        ("napper", "napper"),
        ("napper(file=bed.npz)", "napper(file=bed.npz)"),
        ("napper( naps=5, file = runs/a_b-2/bed.npz )", "napper(file=runs/a_b-2/bed.npz,naps=5)"),
        ("napper(file=/var/beds/Soft.1)", "napper(file=/var/beds/Soft.1)"),
        ("napper(file=7,depth=1)", "napper(file=7,depth=1.0)"),
    ],
)
def test_an_entry_point_adds_a_bot_with_a_text_parameter(spec: str, canonical_spec: str) -> None:
    bot = make_bot(spec)
    assert type(bot).__name__ == "Napper"
    assert bot.spec == canonical_spec
    assert make_bot(canonical_spec).spec == canonical_spec


@pytest.mark.usefixtures("installed_package")
@pytest.mark.parametrize("text", ["", "a b", "a;b", "~/bed", "a=b", "lit\u00e9", "a\\b", "$HOME"])
def test_text_consists_of_letters_digits_and_a_few_symbols(text: str) -> None:
    with pytest.raises(BotError, match="is not a word of letters") as error:
        make_bot(f"napper(file={text})")
    assert f"file={text!r}" in str(error.value)


@pytest.mark.usefixtures("installed_package")
def test_a_package_cannot_replace_a_built_in_bot() -> None:
    assert type(make_bot("charter")) is BOTS["charter"]
    assert installed_names() == ["broken", "napper", "number"]


@pytest.mark.usefixtures("installed_package")
def test_entry_point_bots_are_listed_with_the_built_in_ones() -> None:
    with pytest.raises(BotError, match="search, broken, napper, number"):
        make_bot("deep-blue")


@pytest.mark.usefixtures("installed_package")
def test_a_missing_dependency_of_a_package_is_named() -> None:
    with pytest.raises(BotError, match=r"cannot load the bot 'broken'.*that_are_not_installed"):
        make_bot("broken")


@pytest.mark.usefixtures("installed_package")
def test_an_entry_point_that_is_not_a_bot_is_refused() -> None:
    with pytest.raises(BotError, match=r"tests.bots.test_registry:NUMBER.*is not a bot"):
        make_bot("number")


@pytest.mark.usefixtures("installed_package")
def test_untrusted_callers_cannot_use_bots_of_packages() -> None:
    with pytest.raises(
        BotError, match=r"there is no bot 'napper'; choose one of: random, .*, search$"
    ):
        make_bot("napper(file=/etc/passwd)", can_use_installed=False)


def test_built_in_names_are_found_without_looking_at_packages(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(metadata, "entry_points", None)
    for name in BOTS:
        assert make_bot(name).spec == name
