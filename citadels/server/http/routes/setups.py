"""Editions, presets, bots, and the validation of set-ups."""

from __future__ import annotations

import secrets

from fastapi import APIRouter

from citadels.bots.registry import BOTS
from citadels.engine.editions.edition import Problem, SetupError
from citadels.engine.validation.setup_problems import setup_warnings
from citadels.protocol.lobby import ProblemInfo
from citadels.protocol.setups import setup_info
from citadels.server.http.dependencies import RateLimited
from citadels.server.http.openapi import error_responses
from citadels.server.http.schemas import SetupCheck, SetupRequest
from citadels.server.tables.setup_request import setup_from_request

router = APIRouter(prefix="/api", tags=["setups"])


@router.post("/setups/check", dependencies=[RateLimited], responses=error_responses(400, 429))
async def check_setup(body: SetupRequest) -> SetupCheck:
    """Validate a set-up. All problems are listed."""
    try:
        setup = setup_from_request(body, secrets.randbits(32))
    except SetupError as error:
        return SetupCheck(problems=[_problem_info(problem) for problem in error.problems])
    odd_problems = [_problem_info(problem) for problem in setup_warnings(setup)]
    return SetupCheck(setup=setup_info(setup.spec()), warnings=odd_problems)


@router.get("/bots", responses=error_responses())
async def list_bots() -> list[str]:
    """The bots, from the weakest to the strongest."""
    return list(BOTS)


def _problem_info(problem: Problem) -> ProblemInfo:
    return ProblemInfo(problem.code, dict(problem.values))
