"""Codes, names, hooks and shifts: what the compiler cannot check and a reader would not notice."""

from __future__ import annotations

import ast
import re
from typing import Final

import pytest

from citadels.engine import codes, handler, names
from citadels.engine.answers import text
from citadels.engine.editions.declarations import QUESTIONS
from citadels.engine.editions.edition import DistrictRow, Edition
from citadels.engine.editions.registry import EDITIONS, PROFILES
from citadels.engine.handler import Card, Character, District
from tests.architecture.source_code import ENGINE_FOLDER, ROOT, module_files, parse_file
from tests.architecture.source_code import code_strings as words_of

CODES_SOURCE: Final = (ENGINE_FOLDER / "codes.py").read_text(encoding="utf-8")
CONSTANT_PATTERN: Final = re.compile(r"^([A-Z_0-9]+): Final = (-?\d+)", re.MULTILINE)
NON_CODE_CONSTANTS: Final = {
    "NOBODY",
    "NO_CARD",
    "NO_ROLE",
    "HIDDEN",
    "KINDS",
    "BEAUTIFIED_BIT",
    "TYPE_COUNT",
    "NO_TYPE",
}

# Which hook speaks of which methods. One without methods is a mark that others look for.
CHARACTER_HOOKS: Final = {
    "AT_CALL": ["at_call"],
    "RESTRICTS": ["restricts"],
    "AFTER_GATHERING": ["after_gathering"],
    "BEFORE_ENTERING": ["before_entering"],
    "AFTER_ENTERING": ["after_entering"],
    "AT_ROUND_END": ["at_round_end"],
    "AT_EVERY_TURN_END": ["at_every_turn_end"],
}
DISTRICT_HOOKS: Final = {
    "IN_TURN": ["use"],
    "WHEN_GATHERING": ["gold_gathered", "cards_drawn", "cards_kept"],
    "PRICES": ["build_price"],
    "AT_TURN_END": ["at_turn_end"],
    "AT_DRAFT_END": ["at_draft_end"],
    "IN_HAND_AT_END": ["points_in_hand"],
    "EXTRA_AT_END": ["points"],
    "WHEN_CROWN_MOVES": ["when_crown_moves"],
    "WHEN_CALLING": ["when_calling"],
    "WHEN_KILLED": ["when_killed"],
    "AFTER_ATTACK": ["after_attack"],
    "SOMETIMES_REFUSED": ["build_refusal"],
    "OWN_BUDGET": ["budget"],
}
FLAG_HOOKS: Final = {
    "PAYS_FOR_OTHERS",
    "REPEATS",
    "WALLS",
    "FOR_INCOME",
    "ANY_TYPE_AT_END",
    "COUNTS_DOUBLE",
    "KEEPS_PILE",
    "UNCOUNTED",
    "SAFE_FROM_RANK_8",
    "BY_SACRIFICE",
}
NON_HOOK_CONSTANTS: Final = {
    *("NO_INCOME", "IN_GOLD", "IN_CARDS", "IN_EITHER"),
    *("INCOME_BIT", "POWER_BIT", "SECOND_BIT", "CLOSING_BIT"),
}


def codes_in_section(title: str) -> dict[str, int]:
    """The codes between the comment that begins so and the next comment."""
    text = CODES_SOURCE[CODES_SOURCE.index(f"\n# {title}") + 1 :]
    lines = text.split("\n")[1:]
    end = next((place for place, line in enumerate(lines) if line.startswith("#")), len(lines))
    pairs = CONSTANT_PATTERN.findall("\n".join(lines[:end]))
    return {name: int(value) for name, value in pairs if name not in NON_CODE_CONSTANTS}


def constant_name(slug: str) -> str:
    return slug.upper().replace("-", "_")


@pytest.mark.parametrize(
    ("title", "slugs"),
    [
        ("Characters.", names.CHARACTERS),
        ("Districts, by kind", names.DISTRICTS),
        ("Types of districts", names.TYPES),
        ("Events.", names.EVENTS),
        ("Reasons why", names.REASONS),
    ],
)
def test_codes_and_names_agree_one_to_one(title: str, slugs: tuple[str, ...]) -> None:
    place_by_name = {constant_name(slug): place for place, slug in enumerate(slugs) if slug}
    assert codes_in_section(title) == place_by_name
    assert len(set(slugs)) == len(slugs)


@pytest.mark.parametrize(
    "title",
    ["Characters.", "Districts, by kind", "Types", "Handlers", "Verbs", "Events.", "Reasons why"],
)
def test_no_code_is_there_twice(title: str) -> None:
    pairs = codes_in_section(title)
    assert len(set(pairs.values())) == len(pairs), title


def test_no_constant_is_set_twice() -> None:
    constants = [name for name, _ in CONSTANT_PATTERN.findall(CODES_SOURCE)]
    assert len(constants) == len(set(constants))


def test_phases_have_the_names_of_their_handlers() -> None:
    phases = {f"{constant_name(slug)}_PHASE": place for place, slug in enumerate(names.PHASES)}
    handlers = codes_in_section("Handlers")
    assert {name: handlers[name] - codes.DRAFT_PHASE for name in phases} == phases
    assert handlers["HANDLER_COUNT"] == codes.DRAFT_PHASE + len(phases)


def test_every_verb_has_words() -> None:
    verbs = {
        *text._BARE_VERBS.values(),
        *text._DISTRICT_VERBS.values(),
        *text._CHARACTER_VERBS.values(),
    }
    verbs |= {codes.BUILD_BY, codes.SPLIT, codes.FROM, codes.USE}
    assert verbs == set(codes_in_section("Verbs").values())


