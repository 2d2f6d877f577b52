"""Compiles the engine with mypyc while the package is built, where there is a C compiler.

CITADELS_BUILD=pure leaves it out; CITADELS_BUILD=compiled makes it an error if it cannot be
compiled. A package without it works on every machine and is named accordingly. The rules pages are
included in the package too. Everything else is configured in pyproject.toml; docs/packaging.md
explains it.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import sys
import tempfile
from functools import cached_property
from pathlib import Path
from types import ModuleType

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import BaseError, CCompilerError

SWITCH = "CITADELS_BUILD"
ROOT = Path(__file__).parent
BOOKS = ("2016.md", "classic-en.md", "classic-ru.md", "classic-fr.md")


def by_file(name: str) -> ModuleType:
    """Load a module from its file: the package cannot be imported while it is being built."""
    spec = importlib.util.spec_from_file_location(Path(name).stem, ROOT / name)
    if spec is None or spec.loader is None or not (ROOT / name).exists():
        raise SystemExit(f"{name} is missing")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def compiled_engine() -> ModuleType:
    return by_file("citadels/compiled_engine.py")


def say(text: str) -> None:
    print(f"citadels: {text}", file=sys.stderr)


def look_for_client() -> None:
    """Report if the package will contain no browser client, or a stale one."""
    if not (ROOT / "citadels" / "web" / "index.html").exists():
        say("the package has no browser client, because it was not built: run scripts/web")
    elif (ROOT / "web" / "sources.py").exists() and not by_file("web/sources.py").is_built():
        say("the browser client is older than its sources: run scripts/web")


class BuildPackage(build_py):
    """Adds a copy of the full statement of the rules, which `citadels rules` cites."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:  # then they are read from docs/
            return
        folder = Path(self.build_lib) / "citadels" / "cli" / "reference" / "books"
        folder.mkdir(parents=True, exist_ok=True)
        for page in BOOKS:
            shutil.copy2(ROOT / "docs" / "rules" / page, folder / page)


class BuildWheel(bdist_wheel):
    """Names the wheel after its contents, which are known only after the build."""

    def run(self) -> None:
        look_for_client()
        # Files deleted from the sources would still be there, and get into the wheel.
        shutil.rmtree(self.get_finalized_command("build").build_lib, ignore_errors=True)
        self.run_command("build")
        self.root_is_pure = not self.distribution.has_ext_modules()
        self.skip_build = True  # otherwise the engine would be compiled twice
        super().run()


class BuildSources(sdist):
    """Adds everything that a wheel is built from, with the built browser client."""

    def run(self) -> None:
        look_for_client()
        super().run()


class BuildEngine(build_ext):
    """Builds one library instead of one per module, in its own folder."""

    def run(self) -> None:
        super().run()
        if not self.inplace and not self._place().exists():
            self.distribution.ext_modules = []  # nothing in the package depends on the machine

    def build_extension(self, ext: Extension) -> None:
        choice = os.environ.get(SWITCH, "") or "auto"
        if choice not in {"auto", "pure", "compiled"}:
            raise SystemExit(f"{SWITCH} is {choice!r}; it can be auto, pure or compiled")
        if choice == "pure" or self._take_compiled():
            return
        try:
            self._try_compiler()
        except (CCompilerError, OSError):
            if choice == "compiled":
                raise
            say("the engine stays interpreted (no C compiler, or no Python.h)")
            return  # the package is complete without it
        try:
            self._build_unit()
        except (BaseError, CCompilerError, ImportError, OSError, SystemExit) as error:
            if choice == "compiled":
                raise
            say(f"the engine stays interpreted ({error})")

    @cached_property
    def _library_name(self) -> str:
        """The name for the sources before the compilation: they may be edited meanwhile."""
        return str(compiled_engine().library_path().name)

    def _place(self) -> Path:
        folder = compiled_engine().LIBRARY_FOLDER.name
        return Path(self.build_lib) / "citadels" / folder / self._library_name

    def _take_compiled(self) -> bool:
        """Reuse the library that scripts/compile built from the same sources and Python."""
        place = self._place()
        made = compiled_engine().LIBRARY_FOLDER / self._library_name
        if not made.exists():
            return False
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(made, place)
        return True

    def _try_compiler(self) -> None:
        """Fail early if there is no compiler or no Python.h."""
        with tempfile.TemporaryDirectory() as folder:
            probe = Path(folder) / "probe.c"
            probe.write_text("#include <Python.h>\nint probe(void) { return 0; }\n")
            self.compiler.compile([str(probe)], output_dir=folder)

    def _build_unit(self) -> None:
        from mypyc.build import mypycify

        here = compiled_engine()
        wanted = self._library_name
        paths = [str(path.relative_to(ROOT)) for path in here.source_files()]
        group = here.UNIT.removesuffix("__mypyc")
        unit = mypycify(paths, opt_level="2", debug_level="0", group_name=group)[0]
        if here.library_path().name != wanted:
            raise SystemExit("the sources were edited during the compilation")
        # Lets the C compiler inline our own functions although the library exports them.
        unit.extra_compile_args.append("-fno-semantic-interposition")
        # Warnings about generated code are useless, and finding them takes half of the time.
        kept = [part for part in self.compiler.compiler_so if not part.startswith("-W")]
        self.compiler.set_executable("compiler_so", kept)
        unit.extra_compile_args.append("-w")
        super(build_ext, self).build_extension(unit)  # the plain way: no stub, no links
        made = Path(self.get_ext_fullpath(unit.name))
        place = self._place()
        place.parent.mkdir(parents=True, exist_ok=True)
        _forget_others(place.parent, wanted)
        made.replace(place)

    def copy_extensions_to_source(self) -> None:
        """Copy it into the source folder, where an editable install looks for it."""
        here = compiled_engine()
        made = self._place()
        if made.exists():
            here.LIBRARY_FOLDER.mkdir(exist_ok=True)
            _forget_others(here.LIBRARY_FOLDER, made.name)
            shutil.copy2(made, here.LIBRARY_FOLDER / made.name)


def _forget_others(folder: Path, name: str) -> None:
    """Remove libraries compiled from other sources for the same Python."""
    suffix = name[name.index(".") :]
    for path in folder.glob(f"engine-*{suffix}"):
        if path.name != name:
            path.unlink()


os.chdir(ROOT)
setup(
    ext_modules=[Extension("citadels._compiled.engine", sources=[])],
    cmdclass={
        "bdist_wheel": BuildWheel,
        "build_ext": BuildEngine,
        "build_py": BuildPackage,
        "sdist": BuildSources,
    },
)
