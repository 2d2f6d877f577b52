"""What the others cannot see: which mark is the real one, and why a player is silent."""

from __future__ import annotations

from typing import Final

import pytest

from citadels.engine.answers.text import parse_answer
from citadels.engine.codes import (
    ARCHITECT,
    CALLED,
    HIDDEN,
    KING,
    MERCHANT,
    NOBODY,
    REVEALED_ROLE,
    THREAT_SHOWN,
    WARRANT_LAID,
    WARRANT_SHOWN,
    WARRANT_SIGNED,
)
from citadels.engine.game import Game
from citadels.engine.names import CHARACTERS
from citadels.engine.notation.parser import parse_stories
from citadels.engine.notation.runner import run_story
from citadels.engine.state import ROUND
from citadels.engine.view import make_view

NAMES: Final = ["Ann", "Bob", "Cid", "Dan", "Eve"]
SPECTATOR: Final = NOBODY

# Everybody whose character has a warrant builds; the Magistrate lets everything pass.
WARRANTS_STORY: Final = """
# Three builders with warrants.
profile 2016
cast magistrate
{ruling}
Ann  magistrate  gold 1  hand prison
Bob  king        gold 3  hand tavern temple
Cid  merchant    gold 3  hand market church
Dan  architect   gold 9  hand docks castle watchtower
Eve  warlord
turn Ann

turn Ann
"""
THREATS_STORY: Final = """
# Two players with threats.
profile 2016
cast blackmailer
{ruling}
Ann  assassin
Bob  blackmailer  gold 1
Cid  king         gold 5  hand tavern
Dan  merchant     gold 4
turn Bob

turn Bob
"""
SILENCE_STORY: Final = """
# Somebody is silent.
profile 2016
cast artist
Ann  assassin  gold 1
Bob  {early}   gold 2  hand tavern
Cid  {held}    gold 3  hand castle
Dan  warlord   gold 4
killed {killed}
turn Ann, gathered

turn Ann
"""


def parse_game(text: str) -> Game:
    return run_story(parse_stories(text)[0])


def view_and_events(
    game: Game, seat: int
) -> tuple[dict[str, object], list[tuple[int, int, int, int, int]]]:
    """All that a seat has before it: the view, with questions and legal answers, and the events."""
    return make_view(game, seat).as_data(), game.events_for(seat)


def apply_line_to_each(game: Game, line: str) -> None:
    """Answer as a line of a story does, `Ann: gold`."""
    name, words = line.split(": ")
    assert NAMES[game.to_move()] == name, f"{line}, but {NAMES[game.to_move()]} is asked"
    game.apply(parse_answer(words, NAMES[: game.seats()]))


def find_distinguishers(games: list[Game], seats: list[int], script: list[list[str]]) -> list[str]:
    """Play each game by its own lines, and find the lines after which a seat sees a difference."""
    observers: list[str] = []
    for lines in zip(*script, strict=True):
        for game, line in zip(games, lines, strict=True):
            apply_line_to_each(game, line)
        for seat in seats:
            first = view_and_events(games[0], seat)
            if any(view_and_events(game, seat) != first for game in games[1:]):
                observers.append(f"{seat} after {lines[0]}")
    return observers


# Warrants.

WARRANT_ANSWERS: Final = {
    "king": ["Ann: magistrate king", "Ann: mark merchant", "Ann: mark architect"],
    "merchant": ["Ann: magistrate merchant", "Ann: mark architect", "Ann: mark king"],
    "architect": ["Ann: magistrate architect", "Ann: mark king", "Ann: mark merchant"],
}
BUILD_ANSWERS: Final = [
    *("Ann: gold", "Ann: build prison", "Ann: end"),
    *("Bob: gold", "Bob: build tavern", "Ann: pass", "Bob: end"),
    *("Cid: gold", "Cid: build market", "Ann: pass", "Cid: end"),
    *("Dan: gold", "Dan: build docks", "Ann: pass", "Dan: build castle", "Dan: end"),
    *("Eve: gold", "Eve: end"),
]


