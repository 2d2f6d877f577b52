"""Writes the numbers of all positions anew. Read the difference before you commit it."""

from __future__ import annotations

from typing import Final

from tests.perft.counting import STORIES, numbers_of, positions_of, ways

ENOUGH: Final = 30_000
DEEPEST: Final = 10


def main() -> None:
    for path in STORIES:
        lines: list[str] = []
        for name, game in positions_of(path).items():
            for answers in range(1, DEEPEST + 1):
                count = ways(game, answers)
                lines.append(f"{name} perft {answers} {count}\n")
                if count > ENOUGH:
                    break
        numbers_of(path).write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
