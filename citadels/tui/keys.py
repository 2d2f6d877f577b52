"""The keys of the table: a letter, perhaps a function key, and what they do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Key:
    action: str
    letter: str
    function_key: str  # the same on every keyboard
    text_key: str


KEYS: Final = (
    Key("keys", "?", "f1", "terminal-key-keys"),
    Key("why", "w", "f2", "terminal-key-why"),
    Key("undo", "u", "f3", "web-board-undo"),
    Key("hint", "h", "f4", "web-board-hint"),
    Key("last", "t", "f5", "terminal-key-last"),
    Key("log", "l", "f6", "web-board-tab-log"),
    Key("cities", "v", "f7", "terminal-key-cities"),
    Key("cards", "c", "f8", "terminal-key-cards"),
    Key("chat", "m", "f9", "web-board-tab-chat"),
    Key("back", "b", "", "web-board-back"),
    Key("again", "r", "", "web-end-rematch"),
    Key("scores", "s", "", "terminal-key-scores"),
    Key("hurry", " ", "", "terminal-key-hurry"),
    Key("pace", "p", "", "terminal-key-pace"),
    Key("language", "g", "", "web-shell-language"),
    Key("theme", "d", "", "terminal-key-theme"),
    Key("quit", "q", "f10", "terminal-key-quit"),
)
BY_LETTER: Final = {key.letter: key for key in KEYS}
BY_FUNCTION_KEY: Final = {key.function_key: key for key in KEYS if key.function_key}
BY_ACTION: Final = {key.action: key for key in KEYS}

_LATIN: Final = "qwertyuiopasdfghjklzxcvbnm"
_RUSSIAN: Final = dict(zip("йцукенгшщзфывапролдячсмить", _LATIN, strict=True))
# The letters on the same physical keys, so that nobody has to switch the layout.
LAYOUTS: Final[dict[str, dict[str, str]]] = {
    "ru": _RUSSIAN,
    "uk": {**_RUSSIAN, "і": "s"},
    "bg": dict(zip("явертъуиопасдфгхйклзьцжбнм", _LATIN, strict=True)),
}


def key_of(name: str, letter: str, language: str) -> Key | None:
    """The key that was pressed, also with the keyboard layout of the language."""
    if name in BY_FUNCTION_KEY:
        return BY_FUNCTION_KEY[name]
    lower = letter.lower()
    return BY_LETTER.get(LAYOUTS.get(language, {}).get(lower, lower)) if lower else None


def key_label(key: Key) -> str:
    letter = "Space" if key.letter == " " else key.letter
    return f"{letter} {key.function_key.upper()}".rstrip()
