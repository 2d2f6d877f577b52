"""The distribution files, built once for all tests, and the environments they are installed in."""

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
LOCK_FILE: Final = ROOT / "requirements" / "run.lock"
SOURCE_DATE_EPOCH: Final = 1_700_000_000
HAS_CLIENT: Final = (ROOT / "citadels" / "web" / "index.html").exists()


@dataclass(frozen=True, slots=True)
class Artifacts:
    """A folder with the sources, a pure-Python wheel, and possibly a compiled one."""

    folder: Path

    @property
    def sdist(self) -> Path:
        (path,) = self.folder.glob("citadels-*.tar.gz")
        return path

    @property
    def pure_wheel(self) -> Path:
        (path,) = self.folder.glob("citadels-*-none-any.whl")
        return path

    @property
    def compiled_wheel(self) -> Path | None:
        compiled_wheels = [
            path for path in self.folder.glob("citadels-*.whl") if path != self.pure_wheel
        ]
        return compiled_wheels[0] if compiled_wheels else None

    @property
    def best_wheel(self) -> Path:
        return self.compiled_wheel or self.pure_wheel


@dataclass(frozen=True, slots=True)
class Venv:
    """A virtual environment, used from a folder without any files of the project."""

    folder: Path

    @property
    def python(self) -> Path:
        return self.folder / "venv" / "bin" / "python"

    @property
    def command(self) -> Path:
        return self.folder / "venv" / "bin" / "citadels"

    @property
    def work_folder(self) -> Path:
        return self.folder / "outside"

    def site_packages(self) -> Path:
        (path,) = self.folder.glob("venv/lib/python*/site-packages")
        return path

    def create(self) -> None:
        self.work_folder.mkdir(parents=True)
        words = [sys.executable, "-m", "venv", "--without-pip", str(self.folder / "venv")]
        subprocess.run(words, check=True, env=environment())

    def pip(self, *words: str | Path) -> str:
        pip = [sys.executable, "-m", "pip", "--python", str(self.python)]
        return self._run([*pip, "--disable-pip-version-check", "--no-input", "-qq", *words])

    def citadels(self, *words: str | Path) -> str:
        """Run the installed command and return its output."""
        return self._run([self.command, *words])

    def run_code(self, program: str, *words: str) -> str:
        return self._run([self.python, "-c", program, *words])

    def _run(self, words: list[str | Path]) -> str:
        process = subprocess.run(
            words,
            cwd=self.work_folder,
            env=environment(),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        assert process.returncode == 0, f"{words}\n{process.stdout}\n{process.stderr}"
        return process.stdout


def build_artifacts(folder: Path) -> None:
    """Build as for a release, but with the library already compiled from the same sources."""
    out = folder / "dist"
    sdist = build_sdist(copy_sources(ROOT, folder / "tree"), out, SOURCE_DATE_EPOCH).path
    source = unpack(sdist, folder / "source")
    build_wheel(source, out, SOURCE_DATE_EPOCH, CITADELS_BUILD=PURE)
    library = compiled_engine.library_path()
    if library.exists():
        place = source / "citadels" / library.parent.name / library.name
        place.parent.mkdir()
        place.write_bytes(library.read_bytes())
        build_wheel(source, out, SOURCE_DATE_EPOCH, CITADELS_BUILD=COMPILED)


def install_best(folder: Path, artifacts: Artifacts) -> None:
    """Install as users do: the packages of the lock file, checked by hash, then the wheel."""
    venv = Venv(folder)
    venv.create()
    # Bytecode is compiled on first use: this saves half the time.
    options = ("install", "--no-compile", "--only-binary", ":all:")
    venv.pip(*options, "--no-deps", "--require-hashes", "--requirement", LOCK_FILE)
    venv.pip("install", "--no-compile", "--no-index", artifacts.best_wheel)


def install_pure(folder: Path, artifacts: Artifacts, lender: Venv) -> None:
    """Reuse the dependencies of the other environment, to save time."""
    venv = Venv(folder)
    venv.create()
    venv.pip("install", "--no-compile", "--no-index", "--no-deps", artifacts.pure_wheel)
    # What is installed here takes precedence.
    (venv.site_packages() / "lent.pth").write_text(f"{lender.site_packages()}\n", encoding="utf-8")


def run_once(folder: Path, make: Callable[[Path], None]) -> Path:
    """Create it in the first test process that needs it; the others wait."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        done = folder / ".done"
        if not done.exists():
            folder.mkdir()
            make(folder)
            done.touch()
    return folder
