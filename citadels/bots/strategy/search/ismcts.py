"""Information-set Monte Carlo tree search with many observers.

Each iteration draws a whole game from what the seat knows and believes, walks through the tables of
the players as long as they are known there, continues by a quick policy until a round ends, judges
the position, and credits every choice on the way with the share of the player who made it.

The others are taken for good players who go by what they can believe: the quick policy plays their
turns by the hand that was drawn for them, and most of their picks. Some of their picks they weigh
here, as players who look ahead would.
"""

from __future__ import annotations

import math
from typing import Final

from citadels.bots.strategy.beliefs.belief_table import BeliefTable
from citadels.bots.strategy.beliefs.exact_beliefs import Beliefs
from citadels.bots.strategy.policies.belief import BeliefPolicy
from citadels.bots.strategy.search.belief_cache import CachedBeliefTable
from citadels.bots.strategy.search.evaluation import Evaluator
from citadels.bots.strategy.search.tree import Tree, mix_key, zeros
from citadels.engine.abilities.marks import Marker
from citadels.engine.answers.codec import arg1_of, verb_of
from citadels.engine.codes import DRAFT_PHASE, USE
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

_MAX_TREE_DEPTH: Final = 64  # choices of one iteration that are remembered
_EMPTY_INFOSET_KEY: Final = 0x1234567  # the fingerprint of knowing nothing yet
_VALUE_PER_PRIOR_STEP: Final = 25
_PRIOR_BY_STEP: Final = vec[float]([2.0 ** (-step / 4.0) for step in range(64)])
_MAX_PRIOR_STEPS: Final = 14  # steps below the best: no option is left out altogether
# Per cent of the others' picks that are weighed here. If all were, they would come to pick better
# with every try than anybody at a table can, and the seat would fear what never happens.
_TREE_PICK_PERCENT: Final = 30


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
        tree_slots: i64,
    ) -> None:
        self.sampler = sampler
        self.sampler.role_sampler = beliefs
        self.beliefs = beliefs
        self.seed = seed
        self.rounds = rounds
        self.exploration = exploration
        self.tree = Tree(tree_slots)
        self.rollout_policy = BeliefPolicy(seed + 1)
        self.rollout_policy.style.noise = noise
        self.rollout_beliefs = CachedBeliefTable(sampler.view.fields[ROUND])
        self.rollout_policy.beliefs = self.rollout_beliefs
        self.root_beliefs = BeliefTable()
        self.root_beliefs.chances = beliefs.chances()
        self.evaluator = Evaluator()
        self.iterations: i64 = 0
        self.root_node: i64 = -1
        self.infoset_keys: vec[i64] = zeros(8)
        self.path_edges: vec[i64] = zeros(_MAX_TREE_DEPTH)
        self.path_seats: vec[i64] = zeros(_MAX_TREE_DEPTH)
        self.path_length: i64 = 0
        self.is_in_tree = False  # through nodes, not yet beyond them
        self.own_seat: i64 = sampler.view.seat
        self.option_values: vec[i64] = zeros(512)
        self.priors: vec[float] = vec[float]([0.0] * 512)
        self.option_edges: vec[i64] = zeros(512)
        self.answers_played: i64 = 0  # played in all iterations, to measure how far they reach

    def run(self, iterations: i64) -> None:
        for _ in range(iterations):
            game = self.sampler.draw(self.seed + self.iterations)
            game.is_quiet = True
            self._iterate(game)
            self.iterations += 1

    def root_statistics(self) -> list[tuple[int, int, float, float]]:
        """For each answer that was possible at the root: tries, share, and its spread."""
        tree = self.tree
        statistics: list[tuple[int, int, float, float]] = []
        if self.root_node < 0:
            return statistics
        edge = tree.first_edge[self.root_node] - 1
        while edge >= 0:
            visits = tree.visits[edge]
            share = tree.mean(edge) if visits > 0 else 0.0
            statistics.append((tree.answer[edge], visits, share, tree.std_error(edge)))
            edge = tree.next_edge[edge] - 1
        return statistics

    def visit_lead(self) -> i64:
        """By how many tries the answer tried most is ahead of the next."""
        tree = self.tree
        best_visits: i64 = 0
        second_visits: i64 = 0
        if self.root_node < 0:
            return 0
        edge = tree.first_edge[self.root_node] - 1
        while edge >= 0:
            visits = tree.visits[edge]
            if visits > best_visits:
                second_visits = best_visits
                best_visits = visits
            elif visits > second_visits:
                second_visits = visits
            edge = tree.next_edge[edge] - 1
        return best_visits - second_visits

    def _iterate(self, game: Game) -> None:
        row = game.row
        seats = row[SEATS]
        end_round = row[ROUND] + self.rounds
        for seat in range(seats):
            self.infoset_keys[seat] = mix_key(_EMPTY_INFOSET_KEY, seat)
        self.path_length = 0
        self.is_in_tree = True
        is_root = True
        while True:
            options = game.write_options()
            if options == 0 or row[ROUND] >= end_round:
                break
            self.answers_played += 1
            if options == 1 and not is_root:
                answer = game.options[0]
            elif self.is_in_tree:
                mover = row[TOP_SEAT + row[DEPTH] * FRAME_SIZE]
                if mover == self.own_seat or game.frame.handler == DRAFT_PHASE:
                    answer = self._choose_in_tree(game, mover, options, is_root)
                else:
                    answer = self.rollout_policy.choose(game, options)
                self._update_infosets(game, mover, answer)
            else:
                answer = self.rollout_policy.choose(game, options)
            is_root = False
            game.play(answer)
        self.evaluator.evaluate(game)
        for step in range(self.path_length):
            share = self.evaluator.shares[self.path_seats[step]]
            self.tree.backpropagate(self.path_edges[step], share)

    def _choose_in_tree(self, game: Game, mover: i64, options: i64, is_root: bool) -> i64:
        """The answer at a node of the tree; a new one is the last on the way."""
        infoset_key = self._infoset_key(game, mover)
        node = self.tree.find(infoset_key)
        is_known = self.tree.infoset_key[node] != 0
        if self.root_node < 0:
            self.root_node = node
        self.is_in_tree = is_known and self.path_length + 1 < _MAX_TREE_DEPTH
        if not is_known:
            if self.tree.is_full():
                return self.rollout_policy.choose(game, options)
            self.tree.add(node, infoset_key)
        self._mark_available(game, node, options)
        if mover == self.own_seat or self.rollout_policy.randbelow(100) < _TREE_PICK_PERCENT:
            best = self._select(game, mover, options, is_root)
        else:
            best = self._index_of(game, self.rollout_policy.choose(game, options))
        self.path_edges[self.path_length] = self.option_edges[best]
        self.path_seats[self.path_length] = mover
        self.path_length += 1
        return game.options[best]

    def _mark_available(self, game: Game, node: i64, options: i64) -> None:
        """Find the edges of the options, which are there to be chosen once more."""
        for index in range(options):
            edge = self.tree.find_or_add_edge(node, game.options[index])
            self.option_edges[index] = edge
            self.tree.availability[edge] += 1

    def _index_of(self, game: Game, answer: i64) -> i64:
        """Where an answer stands among the options."""
        index: i64 = 0
        while game.options[index] != answer:
            index += 1
        return index

    def _infoset_key(self, game: Game, mover: i64) -> i64:
        """The fingerprint of what the player knows: what it did, learnt, holds and sees."""
        row = game.row
        infoset_key = mix_key(self.infoset_keys[mover], row[SEATS_BASE + mover * SEAT_SIZE + ROLES])
        infoset_key = mix_key(infoset_key, game.frame.handler * 64 + game.frame.step)
        if game.frame.handler == DRAFT_PHASE:
            infoset_key = mix_key(infoset_key, row[PACKET])
        return infoset_key | 1

    def _select(self, game: Game, mover: i64, options: i64, is_root: bool) -> i64:
        """The option to try next: what has done well, what looks good, what was tried little."""
        tree = self.tree
        self._set_priors(game, mover, options, is_root)
        total_visits: i64 = 0
        share_sum = 0.0
        for index in range(options):
            total_visits += tree.visits[self.option_edges[index]]
            share_sum += tree.share_sum[self.option_edges[index]]
        first_play_urgency = share_sum / float(total_visits) if total_visits > 0 else 1.0
        best: i64 = 0
        best_score = -1.0
        for index in range(options):
            edge = self.option_edges[index]
            visits = tree.visits[edge]
            score = tree.share_sum[edge] / float(visits) if visits > 0 else first_play_urgency
            availability_term = math.sqrt(float(tree.availability[edge])) / float(1 + visits)
            score += self.exploration * self.priors[index] * availability_term
            if score > best_score:
                best_score = score
                best = index
        return best

    def _set_priors(self, game: Game, mover: i64, options: i64, is_root: bool) -> None:
        """How good each option looks to the quick policy, as parts of one.

        At the root it knows what the seat believes; further on, what the player could there.
        """
        policy = self.rollout_policy
        policy.begin_question()
        policy.beliefs = self.root_beliefs if is_root else self.rollout_beliefs
        policy.has_beliefs = is_root
        best_value: i64 = -1000000000
        for index in range(options):
            value = policy.value(game, mover, game.options[index])
            self.option_values[index] = value
            best_value = max(best_value, value)
        policy.beliefs = self.rollout_beliefs
        total = 0.0
        for index in range(options):
            steps_below = min(
                _MAX_PRIOR_STEPS, (best_value - self.option_values[index]) // _VALUE_PER_PRIOR_STEP
            )
            prior = _PRIOR_BY_STEP[steps_below]
            self.priors[index] = prior
            total += prior
        for index in range(options):
            self.priors[index] = self.priors[index] / total

    def _update_infosets(self, game: Game, mover: i64, answer: i64) -> None:
        """What each player keeps of an answer: its own, and the names that are public."""
        self.infoset_keys[mover] = mix_key(self.infoset_keys[mover], answer)
        if verb_of(answer) != USE:
            return
        if isinstance(game.rules.handlers[arg1_of(answer)], Marker):
            return  # laid face down
        for seat in range(game.row[SEATS]):
            if seat != mover:
                self.infoset_keys[seat] = mix_key(self.infoset_keys[seat], answer)
