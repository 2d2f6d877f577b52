"""Measures our PettingZoo environment in its own process."""

from bench.rl.pettingzoo import measure_ours as measure

__all__ = ["measure"]
