"""The judge of the search's answers asks every budget the same questions and counts correctly."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.bots.answer_quality import (
    QUESTION_STRIDE,
    Question,
    Session,
    agreement_with_largest,
    command,
    compare_budgets,
    format_table,
    mean_gain,
    read_sessions,
    slope_from,
    summarize,
)
from bench.bots.curve import ITERATIONS_BY_MS, doublings
from bench.bots.result_log import append_record
from bench.bots.update_docs import render_sections
from citadels.sim.estimates import Bootstrap


@pytest.fixture(scope="module")
def session() -> Session:
    return compare_budgets(QUESTION_STRIDE - 1, budgets=(1, 2, 20), playouts=3)


def test_every_budget_answers_the_same_questions(session: Session) -> None:
    assert session.questions
    assert all(len(question.answers) == 3 for question in session.questions)
    assert compare_budgets(QUESTION_STRIDE - 1, budgets=(1, 2, 20), playouts=3) == session


def test_only_answers_that_differ_are_judged(session: Session) -> None:
    judged = [question for question in session.questions if question.worth]
    assert judged
    for question in session.questions:
        assert bool(question.worth) == (len(set(question.answers)) > 1)
    for question in judged:
        assert all(0 <= worth <= 1 for worth in question.worth)
        pairs = set(zip(question.answers, question.worth, strict=True))
        assert len(pairs) == len(set(question.answers)), "one answer, one worth"


def make_session(*worth: float) -> list[Session]:
    """Three games, each with one question that is judged and one on which all budgets agree."""
    agreed = Question(pick=True, answers=(7,) * len(ITERATIONS_BY_MS), worth=())
    answers = tuple(range(len(worth)))
    return [Session(seed, (agreed, Question(False, answers, worth)), "x") for seed in (4, 2, 3)]


def test_a_gain_counts_the_questions_on_which_all_agree() -> None:
    sessions = make_session(0.25, 0.25, 0.25, 0.25, 0.25, 0.5)
    assert mean_gain(sessions, 1000, Bootstrap()).mean == pytest.approx(0.125)
    assert mean_gain(sessions, 500, Bootstrap()).mean == 0
    assert agreement_with_largest(sessions, 500) == 0.5
    assert agreement_with_largest(sessions, 1000) == 1


def test_the_rise_is_worth_for_each_doubling() -> None:
    straight = make_session(*(0.2 + 0.02 * doublings(tries) for tries in ITERATIONS_BY_MS.values()))
    for ms in (20, 50, 200):
        assert slope_from(ms, straight, Bootstrap()).mean == pytest.approx(0.01)
    first_step = make_session(0.2, 0.4, 0.4, 0.4, 0.4, 0.4)
    assert slope_from(20, first_step, Bootstrap()).mean > 0.01
    assert slope_from(50, first_step, Bootstrap()).mean == pytest.approx(0)
    lines = summarize(first_step)
    assert lines[0] == "6 questions of 3 games."
    assert lines[1].endswith(").")
    assert lines[2].endswith("0.00 points (0.00 to 0.00): not distinguishable from chance.")


def test_results_read_back_and_appear_on_the_page(tmp_path: Path) -> None:
    record = tmp_path / "judge.jsonl"
    assert read_sessions(record) == []
    sessions = make_session(0.1, 0.1, 0.1, 0.1, 0.1, 0.3)
    for session in sessions:
        append_record(session, record)
    assert read_sessions(record) == [sessions[1], sessions[2], sessions[0]], (
        "in the order of the seeds"
    )
    assert command(sessions) == "python -m bench.bots.answer_quality --seeds 2-4"
    nothing = tmp_path / "none"
    text = render_sections(tmp_path, nothing, record, nothing)
    assert "### What more time changes in the answers" in text
    assert format_table(sessions)[-1] in text
    assert "| 1000 | 14,000 | 100.0 % | 10.00 points (10.00 to 10.00) |" in text
    assert "| 500 | 7,000 | 50.0 % | 0.00 points (0.00 to 0.00) |" in text
    assert "| 20 | 280 | 50.0 % | – |" in text
