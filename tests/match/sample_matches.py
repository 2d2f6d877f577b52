"""Matches for tests: headers, random answers, and the state that equal matches share."""

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
from tests.properties.random_games import SeededRandom, random_answer, random_setup_for

DEFAULT_NAMES: Final = notation.DEFAULT_NAMES
SECRET: Final = bytes(range(32))
START_TIME_MS: Final = 1_700_000_000_000


def make_header(setup: Setup, secret: bytes = SECRET, clock: str = "off") -> Header:
    """A header with people in all seats."""
    players = setup.players
    return Header(
        setup.spec(), tuple(DEFAULT_NAMES[:players]), secret, ("",) * players, clock=clock
    )


def random_match(profile: str, seed: int, clock: str = "off") -> Match:
    """A match whose number of players, deck and secret depend on the seed."""
    players = 2 + seed % 6
    setup = random_setup_for(players, seed, profile)
    return Match(make_header(setup, seed.to_bytes(32, "big"), clock), START_TIME_MS)


def small_match(clock: str = "off", seed: int = 1) -> Match:
    """A match of four players by the newest rulebook."""
    return Match(
        make_header(random_setup_for(4, 2, PROFILES[0]), seed.to_bytes(32, "big"), clock),
        START_TIME_MS,
    )


def match_at(story: str, clock: str = "off") -> Match:
    """A match that continues from the end of a story."""
    game = run_story(parse_stories(story)[0])
    names = tuple(DEFAULT_NAMES[: game.seats()])
    start = dump(game)
    bots = ("",) * len(names)
    return Match(
        Header(game.rules.spec, names, SECRET, bots, clock=clock, start=start), START_TIME_MS
    )


class RandomTime:
    """A time that advances by a random number of seconds."""

    def __init__(self, seed: int) -> None:
        self.rng = SeededRandom(seed)
        self.now_ms = START_TIME_MS

    def advance(self) -> int:
        self.now_ms += self.rng.randbelow(20_000)
        return self.now_ms


def answer_question(match: Match, answer: int, at: int = START_TIME_MS) -> MatchStep:
    """Check and play an answer of the asked seat, as a server would."""
    seat = match.to_move()
    match.check_answer(seat, match.question, answer)
    return match.play(match.record(ANSWER, seat, answer, at, f"c{match.number()}"))


def answer_by_text(match: Match, words: str, at: int = START_TIME_MS) -> MatchStep:
    return answer_question(match, parse_answer(words, list(match.header.names)), at)


def undo_answer(match: Match, at: int = START_TIME_MS) -> MatchStep:
    seat = match.to_move()
    match.check_undo(seat, match.question)
    return match.play(match.record(UNDO, seat, 0, at))


def leave_seat(match: Match, seat: int, at: int = START_TIME_MS) -> MatchStep:
    return match.play(match.record(AWAY, seat, 0, at))


def resume_seat(match: Match, seat: int, at: int = START_TIME_MS) -> MatchStep:
    return match.play(match.record(BACK, seat, 0, at))


def can_undo(match: Match) -> bool:
    return not match.is_over() and not match.undo_refusal(match.to_move())


def pick_random_answer(match: Match, rng: SeededRandom) -> int:
    return random_answer(match.game, rng, 1)


def play_randomly(match: Match, rng: SeededRandom, time: RandomTime, records: int) -> None:
    """Make a number of random records: mostly answers, sometimes an undo or an absence."""
    for _ in range(records):
        if match.is_over():
            return
        seat = rng.randbelow(len(match.header.names))
        event_kind = rng.randbelow(20)
        if event_kind < 3 and can_undo(match):
            undo_answer(match, time.advance())
        elif event_kind == 3:
            leave_seat(match, seat, time.advance())
        elif event_kind == 4:
            resume_seat(match, seat, time.advance())
        else:
            answer_question(match, pick_random_answer(match, rng), time.advance())


def replay_match(match: Match) -> Match:
    """Replay the records of a match with its header, which is dumped and parsed again."""
    replayed = Match(header_from(match.header.dump()), match.started_at)
    for step in match.steps:
        replayed.play(step.record)
    return replayed


def match_state(match: Match) -> dict[str, object]:
    """The whole public state of a match as plain data."""
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
        "answers": [
            (applied.seat, applied.answer, applied.drawn, applied.log) for applied in match.answers
        ],
        "commands": dict(match.commands),
    }


def knowledge_data(knowledge: Knowledge) -> dict[str, object]:
    """The knowledge of a seat as plain data."""
    return {
        "hands": [pile_data(pile) for pile in knowledge.hands],
        "deck": knowledge.deck,
        "loose": pile_data(knowledge.loose),
        "museum": pile_data(knowledge.museum),
        "rest": (
            knowledge.unshown_deck_cards,
            knowledge.taken_card,
            knowledge.blank_threats,
            knowledge.real_threat,
        ),
    }


def pile_data(pile: Pile) -> tuple[list[int], int]:
    return pile.known, pile.sure_count
