"""Reference for the counters: counts a block in plain Python, answer by answer, from events."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from citadels.bots.registry import make_bot
from citadels.engine.answers.arguments import VERBS
from citadels.engine.answers.codec import arg1_of, verb_of
from citadels.engine.codes import (
    BEAUTIFIED_BIT,
    BEWITCHED_ROLE,
    CARDS,
    GOLD,
    KILLED_ROLE,
    NOBODY,
    PICK,
    ROBBED_ROLE,
    TYPE_COUNT,
    USE,
)
from citadels.engine.game import Game
from citadels.engine.names import CHARACTERS, DISTRICTS, handler_name
from citadels.engine.notation.assertions import player_fact
from citadels.engine.playout import RandomPolicy
from citadels.engine.scoring import score, winners
from citadels.engine.setup import deal, make_rules
from citadels.engine.state import FIRST, ROUND
from citadels.lab.study import Condition
from citadels.sim.counters.block import SEED_STRIDE
from citadels.sim.counters.randomized_policy import RandomizedPolicy
from citadels.sim.seeds import mix_seed

Key = tuple[str, ...]
NAMER_BY_MARK: Final = {KILLED_ROLE: "assassin", BEWITCHED_ROLE: "witch", ROBBED_ROLE: "thief"}


@dataclass
class ReferenceCounts:
    """The counts: how often, parts of victories, points."""

    cells: dict[Key, list[float]] = field(default_factory=lambda: defaultdict(lambda: [0, 0.0, 0]))
    marks: list[tuple[int, Key]] = field(default_factory=list)

    def mark_seat(self, seat: int, *key: str) -> None:
        self.marks.append((seat, key))

    def add(self, *key: str) -> None:
        self.cells[key][0] += 1

    def end_game(self, game: Game) -> None:
        best = winners(game)
        for seat, key in self.marks:
            cell = self.cells[key]
            cell[0] += 1
            cell[1] += 1 / len(best) if seat in best else 0
            cell[2] += score(game, seat)
        self.marks = []


def make_policies(part: Condition) -> list[RandomizedPolicy]:
    policies = []
    for spec in part.bots:
        policy = make_bot(spec).policy(0)
        assert isinstance(policy, RandomPolicy)
        policies.append(RandomizedPolicy(policy, part.choice_mask(), part.per_mille()))
    return policies


def deal_block(part: Condition, block: int) -> Iterator[tuple[Game, list[RandomizedPolicy]]]:
    """The games of a block as dealt, with their players."""
    rules = make_rules(part.setup(block))
    words = (part.seed, part.profile, part.players, part.preset, block)
    players = make_policies(part)
    first = block * part.block
    for number in range(min(part.block, part.games - first)):
        deals = number // part.players if part.duplicate else number
        turn = (first + number) % part.players
        seated = [players[(seat - turn) % part.players] for seat in range(part.players)]
        for seat, player in enumerate(seated):
            seed = (mix_seed("lab players", *words) >> 8) + (16 * number + seat) * SEED_STRIDE
            player.reseed(seed)
        yield deal(rules, (mix_seed("lab deals", *words) >> 8) + deals * SEED_STRIDE), seated


def count_block(part: Condition, block: int) -> dict[Key, list[float]]:
    slow = ReferenceCounts()
    for game, seated in deal_block(part, block):
        _CountedGame(game, slow).play(seated)
    return dict(slow.cells)


class _CountedGame:
    """One game while it is being counted."""

    def __init__(self, game: Game, slow: ReferenceCounts) -> None:
        self.game = game
        self.counts = slow
        self.seats = range(game.seats())
        self.leaders: list[int] = []
        self.crown = game.crown()  # the first seat to have it

    def play(self, seated: list[RandomizedPolicy]) -> None:
        game, slow = self.game, self.counts
        for seat in self.seats:
            for card in set(player_fact(game, seat, "hand")):
                slow.mark_seat(seat, "districts", "dealt", DISTRICTS[card])
        number = game.get(ROUND)
        while not game.is_over():
            seat = game.to_move()
            player = seated[seat]
            answer = player.choose(game, game.write_options())
            self._count_answer(seat, answer, "lot" if player.randomized else "player")
            game.play(answer)
            for event in game.events_for(NOBODY):
                self._count_event(
                    seat, event[0], event[3], "lot" if player.randomized else "player"
                )
            if game.get(ROUND) != number and not game.is_over():
                number = game.get(ROUND)
                self._count_round()
        self._count_end()

    def _count_answer(self, seat: int, answer: int, by: str) -> None:
        game, slow = self.game, self.counts
        verb = verb_of(answer)
        slow.add("answers", "use" if verb == USE else VERBS[verb][0])
        if verb == PICK:
            place = (seat - game.crown()) % len(self.seats)
            slow.mark_seat(seat, "characters", by, str(place), CHARACTERS[arg1_of(answer)])
        elif verb in {GOLD, CARDS}:
            gold, hand = (min(7, player_fact(game, seat, key)[0]) for key in ("gold", "cards"))
            choice = "gold" if verb == GOLD else "cards"
            slow.mark_seat(seat, "gathering", by, choice, str(gold), str(hand))
        elif verb == USE:
            slow.mark_seat(seat, "uses", handler_name(arg1_of(answer)))

    def _count_event(self, seat: int, kind: int, role: int, by: str) -> None:
        if kind not in NAMER_BY_MARK:
            return
        victims = [
            other_seat
            for other_seat in self.seats
            if role in player_fact(self.game, other_seat, "roles")
        ]
        words = (by, NAMER_BY_MARK[kind], "yes" if victims else "no", CHARACTERS[role])
        self.counts.mark_seat(seat, "names", *words)
        for other_seat in victims:
            self.counts.mark_seat(other_seat, "victims", by, NAMER_BY_MARK[kind], CHARACTERS[role])

    def _count_round(self) -> None:
        points = [score(self.game, seat) for seat in self.seats]
        first, second = sorted(points, reverse=True)[:2]
        if first > second:
            self.leaders.append(points.index(first))
        largest = min(9, max(self.game.completion_size(seat) for seat in self.seats))
        for seat in self.seats:
            best_other = max(points[other_seat] for other_seat in self.seats if other_seat != seat)
            ahead = max(-30, min(30, points[seat] - best_other))
            self.counts.mark_seat(seat, "ahead", str(largest), str(ahead))

    def _count_end(self) -> None:
        game, slow = self.game, self.counts
        slow.add("rounds", str(game.get(ROUND)))
        slow.add(
            "changes",
            str(sum(leader != next_leader for leader, next_leader in pairwise(self.leaders))),
        )
        for seat in self.seats:
            city = [card % BEAUTIFIED_BIT for card in player_fact(game, seat, "city")]
            masks = [game.rules.type_mask[type_] for type_ in range(TYPE_COUNT)]
            types = sum(any(mask >> card & 1 for card in city) for mask in masks)
            cost = sum(game.rules.cost[card] for card in city)
            cost_bin = min(15, 2 * cost // len(city)) if city else 0
            slow.mark_seat(seat, "types", str(types))
            slow.mark_seat(seat, "shapes", str(min(11, len(city))), str(cost_bin))
            slow.mark_seat(seat, "first", "yes" if game.get(FIRST) == seat else "no")
            slow.mark_seat(seat, "seats", str(seat))
            slow.mark_seat(seat, "crown", str((seat - self.crown) % len(self.seats)))
            for card in set(city):
                slow.mark_seat(seat, "districts", "stands", DISTRICTS[card])
        slow.end_game(game)
