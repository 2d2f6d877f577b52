"""Regenerates the golden transcripts, for `scripts/golden`. Review the diff."""

from __future__ import annotations

from tests.golden.games import ALL_GAMES
from tests.golden.transcript import transcript


def main() -> None:
    paths = {golden.path(): golden for golden in ALL_GAMES}
    folders = {path.parent for path in paths}
    for folder in folders:
        folder.mkdir(exist_ok=True)
    for old in sorted({path for folder in folders for path in folder.iterdir()} - set(paths)):
        old.unlink()
        print(f"removed {old.name}")
    for path, golden in paths.items():
        text = "\n".join(transcript(golden)) + "\n"
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            print(f"wrote {path.name}")


if __name__ == "__main__":
    main()
