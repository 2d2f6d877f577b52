"""Links as the server makes them: to a table, or to one's own seat at it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

_TABLE: Final = re.compile(r"/table/([A-Za-z0-9_-]+)/?")


class LinkError(ValueError):
    """Text that is no link to a table."""


@dataclass(frozen=True)
class InviteLink:
    """An address of a server, and what is wanted there: a table, or the seat of a token."""

    address: str
    table: str = ""
    token: str = ""


def parse_link(text: str) -> InviteLink:
    """The link that was typed or pasted."""
    text = text.strip()
    parts = urlsplit(text)
    if parts.scheme not in {"http", "https"} or not parts.netloc:
        raise LinkError(f"{text!r} is no link: http://server/table/name is one")
    address = f"{parts.scheme}://{parts.netloc}"
    table = _TABLE.fullmatch(parts.path)
    if table is not None:
        return InviteLink(address, table=table[1])
    if parts.path.rstrip("/") == "/seat" and parts.fragment:
        return InviteLink(address, token=parts.fragment)
    raise LinkError(f"{text!r} leads to no table: http://server/table/name would")
