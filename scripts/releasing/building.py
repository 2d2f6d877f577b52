"""Builds the distribution files outside the work tree: setuptools leaves files among the sources.

The source archive is built first; every wheel is built from that archive alone, so nothing can be
missing from it.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

COMPILED: Final = "compiled"
PURE: Final = "pure"
# Variables that would affect the build or the tests.
OURS: Final = ("CITADELS_", "PYTHONDONT", "PYTHONHOME", "PYTHONPATH")


class BuildError(Exception):
    """A build failed; the message contains the end of its output."""


@dataclass(frozen=True, slots=True)
class Built:
    """A file that was built, and the output of its build."""

    path: Path
    said: list[str]


def environment(**more: str) -> dict[str, str]:
    """The environment without the variables for work on the project."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
    return kept | more


def git(root: Path, *words: str) -> str:
    """Run git and return its output."""
    done = subprocess.run(
        ["git", "-C", str(root), *words], capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise BuildError(f"git {words[0]}: {done.stderr.strip()}")
    return done.stdout


def copy_sources(root: Path, folder: Path) -> Path:
    """Copy the files that git tracks or would add, and the built browser client."""
    names = git(root, "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    for name in filter(None, names.split("\0")):
        if (root / name).is_file():
            place = folder / name
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(root / name, place)
    if (root / "citadels" / "web").is_dir():
        shutil.copytree(root / "citadels" / "web", folder / "citadels" / "web")
    return folder


def build_sdist(source: Path, out: Path, moment: int, **more: str) -> Built:
    """The source archive: the same bytes for the same files."""
    built = _build("sdist", source, out, moment, more)
    _settle(built.path, moment)
    return built


def build_wheel(source: Path, out: Path, moment: int, **more: str) -> Built:
    """A wheel; CITADELS_BUILD selects which."""
    return _build("wheel", source, out, moment, more)


def unpack(sdist: Path, folder: Path) -> Path:
    """The folder inside the archive."""
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    (top,) = folder.iterdir()
    return top


def build_all(root: Path, out: Path, work: Path, moment: int) -> list[Built]:
    """The source archive, a wheel with the compiled engine and one without."""
    sdist = build_sdist(copy_sources(root, work / "tree"), out, moment)
    wheels = [
        build_wheel(unpack(sdist.path, work / choice), out, moment, CITADELS_BUILD=choice)
        for choice in (COMPILED, PURE)
    ]
    return [sdist, *wheels]


def contents(path: Path) -> dict[str, bytes]:
    """The contents of all files in an archive; source names without their first folder."""
    if path.suffix == ".whl":
        with zipfile.ZipFile(path) as wheel:
            return {name: wheel.read(name) for name in wheel.namelist()}
    found = {}
    with tarfile.open(path) as sdist:
        for member in sdist.getmembers():
            if (body := sdist.extractfile(member)) is not None:
                found[member.name.partition("/")[2]] = body.read()
    return found


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _build(kind: str, source: Path, out: Path, moment: int, more: dict[str, str]) -> Built:
    before = set(out.glob("*"))
    done = subprocess.run(
        [sys.executable, "-m", "build", "--no-isolation", f"--{kind}", "--outdir", out, source],
        cwd=source,
        env=environment(SOURCE_DATE_EPOCH=str(moment), **more),
        capture_output=True,
        text=True,
        check=False,
    )
    lines = (done.stdout + done.stderr).splitlines()
    if done.returncode:
        raise BuildError("\n".join([f"the {kind} could not be built:", *lines[-20:]]))
    (path,) = set(out.glob("*")) - before
    return Built(path, [line for line in lines if line.startswith("citadels: ")])


def _settle(sdist: Path, moment: int) -> None:
    """Repack it: setuptools records who built it, and when."""
    packed = io.BytesIO()
    with (
        tarfile.open(sdist) as made,
        gzip.GzipFile("", "wb", fileobj=packed, mtime=moment) as zipped,
        tarfile.open(fileobj=zipped, mode="w", format=tarfile.PAX_FORMAT) as settled,
    ):
        for member in sorted(made.getmembers(), key=lambda member: member.name):
            plain = tarfile.TarInfo(member.name)  # without an owner
            plain.type, plain.size, plain.mtime = member.type, member.size, moment
            plain.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
            settled.addfile(plain, made.extractfile(member))
    sdist.write_bytes(packed.getvalue())
