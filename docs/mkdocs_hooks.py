"""Adds files from outside docs/ to the site: three pages and the icon.

MkDocs calls `on_files` before it reads the pages. Links between the pages work in the repository;
here they are rewritten for the places of the pages in the site.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT: Final = Path(__file__).parent.parent
PAGES: Final = ("CONTRIBUTING.md", "STYLE.md", "CHANGELOG.md")
PICTURES: Final = {"pictures/icon.svg": "web/public/favicon.svg"}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages and pictures from outside docs/."""
    for name in PAGES:
        text = at_home((ROOT / name).read_text(encoding="utf-8"))
        files.append(File.generated(config, name.lower(), content=text))
    for place, name in PICTURES.items():
        files.append(File.generated(config, place, abs_src_path=str(ROOT / name)))
    return files


def at_home(text: str) -> str:
    """A page from the root of the repository with its links rewritten for the site."""
    text = text.replace("](docs/", "](")
    for name in PAGES:
        text = text.replace(f"]({name}", f"]({name.lower()}")
    return text
