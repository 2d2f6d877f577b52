"""Writes the generated files of the browser client, or tells which are stale.

python -m web.generate            writes them
python -m web.generate --check    fails if one would change
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from web.generate.cards import cards_file
from web.generate.message_keys import render_message_keys
from web.generate.messages import messages_file
from web.generate.names import names_file
from web.generate.reference import reference_file

SOURCE: Final = Path(__file__).parent.parent / "src" / "lib"
HEAD: Final = "// Written by `python -m web.generate`. Never edited.\n\n"


def files() -> dict[Path, str]:
    """Every generated file with what belongs into it."""
    return {
        SOURCE / "protocol" / "messages.gen.ts": HEAD + messages_file(),
        SOURCE / "protocol" / "names.gen.ts": HEAD + names_file(),
        SOURCE / "protocol" / "cards.gen.ts": HEAD + cards_file(),
        SOURCE / "rules" / "reference.gen.ts": HEAD + reference_file(),
        SOURCE / "i18n" / "message-keys.gen.ts": HEAD + render_message_keys(),
    }


def main() -> int:
    stale = [
        path
        for path, text in files().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]
    if "--check" in sys.argv[1:]:
        for path in stale:
            sys.stderr.write(f"{path} is stale: run python -m web.generate\n")
        return 1 if stale else 0
    for path in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(files()[path], encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
