"""The set-up that a client requests."""

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
    from citadels.server.http.schemas import SetupRequest


def setup_from_request(body: SetupRequest, seed: int) -> Setup:
    """The validated set-up; the error lists everything that is wrong with it."""
    if body.spec:
        return _parse_spec(body.spec)
    if body.profile not in PROFILES:
        raise ServerError("no-profile", f"there is no profile {body.profile!r}")
    if body.random:
        return _validate(
            replace(random_setup(body.profile, body.players, seed), target=body.target)
        )
    problems: list[Problem] = []
    characters = _parse_codes(body.characters, "character", problems)
    districts = _parse_codes(body.districts, "district", problems)
    substitutes = _parse_codes(body.substitutes, "character", problems) or ()
    removed = _parse_codes(body.removed, "district", problems)
    rulings = _parse_rulings(body.rulings, problems)
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


def _parse_spec(spec: str) -> Setup:
    try:
        return _validate(setup_from_spec(spec))
    except SetupError:
        raise
    except (SaveError, ValueError) as error:
        raise ServerError("bad-setup", str(error)) from error


def _validate(setup: Setup) -> Setup:
    problems = setup_problems(setup)
    if problems:
        raise SetupError(problems)
    return setup


def _parse_codes(
    slugs: list[str] | None, kind: str, problems: list[Problem]
) -> tuple[int, ...] | None:
    if slugs is None:
        return None
    find = character_code if kind == "character" else district_code
    unknown = [slug for slug in slugs if find(slug) < 0]
    problems.extend(Problem(f"unknown-{kind}", (("name", slug),)) for slug in unknown)
    return tuple(find(slug) for slug in slugs)


def _parse_rulings(choices: dict[str, str], problems: list[Problem]) -> tuple[tuple[int, int], ...]:
    pairs: list[tuple[int, int]] = []
    for name, reading in choices.items():
        number = ruling_number(name)
        if number == 0:
            problems.append(Problem("unknown-ruling", (("name", name),)))
        elif reading not in RULINGS[number][1]:
            problems.append(Problem("unknown-reading", (("name", name),)))
        else:
            pairs.append((number, RULINGS[number][1].index(reading)))
    return tuple(sorted(pairs))
