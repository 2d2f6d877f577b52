"""What can be played: profiles, presets, bots, and whether a set-up is allowed."""

from __future__ import annotations

import secrets

from fastapi import APIRouter

from citadels.bots.registry import BOTS
from citadels.engine.editions.edition import Problem, SetupError
from citadels.engine.validation.setup_problems import setup_warnings
from citadels.protocol.lobby import ProblemInfo
from citadels.protocol.setups import setup_info
from citadels.server.choosing import chosen_setup
from citadels.server.documenting import refusals
from citadels.server.routes.bodies import Checked, SetupBody
from citadels.server.routes.needs import Slowly

router = APIRouter(prefix="/api", tags=["setups"])


@router.post("/setups/check", dependencies=[Slowly], responses=refusals(400, 429))
async def check(body: SetupBody) -> Checked:
    """Whether a set-up is allowed, with all reasons if it is not."""
    try:
        setup = chosen_setup(body, secrets.randbits(32))
    except SetupError as error:
        return Checked(problems=[_problem(found) for found in error.problems])
    odd = [_problem(found) for found in setup_warnings(setup)]
    return Checked(setup=setup_info(setup.spec()), warnings=odd)


@router.get("/bots", responses=refusals())
async def bots() -> list[str]:
    """The bots, from the weakest to the strongest."""
    return list(BOTS)


def _problem(problem: Problem) -> ProblemInfo:
    return ProblemInfo(problem.code, dict(problem.values))
