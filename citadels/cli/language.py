"""The language of the output: as requested, or else the language of the system."""

from __future__ import annotations

import os
from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Final

import typer

LANGUAGE_VARIABLE: Final = "CITADELS_LANG"
_LOCALES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts
_C_LOCALES: Final = ("c", "posix")


class Language(StrEnum):
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
        envvar=LANGUAGE_VARIABLE,
        show_envvar=True,
        case_sensitive=False,
        help="Language of the texts (default: system language).",
    ),
]


def resolve_language(language: Language | None) -> str:
    """The requested language, or the one of the system."""
    return language.value if language is not None else locale_language(os.environ)


def locale_language(environment: Mapping[str, str]) -> str:
    """The first known language of the locale; English if there is none.

    As with other programs, `LANGUAGE` may list several, best first, unless the locale is C.
    """
    locale = next((environment[name] for name in _LOCALES if environment.get(name)), "")
    if _language_code(locale) in _C_LOCALES:
        return Language.EN.value
    for candidate in [*environment.get("LANGUAGE", "").split(":"), locale]:
        if _language_code(candidate) in set(Language):
            return _language_code(candidate)
    return Language.EN.value


def _language_code(locale: str) -> str:
    """`uk` of `uk_UA.UTF-8@euro`."""
    for separator in ("@", ".", "_", "-"):
        locale = locale.partition(separator)[0]
    return locale.casefold()
