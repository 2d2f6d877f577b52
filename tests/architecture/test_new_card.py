"""A new card is a few files: what docs/how-to-add-a-card.md says is done in a copy of the sources.

The effects, their stories and the row of the edition are taken from the page.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from citadels.rl.families import get_family
from citadels.text import LANGUAGES
from scripts.new_card.card import CardError, NewCard
from scripts.new_card.edits import (
    CODES,
    ICONS,
    PLACEHOLDER_ICONS,
    UNTRANSLATED,
    add_code,
    add_paragraph,
    add_texts,
)
from scripts.new_card.stubs import module_text
from tests.architecture.source_code import ROOT

PAGE: Final = (ROOT / "docs" / "how-to-add-a-card.md").read_text(encoding="utf-8")
BLOCKS: Final[list[str]] = re.findall(r"^```\w+\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
CALLS: Final[list[str]] = re.findall(r"^    scripts/new-card (.+)$", PAGE, re.MULTILINE)
MAX_FILES: Final = 6  # written by hand for one card, without its texts
EDITION: Final = "citadels/engine/editions/revised_2016.py"
STORIES: Final = (
    "tests/stories/characters/night_watch.story",
    "tests/stories/districts/customs_house.story",
)
# The files that depend on the cards and are generated; the recorded games are another test's.
GENERATED: Final = (
    "docs/rules/side-by-side.md",
    "web/src/lib/i18n/message-keys.gen.ts",
    "web/src/lib/protocol/abilities.gen.ts",
    "web/src/lib/protocol/cards.gen.ts",
    "web/src/lib/protocol/names.gen.ts",
)
MENTIONS: Final = "tests/architecture/test_card_mentions.py::test_a_card_is_named_in_its_rooms_only"
# Some of what has to be true of every card, where there are two more.
OTHER_TESTS: Final = (
    f"{MENTIONS}[night-watch]",
    f"{MENTIONS}[customs-house]",
    "tests/architecture/test_cards.py",
    "tests/architecture/test_codes.py",
    "tests/docs/test_rulebook_diff.py",
)


class Sources:
    """A copy of the sources, in which programs are run."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in source_names():
            target = folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, target)
        self.before = self.texts()

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        """A Python module of the copy, interpreted."""
        environment = {
            **os.environ,
            "CITADELS_ENGINE": "pure",
            "PYTHONPATH": str(self.folder),
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        return subprocess.run(
            [sys.executable, "-m", *words],
            cwd=self.folder,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )

    def run_well(self, *words: str) -> str:
        done = self.run(*words)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def texts(self) -> dict[str, bytes]:
        paths = [path for path in self.folder.rglob("*") if path.is_file()]
        return {path.relative_to(self.folder).as_posix(): path.read_bytes() for path in paths}

    def changed(self) -> set[str]:
        """The files that differ from those at the last call, or are new."""
        now = self.texts()
        names = {name for name, text in now.items() if self.before.get(name) != text}
        self.before = now
        return {name for name in names if ".pytest_cache" not in name}

    def replace(self, name: str, pattern: str, new: str) -> None:
        path = self.folder / name
        text, count = re.subn(
            pattern, lambda _: new, path.read_text(encoding="utf-8"), flags=re.MULTILINE
        )
        assert count, (name, pattern)
        path.write_text(text, encoding="utf-8")


def source_names() -> list[str]:
    """The files of the repository that the card and the programs need, also uncommitted ones."""
    done = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],  # noqa: S607
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    folders = ("citadels/", "docs/", "scripts/", "tests/", "web/generate/", "web/src/lib/")
    names = [name for name in done.stdout.split("\0") if name.startswith(folders)]
    others = ["pyproject.toml", "web/sources.py", "web/__init__.py"]
    return [
        name
        for name in (*names, *others)
        if (ROOT / name).is_file() and not name.startswith(("tests/golden/", "tests/browser/"))
    ]


def block_with(words: str) -> str:
    """The block of code on the page that contains these words."""
    (block,) = [block for block in BLOCKS if words in block]
    return block