def test_events_that_hide_a_card_and_questions_have_known_names() -> None:
    assert set(names.HIDING_EVENTS) <= set(names.EVENTS)
    askers = {*names.CHARACTERS, *names.DISTRICTS, *names.PHASES}
    assert {asker for asker, _, _ in QUESTIONS} <= askers
    kinds = [(asker, step) for asker, step, _ in QUESTIONS]
    assert len(set(kinds)) == len(kinds)


# Cards and their hooks.


def hook_constants() -> dict[str, int]:
    text = (ENGINE_FOLDER / "handler.py").read_text(encoding="utf-8")
    return {
        name: int(value)
        for name, value in CONSTANT_PATTERN.findall(text)
        if name not in NON_HOOK_CONSTANTS
    }


def all_cards() -> list[tuple[str, Card, type[Card]]]:
    """Every card of every edition, with the class whose hooks it overrides."""
    rows: list[tuple[str, Card, type[Card]]] = []
    for book in EDITIONS:
        rows += [(names.CHARACTERS[row.role], row.effect, Character) for row in book.characters]
        rows += [(names.DISTRICTS[row.card], row.effect, District) for row in cards_with_text(book)]
    return rows


def cards_with_text(book: Edition) -> list[DistrictRow]:
    return [row for row in book.districts if type(row.effect) is not District]


def test_every_hook_is_known_here_and_is_one_bit() -> None:
    bits = hook_constants()
    assert set(bits) == {*CHARACTER_HOOKS, *DISTRICT_HOOKS, *FLAG_HOOKS}
    assert sorted(bits.values()) == [2**place for place in range(len(bits))]
    assert all(getattr(handler, name) == value for name, value in bits.items())


@pytest.mark.parametrize(("slug", "card", "base"), all_cards())
def test_a_card_names_the_hooks_it_has_and_has_those_it_names(
    slug: str, card: Card, base: type[Card]
) -> None:
    bits = hook_constants()
    table = CHARACTER_HOOKS if base is Character else DISTRICT_HOOKS
    for hook, methods in table.items():
        own = [name for name in methods if getattr(type(card), name) is not getattr(base, name)]
        assert bool(own) == bool(card.hooks & bits[hook]), f"{slug}: {hook}, {own}"
    foreign = DISTRICT_HOOKS if base is Character else CHARACTER_HOOKS
    assert not [hook for hook in foreign if card.hooks & bits[hook]], slug


def test_every_hook_has_a_card() -> None:
    used_hooks = 0
    for _, card, _ in all_cards():
        used_hooks |= card.hooks
    assert used_hooks == sum(hook_constants().values())


def test_what_happens_at_the_end_of_a_turn_has_its_place_in_the_order() -> None:
    for book in EDITIONS:
        ending = {
            row.card for row in cards_with_text(book) if row.effect.hooks & handler.AT_TURN_END
        }
        for order in book.turn_end_orders:
            assert set(order) == ending
            assert len(order) == len(ending)


@pytest.mark.parametrize(("slug", "card", "base"), all_cards())
def test_every_card_says_its_text(slug: str, card: Card, base: type[Card]) -> None:
    text = type(card).__doc__
    assert text, slug
    assert text != base.__doc__, slug
    assert len(text) > 10, slug


# Shifts: what the compiler gets wrong.


def find_bad_shifts(module: ast.Module) -> list[int]:
    """Lines in which a constant is shifted by something that is none: 32 bits wide if compiled."""
    return [
        node.lineno
        for node in ast.walk(module)
        if isinstance(node, ast.BinOp | ast.AugAssign)
        and isinstance(node.op, ast.LShift)
        and is_constant(node.left if isinstance(node, ast.BinOp) else node.target)
        and not is_constant(node.right if isinstance(node, ast.BinOp) else node.value)
    ]


def is_constant(node: ast.expr) -> bool:
    """A number, or a name in capitals, or something made of these."""
    if isinstance(node, ast.BinOp):
        return is_constant(node.left) and is_constant(node.right)
    if isinstance(node, ast.UnaryOp):
        return is_constant(node.operand)
    if isinstance(node, ast.Attribute):
        return node.attr.isupper()
    return isinstance(node, ast.Constant) or (isinstance(node, ast.Name) and node.id.isupper())


def test_no_constant_is_shifted_by_a_variable() -> None:
    problems = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in module_files(ENGINE_FOLDER)
        for line in find_bad_shifts(parse_file(path))
    ]
    assert not problems


@pytest.mark.parametrize(
    ("code", "bad"),
    [
        ("x = 1 << n", True),
        ("x = USE << place", True),
        ("x = codes.USE << place", True),
        ("x = (1 + 2) << n", True),
        ("x = -1 << n", True),
        ("x = y | 1 << n", True),
        ("x = 1 << 3", False),
        ("x = USE << 24", False),
        ("x = verb << 24", False),
        ("x = word << n", False),
        ("x <<= n", False),
        ("x = 1 >> n", False),
    ],
)
def test_a_bad_shift_is_found_in_any_form(code: str, bad: bool) -> None:
    assert bool(find_bad_shifts(ast.parse(code))) == bad


def test_no_file_outside_editions_names_an_edition() -> None:
    problems = [
        f"{path.relative_to(ROOT)}:{line}: {word}"
        for path in module_files(ENGINE_FOLDER)
        if "editions" not in path.relative_to(ENGINE_FOLDER).parts
        for line, word in words_of(parse_file(path))
        if word in PROFILES
    ]
    assert not problems
