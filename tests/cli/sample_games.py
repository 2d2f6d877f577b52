"""Games and positions for the commands that read them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from citadels.engine.notation.recorder import DEFAULT_NAMES, StoryRecorder
from citadels.engine.playout import BuilderPolicy
from citadels.engine.setup import setup_from_preset
from citadels.match.commitment import SECRET_BYTES
from citadels.match.header import Header
from citadels.match.match import Match
from citadels.match.records import ANSWER
from citadels.match.story import story_of

POSITION_STORY: Final = """# The King has some gold, and higher ranks have not been called yet.
profile 2016
Ann  king  gold 4  hand tavern prison  city temple
Bob  architect  gold 3  hand harbor castle  city manor  crown
Cid  warlord  gold 2  hand market
Dan  thief  gold 1
turn Ann

turn Ann
"""


def save_game(file: Path, players: int = 3, profile: str = "2016") -> StoryRecorder:
    """A game to its end, as the terminal saves it."""
    record = StoryRecorder(setup_from_preset(profile, players), 7, 0, list(DEFAULT_NAMES[:players]))
    game = record.begin()
    policy = BuilderPolicy(5)
    while not game.is_over():
        answer = policy.choose(game, game.write_options())
        record.add(game.to_move(), answer)
        game.apply(answer)
    file.write_text(record.story_text(game, "A game to its end."), encoding="utf-8")
    return record


def export_game(file: Path) -> Match:
    """A game to its end, as a server exports it: sealed."""
    names = ("Ann", "Bob", "Cid")
    rules = setup_from_preset("2016", 3).spec()
    header = Header(rules=rules, names=names, secret=bytes(range(SECRET_BYTES)), bots=("",) * 3)
    match = Match(header, 0)
    policy = BuilderPolicy(5)
    while not match.is_over():
        answer = policy.choose(match.game, match.game.write_options())
        match.play(match.record(ANSWER, match.game.to_move(), answer, 0))
    file.write_text(story_of(match, list(names), "A sealed game."), encoding="utf-8")
    return match


def write_position(file: Path) -> Path:
    file.write_text(POSITION_STORY, encoding="utf-8")
    return file
