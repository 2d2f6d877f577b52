"""Rewrites the numbers of all positions. Read the difference before you commit it."""

from __future__ import annotations

from typing import Final

from tests.perft.perft import STORIES, parse_positions, perft, perft_file

MIN_NODES: Final = 30_000
MAX_DEPTH: Final = 10


def main() -> None:
    for path in STORIES:
        lines: list[str] = []
        for name, game in parse_positions(path).items():
            for answers in range(1, MAX_DEPTH + 1):
                count = perft(game, answers)
                lines.append(f"{name} perft {answers} {count}\n")
                if count > MIN_NODES:
                    break
        perft_file(path).write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
