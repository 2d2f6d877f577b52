"""Writes the stubs of a new card, and says what comes next in each file.

scripts/new-card character night-watch --rank 5 --aims player
scripts/new-card district customs-house --cost 4 --aims nothing
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

from scripts.new_card import edits, stubs
from scripts.new_card.card import AIMS, COSTS, KINDS, RANKS, CardError, NewCard

ROOT: Final = Path(__file__).parents[2]
GENERATED: Final = """
When the story is true, generate the rest, and review the changes:
  .venv/bin/python -m web.generate
  .venv/bin/citadels compare --write
  .venv/bin/python -m citadels.rl.encoding_doc > docs/encoding.md
  scripts/golden
"""


def make_files(root: Path, card: NewCard) -> dict[str, tuple[str, str]]:
    """The content of each file with the card, and what is to be done there."""
    for path in (card.module_path, card.story_path, card.drawing_path):
        if (root / path).exists():
            raise CardError(f"'{card.slug}' exists already: {path}")
    rules, paragraph = edits.add_paragraph(root, card)
    files = {
        edits.CODES: (edits.add_code(root, card), "nothing: the card has its code"),
        edits.RULES: (rules, f"state R-2016 {paragraph}, complete its row and the number above"),
        card.story_path: (stubs.story_text(card, paragraph), "show the rule; it fails until then"),
        card.module_path: (stubs.module_text(card), "write the text of the card and its effect"),
        edits.EDITION: (edits.add_row(root, card), "add the numbers that the effect needs"),
    }
    if card.is_character:
        files[edits.ICONS] = (edits.add_icon(root, card), "choose an icon of game-icons")
    else:
        files[card.drawing_path] = (stubs.drawing_text(card), "draw the district")
    for path, text in edits.add_texts(root, card).items():
        files[path] = (text, f"translate what begins with {edits.UNTRANSLATED}")
    return files


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="scripts/new-card", description="Writes the stubs of a new card of the 2016 edition."
    )
    parser.add_argument("kind", help=" or ".join(KINDS))
    parser.add_argument("name", help="its slug, such as night-watch")
    parser.add_argument("--rank", type=int, default=5, help=f"{RANKS[0]} to {RANKS[-1]}")
    parser.add_argument("--cost", type=int, default=4, help=f"{COSTS[0]} to {COSTS[-1]}")
    parser.add_argument("--aims", default="", help=f"what it is used on: {', '.join(AIMS)}")
    wanted = parser.parse_args()
    try:
        card = NewCard(wanted.kind, wanted.name, wanted.rank, wanted.cost, wanted.aims)
        files = make_files(ROOT, card)
    except CardError as error:
        sys.stderr.write(f"scripts/new-card: {error}\n")
        return 2
    for path, (text, _) in files.items():
        (ROOT / path).write_text(text, encoding="utf-8", newline="\n")
    width = max(map(len, files))
    for path, (_, next_step) in files.items():
        print(f"{path:{width}}  {next_step}")
    print(GENERATED, end="")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
