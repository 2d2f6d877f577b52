"""What is handed out, built once for all tests, and the places where it is installed."""

from __future__ import annotations

import fcntl
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from citadels import compiled_engine
from scripts.releasing.building import (
    COMPILED,
    PURE,
    build_sdist,
    build_wheel,
    copy_sources,
    environment,
    unpack,
)

ROOT: Final = Path(__file__).parents[2]
LOCK: Final = ROOT / "requirements" / "run.lock"
MOMENT: Final = 1_700_000_000
HAS_CLIENT: Final = (ROOT / "citadels" / "web" / "index.html").exists()


@dataclass(frozen=True, slots=True)
class Parcels:
    """A folder with the sources, a wheel that fits every machine, and perhaps a compiled one."""

    folder: Path

    @property
    def sdist(self) -> Path:
        (path,) = self.folder.glob("citadels-*.tar.gz")
        return path

    @property
    def pure(self) -> Path:
        (path,) = self.folder.glob("citadels-*-none-any.whl")
        return path

    @property
    def compiled(self) -> Path | None:
        others = [path for path in self.folder.glob("citadels-*.whl") if path != self.pure]
        return others[0] if others else None

    @property
    def best(self) -> Path:
        return self.compiled or self.pure


@dataclass(frozen=True, slots=True)
class Home:
    """An environment of its own, used from a folder where nothing of the project lies."""

    folder: Path

    @property
    def python(self) -> Path:
        return self.folder / "venv" / "bin" / "python"

    @property
    def command(self) -> Path:
        return self.folder / "venv" / "bin" / "citadels"

    @property
    def outside(self) -> Path:
        return self.folder / "outside"

    def packages(self) -> Path:
        (path,) = self.folder.glob("venv/lib/python*/site-packages")
        return path

    def make(self) -> None:
        self.outside.mkdir(parents=True)
        words = [sys.executable, "-m", "venv", "--without-pip", str(self.folder / "venv")]
        subprocess.run(words, check=True, env=environment())

    def pip(self, *words: str | Path) -> str:
        pip = [sys.executable, "-m", "pip", "--python", str(self.python)]
        return self._run([*pip, "--disable-pip-version-check", "--no-input", "-qq", *words])

    def citadels(self, *words: str | Path) -> str:
        """What the installed command says."""
        return self._run([self.command, *words])

    def run(self, program: str, *words: str) -> str:
        return self._run([self.python, "-c", program, *words])

    def _run(self, words: list[str | Path]) -> str:
        done = subprocess.run(
            words,
            cwd=self.outside,
            env=environment(),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{words}\n{done.stdout}\n{done.stderr}"
        return done.stdout


def build_parcels(folder: Path) -> None:
    """As for a release, but with the library that was compiled from the same sources before."""
    out = folder / "dist"
    sdist = build_sdist(copy_sources(ROOT, folder / "tree"), out, MOMENT).path
    source = unpack(sdist, folder / "source")
    build_wheel(source, out, MOMENT, CITADELS_BUILD=PURE)
    made = compiled_engine.library_path()
    if made.exists():
        place = source / "citadels" / made.parent.name / made.name
        place.parent.mkdir()
        place.write_bytes(made.read_bytes())
        build_wheel(source, out, MOMENT, CITADELS_BUILD=COMPILED)


def install_best(folder: Path, parcels: Parcels) -> None:
    """As people do it: what the lock lists, checked by hash, then the wheel."""
    home = Home(folder)
    home.make()
    # The modules are written in their quick form when they are first used: it saves half the time.
    listed = ("install", "--no-compile", "--only-binary", ":all:")
    home.pip(*listed, "--no-deps", "--require-hashes", "--requirement", LOCK)
    home.pip("install", "--no-compile", "--no-index", parcels.best)


def install_pure(folder: Path, parcels: Parcels, lender: Home) -> None:
    """With the dependencies of the other home, to save the time of installing them again."""
    home = Home(folder)
    home.make()
    home.pip("install", "--no-compile", "--no-index", "--no-deps", parcels.pure)
    # What is installed here is found first.
    (home.packages() / "lent.pth").write_text(f"{lender.packages()}\n", encoding="utf-8")


def once(folder: Path, make: Callable[[Path], None]) -> Path:
    """Made by the first of the processes that run tests; the others wait for it."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        done = folder / ".done"
        if not done.exists():
            folder.mkdir()
            make(folder)
            done.touch()
    return folder
