"""Measures our environment for PettingZoo in a process of its own."""

from bench.rl.pettingzoo import measure_ours as measure

__all__ = ["measure"]
