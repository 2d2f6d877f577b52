"""The figures on how well the search guesses hidden characters."""

from __future__ import annotations

from bench.bots.belief_accuracy import BeliefAccuracy, format_table, measure
from tests.bots.bot_games import scale_count


def test_a_model_of_how_players_pick_lowers_the_log_loss() -> None:
    plain, keen = measure("belief", (0.0, 0.8), range(1, 1 + scale_count(1, 5)))
    assert plain.question_count == keen.question_count > 50
    assert keen.mean_probability > plain.mean_probability
    assert keen.log_loss < plain.log_loss


def test_belief_accuracy_is_reported_in_rows() -> None:
    rows = format_table(
        "belief", [BeliefAccuracy(0.0, 1200, 0.456, 0.814), BeliefAccuracy(0.8, 1200, 0.7, 0.4)]
    )
    assert rows[0] == "| 4 `belief` | guesses | probability of the truth | log loss |"
    assert rows[2:] == [
        "| odds alone | 1,200 | 46 % | 0.81 |",
        "| trust 0.8 | 1,200 | 70 % | 0.40 |",
    ]
