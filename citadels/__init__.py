"""Bruno Faidutti's card game Citadels: the rules as a library, and a table in the terminal.

The names below are the public interface; `docs/api.md` shows them at work.
"""

from typing import Final

from citadels import compiled_engine

__version__: Final = "0.1.0"  # the only place; everything else reads it here

compiled_engine.install()  # before anything of the engine is imported

from citadels.engine.answers.text import answer_text as answer_text
from citadels.engine.answers.text import parse_answer as parse_answer
from citadels.engine.codes import NOBODY as NOBODY
from citadels.engine.editions.edition import Problem as Problem
from citadels.engine.editions.edition import Setup as Setup
from citadels.engine.editions.edition import SetupError as SetupError
from citadels.engine.editions.registry import PROFILES as PROFILES
from citadels.engine.game import Game as Game
from citadels.engine.game import IllegalAnswerError as IllegalAnswerError
from citadels.engine.game_state import ScriptError as ScriptError
from citadels.engine.knowledge.knowledge import Knowledge as Knowledge
from citadels.engine.playout import BuilderPolicy as BuilderPolicy
from citadels.engine.playout import BusyPolicy as BusyPolicy
from citadels.engine.playout import Policy as Policy
from citadels.engine.playout import RandomPolicy as RandomPolicy
from citadels.engine.playout import playout as playout
from citadels.engine.sampling.sampler import Sampler as Sampler
from citadels.engine.sampling.sampler import sample as sample
from citadels.engine.scoring import score as score
from citadels.engine.scoring import score_items as score_items
from citadels.engine.scoring import winners as winners
from citadels.engine.serialization import SaveError as SaveError
from citadels.engine.serialization import dump as dump
from citadels.engine.serialization import load as load
from citadels.engine.serialization import setup_from_spec as setup_from_spec
from citadels.engine.setup import deal as deal
from citadels.engine.setup import make_rules as make_rules
from citadels.engine.setup import new_game as new_game
from citadels.engine.setup import random_setup as random_setup
from citadels.engine.setup import setup_from_preset as setup_from_preset
from citadels.engine.validation.setup_problems import setup_problems as setup_problems
from citadels.engine.validation.setup_problems import setup_warnings as setup_warnings
from citadels.engine.view import SeatView as SeatView
from citadels.engine.view import make_view as make_view

__all__ = [
    "NOBODY",
    "PROFILES",
    "BuilderPolicy",
    "BusyPolicy",
    "Game",
    "IllegalAnswerError",
    "Knowledge",
    "Policy",
    "Problem",
    "RandomPolicy",
    "Sampler",
    "SaveError",
    "ScriptError",
    "SeatView",
    "Setup",
    "SetupError",
    "answer_text",
    "deal",
    "dump",
    "load",
    "make_rules",
    "make_view",
    "new_game",
    "parse_answer",
    "playout",
    "random_setup",
    "sample",
    "score",
    "score_items",
    "setup_from_preset",
    "setup_from_spec",
    "setup_problems",
    "setup_warnings",
    "winners",
]