def is_text(name: str) -> bool:
    return name.endswith(".ftl")


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Sources:
    return Sources(tmp_path_factory.mktemp("sources"))


def test_the_example_of_the_page_takes_few_files_and_works_everywhere(sources: Sources) -> None:
    add_stubs(sources)
    check_stubs(sources)
    fill_in(sources)
    check_cards(sources)


def add_stubs(sources: Sources) -> None:
    """Both cards by the script: few files, and a second time nothing but an error."""
    assert [call.split()[:2] for call in CALLS] == [
        ["character", "night-watch"],
        ["district", "customs-house"],
    ]
    for call in CALLS:
        said = sources.run_well("scripts.new_card", *call.split())
        changed = sources.changed()
        assert len([name for name in changed if not is_text(name)]) <= MAX_FILES
        assert len([name for name in changed if is_text(name)]) == len(LANGUAGES)
        assert all(re.search(rf"^{re.escape(name)} +\w", said, re.MULTILINE) for name in changed)
        again = sources.run("scripts.new_card", *call.split())
        assert again.returncode == 2
        assert f"'{call.split()[1]}' exists already" in again.stderr
    taken = sources.run("scripts.new_card", "district", "gold")
    assert "'gold' exists already" in taken.stderr
    assert sources.changed() == set()


def check_stubs(sources: Sources) -> None:
    """What is missing is said; the rest of the code is as clean as before."""
    stories = sources.run("citadels", "check", *STORIES)
    assert stories.returncode == 1
    for title, story in zip(("Night Watch", "Customs House"), STORIES, strict=True):
        failure = rf"^{re.escape(str(Path(story)))}:\d+:1: todo show what the {title} does"
        assert re.search(failure, stories.stdout, re.MULTILINE)
    texts = sources.run("citadels.text.check")
    assert texts.returncode == 1
    keys = {
        f"{kind}s.ftl: {key}"
        for kind, slug in (call.split()[:2] for call in CALLS)
        for key in (f"{kind}-{slug}", f"{kind}-{slug}.text", f"answer-use-{slug}")
    }
    expected = {f"{language}/{key}: not translated yet" for language in LANGUAGES for key in keys}
    assert set(texts.stdout.splitlines()[:-1]) == expected
    modules = [name for name in sources.before if name.endswith(("watch.py", "customs_house.py"))]
    assert len(modules) == 2
    sources.run_well("ruff", "check", "--no-cache", *modules, EDITION)
    sources.run_well("ruff", "format", "--no-cache", "--check", *modules, EDITION)


def fill_in(sources: Sources) -> None:
    """The effects and stories of the page, and texts in every language."""
    for name, words in (
        ("citadels/engine/characters/night_watch.py", "class NightWatch"),
        ("citadels/engine/districts/customs_house.py", "class CustomsHouse"),
        (STORIES[0], "cast night-watch"),
        (STORIES[1], "city customs-house"),
    ):
        (sources.folder / name).write_text(block_with(words), encoding="utf-8")
    row = block_with("codes.CUSTOMS_HOUSE").rstrip("\n")
    sources.replace(EDITION, r"^    _unique\(codes.CUSTOMS_HOUSE, .*$", row)
    wording = block_with("answer-use-night-watch").split(" = ")[1].strip()
    for language in LANGUAGES:
        for kind in ("characters", "districts"):
            name = f"citadels/text/{language}/{kind}.ftl"
            sources.replace(name, rf"(?<= = ){UNTRANSLATED}\b", f"{language}:")
        name = f"citadels/text/{language}/characters.ftl"
        pattern = r"(?<=answer-use-night-watch = ).*$"
        sources.replace(name, pattern, f"{language}: {wording}")
    sources.changed()