def make_warrant_games(ruling: str = "") -> list[Game]:
    return [parse_game(WARRANTS_STORY.format(ruling=ruling)) for _ in WARRANT_ANSWERS]


def test_nobody_else_can_tell_which_warrant_is_signed() -> None:
    """Views, events, legal answers and the order of questions are the same. [2016 S081, S088]"""
    script = [[*lines, *BUILD_ANSWERS] for lines in WARRANT_ANSWERS.values()]
    observers = [1, 2, 3, 4, SPECTATOR]
    games = make_warrant_games()
    assert find_distinguishers(games, observers, script) == []
    assert games[0].get(ROUND) == 2, "the whole round was played"


def test_nor_if_the_magistrate_has_a_second_chance() -> None:
    """Read otherwise, the Magistrate is asked more often, but as often for a blank. [2016 A15]"""
    twice = BUILD_ANSWERS.index("Dan: end")
    course = [*BUILD_ANSWERS[:twice], "Ann: pass", *BUILD_ANSWERS[twice:]]
    script = [[*lines, *course] for lines in WARRANT_ANSWERS.values()]
    games = make_warrant_games("ruling magistrate-second-chance yes")
    assert find_distinguishers(games, [1, 2, 3, 4, SPECTATOR], script) == []


def test_the_magistrate_knows_it() -> None:
    """The test above would notice a difference: the Magistrate sees one at once. [2016 S088]"""
    script = [[lines[0]] for lines in WARRANT_ANSWERS.values()]
    assert find_distinguishers(make_warrant_games(), [0], script) == [
        "0 after Ann: magistrate king"
    ]


@pytest.mark.parametrize("signed", list(WARRANT_ANSWERS))
def test_the_others_hear_where_all_three_lie_in_the_order_of_ranks(signed: str) -> None:
    """The first named is the signed one, so the order of naming is not shown. [2016 S088]"""
    game = make_warrant_games()[0]
    for line in WARRANT_ANSWERS[signed]:
        apply_line_to_each(game, line)
    laid = [(WARRANT_LAID, 0, NOBODY, role, 0) for role in (KING, MERCHANT, ARCHITECT)]
    for seat in [1, 2, 3, 4, SPECTATOR]:
        assert game.events_for(seat) == [*laid, (WARRANT_SIGNED, 0, NOBODY, HIDDEN, 1)]


def test_confiscating_reveals_the_warrant() -> None:
    """All learn at the same moment which warrant was signed, and not before. [2016 S077]"""
    game = make_warrant_games()[0]
    for line in [*WARRANT_ANSWERS["king"], *BUILD_ANSWERS[:5], "Ann: confiscate"]:
        apply_line_to_each(game, line)
    for seat in [1, 2, 3, 4, SPECTATOR]:
        assert WARRANT_SHOWN in [event[0] for event in game.events_for(seat)]


# Threats.

THREAT_ANSWERS: Final = [
    ["Bob: blackmailer king", "Bob: mark merchant"],
    ["Bob: blackmailer merchant", "Bob: mark king"],
]
OTHER_OBSERVERS: Final = [0, 2, 3, SPECTATOR]


def make_threat_games(ruling: str = "") -> list[Game]:
    return [parse_game(THREATS_STORY.format(ruling=ruling)) for _ in THREAT_ANSWERS]


@pytest.mark.parametrize(
    "answers",
    [
        ["Cid: bribe", "Cid: end", "Dan: gold", "Dan: bribe"],
        ["Cid: refuse", "Bob: pass", "Cid: end", "Dan: gold", "Dan: refuse", "Bob: pass"],
        ["Cid: bribe", "Cid: end", "Dan: gold", "Dan: refuse", "Bob: pass"],
    ],
)
def test_nobody_else_can_tell_which_threat_is_real(answers: list[str]) -> None:
    """As long as none is turned over, up to the next round. [2016 S109, S112, S118, A30]"""
    course = ["Bob: gold", "Bob: end", "Cid: gold", *answers, "Dan: end"]
    games = make_threat_games()
    script = [[*lines, *course] for lines in THREAT_ANSWERS]
    assert find_distinguishers(games, OTHER_OBSERVERS, script) == []
    assert games[0].get(ROUND) == 2, "the whole round was played"


