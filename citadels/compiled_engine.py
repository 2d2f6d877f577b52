"""Which engine runs: compiled, or interpreted as it is written.

The compiled engine is one library in `citadels/_compiled`, named after a fingerprint of the sources
it was made from. It is used only if the sources are still the same, so an old library never hides
an edited file. CITADELS_ENGINE forces one of the two: "pure" or "compiled".
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import module_from_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from typing_extensions import override
else:  # the standard library has it from Python 3.12 on

    def override(method):
        return method


ENGINE_VARIABLE: Final = "CITADELS_ENGINE"
AUTO: Final = "auto"
PURE: Final = "pure"
COMPILED: Final = "compiled"

PACKAGE: Final = Path(__file__).parent
LIBRARY_FOLDER: Final = PACKAGE / "_compiled"
UNIT: Final = "citadels_engine__mypyc"  # the module inside the library that holds all the others
COMPILED_PACKAGES: Final = (
    "engine",
    "bots/strategy",
    "protocol/fast_json",
    "rl/encoding",
    "sim/counters",
)
# Compiling these would gain nothing and take half of the compiler's time: the notation, and tables
# of editions that are read once.
EXCLUDED_PATTERNS: Final = (
    "engine/native_types.py",
    "engine/notation/*",
    "engine/editions/classic_*",
    "engine/editions/coloured_*",
    "engine/editions/drafts*",
    "engine/editions/presets_*",
    "engine/editions/revised_*",
)


def source_files() -> list[Path]:
    """The files of the compiled unit."""
    folders = [PACKAGE / package for package in COMPILED_PACKAGES]
    paths = [path for folder in folders for path in sorted(folder.rglob("*.py"))]
    excluded = {path for pattern in EXCLUDED_PATTERNS for path in PACKAGE.glob(pattern)}
    return [path for path in paths if path.name != "__init__.py" and path not in excluded]


def fingerprint() -> str:
    """A hash that changes when one of these files is edited, added or removed."""
    digest = hashlib.sha256()
    for path in source_files():
        text = path.read_bytes()
        digest.update(f"{path.relative_to(PACKAGE).as_posix()} {len(text)}\n".encode())
        digest.update(text)
    return digest.hexdigest()[:20]


def library_path() -> Path:
    """Where the library made from the present sources is, or would be."""
    return LIBRARY_FOLDER / f"engine-{fingerprint()}{EXTENSION_SUFFIXES[0]}"


class CompiledImporter(MetaPathFinder, Loader):
    """Finds the modules of the engine in the library instead of in their files."""

    def __init__(self, path: Path) -> None:
        import_module("librt.vecs")  # the arrays of the compiled engine; asked for much later
        loader = ExtensionFileLoader(UNIT, str(path))
        self.unit = module_from_spec(ModuleSpec(UNIT, loader, origin=str(path)))
        sys.modules[UNIT] = self.unit
        loader.exec_module(self.unit)

    @override
    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        is_inside = fullname.startswith("citadels.") and hasattr(self.unit, _init_name(fullname))
        return ModuleSpec(fullname, self) if is_inside else None

    @override
    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """Each module has a C function that makes and runs it, behind a capsule."""
        init_name = _init_name(spec.name)
        get_pointer = ctypes.pythonapi.PyCapsule_GetPointer
        get_pointer.restype = ctypes.c_void_p
        get_pointer.argtypes = [ctypes.py_object, ctypes.c_char_p]
        pointer = get_pointer(getattr(self.unit, init_name), f"{UNIT}.{init_name}".encode())
        module: ModuleType = ctypes.PYFUNCTYPE(ctypes.py_object)(pointer)()
        return module

    @override
    def exec_module(self, module: ModuleType) -> None:
        """It has run already."""


def _init_name(name: str) -> str:
    return "init_" + name.replace(".", "___")


def requested_engine() -> str:
    """The engine that CITADELS_ENGINE selects."""
    choice = os.environ.get(ENGINE_VARIABLE, "") or AUTO
    if choice not in {AUTO, PURE, COMPILED}:
        raise ImportError(
            f"{ENGINE_VARIABLE} is {choice!r}; it can be {AUTO}, {PURE} or {COMPILED}"
        )
    return choice


def install() -> None:
    """Use the compiled engine if it is there and wanted. Called before the engine is imported."""
    choice = requested_engine()
    if choice == PURE or any(isinstance(finder, CompiledImporter) for finder in sys.meta_path):
        return
    path = library_path()
    if not path.exists():
        if choice == COMPILED:
            raise ImportError(
                f"no engine has been compiled from the present sources ({path.name} is missing); "
                "run scripts/compile"
            )
        return
    try:
        sys.meta_path.insert(0, CompiledImporter(path))
    except ImportError:  # made for another machine, or librt is missing
        if choice == COMPILED:
            raise


def active_engine() -> str:
    """Which engine this process uses."""
    return COMPILED if UNIT in sys.modules else PURE
