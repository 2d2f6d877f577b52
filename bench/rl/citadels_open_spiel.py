"""Measures our OpenSpiel game in its own process."""

from bench.rl.openspiel import measure_ours as measure

__all__ = ["measure"]
