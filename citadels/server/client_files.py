"""The browser client as it was built: every file once in memory, plain and packed."""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass, field
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

FOLDER: Final = "web"  # beside the other parts of the package; made by scripts/web
PAGE: Final = "index.html"
PACKINGS: Final = {"br": ".br", "gzip": ".gz"}  # the smallest first
TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".woff": "font/woff",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
}


@dataclass(frozen=True, slots=True)
class ClientFile:
    """One file with what a browser has to know of it."""

    type: str
    tag: str
    body: bytes
    packed: dict[str, bytes] = field(default_factory=dict)

    def for_reader(self, accepted: str) -> tuple[bytes, str]:
        """The body as the reader can take it, and how it is packed."""
        offered = {part.partition(";")[0].strip() for part in accepted.split(",")}
        for packing, body in self.packed.items():
            if packing in offered:
                return body, packing
        return self.body, ""


def made_file(kind: str, body: bytes) -> ClientFile:
    """A file that was not built but made here, packed in the way that every reader can take."""
    return ClientFile(kind, _tag(body), body, {"gzip": gzip.compress(body, mtime=0)})


def _tag(body: bytes) -> str:
    return f'"{hashlib.sha256(body).hexdigest()[:20]}"'


def has_client() -> bool:
    """Whether the client was built into the package."""
    return files("citadels").joinpath(FOLDER, PAGE).is_file()


def read_client() -> dict[str, ClientFile]:
    """All files by their paths; none if the client was not built."""
    root = files("citadels").joinpath(FOLDER)
    return _read(root, "") if root.is_dir() else {}


def _read(folder: Traversable, path: str) -> dict[str, ClientFile]:
    entries = {entry.name: entry for entry in folder.iterdir()}
    found: dict[str, ClientFile] = {}
    for name, entry in entries.items():
        if entry.is_dir():
            found |= _read(entry, f"{path}{name}/")
        elif (kind := TYPES.get(_ending(name))) is not None:
            body = entry.read_bytes()
            packed = {
                packing: entries[name + ending].read_bytes()
                for packing, ending in PACKINGS.items()
                if name + ending in entries
            }
            found[path + name] = ClientFile(kind, _tag(body), body, packed)
    return found


def _ending(name: str) -> str:
    return name[name.rfind(".") :]
