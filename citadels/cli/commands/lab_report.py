"""`citadels lab report`: results as a page, as a document, as data, and for a server."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from citadels.cli.batch.options import CHART_PACKAGES, require_lab
from citadels.cli.errors import error_reason, refuse
from citadels.cli.language import LanguageOption, resolve_language
from citadels.cli.lazy_group import examples
from citadels.cli.output import print_data, print_note

if TYPE_CHECKING:
    from citadels.lab.report.figures import Findings

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
        Path, typer.Argument(help="A folder with results, or a file written by --statistics.")
    ],
    *,
    out: Annotated[
        Path | None,
        typer.Option(help="Write one HTML file (default: report.html if no output is requested)."),
    ] = None,
    markdown: Annotated[
        Path | None, typer.Option(help="Write Markdown with pictures to this folder.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the numbers as data.")] = False,
    statistics: Annotated[
        Path | None,
        typer.Option(help="Write numbers and charts in all languages to a file for a server."),
    ] = None,
    language: LanguageOption = None,
) -> None:
    """Write a report: charts and explanations, with the command that reproduces each figure.

    The HTML file is self-contained: it needs no network and no scripts.
    """
    require_lab("lab report", CHART_PACKAGES)
    findings = _load_findings(results)
    if not any((out, markdown, as_json, statistics)):
        out = Path("report.html")
    language_code = resolve_language(language)
    try:
        if out is not None:
            from citadels.lab.report.html import render_page  # noqa: PLC0415

            out.write_text(render_page(findings, language_code), encoding="utf-8")
        if markdown is not None:
            from citadels.lab.report.markdown import write_markdown  # noqa: PLC0415

            write_markdown(findings, language_code, markdown)
        if statistics is not None:
            _publish(findings, statistics)
    except OSError as error:
        refuse(f"{error.filename or results}: {error_reason(error)}")
    if as_json:
        print_data(findings.data())
    written = [str(path) for path in (out, markdown, statistics) if path is not None]
    if written:
        print_note(f"written: {', '.join(written)}")


def _load_findings(results: Path) -> Findings:
    if results.is_file():
        return _load_published(results)
    from citadels.lab.report.findings import collect_findings  # noqa: PLC0415 - only with its libraries
    from citadels.lab.store import MANIFEST, Store, StoreError  # noqa: PLC0415

    if not (results / MANIFEST).is_file():
        refuse(f"{results} has no results (no {MANIFEST}); see citadels lab run --help")
    try:
        computed = collect_findings(Store(results))
    except StoreError as error:
        refuse(str(error))
    if not computed.chapters:
        refuse(f"{results} has too few games for a report; play more with citadels lab run")
    return computed


def _load_published(file: Path) -> Findings:
    """Findings that others have published: their numbers are enough to write the report again."""
    from citadels.lab.report.bundle import BundleError, FindingsBundle  # noqa: PLC0415

    try:
        return FindingsBundle(file).findings
    except BundleError as error:
        refuse(str(error))


def _publish(findings: Findings, path: Path) -> None:
    from citadels.lab.report.bundle import write_bundle  # noqa: PLC0415
    from citadels.lab.report.charts import NARROW_PIXELS, WIDE_PIXELS, render_inline_svg  # noqa: PLC0415

    write_bundle(findings, path, render_inline_svg, (WIDE_PIXELS, NARROW_PIXELS))
