"""Compiles the engine with mypyc while the package is built, where there is a C compiler.

CITADELS_BUILD=pure leaves it out; CITADELS_BUILD=compiled makes it an error if it cannot be done.
A package without it fits every machine and is named so. The pages of the rules come into the
package too. Everything else about it is in pyproject.toml; what has to be known of it is in
docs/packaging.md.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import sys
import tempfile
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
    """A module by its file: the package itself cannot be imported while it is built."""
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
    """Say so if the package will be without the browser client, or with an old one."""
    if not (ROOT / "citadels" / "web" / "index.html").exists():
        say("the browser client is not inside, because it was not built: scripts/web builds it")
    elif (ROOT / "web" / "sources.py").exists() and not by_file("web/sources.py").is_built():
        say("the browser client inside is older than its sources: scripts/web builds it anew")


class BuildPackage(build_py):
    """With a copy of the full statement of the rules, which `citadels rules` cites."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:  # then they are read where they are
            return
        folder = Path(self.build_lib) / "citadels" / "cli" / "reference" / "books"
        folder.mkdir(parents=True, exist_ok=True)
        for page in BOOKS:
            shutil.copy2(ROOT / "docs" / "rules" / page, folder / page)


class BuildWheel(bdist_wheel):
    """Names the wheel after what is in it, which is known only when it has been built."""

    def run(self) -> None:
        look_for_client()
        # Files that are gone from the sources would still lie there, and go into the wheel.
        shutil.rmtree(self.get_finalized_command("build").build_lib, ignore_errors=True)
        self.run_command("build")
        self.root_is_pure = not self.distribution.has_ext_modules()
        self.skip_build = True  # otherwise the engine would be compiled twice
        super().run()


class BuildSources(sdist):
    """Everything that a wheel is made from, the browser client as it was built."""

    def run(self) -> None:
        look_for_client()
        super().run()


class BuildEngine(build_ext):
    """One library instead of one for each module, in a folder of its own."""

    def run(self) -> None:
        super().run()
        if not self.inplace and not self._place().exists():
            self.distribution.ext_modules = []  # nothing in the package hangs on the machine

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
            return  # the package is whole without it
        try:
            self._build_unit()
        except (BaseError, CCompilerError, ImportError, OSError, SystemExit) as error:
            if choice == "compiled":
                raise
            say(f"the engine stays interpreted ({error})")

    def _place(self) -> Path:
        here = compiled_engine()
        return (
            Path(self.build_lib) / "citadels" / here.LIBRARY_FOLDER.name / here.library_path().name
        )

    def _take_compiled(self) -> bool:
        """Take what scripts/compile has made from the same sources for the same Python."""
        made, place = compiled_engine().library_path(), self._place()
        if not made.exists():
            return False
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(made, place)
        return True

    def _try_compiler(self) -> None:
        """Fail at once where there is no compiler or no Python.h."""
        with tempfile.TemporaryDirectory() as folder:
            probe = Path(folder) / "probe.c"
            probe.write_text("#include <Python.h>\nint probe(void) { return 0; }\n")
            self.compiler.compile([str(probe)], output_dir=folder)

    def _build_unit(self) -> None:
        from mypyc.build import mypycify

        here = compiled_engine()
        wanted = here.library_path().name
        paths = [str(path.relative_to(ROOT)) for path in here.source_files()]
        group = here.UNIT.removesuffix("__mypyc")
        unit = mypycify(paths, opt_level="2", debug_level="0", group_name=group)[0]
        if here.library_path().name != wanted:
            raise SystemExit("the sources were edited while they were compiled")
        # Lets the C compiler inline our own functions although the library exports them.
        unit.extra_compile_args.append("-fno-semantic-interposition")
        # Warnings about generated code help nobody, and looking for them takes half of the time.
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
        """Into the folder of the sources, where an editable install looks for it."""
        here = compiled_engine()
        made = self._place()
        if made.exists():
            here.LIBRARY_FOLDER.mkdir(exist_ok=True)
            _forget_others(here.LIBRARY_FOLDER, made.name)
            shutil.copy2(made, here.library_path())


def _forget_others(folder: Path, name: str) -> None:
    """Remove what was compiled for the same Python from other sources."""
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
