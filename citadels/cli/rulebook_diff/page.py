"""The profiles side by side, as a page: built from the tables that the engine plays."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields
from functools import cache, partial
from itertools import groupby
from pathlib import Path
from typing import Final

import citadels
from citadels.cli.rulebook_diff.differences import ROW_DIFFERENCES, WORDING_DIFFERENCES
from citadels.engine.codes import UNIQUE
from citadels.engine.editions.edition import DeckRule, DraftRow, Edition, Numbers, Pair
from citadels.engine.editions.registry import EDITIONS
from citadels.engine.handler import IN_CARDS, IN_EITHER, IN_GOLD, Character, District, Handler
from citadels.engine.names import CHARACTERS, DISTRICTS, TYPES
from citadels.engine.phases.draft import KEEP_ONE, LAY_ONE, LAY_REST, LOSE_ONE, TAKE_ASIDE
from citadels.engine.rulings import RULINGS as RULINGS
from citadels.engine.scoring import BY_DISTRICTS, BY_GOLD, BY_RANK
from citadels.text import Texts

PAGE: Final = Path(__file__).parents[3] / "docs" / "rules" / "side-by-side.md"
ABSENT: Final = "–"
ALL_DIFFER: Final = "≠"
BOOKS_DIFFER: Final = "≠ C"
CLASSIC: Final = "classic"
SAME: Final = "="  # as in the column before
LONG_CELL_LENGTH: Final = 18

_STEPS: Final = {
    KEEP_ONE: "keep 1",
    LAY_ONE: "lay 1 facedown",
    LOSE_ONE: "lose 1 at random",
    TAKE_ASIDE: "take the facedown card",
    LAY_REST: "lay the rest facedown",
}
_TIE_BREAKS: Final = {
    BY_RANK: "highest rank revealed",
    BY_DISTRICTS: "points for districts",
    BY_GOLD: "gold",
}
_INCOMES: Final = {IN_GOLD: "gold", IN_CARDS: "cards", IN_EITHER: "gold or cards"}
# Attributes of every card that are shown in words or not at all.
_INTERNAL_FIELDS: Final = (
    *("code", "hooks", "last_use", "stays_open", "income_type", "income_in"),
    *("may_build", "may_repeat", "spares_itself"),
)
_INTERNAL_SUFFIXES: Final = ("_field", "_event")
_DEFAULTS: Final = {"build_limit": 1, "watched_size": 0}


@dataclass(frozen=True)
class Row:
    """One thing, and how it is in each profile."""

    key: str
    name: str
    cells: tuple[str, ...]

    @property
    def mark(self) -> str:
        """Whether the profiles differ, and whether already the classic books do."""
        pairs = zip(EDITIONS, self.cells, strict=True)
        books = {cell for book, cell in pairs if book.slug.startswith(CLASSIC)}
        if len(books) > 1:
            return BOOKS_DIFFER
        return ALL_DIFFER if len(set(self.cells)) > 1 else ""

    def markdown(self) -> str:
        numbers = [f"D{number:02}" for number, keys in ROW_DIFFERENCES.items() if self.key in keys]
        name = f"{self.name} ({', '.join(numbers)})" if numbers else self.name
        return _markdown_row([self.mark, name, *self._short_cells()])

    def _short_cells(self) -> list[str]:
        """A long cell that repeats the one before it is only a sign."""
        pairs = zip(self.cells, ("", *self.cells), strict=False)
        return [
            SAME if cell == previous and len(cell) > LONG_CELL_LENGTH else cell
            for cell, previous in pairs
        ]


def page() -> str:
    parts = [_INTRODUCTION.strip()]
    for title, rows in tables():
        parts.append(f"## {title}")
        parts.append(_markdown_table(rows))
    parts.append("## Differences of words only")
    parts.append(_WORDS_INTRODUCTION.strip())
    parts.append(
        "\n".join(f"- **D{number:02}** {text}" for number, text in WORDING_DIFFERENCES.items())
    )
    return "\n\n".join(parts) + "\n"


def write_page() -> bool:
    """Write the page to the docs folder; False if there is none."""
    if not PAGE.parent.is_dir():
        return False
    PAGE.write_text(page(), encoding="utf-8")
    return True


def tables() -> list[tuple[str, list[Row]]]:
    """Titles and rows of the tables, in the order of the page."""
    return [
        ("Numbers and set-up", [*_plain_rows(), *_number_rows()]),
        ("Selection", _draft_rows()),
        ("Characters", _character_rows()),
        ("Basic districts", _district_rows(is_special=False)),
        ("Special districts", _district_rows(is_special=True)),
        ("Rulings", _ruling_rows()),
    ]


_INTRODUCTION: Final = f"""
# The four profiles side by side

This page is written by `citadels compare --write` from the tables that the engine plays. Do not
edit it: change the edition and write it again.

