"""The result of a tournament: numbers for people, programs and files."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from citadels import __version__, compiled_engine
from citadels.engine.serialization import setup_from_spec
from citadels.sim.estimates import Bootstrap, Standing, standings
from citadels.sim.observers import Tally
from citadels.sim.ratings import Rating, rate
from citadels.sim.seatings import MIRROR, ONE_AGAINST_REST, SINGLE_TABLE, Match
from citadels.sim.sprt import Sprt
from citadels.sim.summaries import summarize
from citadels.sim.tournament import GameResult, Plan


@dataclass(frozen=True)
class TournamentResult:
    """The games that were played, and everything needed to play them again."""

    tournament_format: str
    plan: Plan
    results: list[GameResult]
    tallies: dict[str, Tally]
    bootstrap: Bootstrap
    repeat: str  # the command that reproduces it
    seconds: float
    is_interrupted: bool = False
    failure: str = ""  # why it could not continue; empty if it did not fail
    test: Sprt | None = None

    def players(self) -> int:
        return setup_from_spec(self.plan.setup).players

    def deals(self) -> int:
        return len({result.deal for result in self.results})

    def results_of_match(self, match_index: int) -> list[GameResult]:
        return [result for result in self.results if result.match == match_index]

    def side_standings(self, match_index: int) -> list[Standing]:
        match = self.plan.matches[match_index]
        names = [
            _side_name(match, side, self.tournament_format) for side in range(max(match.sides) + 1)
        ]

        def side_of(result: GameResult, seat: int) -> int:
            return match.sides[result.entries[seat]]

        return standings(self.results_of_match(match_index), names, side_of, self.bootstrap)

    def seat_standings(self) -> list[Standing]:
        names = [f"seat {seat}" for seat in range(self.players())]
        return standings(self.results, names, lambda _, seat: seat, self.bootstrap)

    def distance_standings(self) -> list[Standing]:
        """The results of seats by their distance from the first crown, clockwise."""
        players = self.players()
        names = ["crown", *(f"crown + {step}" for step in range(1, players))]

        def distance(result: GameResult, seat: int) -> int:
            return (seat - result.crown) % players

        return standings(self.results, names, distance, self.bootstrap)

    def ratings(self) -> list[Rating]:
        """Ratings, if there are different bots to compare."""
        if len({spec for match in self.plan.matches for spec in match.bots}) < 2:
            return []
        return rate(self.plan.matches, self.results)


def _side_name(match: Match, side: int, tournament_format: str) -> str:
    spec = match.bot_of(side)
    if tournament_format == MIRROR:
        return f"{spec} #{side + 1}"
    return f"{spec}, the rest" if tournament_format == ONE_AGAINST_REST and side else spec


def engine_line() -> str:
    return f"citadels {__version__}, engine {compiled_engine.active_engine()}"


@dataclass(frozen=True)
class TournamentStats:
    """The numbers with intervals, computed once."""

    sides: list[list[Standing]]  # by match
    seats: list[Standing]  # of a mirror match
    distances: list[Standing]
    ratings: list[Rating]


def compute_stats(result: TournamentResult) -> TournamentStats:
    """The numbers that this kind of tournament measures."""
    is_mirror = result.tournament_format == MIRROR
    return TournamentStats(
        [result.side_standings(match_index) for match_index in range(len(result.plan.matches))],
        result.seat_standings() if is_mirror else [],
        result.distance_standings() if is_mirror else [],
        [] if result.tournament_format == SINGLE_TABLE else result.ratings(),
    )


def summary(result: TournamentResult, stats: TournamentStats) -> dict[str, object]:
    """Everything except the single games, as plain data."""
    plan = result.plan
    data: dict[str, object] = {
        "format": result.tournament_format,
        "version": __version__,
        "engine": compiled_engine.active_engine(),
        "repeat": result.repeat,
        "setup": plan.setup,
        "players": result.players(),
        "seed": plan.seed,
        "bots": list(dict.fromkeys(spec for match in plan.matches for spec in match.bots)),
        "games": len(result.results),
        "wanted": plan.games(),
        "deals": result.deals(),
        "interrupted": result.is_interrupted,
        "failure": result.failure,
        "confidence": result.bootstrap.level,
        "resamples": result.bootstrap.resamples,
        "seconds": round(result.seconds, 3),
        "matches": [
            _match_data(result, stats, match_index) for match_index in range(len(plan.matches))
        ],
    }
    if result.tournament_format == MIRROR:
        data["chairs"] = [asdict(row) for row in stats.seats]
        data["from_crown"] = [asdict(row) for row in stats.distances]
    if result.tournament_format == SINGLE_TABLE:
        data["statistics"] = summarize(result.tallies, len(result.results))
    else:
        data["ratings"] = [asdict(row) for row in stats.ratings]
        data["sprt"] = result.test.data("deals") if result.test else None
    return data


def _match_data(
    result: TournamentResult, stats: TournamentStats, match_index: int
) -> dict[str, object]:
    match = result.plan.matches[match_index]
    return {
        "bots": match.bots,
        "seatings": match.seatings,
        "games": len(result.results_of_match(match_index)),
        "standings": [asdict(standing) for standing in stats.sides[match_index]],
    }
