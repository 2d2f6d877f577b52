"""Compiles the layouts into a temporary folder, measures them side by side, prints a table.

    python bench/layouts/run.py           the layouts
    python bench/layouts/run.py probe     single idioms, in nanoseconds

Needs mypy 2.4 with mypyc, librt, setuptools and a C compiler. All layouts must play the same
games, interpreted and compiled, in the module and driven from outside; if not, this stops.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROUNDS = 5
FLAG = "-fno-semantic-interposition"
LAYOUTS = {
    "one_vec": "A one vec",
    "many_vecs": "B many vecs",
    "objects": "C objects",
    "one_list": "D one list",
}
NOT_COMPILED = {"__init__.py", "ints.py", "run.py", "worker.py"}
REAL_VEC = "from librt.vecs import vec\nfrom mypy_extensions import i64\nfrom typing_extensions import override\n"
SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup

setup(
    name="layouts",
    ext_modules=mypycify(sys.argv[3:], opt_level="3", group_name="layouts"),
    script_args=sys.argv[1:3],
)
"""


def plant(tree: Path) -> Path:
    """A copy of the package, with layout D made from layout A."""
    package = tree / "layouts"
    package.mkdir(parents=True)
    for source in HERE.glob("*.py"):
        shutil.copy(source, package)
    for part in ("", "_cards"):
        text = (package / f"one_vec{part}.py").read_text()
        text = text.replace("vec[i64]([0] * ", "list([0] * ").replace("vec[i64]", "list[int]")
        text = text.replace("layouts.one_vec", "layouts.one_list").replace(
            "import i64, vec", "import i64"
        )
        (package / f"one_list{part}.py").write_text(text)
    return tree


def compile_tree(tree: Path, flags: str) -> Path:
    files = [
        f"layouts/{p.name}"
        for p in sorted((tree / "layouts").glob("*.py"))
        if p.name not in NOT_COMPILED
    ]
    (tree / "setup.py").write_text(SETUP)
    environment = {**os.environ, "CFLAGS": flags}
    command = [sys.executable, "setup.py", "build_ext", "--inplace", *files]
    done = subprocess.run(
        command, cwd=tree, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.exit(done.stdout + done.stderr)
    return tree


def work(tree: Path, what: str, count: int) -> dict[str, Any]:
    environment = {**os.environ, "PYTHONPATH": str(tree)}
    command = [sys.executable, "-m", "layouts.worker", what, str(count)]
    done = subprocess.run(
        command, cwd=tree, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.exit(f"{tree.name} {what}\n{done.stderr}")
    result: dict[str, Any] = json.loads(done.stdout)
    assert result["file"].endswith(".py") == tree.name.startswith("interpreted"), result["file"]
    return result


def layouts(trees: dict[str, Path]) -> None:
    best: dict[tuple[str, str], dict[str, Any]] = {}
    for layout in LAYOUTS:  # a warm start, and the same hundred games everywhere
        for build, tree in trees.items():
            best[layout, build] = work(tree, layout, 100)
    games = {(row["decisions"], row["digest"]) for row in best.values()}
    assert len(games) == 1, f"the games differ: {games}"
    for _ in range(ROUNDS):
        for build, tree in trees.items():
            for layout in LAYOUTS:
                result = work(tree, layout, 100 if build.startswith("interpreted") else 2000)
                row = best[layout, build]
                row["inside"] = max(row["inside"], result["inside"])
                row["driven"] = max(row["driven"], result["driven"])
                row["copy"] = min(row["copy"], result["copy"])
    print("the same hundred games everywhere, (decisions, digest):", *games)
    print("| layout | build | decisions/s in the module | driven from Python | copy, us |")
    print("|---|---|---:|---:|---:|")
    for layout, title in LAYOUTS.items():
        for build in trees:
            row = best[layout, build]
            print(
                f"| {title} | {build} | {row['inside']:,.0f} | {row['driven']:,.0f} | {row['copy']:.2f} |"
            )


def probes(trees: dict[str, Path]) -> None:
    times: dict[str, dict[str, float]] = {build: {} for build in trees}
    sums: list[dict[str, int]] = []
    for _ in range(ROUNDS):
        for build, tree in trees.items():
            result = work(tree, "probe", 20_000 if build.startswith("interpreted") else 1_000_000)
            sums.append(result["sums"])
            for name, time in result["times"].items():
                times[build][name] = min(time, times[build].get(name, time))
    assert all(found == sums[0] for found in sums), "interpreted and compiled sums differ"
    print("| nanoseconds, less the empty loop | " + " | ".join(trees) + " |")
    print("|---|" + "---:|" * len(trees))
    for name in sums[0]:
        cells = [
            f"{times[build][name] - (0 if name == 'empty' else times[build]['empty']):.1f}"
            for build in trees
        ]
        print(f"| {name} | " + " | ".join(cells) + " |")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        trees = {
            f"compiled, {FLAG}": compile_tree(plant(root / "compiled-flag"), FLAG),
            "compiled, no flag": compile_tree(plant(root / "compiled"), ""),
            "interpreted": plant(root / "interpreted"),
            "interpreted, real vec": plant(root / "interpreted-vec"),
        }
        (root / "interpreted-vec" / "layouts" / "ints.py").write_text(REAL_VEC)
        if sys.argv[1:] == ["probe"]:
            probes(trees)
        else:
            layouts(trees)


if __name__ == "__main__":
    main()
