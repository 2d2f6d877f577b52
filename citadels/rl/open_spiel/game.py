"""The game of OpenSpiel: one set-up of Citadels.

Chance is explicit: every outcome is a move of the chance player, from the first crown and the place
of each card in the deck to a card that is drawn from a hand. Actions are those of the family of the
profile. Everybody gets their share of the victory.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

import pyspiel

from citadels.bots.bot import rules_of
from citadels.engine.editions.edition import Setup
from citadels.engine.native_types import override
from citadels.rl.families import family_of, profile_number
from citadels.rl.learner_table import TableOptions
from citadels.rl.open_spiel.observer import CitadelsObserver, observation_type
from citadels.rl.open_spiel.state import CitadelsState

NAME: Final = "python_citadels"
REVISED_PROFILE: Final = "revised-2016"  # for 2016, which OpenSpiel would read as a number
# No rule ends a game in which nobody ever builds. Random play takes some hundred answers.
MAX_GAME_LENGTH: Final = 20_000
MAX_CHANCE_NODES: Final = 20_000

# The spec of a set-up has characters in it that separate the parameters of OpenSpiel.
_ESCAPES: Final = str.maketrans("(),=", "[];:")
_UNESCAPES: Final = str.maketrans("[];:", "(),=")

_DEFAULTS: Final[dict[str, Any]] = {
    "players": 4,
    "profile": REVISED_PROFILE,
    "preset": "first-game",  # or random, by the seed
    "seed": 0,
    "setup": "",  # in the place of all the others
}

_GAME_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Citadels",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=8,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,  # a history has no largest size
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification=_DEFAULTS,
)


class CitadelsGame(pyspiel.Game):
    """One set-up. The same parameters give the same game."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        changed_params = _non_default_params(params or {})
        setup = _make_setup(changed_params)
        self.setup = setup
        self.family = family_of(setup)
        self.rules = rules_of(setup.spec())
        cards = sum(self.rules.copies)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.family.actions),
            max_chance_outcomes=cards,  # nothing is drawn from more than the whole deck
            num_players=setup.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=MAX_GAME_LENGTH,
        )
        super().__init__(_GAME_TYPE, info, changed_params)

    @cached_property
    def tensor_observer(self) -> CitadelsObserver:
        """The observer of `observation_tensor`."""
        return self.make_py_observer()

    def new_initial_state(self) -> CitadelsState:
        return CitadelsState(self)

    @override
    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)  # its own way forgets what Python has added

    def max_chance_nodes_in_history(self) -> int:
        return MAX_CHANCE_NODES

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> CitadelsObserver:
        obs_type = observation_type(iig_obs_type, params)
        return CitadelsObserver(self.family, self.rules, profile_number(self.setup), obs_type)


def setup_parameter(setup: Setup) -> str:
    """A set-up as the parameter `setup` of OpenSpiel."""
    return setup.spec().translate(_ESCAPES)


def _non_default_params(params: dict[str, Any]) -> dict[str, Any]:
    """The parameters that are not what they are by default: the name of the game stays short."""
    unknown = sorted(params.keys() - _DEFAULTS.keys())
    if unknown:
        raise ValueError(f"{NAME} has no parameter {', '.join(unknown)}")
    merged = {**_DEFAULTS, **params}
    merged["profile"] = REVISED_PROFILE if merged["profile"] == "2016" else merged["profile"]
    merged["setup"] = merged["setup"].translate(_ESCAPES)
    return {name: value for name, value in merged.items() if value != _DEFAULTS[name]}


def _make_setup(changed_params: dict[str, Any]) -> Setup:
    merged = {**_DEFAULTS, **changed_params}
    options = TableOptions(
        profile="2016" if merged["profile"] == REVISED_PROFILE else merged["profile"],
        players=merged["players"],
        preset=merged["preset"],
        setup=merged["setup"].translate(_UNESCAPES) or None,
    )
    return options.setup_of(merged["seed"])


pyspiel.register_game(_GAME_TYPE, CitadelsGame)
