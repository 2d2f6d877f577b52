"""How fast the engine is: interpreted, compiled, and beside engines of other games.

`scripts/bench` runs it; `docs/speed.md` says what is measured and what came out.
"""
