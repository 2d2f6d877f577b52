"""A hash of the sources of the browser client: another hash means another client.

python web/sources.py             the hash of the present sources
python web/sources.py FILE...     the hash of these files and folders

It runs on the standard library alone: the package is built with it too.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
BUILT: Final = ROOT / "citadels" / "web" / ".built"  # holds the hash it was built from
SOURCES: Final = (
    "web/src",
    "web/public",
    "web/build",
    "web/index.html",
    "web/vite.config.ts",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/package-lock.json",
    "citadels/text",
)


def digest(names: Iterable[str] = SOURCES, root: Path = ROOT) -> str:
    """One hash for all; the names count too, so that a deleted file is noticed."""
    total = hashlib.sha256()
    for name in names:
        source = root / name
        for path in [source] if source.is_file() else sorted(source.rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                relative = path.relative_to(root).as_posix()
                total.update(relative.encode() + b"\0" + path.read_bytes())
    return total.hexdigest()


def is_built() -> bool:
    """Whether the built client was made from the present sources."""
    return BUILT.exists() and BUILT.read_text(encoding="utf-8").strip() == digest()


if __name__ == "__main__":
    sys.stdout.write(digest(sys.argv[1:] or SOURCES) + "\n")
