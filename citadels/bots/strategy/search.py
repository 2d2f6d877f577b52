"""Information-set Monte Carlo tree search with many observers.

Each iteration draws a whole game from what the seat knows and believes, walks through the tables of
the players as long as they are known there, plays on by a quick policy until a round ends, judges
the position, and credits every choice on the way with the share of the player who made it.

The others are taken for good players who go by what they can believe: the quick policy plays their
turns by the hand that was drawn for them, and most of their picks. Some of their picks they weigh
here, as players who look ahead would.
"""

from __future__ import annotations

import math
from typing import Final

from citadels.bots.strategy.belief import BeliefPolicy
from citadels.bots.strategy.beliefs import Beliefs
from citadels.bots.strategy.evaluation import Evaluator
from citadels.bots.strategy.guess import Guess
from citadels.bots.strategy.recall import RecalledGuess
from citadels.bots.strategy.tree import Tree, mixed, zeros
from citadels.engine.answers.codec import arg1_of, verb_of
from citadels.engine.codes import BLACKMAILER, DRAFT_PHASE, MAGISTRATE, USE
from citadels.engine.game import Game
from citadels.engine.native_types import i64, vec
from citadels.engine.sampling.sampler import Sampler
from citadels.engine.state import (
    DEPTH,
    FRAME_SIZE,
    PACKET,
    ROLES,
    ROUND,
    SEAT_SIZE,
    SEATS,
    SEATS_BASE,
    TOP_SEAT,
)

_DEEPEST: Final = 64  # choices of one iteration that are remembered
_START: Final = 0x1234567  # the fingerprint of knowing nothing yet
_PRIOR_STEP: Final = 25
_PRIORS: Final = vec[float]([2.0 ** (-step / 4.0) for step in range(64)])
_LOWEST_PRIOR: Final = 14  # steps below the best: no option is left out altogether
# Per cent of the others' picks that are weighed here. If all were, they would come to pick better
# with every try than anybody at a table can, and the seat would fear what never happens.
_WEIGHED: Final = 30


