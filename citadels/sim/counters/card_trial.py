"""Experiments on one card: the same game twice, once with it and once without it.

Both games of a pair start from copies of one state, so they have the same chance to come, and their
players start again from the same seeds. Nothing else differs but the card.
"""

from __future__ import annotations

from typing import Final

from citadels.engine.answers.codec import arg1_of, verb_of
from citadels.engine.codes import PICK
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override, vec
from citadels.engine.playout import Policy, RandomPolicy, playout_by_seat
from citadels.engine.rules import Rules
from citadels.engine.setup import deal
from citadels.engine.state import (
    ANSWER_COUNT,
    DECK_SIZE,
    DEPTH,
    FRAME_SIZE,
    ROUND,
    SEATS,
    TOP_SEAT,
)
from citadels.sim.counters.block import SEED_STRIDE, SEEDS_PER_GAME
from citadels.sim.counters.game_results import MAX_DECISIONS, EndlessError, compute_results, zeros

# Numbers of a pair: districts of the largest city where the games part, the difference in parts of
# the victory and in points, and whether the card was used: a character is one that the player would
# have taken anyway, a district one that stands in the city at the end.
PAIR_FIELDS: Final = 4
NOT_OFFERED: Final = -1


class CardTrial:
    """Pairs of games with bots of one kind, and their results in rows."""

    def __init__(self, card: int, policies: list[RandomPolicy]) -> None:
        self.card: i64 = card
        self.policies = policies  # by seat
        self.players: list[Policy] = []
        for policy in policies:
            self.players.append(policy)
        self.rng = RandomPolicy(0)  # draws what is compared
        self.rows: list[int] = []  # PAIR_FIELDS numbers for each pair
        self.shares: vec[i64] = zeros(8)
        self.points: vec[i64] = zeros(8)
        self.other_shares: vec[i64] = zeros(8)
        self.other_points: vec[i64] = zeros(8)

    def play_deal(self, rules: Rules, seed: int, player_seed: int, pairs: i64) -> None:
        """Deal and add up to this many pairs; none if the deal leaves no choice."""
        raise NotImplementedError

    def restart_players(self, seed: int) -> None:
        for seat in range(len(self.policies)):
            self.policies[seat].reseed(seed + seat * SEED_STRIDE)

    def play_out(self, game: Game, shares: vec[i64], points: vec[i64]) -> None:
        """Play to the end and write down the results."""
        playout_by_seat(game, self.players, MAX_DECISIONS)
        if not game.is_over():
            raise EndlessError(f"a game did not end after {MAX_DECISIONS} answers")
        compute_results(game, shares, points)

    def add_pair(self, seat: i64, size: i64, is_used: bool) -> None:
        """Write down what the card has changed for a seat."""
        self.rows.append(size)
        self.rows.append(self.shares[seat] - self.other_shares[seat])
        self.rows.append(self.points[seat] - self.other_points[seat])
        self.rows.append(1 if is_used else 0)


class CharacterTrial(CardTrial):
    """A character is taken in one game, and another one instead of it in the other.

    A deal is played once as the bots play it. Each pair parts in a random round of this game, at a
    random seat that finds the character in its packet beside others.
    """

    def __init__(self, card: int, policies: list[RandomPolicy]) -> None:
        super().__init__(card, policies)
        self.choices: list[Game] = []  # the moments in which somebody could take it
        self.was_taken: list[bool] = []
        self.round_starts: list[int] = []  # indices of the first choices of rounds

    @override
    def play_deal(self, rules: Rules, seed: int, player_seed: int, pairs: i64) -> None:
        self._find_choices(rules, seed, player_seed)
        rounds: i64 = len(self.round_starts)
        if rounds == 0:
            return
        for pair in range(pairs):
            drawn = self.rng.randbelow(rounds)
            first: i64 = self.round_starts[drawn]
            end: i64 = len(self.choices)
            if drawn + 1 < rounds:
                end = self.round_starts[drawn + 1]
            index = first + self.rng.randbelow(end - first)
            pair_seed = player_seed + (pair + 1) * SEEDS_PER_GAME * SEED_STRIDE
            self._play_pair(self.choices[index], self.was_taken[index], pair_seed)

    def _find_choices(self, rules: Rules, seed: int, player_seed: int) -> None:
        """Play the deal and keep a copy of the game wherever somebody could take the character."""
        self.choices = []
        self.was_taken = []
        self.round_starts = []
        self.restart_players(player_seed)
        self.rng.reseed(player_seed + len(self.policies) * SEED_STRIDE)
        game = deal(rules, seed)
        game.is_quiet = True
        row = game.row
        last_round: i64 = 0
        while row[ANSWER_COUNT] < MAX_DECISIONS:
            options = game.write_options()
            if options == 0:
                return
            seat = row[TOP_SEAT + row[DEPTH] * FRAME_SIZE]
            answer = self.policies[seat].choose(game, options)
            if options > 1 and option_of(game, options, self.card) != NOT_OFFERED:
                if row[ROUND] != last_round:
                    last_round = row[ROUND]
                    self.round_starts.append(len(self.choices))
                self.choices.append(game.copy())
                self.was_taken.append(verb_of(answer) == PICK and arg1_of(answer) == self.card)
            game.play(answer)
        raise EndlessError(f"the game of seed {seed} did not end")

    def _play_pair(self, choice: Game, was_taken: bool, seed: int) -> None:
        seat = choice.row[TOP_SEAT + choice.row[DEPTH] * FRAME_SIZE]
        size = largest_city(choice)
        taking = choice.copy()
        options = taking.write_options()
        taking.play(taking.options[option_of(taking, options, self.card)])
        self.restart_players(seed)
        self.play_out(taking, self.shares, self.points)
        avoiding = choice.copy()
        self.players[seat] = AvoidingPolicy(self.policies[seat], self.card, choice.row[ROUND])
        self.restart_players(seed)
        self.play_out(avoiding, self.other_shares, self.other_points)
        self.players[seat] = self.policies[seat]
        self.add_pair(seat, size, was_taken)