def test_turning_a_threat_over_reveals_it() -> None:
    """The one who refused sees a difference then, and not before. [2016 S111, S112]"""
    course = ["Bob: gold", "Bob: end", "Cid: gold", "Cid: refuse", "Bob: reveal"]
    script = [[*lines, *course] for lines in THREAT_ANSWERS]
    assert find_distinguishers(make_threat_games(), [2], script) == ["2 after Bob: reveal"]


@pytest.mark.parametrize(
    ("answers", "shown_count"),
    [
        (["Cid: bribe", "Cid: end"], 0),
        (["Cid: refuse", "Bob: reveal", "Cid: end"], 0),
        (["Cid: refuse", "Bob: pass", "Cid: end"], 1),
    ],
)
def test_only_a_mark_that_still_lies_is_shown_at_the_end(
    answers: list[str], shown_count: int
) -> None:
    """Read otherwise, unused marks are shown; one bought off was taken away unseen. [2016 A30]"""
    game = make_threat_games("ruling unused-marks-returned shown")[0]
    course = ["Bob: gold", "Bob: end", "Cid: gold", *answers, "Dan: gold", "Dan: bribe", "Dan: end"]
    for line in [*THREAT_ANSWERS[0], *course]:
        apply_line_to_each(game, line)
    assert [event[0] for event in game.events_for(0)].count(THREAT_SHOWN) == shown_count


# Silence.

TURN_ANSWERS: Final = ["Ann: end", "Bob: gold", "Bob: build tavern", "Bob: end", "Dan: gold"]


def play_silent_game(killed: str, holder_role: str) -> Game:
    early = "magician" if killed == "thief" else "thief"
    return parse_game(SILENCE_STORY.format(early=early, held=holder_role, killed=killed))


@pytest.mark.parametrize("killed", ["thief", "magician", "king", "bishop", "merchant", "architect"])
def test_a_killed_character_is_silent_like_one_that_nobody_has(killed: str) -> None:
    """In one game Cid has the killed character, in the other nobody has it. [2016 S048, S051]"""
    games = [play_silent_game(killed, killed), play_silent_game(killed, "artist")]
    assert find_distinguishers(games, [0, 1, 3, SPECTATOR], [TURN_ANSWERS, TURN_ANSWERS]) == []
    assert games[0].to_move() == 3


@pytest.mark.parametrize("killed", ["thief", "bishop", "architect"])
def test_a_killed_character_is_never_shown(killed: str) -> None:
    """Not when its rank is called, and not when the round ends. [2016 S048, S051]"""
    game = play_silent_game(killed, killed)
    called: list[int] = []
    revealed: list[int] = []
    for line in [*TURN_ANSWERS, "Dan: end"]:
        apply_line_to_each(game, line)
        for kind, _, _, card, _ in game.events_for(0):
            if kind == CALLED:
                called.append(card)
            elif kind == REVEALED_ROLE:
                revealed.append(card)
    assert CHARACTERS.index(killed) in called
    assert CHARACTERS.index(killed) not in revealed
    assert game.get(ROUND) == 2, "the whole round was played"


def test_a_killed_king_is_shown_when_the_round_ends_and_one_that_nobody_has_is_not() -> None:
    """Only the end of the round distinguishes the two. [2016 S048, S051]"""
    games = [play_silent_game("king", "king"), play_silent_game("king", "bishop")]
    for line in [*TURN_ANSWERS, "Dan: end"]:
        apply_line_to_each(games[0], line)
    events = [event[0] for event in games[0].events_for(0)]
    assert REVEALED_ROLE in events
    for line in TURN_ANSWERS[:4]:
        apply_line_to_each(games[1], line)
    assert games[1].to_move() == 2
    for line in ["Cid: gold", "Cid: end", "Dan: gold", "Dan: end"]:
        apply_line_to_each(games[1], line)
    assert REVEALED_ROLE not in [event[0] for event in games[1].events_for(0)]
