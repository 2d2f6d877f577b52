"""Measures the speed of the engine, interpreted and compiled, and of engines for other games.

`scripts/bench` runs it; `docs/speed.md` explains the method and has the results.
"""
