"""Measures the bots and prints it: `python -m bench.bots --help`."""

from __future__ import annotations

import argparse

from bench.bots.ladder import RUNGS, climb
from bench.bots.speed import quick_paces, search_pace
from citadels import compiled_engine


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.bots", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="for each pace of a quick bot")
    parser.add_argument("--iterations", type=int, default=1000, help="of the search, per question")
    parser.add_argument("--deals", type=int, default=250, help="for each rung of the ladder")
    parser.add_argument("--search-deals", type=int, default=5, help="the same with search")
    wish = parser.parse_args()
    print(f"engine {compiled_engine.active_engine()}; processor time of one core")
    for pace in [*quick_paces(wish.games), search_pace(wish.iterations)]:
        print(f"{pace.what:34} {pace.value:12,.0f} {pace.unit}")
    print("share won by one seat of four (chance is 25 %)")
    for one, rest in RUNGS:
        _tell(one, rest, wish.deals)
    if wish.search_deals:
        _tell("search(iterations=300)", "belief", wish.search_deals)


def _tell(one: str, rest: str, deals: int) -> None:
    rung = climb(one, rest, deals)
    share = rung.standing.share
    print(
        f"{rung.one + ' against ' + rung.rest:46} {share.mean:6.1%} of {rung.games} games "
        f"(95 %: {share.low:.1%} to {share.high:.1%})"
    )


if __name__ == "__main__":
    main()
