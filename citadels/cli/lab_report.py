"""`citadels lab report`: what results say, as a page, as a document, as data, and for a server."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from citadels.cli.errors import install_told, refuse, why
from citadels.cli.group import examples
from citadels.cli.language import LanguageOption, spoken
from citadels.cli.output import print_data, remark

if TYPE_CHECKING:
    from citadels.lab.report.figures import Findings

NEEDED: Final = ("altair", "numpy", "polars", "vl_convert")
EPILOG: Final = examples(
    "citadels lab report lab-results",
    "citadels lab report lab-results --lang fr --out rapport.html",
    "citadels lab report lab-results --markdown docs/findings",
    "citadels lab report lab-results --json",
    "citadels lab report lab-results --statistics statistics.zip",
    "citadels lab report statistics.zip --lang uk",
)


def report(
    results: Annotated[
        Path, typer.Argument(help="A folder with results, or a file of --statistics.")
    ],
    *,
    out: Annotated[
        Path | None, typer.Option(help="Write one HTML file; report.html if nothing is asked for.")
    ] = None,
    markdown: Annotated[
        Path | None, typer.Option(help="Write Markdown with pictures into this folder.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the numbers as data.")] = False,
    statistics: Annotated[
        Path | None,
        typer.Option(help="Write numbers and charts in all languages into a file for a server."),
    ] = None,
    language: LanguageOption = None,
) -> None:
    """Write a report: charts and plain words, with the line that repeats each figure.

    The HTML file needs nothing else: no network and no scripts.
    """
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        refuse(f"lab report needs {', '.join(missing)}: {install_told('lab')}")
    found = _findings(results)
    if not any((out, markdown, as_json, statistics)):
        out = Path("report.html")
    spoken_in = spoken(language)
    try:
        if out is not None:
            from citadels.lab.report.html import render_page  # noqa: PLC0415

            out.write_text(render_page(found, spoken_in), encoding="utf-8")
        if markdown is not None:
            from citadels.lab.report.markdown import write_markdown  # noqa: PLC0415

            write_markdown(found, spoken_in, markdown)
        if statistics is not None:
            _publish(found, statistics)
    except OSError as error:
        refuse(f"{error.filename or results}: {why(error)}")
    if as_json:
        print_data(found.data())
    written = [str(path) for path in (out, markdown, statistics) if path is not None]
    if written:
        remark(f"written: {', '.join(written)}")


def _findings(results: Path) -> Findings:
    if results.is_file():
        return _published(results)
    from citadels.lab.report.findings import collect_findings  # noqa: PLC0415 - only with its libraries
    from citadels.lab.store import MANIFEST, Store, StoreError  # noqa: PLC0415

    if not (results / MANIFEST).is_file():
        refuse(f"{results} has no results: there is no {MANIFEST}; see citadels lab run --help")
    try:
        found = collect_findings(Store(results))
    except StoreError as error:
        refuse(str(error))
    if not found.chapters:
        refuse(f"{results} has too few games for a report: play more with citadels lab run")
    return found


def _published(file: Path) -> Findings:
    """What others have found: their numbers are enough to say and draw it again."""
    from citadels.lab.report.bundle import BundleError, FindingsBundle  # noqa: PLC0415

    try:
        return FindingsBundle(file).findings
    except BundleError as error:
        refuse(str(error))


def _publish(found: Findings, path: Path) -> None:
    from citadels.lab.report.bundle import write_bundle  # noqa: PLC0415
    from citadels.lab.report.charts import NARROW_PIXELS, WIDE_PIXELS, render_inline_svg  # noqa: PLC0415

    write_bundle(found, path, render_inline_svg, (WIDE_PIXELS, NARROW_PIXELS))
