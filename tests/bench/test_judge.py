"""The judge of the search's answers: it asks everybody the same, and counts rightly."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.bots.curve import BUDGETS, doublings
from bench.bots.judge import (
    EVERY,
    Question,
    Session,
    command,
    gain,
    hold,
    read,
    rise_from,
    same_as_longest,
    table,
    told,
)
from bench.bots.page import results
from bench.bots.record import keep
from citadels.sim.estimates import Bootstrap


@pytest.fixture(scope="module")
def held() -> Session:
    return hold(EVERY - 1, budgets=(1, 2, 20), played_out=3)


def test_every_budget_answers_the_same_questions(held: Session) -> None:
    assert held.questions
    assert all(len(question.answers) == 3 for question in held.questions)
    assert hold(EVERY - 1, budgets=(1, 2, 20), played_out=3) == held


def test_only_answers_that_differ_are_judged(held: Session) -> None:
    judged = [question for question in held.questions if question.worth]
    assert judged
    for question in held.questions:
        assert bool(question.worth) == (len(set(question.answers)) > 1)
    for question in judged:
        assert all(0 <= worth <= 1 for worth in question.worth)
        pairs = set(zip(question.answers, question.worth, strict=True))
        assert len(pairs) == len(set(question.answers)), "one answer, one worth"


def sessions_worth(*worth: float) -> list[Session]:
    """Three games, in each of which one question is judged so and another is not in doubt."""
    agreed = Question(pick=True, answers=(7,) * len(BUDGETS), worth=())
    answers = tuple(range(len(worth)))
    return [Session(seed, (agreed, Question(False, answers, worth)), "x") for seed in (4, 2, 3)]


def test_a_gain_counts_the_questions_on_which_all_agree() -> None:
    sessions = sessions_worth(0.25, 0.25, 0.25, 0.25, 0.25, 0.5)
    assert gain(sessions, 1000, Bootstrap()).mean == pytest.approx(0.125)
    assert gain(sessions, 500, Bootstrap()).mean == 0
    assert same_as_longest(sessions, 500) == 0.5
    assert same_as_longest(sessions, 1000) == 1


def test_the_rise_is_worth_for_each_doubling() -> None:
    straight = sessions_worth(*(0.2 + 0.02 * doublings(tries) for tries in BUDGETS.values()))
    for ms in (20, 50, 200):
        assert rise_from(ms, straight, Bootstrap()).mean == pytest.approx(0.01)
    first_step = sessions_worth(0.2, 0.4, 0.4, 0.4, 0.4, 0.4)
    assert rise_from(20, first_step, Bootstrap()).mean > 0.01
    assert rise_from(50, first_step, Bootstrap()).mean == pytest.approx(0)
    lines = told(first_step)
    assert lines[0] == "6 questions of 3 games."
    assert lines[1].endswith(").")
    assert lines[2].endswith("0.00 points (0.00 to 0.00): nothing that can be told from chance.")


def test_a_record_is_read_as_it_was_kept_and_told_on_the_page(tmp_path: Path) -> None:
    record = tmp_path / "judge.jsonl"
    assert read(record) == []
    sessions = sessions_worth(0.1, 0.1, 0.1, 0.1, 0.1, 0.3)
    for session in sessions:
        keep(session, record)
    assert read(record) == [sessions[1], sessions[2], sessions[0]], "in the order of the seeds"
    assert command(sessions) == "python -m bench.bots.judge --seeds 2-4"
    nothing = tmp_path / "none"
    text = results(tmp_path, nothing, record, nothing)
    assert "### What more time changes in the answers" in text
    assert table(sessions)[-1] in text
    assert "| 1000 | 14,000 | 100.0 % | 10.00 points (10.00 to 10.00) |" in text
    assert "| 500 | 7,000 | 50.0 % | 0.00 points (0.00 to 0.00) |" in text
    assert "| 20 | 280 | 50.0 % | – |" in text
