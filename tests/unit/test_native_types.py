"""Without the compiler, what is meant for it changes nothing."""

from __future__ import annotations

from citadels.engine import native_types


def test_decorators_for_the_compiler_return_what_they_decorate() -> None:
    class Base:
        def name(self) -> str:
            return "base"

    assert native_types.mypyc_attr(allow_interpreted_subclasses=True)(Base) is Base
    assert native_types.override(Base.name) is Base.name
