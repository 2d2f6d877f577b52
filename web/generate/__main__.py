"""Writes the generated files of the browser client, or reports which are stale.

python -m web.generate            writes them
python -m web.generate --check    fails if one would change
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from web.generate.abilities import render_abilities
from web.generate.cards import render_cards
from web.generate.message_keys import render_message_keys
from web.generate.messages import render_messages
from web.generate.names import render_names
from web.generate.reference import render_reference

SOURCE: Final = Path(__file__).parent.parent / "src" / "lib"
HEADER: Final = "// Written by `python -m web.generate`. Never edited.\n\n"


def render_all() -> dict[Path, str]:
    """Every generated file with its content."""
    return {
        SOURCE / "protocol" / "messages.gen.ts": HEADER + render_messages(),
        SOURCE / "protocol" / "names.gen.ts": HEADER + render_names(),
        SOURCE / "protocol" / "cards.gen.ts": HEADER + render_cards(),
        SOURCE / "protocol" / "abilities.gen.ts": HEADER + render_abilities(),
        SOURCE / "rules" / "reference.gen.ts": HEADER + render_reference(),
        SOURCE / "i18n" / "message-keys.gen.ts": HEADER + render_message_keys(),
    }


def main() -> int:
    stale = [
        path
        for path, text in render_all().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]
    if "--check" in sys.argv[1:]:
        for path in stale:
            sys.stderr.write(f"{path} is stale: run python -m web.generate\n")
        return 1 if stale else 0
    for path in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(render_all()[path], encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
