"""Links to a table on a server, or to one's own seat at it."""

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
    """The address of a server, and a table or the token of a seat."""

    address: str
    table: str = ""
    token: str = ""


def parse_link(text: str) -> InviteLink:
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
