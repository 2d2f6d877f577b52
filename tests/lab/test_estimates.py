"""Estimates: intervals cover the truth as often as promised, on data whose truth is known."""

from __future__ import annotations

from statistics import NormalDist

import numpy as np
import polars as pl
import pytest

from citadels.lab.estimates import (
    MIN_BLOCKS,
    _student_quantile,
    contrasts,
    effects,
    relative_effects,
    shares,
)

TRUE_SHARES = {"a": 0.2, "b": 0.25, "c": 0.4}


def draw_counts(chance: np.random.Generator, blocks: int = 40, times: int = 50) -> pl.DataFrame:
    """Counts by block, correlated within a block like games of one set-up."""
    rows = []
    for block in range(blocks):
        luck = chance.normal(0, 0.05)
        for key, share in TRUE_SHARES.items():
            sample_size = int(chance.integers(times // 2, 2 * times))
            won = float(chance.binomial(sample_size, min(1.0, max(0.0, share + luck))))
            rows.append((block, key, sample_size, won))
    return pl.DataFrame(rows, ["block", "key", "times", "won"], orient="row")


def coverage(holds: list[bool]) -> float:
    return sum(holds) / len(holds)


def test_all_intervals_of_a_table_hold_simultaneously() -> None:
    chance = np.random.default_rng(1)
    holds = []
    for _ in range(400):
        rows = shares(draw_counts(chance), ["key"])
        holds.append(all(r.low < TRUE_SHARES[r.keys[0]] < r.high for r in rows))
    assert 0.93 < coverage(holds) < 0.995


def test_one_interval_holds_as_often_as_promised() -> None:
    chance = np.random.default_rng(2)
    for blocks, confidence in ((MIN_BLOCKS, 0.95), (40, 0.95), (40, 0.8)):
        holds = []
        for _ in range(400):
            only = draw_counts(chance, blocks).filter(pl.col("key") == "b")
            (row,) = shares(only, ["key"], confidence=confidence)
            holds.append(row.low < TRUE_SHARES["b"] < row.high)
        assert abs(coverage(holds) - confidence) < 0.045, (blocks, confidence)


def test_intervals_widen_with_the_number_of_comparisons() -> None:
    counts = draw_counts(np.random.default_rng(3))
    together = {row.keys: row for row in shares(counts, ["key"])}
    for key in TRUE_SHARES:
        (alone,) = shares(counts.filter(pl.col("key") == key), ["key"])
        both = together[key,]
        assert both.value == pytest.approx(alone.value)
        widths = (both.high - both.low) / (alone.high - alone.low)
        assert widths == pytest.approx(
            _student_quantile(1 - 0.05 / 6, 39) / _student_quantile(0.975, 39)
        )


def test_a_share_is_sums_over_sums() -> None:
    rows = [(block, "x", 10 + block, 4.0, 7) for block in range(10)]
    counts = pl.DataFrame(rows, ["block", "key", "times", "won", "points"], orient="row")
    (row,) = shares(counts, ["key"])
    assert row.value == pytest.approx(40 / 145)
    assert row.times == 145
    (points,) = shares(counts, ["key"], "points")
    assert points.value == pytest.approx(70 / 145)


def test_effects_are_differences_from_the_mean_with_narrower_intervals_than_shares() -> None:
    chance = np.random.default_rng(4)
    holds, widths = [], []
    for _ in range(200):
        counts = draw_counts(chance).with_columns(pl.lit("all").alias("group"))
        rows = effects(counts, ["group", "key"], ["group"])
        assert [row.keys for row in rows] == [("all", key) for key in TRUE_SHARES]
        mean = float(counts["won"].sum()) / float(counts["times"].sum())
        share = shares(counts, ["key"])
        for row, plain in zip(rows, share, strict=True):
            assert row.value == pytest.approx(plain.value - mean)
        widths.append(rows[1].high - rows[1].low)
        widths[-1] /= share[1].high - share[1].low
        truth = sum(TRUE_SHARES.values()) / 3  # each occurs equally often
        estimates = rows
        true_effects = [TRUE_SHARES[row.keys[1]] - truth for row in rows]
        holds.append(all(e.low < w < e.high for e, w in zip(estimates, true_effects, strict=True)))
        assert estimates[2].side(0)
    assert coverage(holds) > 0.9
    assert np.mean(widths) < 1, "what is common to a block cancels"


def test_relative_effects_are_compared_with_the_unweighted_mean() -> None:
    schema = ["block", "part", "key", "times", "value"]
    rows = [(block, "one", "short", 10, 80) for block in range(10)]
    rows += [(block, "two", "long", 500, 6000) for block in range(10)]
    short, long = sorted(
        relative_effects(pl.DataFrame(rows, schema, orient="row"), ["key"], "value"),
        key=lambda row: row.value,
    )
    assert (short.keys, long.keys) == (("short",), ("long",))
    assert (short.value, long.value) == pytest.approx((-0.2, 0.2))
    assert short.low == pytest.approx(-0.2)


def test_two_sets_are_equally_far_from_their_mean() -> None:
    """Also if only one of them varies: the mean varies with it, and so does the other's offset."""
    schema = ["block", "part", "key", "times", "value"]
    rows = [(block, "one", "varies", 10, 80 + block % 3) for block in range(12)]
    rows += [(block, "two", "never", 10, 120) for block in range(12)]
    never, varies = relative_effects(pl.DataFrame(rows, schema, orient="row"), ["key"], "value")
    assert varies.value == pytest.approx(-never.value)
    assert varies.low == pytest.approx(-never.high)
    assert never.low < never.value


def test_intervals_of_relative_effects_hold_simultaneously() -> None:
    """Every set has its own blocks, so nothing cancels, and the mean is uncertain too."""
    chance = np.random.default_rng(8)
    mean = sum(TRUE_SHARES.values()) / len(TRUE_SHARES)
    holds = []
    for _ in range(300):
        parts = [
            draw_counts(chance).filter(pl.col("key") == key).with_columns(part=pl.lit(key))
            for key in TRUE_SHARES
        ]
        rows = relative_effects(pl.concat(parts), ["key"], "won")
        true_ratios = [TRUE_SHARES[row.keys[0]] / mean - 1 for row in rows]
        pairs = zip(rows, true_ratios, strict=True)
        holds.append(all(row.low < truth < row.high for row, truth in pairs))
    assert 0.92 < coverage(holds) < 0.995


def test_contrasts_hold_and_show_what_is_clear() -> None:
    chance = np.random.default_rng(5)
    holds = []
    for _ in range(300):
        counts = (
            draw_counts(chance).filter(pl.col("key") != "c").with_columns(pl.lit("x").alias("of"))
        )
        (row,) = contrasts(counts, ["of"], "key", ("b", "a"))
        assert row.keys == ("x",)
        holds.append(row.low < 0.05 < row.high)
    assert 0.91 < coverage(holds) < 0.985
    more = draw_counts(chance).with_columns(pl.lit("x").alias("of"))
    (clear,) = contrasts(more, ["of"], "key", ("c", "a"))
    assert clear.side(0)
    (same,) = contrasts(more, ["of"], "key", ("a", "a"))
    assert same.value == 0
    assert not same.side(0)


def test_blocks_of_different_parts_are_different_blocks() -> None:
    counts = draw_counts(np.random.default_rng(6), blocks=6)
    with pytest.raises(ValueError, match="6 blocks are too few"):
        shares(counts, ["key"])
    parts = [counts.with_columns(pl.lit(name).alias("part")) for name in ("one", "two")]
    assert len(shares(pl.concat(parts), ["key"])) == 3


def test_blocks_stay_together_where_an_option_is_missing_in_some() -> None:
    """What both options of a block share cancels, also after a block that lacks an option."""
    rows = [
        (block, option, 100, 50.0 + 10 * (block % 2) + (option == "up"), 0)
        for block in range(12)
        for option in ("up", "down")
        if (block, option) != (0, "up")
    ]
    schema = ["block", "key", "times", "won", "points"]
    counts = pl.DataFrame(rows, schema, orient="row").with_columns(pl.lit("x").alias("of"))
    (row,) = contrasts(counts, ["of"], "key", ("up", "down"))
    assert row.value == pytest.approx(0.01, abs=0.006)
    without_first = counts.filter(pl.col("block") > 0)
    (sure,) = contrasts(without_first, ["of"], "key", ("up", "down"))
    assert sure.high - sure.low < 1e-9
    assert row.high - row.low < 0.03


def test_blocks_of_other_parts_do_not_narrow_intervals() -> None:
    counts = draw_counts(np.random.default_rng(7), blocks=10).filter(pl.col("key") == "a")
    (alone,) = shares(counts, ["key"])
    other_counts = counts.with_columns(pl.lit("z").alias("key"), pl.lit("two").alias("part"))
    both = pl.concat([counts.with_columns(pl.lit("one").alias("part")), other_counts])
    beside = next(row for row in shares(both, ["key"], confidence=0.975) if row.keys == ("a",))
    twice = shares(counts, ["key"], confidence=0.9875)[0]
    assert beside.low == pytest.approx(twice.low)
    assert beside.value == alone.value


def test_the_quantile_is_students() -> None:
    # Values from the usual tables.
    for level, freedom, quantile_value in (
        (0.975, 10, 2.228),
        (0.975, 30, 2.042),
        (0.995, 20, 2.845),
    ):
        assert _student_quantile(level, freedom) == pytest.approx(quantile_value, abs=0.02)
    assert _student_quantile(0.975, 10**6) == pytest.approx(NormalDist().inv_cdf(0.975), abs=1e-4)
