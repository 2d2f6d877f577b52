"""The conditions for a release. Each check returns the problems it found."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import tempfile
from datetime import date
from pathlib import Path
from typing import Final

from packaging.version import InvalidVersion, Version

from scripts.releasing.building import contents, copy_sources, digest, environment, git

BRANCH: Final = "main"
UNRELEASED: Final = "Unreleased"
HEADING: Final = re.compile(r"^## \[(?P<name>[^\]]+)\](?: - (?P<date>\S+))?$", re.MULTILINE)
SUMS: Final = "SHA256SUMS"


def version_of(root: Path) -> str:
    """The version in citadels/__init__.py, read without importing it."""
    module = ast.parse((root / "citadels" / "__init__.py").read_text(encoding="utf-8"))
    for line in module.body:
        match line:
            case ast.AnnAssign(ast.Name("__version__"), value=ast.Constant(str(version))):
                return version
    raise ValueError("citadels/__init__.py defines no __version__")


def dirt(root: Path) -> list[str]:
    """Changes in the work tree that are not committed."""
    return git(root, "status", "--porcelain").splitlines()


def wrong_branch(root: Path) -> list[str]:
    branch = git(root, "branch", "--show-current").strip() or "no branch"
    return [] if branch == BRANCH else [f"on {branch}, but releases are made on {BRANCH}"]


def not_newer(version: str, tags: list[str]) -> list[str]:
    """Whether the version is newer than all releases, which are tagged v1.2.3."""
    try:
        wanted = Version(version)
    except InvalidVersion:
        return [f"{version!r} is not a version"]
    released = [Version(tag[1:]) for tag in tags if re.fullmatch(r"v\d[\w.]*", tag)]
    last = max(released, default=None)
    if last is None or wanted > last:
        return []
    return [f"{version} is not newer than the release {last}: change citadels/__init__.py"]


def changelog_problems(text: str, version: str, today: date) -> list[str]:
    """Whether the changelog covers this version, with its date, and nothing is left unreleased."""
    found = list(HEADING.finditer(text))
    ends = [heading.start() for heading in found[1:]] + [len(text)]
    sections = {
        heading["name"]: (heading["date"] or "", text[heading.end() : end].strip())
        for heading, end in zip(found, ends, strict=True)
    }
    problems = []
    if sections.get(UNRELEASED, ("", ""))[1]:
        problems.append(f'there are changes under "{UNRELEASED}" that belong to {version}')
    if version not in sections:
        return [*problems, f'there is no heading "## [{version}] - {today}"']
    day, changes = sections[version]
    if not _is_day(day, today):
        problems.append(f"the heading of {version} has no date, or one in the future: {day!r}")
    if not changes:
        problems.append(f"there are no changes under {version}")
    return problems


def _is_day(text: str, today: date) -> bool:
    try:
        return date.fromisoformat(text) <= today
    except ValueError:
        return False


def stale_locks(root: Path) -> list[str]:
    """The lock files that scripts/lock would change; it queries the registries."""
    with tempfile.TemporaryDirectory() as name:
        copy = copy_sources(root, Path(name) / "tree")
        (copy / ".venv").symlink_to((root / ".venv").resolve())
        problems = run(copy, "scripts/lock")
        locks = [*sorted(copy.glob("requirements/*.lock")), copy / "web" / "package-lock.json"]
        changed = [path.relative_to(copy) for path in locks]
        return problems or [
            f"{path} is stale: run scripts/lock"
            for path in changed
            if (copy / path).read_bytes() != (root / path).read_bytes()
        ]


def run(root: Path, *words: str, **more: str) -> list[str]:
    """Run a program of the project; if it fails, the end of its output is the reason."""
    done = subprocess.run(
        words,
        cwd=root,
        env=environment(**more),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return (
        [f"{' '.join(words)} failed:", *done.stdout.splitlines()[-20:]] if done.returncode else []
    )


def differences(one: Path, other: Path) -> list[str]:
    """The differences between two folders of built files, down to the files inside."""
    names, others = ({path.name for path in folder.iterdir()} for folder in (one, other))
    problems = [f"{name} was built only once" for name in sorted(names ^ others)]
    for name in sorted(names & others):
        if digest(one / name) != digest(other / name):
            first, second = contents(one / name), contents(other / name)
            inside = [
                part
                for part in sorted(first.keys() | second.keys())
                if first.get(part) != second.get(part)
            ]
            problems.append(f"{name} differs: {', '.join(inside[:5]) or 'only its metadata'}")
    return problems


def write_sums(folder: Path) -> Path:
    """The file that `sha256sum --check` reads."""
    paths = sorted(path for path in folder.iterdir() if path.name != SUMS)
    lines = [f"{digest(path)}  {path.name}\n" for path in paths]
    (folder / SUMS).write_text("".join(lines), encoding="utf-8")
    return folder / SUMS


def clear(folder: Path) -> Path:
    """An empty folder."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder
