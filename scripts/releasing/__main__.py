"""The release checklist: every item states a condition and checks it.

Without --tag nothing changes except dist/, build/ and what set-up and tests leave anyway. All items
run, so that everything that is missing is reported at once.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from scripts.releasing import checks
from scripts.releasing.building import BuildError, build_all, git
from web.sources import is_built

ROOT: Final = Path(__file__).parents[2]
DIST: Final = ROOT / "dist"
AGAIN: Final = ROOT / "build" / "again"  # a second build, for comparison
BY_HAND: Final = """
By hand:
  1. git push origin {tag}
  2. Upload the sources, and the compiled wheel only under a name that the index takes; never the
     wheel without compiled code: pip would take it and compile nothing. See docs/packaging.md.
  3. Put the part of CHANGELOG.md and dist/SHA256SUMS to the tag, where people read of releases.
"""


@dataclass(slots=True)
class Checklist:
    """Runs the items and collects those that failed."""

    write: Callable[[str], object]
    missing: list[str] = field(default_factory=list)
    number: int = 0

    def line(self, text: str, check: Callable[[], list[str]], after: str = "") -> bool:
        """Check an item; it is skipped if the item it depends on has failed."""
        self._begin(text)
        if after in self.missing:
            self.missing.append(text)
            self.write("not tried\n")
            return False
        start = time.monotonic()
        try:
            problems = check()
        except (BuildError, OSError, ValueError) as error:
            problems = str(error).splitlines()
        took = time.monotonic() - start
        self.write(("NO" if problems else "yes") + (f" ({took:.0f} s)\n" if took > 1 else "\n"))
        for problem in problems:
            self.write(f"     {problem}\n")
        if problems:
            self.missing.append(text)
        return not problems

    def skip(self, text: str, reason: str) -> None:
        self._begin(text)
        self.write(f"{reason}\n")

    def _begin(self, text: str) -> None:
        """Print the item before its result is known, because some take minutes."""
        self.number += 1
        self.write(f"{self.number:2} {text}: ")


def _build_into(folder: Path) -> list[str]:
    checks.clear(folder)
    moment = int(git(ROOT, "log", "-1", "--format=%ct"))
    with tempfile.TemporaryDirectory() as work:
        for built in build_all(ROOT, folder, Path(work), moment):
            if built.said:
                return built.said
    return []


def _client() -> list[str]:
    problems = checks.run(ROOT, "scripts/web")
    if not problems and not is_built():
        return ["scripts/web could not build it: is Node.js 20 installed?"]
    return problems


def _try_parcels() -> list[str]:
    words = (sys.executable, "-m", "pytest", "-q", "tests/packaging")
    return checks.run(ROOT, *words, CITADELS_DIST=str(DIST), CI="true")


def _write_sums() -> list[str]:
    checks.write_sums(DIST)
    return []


def _list_parcels() -> None:
    for path in sorted(DIST.glob("*")):
        print(f"  {path.stat().st_size:9,} bytes  {path.relative_to(ROOT)}")


def go_through(checklist: Checklist, version: str, tested: bool) -> None:
    """Run all items, the quickest and most basic ones first."""
    today = datetime.now(UTC).date()
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    line = checklist.line
    line("the work tree is clean", lambda: checks.dirt(ROOT))
    line(f"the branch is {checks.BRANCH}", lambda: checks.wrong_branch(ROOT))
    line(
        f"{version} is newer than the last release",
        lambda: checks.not_newer(version, git(ROOT, "tag", "--list").split()),
    )
    line(
        "the changelog covers it",
        lambda: checks.changelog_problems(changelog, version, today),
    )
    line("the lock files are up to date", lambda: checks.stale_locks(ROOT))
    if tested:
        checklist.skip("all tests pass", "skipped by --tested")
    else:
        line("all tests pass", lambda: checks.run(ROOT, "scripts/test"))
    client, built = "the browser client is built from its sources", "sources and wheels are built"
    line(client, _client)
    line(built, lambda: _build_into(DIST), after=client)
    line("installed from these files, everything runs", _try_parcels, after=built)
    again = "a second build is identical byte for byte"
    line(again, lambda: _build_into(AGAIN) or checks.differences(DIST, AGAIN), after=built)
    line(f"{checks.SUMS} is written", _write_sums, after=built)


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="scripts/release", description="The checklist of a release."
    )
    parser.add_argument("--tested", action="store_true", help="scripts/test has just passed")
    parser.add_argument("--tag", action="store_true", help="create the tag if all checks pass")
    parser.add_argument(
        "--dry-run", action="store_true", help="create no tag, which is the default"
    )
    wanted = parser.parse_args()
    if wanted.tag and wanted.dry_run:
        parser.error("--tag and --dry-run cannot be combined")

    checklist = Checklist(lambda text: print(text, end="", flush=True))
    version = checks.version_of(ROOT)
    tag = f"v{version}"
    go_through(checklist, version, wanted.tested)
    _list_parcels()
    if checklist.missing:
        print(f"\n{tag} is not ready: {len(checklist.missing)} of {checklist.number} checks failed")
        return 1
    if wanted.tag:
        try:
            git(ROOT, "tag", "--annotate", tag, "--message", f"Citadels {version}")
        except BuildError as error:
            print(f"\n{tag} could not be created: {error}")
            return 1
        print(f"\n{tag} has been created")
    else:
        print(f"\n{tag} is ready: scripts/release --tested --tag creates the tag")
    print(BY_HAND.format(tag=tag), end="")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