def check_cards(sources: Sources) -> None:
    """The cards work in the rules, the texts, the bots, learning and everything generated."""
    sources.run_well("citadels", "check", *STORIES)
    sources.run_well("citadels.text.check")
    encoding = sources.run_well("tests.architecture.new_card_probe").strip()
    assert re.fullmatch(r"\d+-[0-9a-f]{8}", encoding)
    assert encoding != get_family("2016").encoding
    for slug in ("night-watch", "customs-house"):
        few = ("--pairs", "2", "--bots", "rush", "--processes", "1", "--json")
        assert slug in sources.run_well("citadels", "lab", "card", slug, *few)
    sources.run_well("web.generate")
    sources.run_well("citadels", "compare", "--write")
    assert sources.changed() == set(GENERATED)
    for name in GENERATED:
        text = (sources.folder / name).read_text(encoding="utf-8")
        assert "customs-house" in text or "Customs House" in text or "customs_house" in text, name
    sources.run_well("pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *OTHER_TESTS)


@pytest.mark.parametrize(
    ("kind", "slug", "values", "message"),
    [
        ("hero", "night-watch", {}, "'hero' is not a kind of card"),
        ("character", "Night Watch", {}, "'Night Watch' is not a slug"),
        ("character", "night_watch", {}, "'night_watch' is not a slug"),
        ("character", "import", {}, "'import' is not a slug"),
        ("character", "night-watch", {"rank": 10}, "10 is not a rank"),
        ("district", "customs-house", {"cost": -1}, "-1 is not a cost"),
        ("district", "customs-house", {"aims": "moon"}, "'moon' is not an aim"),
    ],
)
def test_what_is_no_card_is_named_in_the_error(
    kind: str, slug: str, values: dict[str, int | str], message: str
) -> None:
    with pytest.raises(CardError, match=re.escape(message)):
        NewCard(kind, slug, **values)  # type: ignore[arg-type]  # wrong values are the point


def use_all_codes(root: Path, kind: str, places: int) -> None:
    for number in range(places):
        slug = f"card-{chr(ord('a') + number // 26)}{chr(ord('a') + number % 26)}"
        (root / CODES).write_text(add_code(root, NewCard(kind, slug)), encoding="utf-8")


@pytest.mark.parametrize(("kind", "places"), [("character", 32), ("district", 64)])
def test_a_card_is_refused_when_all_codes_are_used(tmp_path: Path, kind: str, places: int) -> None:
    path = tmp_path / CODES
    path.parent.mkdir(parents=True)
    shutil.copyfile(ROOT / CODES, path)
    with pytest.raises(CardError, match=f"has no place: all {places} codes of a {kind} are used"):
        use_all_codes(tmp_path, kind, places)
    assert f": Final = {places - 1}\n" in path.read_text(encoding="utf-8")


def test_a_character_that_names_others_has_texts_for_the_report_of_the_laboratory() -> None:
    texts = add_texts(ROOT, NewCard("character", "herald", aims="character"))
    assert len(texts) == 2 * len(LANGUAGES)
    for language in LANGUAGES:
        assert (
            "lab-figure-names-herald = TODO Herald\n" in texts[f"citadels/text/{language}/lab.ftl"]
        )


@pytest.mark.parametrize("rank", range(1, 10))
def test_a_new_character_stands_after_those_of_its_rank_in_the_rules(rank: int) -> None:
    text, _ = add_paragraph(ROOT, NewCard("character", "herald", rank=rank))
    chapter = text[text.index("## Characters") : text.index("## Unique districts")]
    ranks = [int(digit) for digit in re.findall(r"^\*\*\d+\.\*\* Rank (\d)", chapter, re.MULTILINE)]
    assert ranks == sorted(ranks)
    assert "### Herald" in chapter


def test_an_ability_without_a_target_is_used_once_per_turn() -> None:
    text = module_text(NewCard("character", "herald", aims="nothing"))
    compile(text, "herald.py", "exec")
    assert "class Herald(OncePerTurn):" in text


def test_no_stub_was_left_unfinished() -> None:
    for page in (ROOT / "docs" / "rules").glob("*.md"):
        assert "TODO" not in page.read_text(encoding="utf-8"), page.name
    icons = (ROOT / ICONS).read_text(encoding="utf-8")
    assert [name for name in PLACEHOLDER_ICONS if f"icon:{name}'" in icons] == []
