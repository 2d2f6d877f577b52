"""The keys of all messages with their variables, so that a wrong call does not compile."""

from __future__ import annotations

from pathlib import Path

import citadels.text
from citadels.text.check import Text, read_texts

TEXT_FOLDER = Path(citadels.text.__file__).parent


def read_english_texts() -> list[Text]:
    """All texts, in the order of their files."""
    problems: list[str] = []
    texts = list(read_texts(TEXT_FOLDER, "en", problems))
    if problems:
        raise SystemExit("\n".join(problems))
    return texts


def render_message_keys() -> str:
    """The variables of each key; attributes are keys too."""
    lines = []
    for text in sorted(read_english_texts(), key=lambda text: text.key):
        if text.key.startswith(("-", "terminal-", "command-", "lab-")):
            continue
        variables = "; ".join(f"{name}: Value" for name in sorted(text.parts.variables))
        lines.append(f"  '{text.key}': {f'{{ {variables} }}' if variables else 'NoVariables'};")
    body = "\n".join(lines)
    return (
        "/** What can be put into a message. */\nexport type Value = string | number;\n"
        "export type NoVariables = Record<never, never>;\n\n"
        f"export interface MessageKeys {{\n{body}\n}}\n"
    )
