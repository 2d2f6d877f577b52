"""The set-up that a client asks for."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from citadels.engine.editions.edition import Problem, Setup, SetupError
from citadels.engine.editions.registry import PROFILES
from citadels.engine.names import character_code, district_code
from citadels.engine.rulings import RULINGS as RULINGS
from citadels.engine.rulings import ruling_number
from citadels.engine.serialization import SaveError, setup_from_spec
from citadels.engine.setup import random_setup, setup_from_preset
from citadels.engine.validation.setup_problems import setup_problems
from citadels.server.errors import ServerError

if TYPE_CHECKING:
    from citadels.server.routes.bodies import SetupBody


def chosen_setup(body: SetupBody, seed: int) -> Setup:
    """The set-up, checked; everything that is wrong with it is in the error."""
    if body.line:
        return _from_line(body.line)
    if body.profile not in PROFILES:
        raise ServerError("no-profile", f"there is no profile {body.profile!r}")
    if body.random:
        return _checked(replace(random_setup(body.profile, body.players, seed), target=body.target))
    problems: list[Problem] = []
    characters = _codes(body.characters, "character", problems)
    districts = _codes(body.districts, "district", problems)
    substitutes = _codes(body.substitutes, "character", problems) or ()
    removed = _codes(body.removed, "district", problems)
    rulings = _rulings(body.rulings, problems)
    if problems:
        raise SetupError(problems)
    return setup_from_preset(
        body.profile,
        body.players,
        preset=body.preset,
        characters=characters,
        districts=districts,
        last_rank=body.last_rank,
        substitutes=substitutes,
        rulings=rulings,
        target=body.target,
        removed=removed,
        seed=seed,
    )


def _from_line(line: str) -> Setup:
    try:
        return _checked(setup_from_spec(line))
    except SetupError:
        raise
    except (SaveError, ValueError) as error:
        raise ServerError("bad-setup", str(error)) from error


def _checked(setup: Setup) -> Setup:
    problems = setup_problems(setup)
    if problems:
        raise SetupError(problems)
    return setup


def _codes(slugs: list[str] | None, what: str, problems: list[Problem]) -> tuple[int, ...] | None:
    if slugs is None:
        return None
    find = character_code if what == "character" else district_code
    unknown = [slug for slug in slugs if find(slug) < 0]
    problems.extend(Problem(f"unknown-{what}", (("name", slug),)) for slug in unknown)
    return tuple(find(slug) for slug in slugs)


def _rulings(named: dict[str, str], problems: list[Problem]) -> tuple[tuple[int, int], ...]:
    found: list[tuple[int, int]] = []
    for name, reading in named.items():
        number = ruling_number(name)
        if number == 0:
            problems.append(Problem("unknown-ruling", (("name", name),)))
        elif reading not in RULINGS[number][1]:
            problems.append(Problem("unknown-reading", (("name", name),)))
        else:
            found.append((number, RULINGS[number][1].index(reading)))
    return tuple(sorted(found))
