"""Measures our game for OpenSpiel in a process of its own."""

from bench.rl.openspiel import measure_ours as measure

__all__ = ["measure"]
