"""The chart of what a single card is worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from citadels import __version__
from citadels.lab.card_blocks import Experiment
from citadels.lab.card_value import Measurement
from citadels.lab.report.figures import DOTS, EFFECT, LEVEL, Figure, Source
from citadels.lab.study import RANDOM_PRESET
from citadels.sim.sprt import CONFIDENCE

FIGURE_ID: Final = "card"


def make_card_figure(
    experiment: Experiment, measurements: Sequence[Measurement], repeat: str
) -> Figure:
    """A row for each phase of the game, with a dot for each kind of bots."""
    points = [
        replace(each.share, keys=(each.phase, each.bot)) for each in measurements if each.share
    ]
    bots = tuple(dict.fromkeys(each.bot for each in measurements))
    source = Source(
        FIGURE_ID,
        experiment.profile,
        (experiment.players,),
        (RANDOM_PRESET,),
        bots,
        sum(point.times for point in points),
        (experiment.seed,),
        CONFIDENCE,
        __version__,
        repeat,
    )
    return Figure(
        FIGURE_ID,
        f"{FIGURE_ID}-{experiment.slug}",
        DOTS,
        EFFECT,
        ("phase", LEVEL),
        tuple(points),
        source,
    )
