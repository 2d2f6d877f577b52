"""Counts the games of a block once more: in plain Python, answer by answer, from what is told."""

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
from citadels.lab.counting.block import APART
from citadels.lab.counting.forcing import Forced
from citadels.lab.study import Part
from citadels.sim.seeds import mixed

Key = tuple[str, ...]
NAMERS: Final = {KILLED_ROLE: "assassin", BEWITCHED_ROLE: "witch", ROBBED_ROLE: "thief"}


@dataclass
class Slow:
    """What was counted: how often, parts of victories, points."""

    cells: dict[Key, list[float]] = field(default_factory=lambda: defaultdict(lambda: [0, 0.0, 0]))
    marks: list[tuple[int, Key]] = field(default_factory=list)

    def mark(self, seat: int, *key: str) -> None:
        self.marks.append((seat, key))

    def add(self, *key: str) -> None:
        self.cells[key][0] += 1

    def end(self, game: Game) -> None:
        best = winners(game)
        for seat, key in self.marks:
            cell = self.cells[key]
            cell[0] += 1
            cell[1] += 1 / len(best) if seat in best else 0
            cell[2] += score(game, seat)
        self.marks = []


def players_of(part: Part) -> list[Forced]:
    made = []
    for line in part.bots:
        policy = make_bot(line).policy(0)
        assert isinstance(policy, RandomPolicy)
        made.append(Forced(policy, part.kinds(), part.per_mille()))
    return made


def games_of(part: Part, block: int) -> Iterator[tuple[Game, list[Forced]]]:
    """The games of a block as they are dealt, and who sits there."""
    rules = make_rules(part.setup(block))
    words = (part.seed, part.profile, part.players, part.preset, block)
    players = players_of(part)
    first = block * part.block
    for number in range(min(part.block, part.games - first)):
        deals = number // part.players if part.duplicate else number
        turn = (first + number) % part.players
        seated = [players[(seat - turn) % part.players] for seat in range(part.players)]
        for seat, player in enumerate(seated):
            seed = (mixed("lab players", *words) >> 8) + (16 * number + seat) * APART
            player.reseed(seed)
        yield deal(rules, (mixed("lab deals", *words) >> 8) + deals * APART), seated


def slow_count(part: Part, block: int) -> dict[Key, list[float]]:
    slow = Slow()
    for game, seated in games_of(part, block):
        _Watched(game, slow).play(seated)
    return dict(slow.cells)


class _Watched:
    """One game, with somebody looking on."""

    def __init__(self, game: Game, slow: Slow) -> None:
        self.game = game
        self.slow = slow
        self.seats = range(game.seats())
        self.leaders: list[int] = []
        self.crown = game.crown()  # who wore it first

    def play(self, seated: list[Forced]) -> None:
        game, slow = self.game, self.slow
        for seat in self.seats:
            for card in set(player_fact(game, seat, "hand")):
                slow.mark(seat, "districts", "dealt", DISTRICTS[card])
        number = game.get(ROUND)
        while not game.is_over():
            seat = game.to_move()
            player = seated[seat]
            given = player.choose(game, game.write_options())
            self._before(seat, given, "lot" if player.by_lot else "player")
            game.play(given)
            for event in game.events_for(NOBODY):
                self._event(seat, event[0], event[3], "lot" if player.by_lot else "player")
            if game.get(ROUND) != number and not game.is_over():
                number = game.get(ROUND)
                self._round()
        self._end()

    def _before(self, seat: int, given: int, by: str) -> None:
        game, slow = self.game, self.slow
        verb = verb_of(given)
        slow.add("answers", "use" if verb == USE else VERBS[verb][0])
        if verb == PICK:
            place = (seat - game.crown()) % len(self.seats)
            slow.mark(seat, "characters", by, str(place), CHARACTERS[arg1_of(given)])
        elif verb in {GOLD, CARDS}:
            gold, hand = (min(7, player_fact(game, seat, key)[0]) for key in ("gold", "cards"))
            choice = "gold" if verb == GOLD else "cards"
            slow.mark(seat, "gathering", by, choice, str(gold), str(hand))
        elif verb == USE:
            slow.mark(seat, "uses", handler_name(arg1_of(given)))

    def _event(self, seat: int, kind: int, role: int, by: str) -> None:
        if kind not in NAMERS:
            return
        hit = [other for other in self.seats if role in player_fact(self.game, other, "roles")]
        words = (by, NAMERS[kind], "yes" if hit else "no", CHARACTERS[role])
        self.slow.mark(seat, "names", *words)
        for other in hit:
            self.slow.mark(other, "victims", by, NAMERS[kind], CHARACTERS[role])

    def _round(self) -> None:
        points = [score(self.game, seat) for seat in self.seats]
        first, second = sorted(points, reverse=True)[:2]
        if first > second:
            self.leaders.append(points.index(first))
        largest = min(9, max(self.game.completion_size(seat) for seat in self.seats))
        for seat in self.seats:
            others = max(points[other] for other in self.seats if other != seat)
            ahead = max(-30, min(30, points[seat] - others))
            self.slow.mark(seat, "ahead", str(largest), str(ahead))

    def _end(self) -> None:
        game, slow = self.game, self.slow
        slow.add("rounds", str(game.get(ROUND)))
        slow.add("changes", str(sum(one != other for one, other in pairwise(self.leaders))))
        for seat in self.seats:
            city = [card % BEAUTIFIED_BIT for card in player_fact(game, seat, "city")]
            masks = [game.rules.type_mask[type_] for type_ in range(TYPE_COUNT)]
            types = sum(any(mask >> card & 1 for card in city) for mask in masks)
            cost = sum(game.rules.cost[card] for card in city)
            dear = min(15, 2 * cost // len(city)) if city else 0
            slow.mark(seat, "types", str(types))
            slow.mark(seat, "shapes", str(min(11, len(city))), str(dear))
            slow.mark(seat, "first", "yes" if game.get(FIRST) == seat else "no")
            slow.mark(seat, "seats", str(seat))
            slow.mark(seat, "crown", str((seat - self.crown) % len(self.seats)))
            for card in set(city):
                slow.mark(seat, "districts", "stands", DISTRICTS[card])
        slow.end(game)
