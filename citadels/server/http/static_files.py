"""The built browser client: every file in memory, plain and compressed."""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass, field
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

WEB_FOLDER: Final = "web"  # a folder of the package, built by scripts/web
INDEX_PAGE: Final = "index.html"
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}  # in order of preference: the smallest first
MEDIA_TYPES: Final = {
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
class StaticFile:
    """One file with its metadata for browsers."""

    media_type: str
    etag: str
    body: bytes
    encoded: dict[str, bytes] = field(default_factory=dict)

    def negotiate(self, accept_encoding: str) -> tuple[bytes, str]:
        """The smallest body that the client accepts, and its encoding."""
        offered = {part.partition(";")[0].strip() for part in accept_encoding.split(",")}
        for encoding, body in self.encoded.items():
            if encoding in offered:
                return body, encoding
        return self.body, ""


def make_file(media_type: str, body: bytes) -> StaticFile:
    """A file generated at run time, also compressed with gzip, which every client supports."""
    return StaticFile(media_type, _make_etag(body), body, {"gzip": gzip.compress(body, mtime=0)})


def _make_etag(body: bytes) -> str:
    return f'"{hashlib.sha256(body).hexdigest()[:20]}"'


def has_client() -> bool:
    return files("citadels").joinpath(WEB_FOLDER, INDEX_PAGE).is_file()


def read_client() -> dict[str, StaticFile]:
    """All files by path; empty if the client was not built."""
    root = files("citadels").joinpath(WEB_FOLDER)
    return _read(root, "") if root.is_dir() else {}


def _read(folder: Traversable, path: str) -> dict[str, StaticFile]:
    entries = {entry.name: entry for entry in folder.iterdir()}
    client_files: dict[str, StaticFile] = {}
    for name, entry in entries.items():
        if entry.is_dir():
            client_files |= _read(entry, f"{path}{name}/")
        elif (media_type := MEDIA_TYPES.get(_suffix(name))) is not None:
            body = entry.read_bytes()
            encoded = {
                encoding: entries[name + suffix].read_bytes()
                for encoding, suffix in ENCODINGS.items()
                if name + suffix in entries
            }
            client_files[path + name] = StaticFile(media_type, _make_etag(body), body, encoded)
    return client_files


def _suffix(name: str) -> str:
    return name[name.rfind(".") :]