class Searcher:
    """The search for one question of one seat."""

    def __init__(
        self,
        sampler: Sampler,
        beliefs: Beliefs,
        seed: i64,
        rounds: i64,
        exploration: float,
        noise: i64,
        room: i64,
    ) -> None:
        self.sampler = sampler
        self.sampler.role_sampler = beliefs
        self.beliefs = beliefs
        self.seed = seed
        self.rounds = rounds
        self.exploration = exploration
        self.tree = Tree(room)
        self.policy = BeliefPolicy(seed + 1)
        self.policy.manner.noise = noise
        self.guessed = RecalledGuess(sampler.view.fields[ROUND])
        self.policy.guess = self.guessed
        self.believed = Guess()
        self.believed.chances = beliefs.chances()
        self.evaluator = Evaluator()
        self.iterations: i64 = 0
        self.root_at: i64 = -1
        self.prints: vec[i64] = zeros(8)
        self.path_edge: vec[i64] = zeros(_DEEPEST)
        self.path_seat: vec[i64] = zeros(_DEEPEST)
        self.length: i64 = 0
        self.walking = False  # through nodes, not yet beyond them
        self.own: i64 = sampler.view.seat
        self.worth: vec[i64] = zeros(512)
        self.prior: vec[float] = vec[float]([0.0] * 512)
        self.edge_of: vec[i64] = zeros(512)
        self.answers: i64 = 0  # played in all iterations, to tell how far they reach

    def run(self, iterations: i64) -> None:
        for _ in range(iterations):
            game = self.sampler.draw(self.seed + self.iterations)
            game.is_quiet = True
            self._iterate(game)
            self.iterations += 1

    def root(self) -> list[tuple[int, int, float, float]]:
        """For each answer that was possible at the root: tries, share, and its spread."""
        tree = self.tree
        found: list[tuple[int, int, float, float]] = []
        if self.root_at < 0:
            return found
        edge = tree.first[self.root_at] - 1
        while edge >= 0:
            tries = tree.visits[edge]
            share = tree.mean(edge) if tries > 0 else 0.0
            found.append((tree.answer[edge], tries, share, tree.spread(edge)))
            edge = tree.next[edge] - 1
        return found

    def lead(self) -> i64:
        """By how many tries the answer tried most is ahead of the next."""
        tree = self.tree
        most: i64 = 0
        second: i64 = 0
        if self.root_at < 0:
            return 0
        edge = tree.first[self.root_at] - 1
        while edge >= 0:
            tries = tree.visits[edge]
            if tries > most:
                second = most
                most = tries
            elif tries > second:
                second = tries
            edge = tree.next[edge] - 1
        return most - second

    def _iterate(self, game: Game) -> None:
        row = game.row
        seats = row[SEATS]
        last = row[ROUND] + self.rounds
        for seat in range(seats):
            self.prints[seat] = mixed(_START, seat)
        self.length = 0
        self.walking = True
        at_root = True
        while True:
            options = game.write_options()
            if options == 0 or row[ROUND] >= last:
                break
            self.answers += 1
            if options == 1 and not at_root:
                given = game.options[0]
            elif self.walking:
                mover = row[TOP_SEAT + row[DEPTH] * FRAME_SIZE]
                if mover == self.own or game.frame.handler == DRAFT_PHASE:
                    given = self._step(game, mover, options, at_root)
                else:
                    given = self.policy.choose(game, options)
                self._observe(mover, given, seats)
            else:
                given = self.policy.choose(game, options)
            at_root = False
            game.play(given)
        self.evaluator.judge(game)
        for step in range(self.length):
            share = self.evaluator.shares[self.path_seat[step]]
            self.tree.record(self.path_edge[step], share)

    def _step(self, game: Game, mover: i64, options: i64, at_root: bool) -> i64:
        """The answer at a node of the tree; a new one is the last on the way."""
        print_ = self._print_of(game, mover)
        at = self.tree.find(print_)
        known = self.tree.print_[at] != 0
        if self.root_at < 0:
            self.root_at = at
        self.walking = known and self.length + 1 < _DEEPEST
        if not known:
            if self.tree.is_full():
                return self.policy.choose(game, options)
            self.tree.add(at, print_)
        self._meet(game, at, options)
        if mover == self.own or self.policy.randbelow(100) < _WEIGHED:
            best = self._select(game, mover, options, at_root)
        else:
            best = self._place_of(game, self.policy.choose(game, options))
        self.path_edge[self.length] = self.edge_of[best]
        self.path_seat[self.length] = mover
        self.length += 1
        return game.options[best]

    def _meet(self, game: Game, at: i64, options: i64) -> None:
        """Find the edges of the options, which are there to be chosen once more."""
        for index in range(options):
            edge = self.tree.edge(at, game.options[index])
            self.edge_of[index] = edge
            self.tree.chances[edge] += 1

    def _place_of(self, game: Game, given: i64) -> i64:
        """Where an answer stands among the options."""
        index: i64 = 0
        while game.options[index] != given:
            index += 1
        return index

    def _print_of(self, game: Game, mover: i64) -> i64:
        """The fingerprint of what the player knows: what it did, heard, holds and sees."""
        row = game.row
        print_ = mixed(self.prints[mover], row[SEATS_BASE + mover * SEAT_SIZE + ROLES])
        print_ = mixed(print_, game.frame.handler * 64 + game.frame.step)
        if game.frame.handler == DRAFT_PHASE:
            print_ = mixed(print_, row[PACKET])
        return print_ | 1

    def _select(self, game: Game, mover: i64, options: i64, at_root: bool) -> i64:
        """The option to try next: what has done well, what looks good, what was tried little."""
        tree = self.tree
        self._set_priors(game, mover, options, at_root)
        tried: i64 = 0
        total = 0.0
        for index in range(options):
            tried += tree.visits[self.edge_of[index]]
            total += tree.total[self.edge_of[index]]
        hope = total / float(tried) if tried > 0 else 1.0
        best: i64 = 0
        most = -1.0
        for index in range(options):
            edge = self.edge_of[index]
            visits = tree.visits[edge]
            value = tree.total[edge] / float(visits) if visits > 0 else hope
            reach = math.sqrt(float(tree.chances[edge])) / float(1 + visits)
            value += self.exploration * self.prior[index] * reach
            if value > most:
                most = value
                best = index
        return best

    def _set_priors(self, game: Game, mover: i64, options: i64, at_root: bool) -> None:
        """How good each option looks to the quick policy, as parts of one.

        At the root it knows what the seat believes; further on, what the player could there.
        """
        policy = self.policy
        policy.begin_question()
        policy.guess = self.believed if at_root else self.guessed
        policy.has_guessed = at_root
        most: i64 = -1000000000
        for index in range(options):
            worth = policy.worth(game, mover, game.options[index])
            self.worth[index] = worth
            most = max(most, worth)
        policy.guess = self.guessed
        total = 0.0
        for index in range(options):
            below = min(_LOWEST_PRIOR, (most - self.worth[index]) // _PRIOR_STEP)
            prior = _PRIORS[below]
            self.prior[index] = prior
            total += prior
        for index in range(options):
            self.prior[index] = self.prior[index] / total

    def _observe(self, mover: i64, given: i64, seats: i64) -> None:
        """What each player keeps of an answer: its own, and the names that all can hear."""
        self.prints[mover] = mixed(self.prints[mover], given)
        if verb_of(given) != USE:
            return
        if arg1_of(given) == MAGISTRATE or arg1_of(given) == BLACKMAILER:
            return
        for seat in range(seats):
            if seat != mover:
                self.prints[seat] = mixed(self.prints[seat], given)
