"""Writes the golden transcripts anew, for `scripts/golden`. Read what has changed."""

from __future__ import annotations

from tests.golden.transcript import FOLDER, GAMES, transcript


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    paths = {golden.path(): golden for golden in GAMES}
    for old in sorted(set(FOLDER.iterdir()) - set(paths)):
        old.unlink()
        print(f"removed {old.name}")
    for path, golden in paths.items():
        text = "\n".join(transcript(golden)) + "\n"
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            print(f"wrote {path.name}")


if __name__ == "__main__":
    main()
