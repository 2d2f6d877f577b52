"""The language in which a command speaks: as asked for, else as the system is set."""

from __future__ import annotations

import os
from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Final

import typer

VARIABLE: Final = "CITADELS_LANG"
_LOCALES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts
_PLAIN: Final = ("c", "posix")


class Language(StrEnum):
    """The languages of the texts."""

    EN = "en"
    FR = "fr"
    RU = "ru"
    UK = "uk"
    BG = "bg"


LanguageOption = Annotated[
    Language | None,
    typer.Option(
        "--lang",
        "--language",
        envvar=VARIABLE,
        show_envvar=True,
        case_sensitive=False,
        help="The language of the texts; that of the system if not said.",
    ),
]


def spoken(asked: Language | None) -> str:
    """The language that was asked for, or the one of the system."""
    return asked.value if asked is not None else language_of(os.environ)


def language_of(environment: Mapping[str, str]) -> str:
    """The first known language of the locale; English if there is none.

    As with other programs, `LANGUAGE` may list several, best first, unless the locale is C.
    """
    locale = next((environment[name] for name in _LOCALES if environment.get(name)), "")
    if _word(locale) in _PLAIN:
        return Language.EN.value
    for wish in [*environment.get("LANGUAGE", "").split(":"), locale]:
        if _word(wish) in set(Language):
            return _word(wish)
    return Language.EN.value


def _word(locale: str) -> str:
    """`uk` of `uk_UA.UTF-8@euro`."""
    for sign in ("@", ".", "_", "-"):
        locale = locale.partition(sign)[0]
    return locale.casefold()
