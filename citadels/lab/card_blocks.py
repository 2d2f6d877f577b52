"""Blocks of pairs of games with and without a card: the same numbers wherever they are played."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from citadels.bots.registry import make_bot
from citadels.engine.editions.registry import edition
from citadels.engine.names import CHARACTERS, DISTRICTS
from citadels.engine.playout import RandomPolicy
from citadels.engine.rules import Rules
from citadels.engine.setup import make_rules, random_setup
from citadels.sim.counters.card_trial import PAIR_FIELDS, CardTrial, CharacterTrial, DistrictTrial
from citadels.sim.executor import StopCheck, StoppedError, never
from citadels.sim.seeds import mix_seed

CHARACTER: Final = "character"
DISTRICT: Final = "district"
BLOCK_PAIRS: Final = 32
PAIRS_PER_DEAL: Final = 4
MAX_SETUPS: Final = 2_000  # drawn at random until one has the card
MAX_IDLE_DEALS: Final = 200  # in a row in which nobody has a choice

Ints = npt.NDArray[np.int64]


class CardError(ValueError):
    """A card that cannot be measured like this. The message names the card and the reason."""


@dataclass(frozen=True)
class Experiment:
    """Which card is compared with its absence, and at which tables."""

    kind: str  # CHARACTER or DISTRICT
    slug: str
    profile: str
    players: int
    seed: int

    @property
    def card(self) -> int:
        return (CHARACTERS if self.kind == CHARACTER else DISTRICTS).index(self.slug)


@dataclass(frozen=True)
class Block:
    """Some pairs of an experiment, all with the same kind of bots."""

    experiment: Experiment
    bot: str
    number: int
    pairs: int


@dataclass(frozen=True)
class BlockResult:
    """A row for each pair: the number of its deal, then the fields of a pair."""

    rows: Ints
    seconds: float


def play_block(block: Block, should_stop: StopCheck = never) -> BlockResult:
    """Play whole deals until there are enough pairs. If stopped, raise an error."""
    start = time.perf_counter()
    experiment = block.experiment
    trial = make_trial(experiment, block.bot)
    deals: list[int] = []  # of each pair
    deal, idle_deals = 0, 0
    while len(deals) < block.pairs:
        if should_stop():
            raise StoppedError
        words = experiment.seed, experiment.profile, experiment.players, block.number, deal
        pairs = min(PAIRS_PER_DEAL, block.pairs - len(deals))
        trial.play_deal(
            draw_rules(experiment, mix_seed("card set-up", *words)),
            mix_seed("card deal", *words) >> 8,
            mix_seed("card players", *words) >> 8,
            pairs,
        )
        added = len(trial.rows) // PAIR_FIELDS - len(deals)
        deals += [deal] * added
        deal += 1
        idle_deals = 0 if added else idle_deals + 1
        if idle_deals == MAX_IDLE_DEALS:
            raise CardError(f"{experiment.slug}: in {idle_deals} deals nobody had a choice")
    rows = np.array(trial.rows, dtype=np.int64).reshape(-1, PAIR_FIELDS)
    return BlockResult(np.column_stack([deals, rows]), time.perf_counter() - start)


def make_trial(experiment: Experiment, bot: str) -> CardTrial:
    policies = [_make_policy(bot) for _ in range(experiment.players)]
    trial = CharacterTrial if experiment.kind == CHARACTER else DistrictTrial
    return trial(experiment.card, policies)


def _make_policy(bot: str) -> RandomPolicy:
    policy = make_bot(bot).policy(0)
    if not isinstance(policy, RandomPolicy):
        raise CardError(f"{bot} has no fast policy")
    return policy


def draw_rules(experiment: Experiment, seed: int) -> Rules:
    """The rules of a random set-up that has the card."""
    profile, players, card = experiment.profile, experiment.players, experiment.card
    optional = {row.card for row in edition(profile).districts if row.is_optional}
    for attempt in range(MAX_SETUPS):
        setup = random_setup(profile, players, seed + attempt)
        if experiment.kind == CHARACTER:
            if card in setup.characters:
                return make_rules(setup)
        elif card not in optional or card in setup.districts:
            rules = make_rules(setup)
            if rules.copies[card]:
                return rules
    raise CardError(
        f"{experiment.slug}: none of {MAX_SETUPS:,} random set-ups of {profile} for {players} "
        "players has it"
    )
