"""Measures the bots and prints the results: `python -m bench.bots --help`."""

from __future__ import annotations

import argparse

from bench.bots.ladder import RUNGS, play_rung
from bench.bots.speed import measure_fast_bots, measure_search
from citadels import compiled_engine


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.bots", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games for each rate of a quick bot")
    parser.add_argument("--iterations", type=int, default=1000, help="iterations per question")
    parser.add_argument("--deals", type=int, default=250, help="deals for each rung of the ladder")
    parser.add_argument("--search-deals", type=int, default=5, help="deals for rungs with search")
    args = parser.parse_args()
    print(f"engine {compiled_engine.active_engine()}; processor time of one core")
    for pace in [*measure_fast_bots(args.games), measure_search(args.iterations)]:
        print(f"{pace.what:34} {pace.value:12,.0f} {pace.unit}")
    print("share won by one seat of four (even: 25 %)")
    for bot, opponent in RUNGS:
        _print_rung(bot, opponent, args.deals)
    if args.search_deals:
        _print_rung("search(iterations=300)", "belief", args.search_deals)


def _print_rung(bot: str, opponent: str, deals: int) -> None:
    rung = play_rung(bot, opponent, deals)
    share = rung.standing.share
    print(
        f"{rung.bot + ' against ' + rung.opponent:46} {share.mean:6.1%} of {rung.games} games "
        f"(95 %: {share.low:.1%} to {share.high:.1%})"
    )


if __name__ == "__main__":
    main()