class DistrictTrial(CardTrial):
    """A district is in the first hand of a seat in one game, and not in the other.

    It takes the place of a random card of this hand, which goes where the district was. The game
    without it is the same for all seats of a deal that were not dealt it.
    """

    @override
    def play_deal(self, rules: Rules, seed: int, player_seed: int, pairs: i64) -> None:
        game = deal(rules, seed)
        game.is_quiet = True
        self.rng.reseed(player_seed + len(self.policies) * SEED_STRIDE)
        seats = game.row[SEATS]
        first = self.rng.randbelow(seats)
        played: i64 = 0
        for step in range(seats):
            seat = (first + step) % seats
            if played == pairs or game.in_hand(seat, self.card) > 0:
                continue
            holding = game.copy()
            if not put_in_hand(holding, seat, self.card, self.rng):
                continue
            if played == 0:
                self.restart_players(player_seed)
                self.play_out(game.copy(), self.other_shares, self.other_points)
            self.restart_players(player_seed)
            self.play_out(holding, self.shares, self.points)
            self.add_pair(seat, 0, holding.in_city(seat, self.card) > 0)
            played += 1


class AvoidingPolicy(Policy):
    """Another player, who in one round takes any character but one."""

    def __init__(self, inner: RandomPolicy, role: i64, round_number: i64) -> None:
        self.inner = inner
        self.role = role
        self.round_number = round_number

    @override
    def choose(self, game: Game, options: i64) -> i64:
        if options > 1 and game.row[ROUND] == self.round_number:
            index = option_of(game, options, self.role)
            if index != NOT_OFFERED:
                options -= 1
                game.options[index] = game.options[options]
        return self.inner.choose(game, options)


def option_of(game: Game, options: i64, role: i64) -> i64:
    """Which option of the open question takes this character, or NOT_OFFERED."""
    if verb_of(game.options[0]) != PICK:
        return NOT_OFFERED
    for index in range(options):
        if arg1_of(game.options[index]) == role:
            return index
    return NOT_OFFERED


def largest_city(game: Game) -> i64:
    """How many districts the largest city has, as far as they count for completing it."""
    largest: i64 = 0
    for seat in range(game.row[SEATS]):
        largest = max(largest, game.completion_size(seat))
    return largest


def put_in_hand(game: Game, seat: i64, card: i64, rng: RandomPolicy) -> bool:
    """Exchange a random card of a hand for a random copy of a district, if there is one outside."""
    copies: i64 = 0
    for other in range(game.row[SEATS]):
        copies += game.in_hand(other, card) if other != seat else 0
    for index in range(game.row[DECK_SIZE]):
        copies += 1 if game.deck_at(index) == card else 0
    if copies == 0 or game.hand_size(seat) == 0:
        return False
    given = game.hand_at(seat, rng.randbelow(game.hand_size(seat)))
    game.take_from_hand(seat, given)
    _replace_copy(game, seat, card, rng.randbelow(copies), given)
    game.add_to_hand(seat, card)
    return True


def _replace_copy(game: Game, seat: i64, card: i64, number: i64, given: i64) -> None:
    """Put another card where a copy is: they are numbered by the other hands, then the deck."""
    for other in range(game.row[SEATS]):
        in_hand = game.in_hand(other, card) if other != seat else 0
        if number < in_hand:
            game.take_from_hand(other, card)
            game.add_to_hand(other, given)
            return
        number -= in_hand
    for index in range(game.row[DECK_SIZE]):
        if game.deck_at(index) == card:
            if number == 0:
                game.put_deck_at(index, given)
                return
            number -= 1
