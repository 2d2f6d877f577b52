"""The keys of all texts with the places in them, so that a wrong call does not compile."""

from __future__ import annotations

from pathlib import Path

import citadels.text
from citadels.text.check import read

FOLDER = Path(citadels.text.__file__).parent


def words_file() -> str:
    """For each key what has to be given to it; attributes are keys too."""
    problems: list[str] = []
    texts = sorted(read(FOLDER, "en", problems), key=lambda text: text.key)
    if problems:
        raise SystemExit("\n".join(problems))
    lines = []
    for text in texts:
        if text.key.startswith(("-", "terminal-", "command-", "lab-")):
            continue
        places = "; ".join(f"{name}: Value" for name in sorted(text.used.variables))
        lines.append(f"  '{text.key}': {f'{{ {places} }}' if places else 'None'};")
    body = "\n".join(lines)
    return (
        "/** What can be put into a text. */\nexport type Value = string | number;\n"
        "export type None = Record<never, never>;\n\n"
        f"export interface Keys {{\n{body}\n}}\n"
    )
