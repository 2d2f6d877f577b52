"""Published findings are read back unchanged, and anything else is refused."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from zipfile import Path as PathInZip
from zipfile import ZipFile

import pytest

from citadels.lab.report.bundle import MAX_ENTRY_BYTES, BundleError, FindingsBundle, write_bundle
from citadels.lab.report.charts import NARROW_PIXELS, WIDE_PIXELS
from citadels.lab.report.figures import Findings
from citadels.text import LANGUAGES
from tests.lab.sample_findings import blank_chart, sample_findings


@pytest.fixture
def findings() -> Findings:
    return sample_findings()


@pytest.fixture
def file(findings: Findings, tmp_path: Path) -> Path:
    write_bundle(findings, tmp_path / "statistics.zip", blank_chart, (WIDE_PIXELS, NARROW_PIXELS))
    return tmp_path / "statistics.zip"


def repack(path: Path, *without: str, **instead: bytes) -> Path:
    """A copy of the file with entries removed or replaced."""
    with ZipFile(path) as archive:
        inside = {name: archive.read(name) for name in archive.namelist() if name not in without}
    with ZipFile(path, "w") as changed:
        for name, body in {**inside, **instead}.items():
            changed.writestr(name, body)
    return path


def test_published_findings_are_read_back(findings: Findings, file: Path) -> None:
    reread = FindingsBundle(file)
    reread.check()
    assert reread.findings == findings
    name = findings.figures()[0].name
    assert reread.chart(name, "bg") == blank_chart(findings.figures()[0], "bg", WIDE_PIXELS)
    assert reread.chart(name, "bg", narrow=True) == blank_chart(
        findings.figures()[0], "bg", NARROW_PIXELS
    )
    assert reread.size(name, "bg", narrow=True) == (NARROW_PIXELS, 80)


def test_the_same_findings_give_the_same_bytes(findings: Findings, file: Path) -> None:
    first = file.read_bytes()
    write_bundle(findings, file, blank_chart, (WIDE_PIXELS, NARROW_PIXELS), LANGUAGES[::-1])
    assert file.read_bytes() == first
    with ZipFile(file) as packed:
        entries = packed.infolist()
    assert [entry.filename for entry in entries] == sorted(entry.filename for entry in entries)
    assert {entry.date_time for entry in entries} == {(1980, 1, 1, 0, 0, 0)}


def test_published_findings_can_be_inside_another_zip_file(file: Path, tmp_path: Path) -> None:
    """As in a package that is run from a zip file."""
    with ZipFile(tmp_path / "package.zip", "w") as outer:
        outer.write(file, "citadels/lab/statistics.zip")
    inside = PathInZip(str(tmp_path / "package.zip")) / "citadels" / "lab" / "statistics.zip"
    FindingsBundle(inside).check()


@pytest.mark.parametrize(
    ("name", "language"), [("../findings", "en"), ("moat", "en"), ("skill", "..")]
)
def test_only_charts_of_the_findings_are_published(file: Path, name: str, language: str) -> None:
    repack(file, **{"en/moat.svg": b"<i/>", "findings.svg": b"<i/>"})
    with pytest.raises(BundleError, match="no chart"):
        FindingsBundle(file).chart(name, language)


@pytest.mark.parametrize(
    ("body", "message"),
    [(b"", "not a zip file"), (b"PK\x05\x06" + bytes(18), "no item named"), (None, "No such file")],
)
def test_a_file_without_findings_is_refused(
    tmp_path: Path, body: bytes | None, message: str
) -> None:
    path = tmp_path / "bad.zip"
    if body is not None:
        path.write_bytes(body)
    with pytest.raises(BundleError, match=rf"bad\.zip has no findings: .*{message}"):
        FindingsBundle(path)


@pytest.mark.parametrize(
    "body", [b"[]", b"{", b"\xff", b'{"version":1}', b"[" * 100_000, b" " * (MAX_ENTRY_BYTES + 1)]
)
def test_invalid_findings_are_refused(file: Path, body: bytes) -> None:
    with pytest.raises(BundleError, match=r"has no findings: \S"):
        FindingsBundle(repack(file, **{"findings.json": body}))


def test_a_truncated_or_changed_file_is_refused(findings: Findings, file: Path) -> None:
    data = file.read_bytes()
    file.write_bytes(data[: len(data) // 2])
    with pytest.raises(BundleError, match="not a zip file"):
        FindingsBundle(file)
    chart = f"en/{findings.figures()[0].name}.svg".encode()
    offset = data.index(chart) + len(chart)
    file.write_bytes(data[:offset] + b"\xff\xff\xff" + data[offset + 3 :])
    with pytest.raises(BundleError, match=rf"has no {chart.decode()}: "):
        FindingsBundle(file).check()


def test_a_chart_that_is_missing_is_noticed(findings: Findings, file: Path) -> None:
    name = findings.figures()[-1].name
    with pytest.raises(BundleError, match=f"has no uk/{name}.narrow.svg"):
        FindingsBundle(repack(file, f"uk/{name}.narrow.svg")).check()


def test_findings_without_texts_are_noticed(findings: Findings, file: Path) -> None:
    alien = replace(findings, chapters=(replace(findings.chapters[0], id="moat"),))
    write_bundle(alien, file, blank_chart, (WIDE_PIXELS, NARROW_PIXELS))
    with pytest.raises(BundleError, match=r"cannot be put into words: .*moat"):
        FindingsBundle(file).check()
