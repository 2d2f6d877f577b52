"""Matches for tests: headers, answers by lot, and everything that two equal matches share."""

from __future__ import annotations

from typing import Final

from citadels.engine.answers.text import parse_answer
from citadels.engine.editions.edition import Setup
from citadels.engine.editions.registry import PROFILES
from citadels.engine.knowledge.knowledge import Knowledge, Pile
from citadels.engine.notation import recorder as notation
from citadels.engine.notation.parser import parse_stories
from citadels.engine.notation.runner import run_story
from citadels.engine.serialization import dump
from citadels.match.header import Header, header_from
from citadels.match.match import Match, MatchStep
from citadels.match.records import ANSWER, AWAY, BACK, UNDO
from tests.properties.games import Lots, choice, varied_setup

NAMES: Final = notation.DEFAULT_NAMES
SECRET: Final = bytes(range(32))
BEGAN: Final = 1_700_000_000_000


def header_of(setup: Setup, secret: bytes = SECRET, clock: str = "off") -> Header:
    """People in all the seats."""
    players = setup.players
    return Header(setup.spec(), tuple(NAMES[:players]), secret, ("",) * players, clock=clock)


def random_match(profile: str, seed: int, clock: str = "off") -> Match:
    """A match with another number of players, another deck and other chance for each seed."""
    players = 2 + seed % 6
    setup = varied_setup(players, seed, profile)
    return Match(header_of(setup, seed.to_bytes(32, "big"), clock), BEGAN)


def small_match(clock: str = "off", seed: int = 1) -> Match:
    """Four players of the newest book."""
    return Match(header_of(varied_setup(4, 2, PROFILES[0]), seed.to_bytes(32, "big"), clock), BEGAN)


def match_at(story: str, clock: str = "off") -> Match:
    """A match that goes on from where a story ends."""
    game = run_story(parse_stories(story)[0])
    names = tuple(NAMES[: game.seats()])
    start = dump(game)
    bots = ("",) * len(names)
    return Match(Header(game.rules.spec, names, SECRET, bots, clock=clock, start=start), BEGAN)


class Tide:
    """Time that goes on by some seconds, by lot."""

    def __init__(self, seed: int) -> None:
        self.lots = Lots(seed)
        self.now = BEGAN

    def next(self) -> int:
        self.now += self.lots.below(20_000)
        return self.now


def give(match: Match, given: int, at: int = BEGAN) -> MatchStep:
    """The answer of whoever is asked, as a server would take it."""
    seat = match.to_move()
    match.check_answer(seat, match.question, given)
    return match.play(match.record(ANSWER, seat, given, at, f"c{match.number()}"))


def say(match: Match, words: str, at: int = BEGAN) -> MatchStep:
    return give(match, parse_answer(words, list(match.header.names)), at)


def take_back(match: Match, at: int = BEGAN) -> MatchStep:
    seat = match.to_move()
    match.check_undo(seat, match.question)
    return match.play(match.record(UNDO, seat, 0, at))


def leave(match: Match, seat: int, at: int = BEGAN) -> MatchStep:
    return match.play(match.record(AWAY, seat, 0, at))


def come_back(match: Match, seat: int, at: int = BEGAN) -> MatchStep:
    return match.play(match.record(BACK, seat, 0, at))


def can_take_back(match: Match) -> bool:
    return not match.is_over() and not match.undo_refusal(match.to_move())


def by_lot(match: Match, lots: Lots) -> int:
    return choice(match.game, lots, 1)


def play_on(match: Match, lots: Lots, tide: Tide, records: int) -> None:
    """So many things happen by lot: mostly answers, and now and then something else."""
    for _ in range(records):
        if match.is_over():
            return
        seat = lots.below(len(match.header.names))
        what = lots.below(20)
        if what < 3 and can_take_back(match):
            take_back(match, tide.next())
        elif what == 3:
            leave(match, seat, tide.next())
        elif what == 4:
            come_back(match, seat, tide.next())
        else:
            give(match, by_lot(match, lots), tide.next())


def played_again(match: Match) -> Match:
    """The match that header and records tell of, both after a way through text."""
    again = Match(header_from(match.header.dump()), match.started_at)
    for step in match.steps:
        again.play(step.record)
    return again


def everything(match: Match) -> dict[str, object]:
    """All that can be asked of a match, as plain data."""
    seats = range(len(match.header.names))
    return {
        "game": dump(match.game),
        "number": match.number(),
        "question": match.question,
        "asked": match.to_move(),
        "link": match.chain_hash,
        "away": sorted(match.away),
        "bots": [match.bot_of(seat) for seat in seats],
        "banks": match.clock.banks[:],
        "deadline": match.clock.deadline(),
        "refusals": [match.undo_refusal(seat) for seat in seats],
        "steps": [(step.record, step.log) for step in match.steps],
        "answers": [(one.seat, one.answer, one.drawn, one.log) for one in match.answers],
        "commands": dict(match.commands),
    }


def learnt(mind: Knowledge) -> dict[str, object]:
    """All that somebody knows, as plain data."""
    return {
        "hands": [pile_data(pile) for pile in mind.hands],
        "deck": mind.deck,
        "loose": pile_data(mind.loose),
        "museum": pile_data(mind.museum),
        "rest": (mind.unshown_deck_cards, mind.taken_card, mind.blank_threats, mind.real_threat),
    }


def pile_data(pile: Pile) -> tuple[list[int], int]:
    return pile.known, pile.sure_count
