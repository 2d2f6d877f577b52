"""What came out of a tournament: numbers for people, for programs and for files."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from citadels import __version__, compiled_engine
from citadels.engine.serialization import setup_from_spec
from citadels.sim.arena import Plan, Result
from citadels.sim.digest import digest
from citadels.sim.observers import Tally
from citadels.sim.pairing import MIRROR, ONE, TABLE, Match
from citadels.sim.ratings import Rated, rate
from citadels.sim.sequential import Sprt
from citadels.sim.statistics import Confidence, Standing, standings


@dataclass(frozen=True)
class Outcome:
    """The games that were played, and all that is needed to play them again."""

    form: str
    plan: Plan
    results: list[Result]
    tallies: dict[str, Tally]
    how: Confidence
    repeat: str  # the line that does it all again
    seconds: float
    is_interrupted: bool = False
    failure: str = ""  # why it could not go on, if so
    test: Sprt | None = None

    def players(self) -> int:
        return setup_from_spec(self.plan.setup).players

    def deals(self) -> int:
        return len({result.deal for result in self.results})

    def of_match(self, at: int) -> list[Result]:
        return [result for result in self.results if result.match == at]

    def sides(self, at: int) -> list[Standing]:
        """How the sides of a match did."""
        match = self.plan.matches[at]
        names = [_name(match, side, self.form) for side in range(max(match.sides) + 1)]

        def side_of(result: Result, seat: int) -> int:
            return match.sides[result.entries[seat]]

        return standings(self.of_match(at), names, side_of, self.how)

    def chairs(self) -> list[Standing]:
        """How each seat did, whoever sat there."""
        names = [f"seat {seat}" for seat in range(self.players())]
        return standings(self.results, names, lambda _, seat: seat, self.how)

    def distances(self) -> list[Standing]:
        """How the seats did by their distance from the first crown, clockwise."""
        players = self.players()
        names = ["crown", *(f"crown + {step}" for step in range(1, players))]

        def distance(result: Result, seat: int) -> int:
            return (seat - result.crown) % players

        return standings(self.results, names, distance, self.how)

    def ratings(self) -> list[Rated]:
        """Ratings, if there are different bots to compare."""
        if len({line for match in self.plan.matches for line in match.bots}) < 2:
            return []
        return rate(self.plan.matches, self.results)


def _name(match: Match, side: int, form: str) -> str:
    line = match.bot_of(side)
    if form == MIRROR:
        return f"{line} #{side + 1}"
    return f"{line}, the rest" if form == ONE and side else line


def engine_line() -> str:
    """Which program has played."""
    return f"citadels {__version__}, engine {compiled_engine.active_engine()}"


@dataclass(frozen=True)
class Figures:
    """The numbers with intervals, worked out once."""

    sides: list[list[Standing]]  # by match
    chairs: list[Standing]  # of a mirror match
    distances: list[Standing]
    ratings: list[Rated]


def work_out(outcome: Outcome) -> Figures:
    """All numbers that this kind of tournament is played for."""
    is_mirror = outcome.form == MIRROR
    return Figures(
        [outcome.sides(at) for at in range(len(outcome.plan.matches))],
        outcome.chairs() if is_mirror else [],
        outcome.distances() if is_mirror else [],
        [] if outcome.form == TABLE else outcome.ratings(),
    )


def summary(outcome: Outcome, figures: Figures) -> dict[str, object]:
    """Everything but the single games, as plain data."""
    plan = outcome.plan
    data: dict[str, object] = {
        "format": outcome.form,
        "version": __version__,
        "engine": compiled_engine.active_engine(),
        "repeat": outcome.repeat,
        "setup": plan.setup,
        "players": outcome.players(),
        "seed": plan.seed,
        "bots": list(dict.fromkeys(line for match in plan.matches for line in match.bots)),
        "games": len(outcome.results),
        "wanted": plan.games(),
        "deals": outcome.deals(),
        "interrupted": outcome.is_interrupted,
        "failure": outcome.failure,
        "confidence": outcome.how.level,
        "resamples": outcome.how.resamples,
        "seconds": round(outcome.seconds, 3),
        "matches": [_match_data(outcome, figures, at) for at in range(len(plan.matches))],
    }
    if outcome.form == MIRROR:
        data["chairs"] = [asdict(one) for one in figures.chairs]
        data["from_crown"] = [asdict(one) for one in figures.distances]
    if outcome.form == TABLE:
        data["statistics"] = digest(outcome.tallies, len(outcome.results))
    else:
        data["ratings"] = [asdict(one) for one in figures.ratings]
        data["sprt"] = _test_data(outcome.test) if outcome.test else None
    return data


def _match_data(outcome: Outcome, figures: Figures, at: int) -> dict[str, object]:
    match = outcome.plan.matches[at]
    return {
        "bots": match.bots,
        "seatings": match.seatings,
        "games": len(outcome.of_match(at)),
        "standings": [asdict(one) for one in figures.sides[at]],
    }


def _test_data(test: Sprt) -> dict[str, object]:
    return {
        **asdict(test.question),
        "deals": test.deals,
        "llr": test.llr(),
        "lower": test.lower,
        "upper": test.upper,
        "decision": test.decision(),
    }