One column for each profile, one row for each thing. `{BOOKS_DIFFER}` marks a row in which the three
classic books differ among themselves, `{ALL_DIFFER}` one in which only the edition of 2016 stands
apart; the rows without a mark are alike and come last. `{ABSENT}` means that there is no such
thing in the profile, `{SAME}` that it is as in the column before. D01 to D55 are the differences
between the three classic books, cited as `classic D39`. Rules and reasons: [2016.md](2016.md),
[classic-en.md](classic-en.md), [classic-ru.md](classic-ru.md), [classic-fr.md](classic-fr.md).

What a card does is described by the docstring of its class and by its numbers in brackets; if a
number in the words differs, the one in brackets is played, and if the words leave a choice, the
rulings below decide. *By choice* means that the card is in a game only if it is chosen: in the
classic books those are the starred districts. A name in italics is the one that the profile prints.
"""

_WORDS_INTRODUCTION: Final = """
The other differences between the three classic books: all three are played alike.
"""


def _markdown_table(rows: list[Row]) -> str:
    order = [BOOKS_DIFFER, ALL_DIFFER, ""]
    sorted_rows = sorted(rows, key=lambda row: order.index(row.mark))
    names = [f"`{book.slug}`" for book in EDITIONS]
    head = [_markdown_row(["", "", *names]), "|" + "---|" * (len(names) + 2)]
    return "\n".join([*head, *(row.markdown() for row in sorted_rows)])


def _markdown_row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |".replace("|  ", "| ")


def _row(key: str, name: str, describe: Callable[[Edition], str]) -> Row:
    return Row(key, name, tuple(describe(book) or ABSENT for book in EDITIONS))


# Numbers and set-up.


def _plain_rows() -> list[Row]:
    return [
        _row("players", "players", lambda book: f"{min(book.players())} to {max(book.players())}"),
        _row("first crown", "first crown", lambda book: book.first_crown),
        _row("complete at", "a city is completed at", _sizes),
        _row("targets", "shorter games to", lambda book: ", ".join(map(str, book.targets))),
        _row(
            "cards without choice",
            "cards always in the deck",
            lambda book: _card_count(book, False),
        ),
        _row("cards by choice", "cards by choice", lambda book: _card_count(book, True)),
        _row("deck rule", "choosing special districts", lambda book: _effect_text(book.deck_rule)),
        _row("left out", "left out of the deck", lambda book: _pairs(book.left_out_pairs)),
        _row("not dealt", "not dealt by a ruling", _not_dealt),
        _row("forbidden", "not together in a game", lambda book: _pairs(book.forbidden_pairs)),
        _row("useless", "together with a warning", lambda book: _pairs(book.ineffective_pairs)),
        _row("warned", "warned of with so few players", _few_player_warnings),
        _row("substitutes", "who may stand in", _substitutes),
        _row("presets", "ready sets", lambda book: ", ".join(row.slug for row in book.presets)),
        _row("tie-break", "tie-break", _tie_break),
        _row("turn end", "districts at the end of a turn", _turn_end),
    ]


def _number_rows() -> list[Row]:
    rows: list[Row] = []
    for field in fields(Numbers):
        cells = tuple(_value_text(getattr(book.numbers, field.name)) for book in EDITIONS)
        rows.append(Row(f"number {field.name}", field.name.replace("_", " "), cells))
    return rows


def _sizes(book: Edition) -> str:
    parts: list[str] = []
    for size, group in groupby(book.complete_at, key=lambda pair: pair[1]):
        players = [pair[0] for pair in group]
        parts.append(f"{size} ({players[0]} to {players[-1]} players)")
    return ", ".join(parts)


def _card_count(book: Edition, is_chosen: bool) -> str:
    return str(sum(row.copies for row in book.districts if row.is_optional == is_chosen))


def _not_dealt(book: Edition) -> str:
    """Districts that a reading keeps out of the deck."""
    return ", ".join(
        f"{DISTRICTS[card]} with `{RULINGS[number][0]}` {RULINGS[number][1][reading]}"
        for card, number, reading in book.not_dealt
    )


def _pairs(pairs: tuple[Pair, ...]) -> str:
    return ", ".join(f"{DISTRICTS[pair.card]} with {CHARACTERS[pair.role]}" for pair in pairs)


def _few_player_warnings(book: Edition) -> str:
    return ", ".join(
        f"{CHARACTERS[role]} ({players})" for role, players in book.min_sensible_players
    )


def _substitutes(book: Edition) -> str:
    parts = [
        f"{' or '.join(CHARACTERS[role] for role in others)} for {CHARACTERS[absent]}"
        for absent, others in book.substitutes
    ]
    return ", ".join(parts)


def _tie_break(book: Edition) -> str:
    return ", then ".join(_TIE_BREAKS[rule] for rule in book.tie_break) or "shared"


def _turn_end(book: Edition) -> str:
    order = book.turn_end_orders[book.reading(book.turn_end_ruling)]
    return ", ".join(DISTRICTS[card] for card in order)


# Selection.


def _draft_rows() -> list[Row]:
    sizes = {(row.players, row.characters) for book in EDITIONS for row in book.drafts}
    rows: list[Row] = []
    for players, characters in sorted(sizes):
        name = f"{players} players, {characters} characters"
        rows.append(_row(f"draft {name}", name, partial(_draft, players, characters)))
    return rows


def _draft(players: int, characters: int, book: Edition) -> str:
    rows = [row for row in book.drafts if (row.players, row.characters) == (players, characters)]
    return f"{rows[0].faceup} faceup; {_steps(rows[0])}" if rows else ""


def _steps(row: DraftRow) -> str:
    """Who does what, counted from the crown: A, B, C ..."""
    parts: list[str] = []
    for step, group in groupby(row.steps, key=lambda pair: pair[1]):
        letters = ", ".join(chr(ord("A") + seat) for seat, _ in group)
        parts.append(f"{letters}: {_STEPS[step]}")
    return "; ".join(parts)


# Cards.


def _character_rows() -> list[Row]:
    roles = {row.role for book in EDITIONS for row in book.characters}
    rows: list[Row] = []
    for role in sorted(roles):
        slug = CHARACTERS[role]
        name = f"{Texts('en').name_of_character(slug)} `{slug}`"
        rows.append(_row(f"character {slug}", name, partial(_character, role)))
    return rows


def _character(role: int, book: Edition) -> str:
    row = book.row_of(role)
    if row is None:
        return ""
    name = _own_name(Texts.name_of_character, CHARACTERS[role], book)
    tables = [draft.players for draft in book.drafts if draft.characters >= row.rank]
    fewest_players = max(row.min_players, min(tables))
    return f"{name}rank {row.rank}, from {fewest_players} players: {_effect_text(row.effect)}"


def _district_rows(is_special: bool) -> list[Row]:
    cards = {
        row.card
        for book in EDITIONS
        for row in book.districts
        if (row.type == UNIQUE) == is_special
    }
    rows: list[Row] = []
    for card in sorted(cards):
        slug = DISTRICTS[card]
        name = f"{Texts('en').name_of_district(slug)} `{slug}`"
        rows.append(_row(f"district {slug}", name, partial(_district, card)))
    return rows


def _district(card: int, book: Edition) -> str:
    rows = [row for row in book.districts if row.card == card]
    if not rows:
        return ""
    row = rows[0]
    name = _own_name(Texts.name_of_district, DISTRICTS[card], book)
    copies = "1 copy" if row.copies == 1 else f"{row.copies} copies"
    choice = ", by choice" if row.is_optional else ""
    text = f"{name}{TYPES[row.type]}, cost {row.cost}, {copies}{choice}"
    effect = _effect_text(row.effect)
    return f"{text}: {effect}" if effect else text


def _own_name(name_of: Callable[[Texts, str], str], slug: str, book: Edition) -> str:
    """The name of a card, if this profile prints another than the first."""
    name = name_of(Texts("en", book.slug), slug)
    return f"*{name}*, " if name != name_of(Texts("en"), slug) else ""


def _effect_text(effect: Handler | DeckRule) -> str:
    """What it does: the words of its program, and its numbers."""
    if type(effect) is District:
        return ""
    words = _class_doc(type(effect))
    numbers = ", ".join(f"{name}={value}" for name, value in _numbers(effect))
    return f"{words} ({numbers})" if numbers else words


def _class_doc(kind: type) -> str:
    words = " ".join(_class_docs(kind.__module__)[kind.__name__].split())
    # Not the first paragraph alone: two programs of a card may differ only in what follows it.
    return f"{_class_doc(kind.__bases__[0])} {words}" if words.startswith("The same") else words


@cache
def _class_docs(module: str) -> dict[str, str]:
    """What the classes of a module say of themselves. Compiled ones do not remember it."""
    path = Path(citadels.__file__).parent.parent / (module.replace(".", "/") + ".py")
    tree = ast.parse(path.read_text(encoding="utf-8"))
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    return {node.name: ast.get_docstring(node) or "" for node in classes}


def _field_names(effect: Handler | DeckRule) -> list[str]:
    """The names of its attributes; a compiled object has no dictionary of them."""
    names = getattr(type(effect), "__mypyc_attrs__", None)
    return sorted(vars(effect) if names is None else names)


def _numbers(effect: Handler | DeckRule) -> Iterable[tuple[str, str]]:
    if isinstance(effect, Character) and effect.income_in in _INCOMES:
        yield "income", f"{_INCOMES[effect.income_in]} for {TYPES[effect.income_type]}"
    for name in _field_names(effect):
        value = getattr(effect, name)
        if name in _INTERNAL_FIELDS or name.startswith("_") or name.endswith(_INTERNAL_SUFFIXES):
            continue
        if value != _DEFAULTS.get(name):
            yield name, _value_text(value)


def _value_text(value: bool | int) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


# Rulings.


def _ruling_rows() -> list[Row]:
    rows: list[Row] = []
    for number, (slug, readings) in enumerate(RULINGS):
        if slug:
            cells = tuple(_reading(book, number) for book in EDITIONS)
            choices = ", ".join(f"`{reading}`" for reading in readings)
            rows.append(Row(f"ruling {slug}", f"`{slug}`: {choices}", cells))
    return rows


def _reading(book: Edition, number: int) -> str:
    if number not in book.rulings:
        return ABSENT
    return f"`{RULINGS[number][1][book.reading(number)]}`"
