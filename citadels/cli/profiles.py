"""The rulebook that a command uses."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer


class Profile(StrEnum):
    REVISED_2016 = "2016"
    CLASSIC_EN = "classic-en"
    CLASSIC_RU = "classic-ru"
    CLASSIC_FR = "classic-fr"


ProfileOption = Annotated[Profile, typer.Option(help="The rulebook to use.")]
