"""Rows of floats for the active engine: native vectors, or lists."""

from __future__ import annotations

from typing import TYPE_CHECKING

from citadels import compiled_engine

if TYPE_CHECKING:
    from citadels.engine.native_types import vec


def make_float_row(length: int) -> vec[float]:
    if compiled_engine.active_engine() == compiled_engine.COMPILED:
        from librt.vecs import vec as native_vec  # noqa: PLC0415  only there when compiled

        return native_vec[float]([0.0] * length)
    return [0.0] * length  # type: ignore[return-value]  # a list stands in for it, see typed.py
