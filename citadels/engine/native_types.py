"""Native ints and arrays for the compiler, plain ones for the interpreter.

This file is never compiled. Compiled modules resolve the types by their full names, through this
re-export; interpreted ones need nothing beyond the standard library.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
    from mypy_extensions import u8 as u8
    from typing_extensions import override as override
else:
    i64 = int
    u8 = int
    vec = list

    def override(method):
        return method

    def mypyc_attr(**_attributes):
        return override
