"""The two types of the hot path, and `override`.

The type checker and mypyc see the real ones. The interpreter sees `int`, `list` and a function
that does nothing, whether or not the real ones are installed: nothing but the standard library
is needed, and a plain list is quicker than an interpreted `vec`.

Never compile this module: mypyc drops the `else` branch as unreachable. Compiled modules may
import from it; it costs them nothing.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
    from typing_extensions import override as override
else:
    i64 = int
    vec = list

    def override(method):
        return method
