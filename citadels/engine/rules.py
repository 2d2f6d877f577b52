"""One set of rules, ready to play: the tables of an edition after the set-up was chosen."""

from __future__ import annotations

from typing import Final

from citadels.engine import handler
from citadels.engine.bits import BIT, zeros
from citadels.engine.codes import (
    FIRST_DISTRICT_HANDLER,
    HANDLER_COUNT,
    KINDS,
    NO_ROLE,
    NO_TYPE,
    TYPE_COUNT,
)
from citadels.engine.handler import Character, District, Handler
from citadels.engine.native_types import i64, vec

ROLES_CAPACITY: Final = 32
RANKS_CAPACITY: Final = 16
MAX_COST: Final = 15  # no district costs more


class Rules:
    """Tables indexed by code. Shared by all games of the same set-up and never changed."""

    def __init__(self, spec: str, seats: int) -> None:
        self.spec = spec
        self.seats = seats
        nothing = District()
        nobody = Character()
        self.districts: vec[District] = vec[District]([nothing] * KINDS)
        self.characters: vec[Character] = vec[Character]([nobody] * ROLES_CAPACITY)
        self.handlers: vec[Handler] = vec[Handler]([nothing] * HANDLER_COUNT)
        self.turn_end_order: list[int] = []
        self.tie_break: list[int] = []

        self.cost: vec[i64] = zeros(KINDS)
        self.kinds_up_to_cost: vec[i64] = zeros(MAX_COST + 1)  # the districts up to a cost
        self.type_of: vec[i64] = zeros(KINDS)
        self.copies: vec[i64] = zeros(KINDS)
        self.type_mask: vec[i64] = zeros(TYPE_COUNT)
        self.rank_of: vec[i64] = zeros(ROLES_CAPACITY)
        self.cast: vec[i64] = zeros(RANKS_CAPACITY)
        self.cast_mask: i64 = 0
        self.roles_up_to_rank: vec[i64] = zeros(RANKS_CAPACITY)  # the characters of these ranks
        self.ranks: i64 = 0
        for rank in range(RANKS_CAPACITY):
            self.cast[rank] = NO_ROLE
        for card in range(KINDS):
            self.type_of[card] = NO_TYPE

        self._init_numbers()
        self._init_hooks()

    def _init_numbers(self) -> None:
        """The numbers of the edition, before they are set."""
        self.complete_at: i64 = 0
        self.start_gold: i64 = 0
        self.start_cards: i64 = 0
        self.gather_gold: i64 = 0
        self.gather_cards: i64 = 0
        self.gather_keep: i64 = 0
        self.points_all_types: i64 = 0
        self.points_first: i64 = 0
        self.points_completed: i64 = 0
        self.hidden_rank: i64 = 0  # never lies face up
        self.is_facedown_first: bool = False  # the face-down character is laid before the others
        self.watched_size: i64 = 0  # it matters who is the first to have this number of districts
        self.faceup: i64 = 0
        self.draft: vec[i64] = zeros(0)
        self.rulings: vec[i64] = zeros(64)

    def _init_hooks(self) -> None:
        """Which cards have which hook: masks of districts, lists of characters by rank."""
        self.used_in_turn: i64 = 0
        self.when_gathering: i64 = 0
        self.prices: i64 = 0
        self.pays_for_others: i64 = 0
        self.repeats: i64 = 0
        self.walls: i64 = 0
        self.for_income: i64 = 0
        self.at_draft_end: i64 = 0
        self.in_hand_at_end: i64 = 0
        self.any_type_at_end: i64 = 0
        self.extra_at_end: i64 = 0
        self.counts_double: i64 = 0
        self.keeps_pile: i64 = 0  # cards lie under it
        self.at_turn_end: i64 = 0
        self.when_crown_moves: i64 = 0
        self.when_calling: i64 = 0
        self.when_killed: i64 = 0
        self.after_attack: i64 = 0
        self.uncounted: i64 = 0  # toward the limit of building
        self.sometimes_refused: i64 = 0
        self.own_budget: i64 = 0
        self.safe_from_rank_8: i64 = 0
        self.by_sacrifice: i64 = 0
        self.at_call: list[Character] = []
        self.restricting: list[Character] = []
        self.after_gathering: list[Character] = []
        self.before_entering: list[Character] = []
        self.after_entering: list[Character] = []
        self.at_round_end: list[Character] = []
        self.at_every_turn_end: list[Character] = []

    def add_phase(self, code: int, phase: Handler) -> None:
        phase.code = code
        self.handlers[code] = phase

    def add_character(self, role: int, rank: int, character: Character) -> None:
        """Put a character into the cast. Call it in the order of the ranks."""
        character.code = role
        self.characters[role] = character
        self.handlers[role] = character
        self.rank_of[role] = rank
        self.cast[rank] = role
        self.cast_mask |= BIT[role]
        for later in range(rank, RANKS_CAPACITY):
            self.roles_up_to_rank[later] |= BIT[role]
        self.ranks = max(self.ranks, rank)
        hooks = character.hooks
        if hooks & handler.AT_CALL:
            self.at_call.append(character)
        if hooks & handler.RESTRICTS:
            self.restricting.append(character)
        if hooks & handler.AFTER_GATHERING:
            self.after_gathering.append(character)
        if hooks & handler.BEFORE_ENTERING:
            self.before_entering.append(character)
        if hooks & handler.AFTER_ENTERING:
            self.after_entering.append(character)
        if hooks & handler.AT_ROUND_END:
            self.at_round_end.append(character)
        if hooks & handler.AT_EVERY_TURN_END:
            self.at_every_turn_end.append(character)

    def add_district(self, card: int, cost: int, type_: int, copies: int, effect: District) -> None:
        """Put copies of a district into the deck."""
        bit = BIT[card]
        effect.code = FIRST_DISTRICT_HANDLER + card
        self.districts[card] = effect
        self.handlers[FIRST_DISTRICT_HANDLER + card] = effect
        self.cost[card] = cost
        self.type_of[card] = type_
        self.copies[card] = copies
        self.type_mask[type_] |= bit
        hooks = effect.hooks
        self.used_in_turn |= _bit_if(hooks, handler.IN_TURN, bit)
        self.when_gathering |= _bit_if(hooks, handler.WHEN_GATHERING, bit)
        self.prices |= _bit_if(hooks, handler.PRICES, bit)
        self.pays_for_others |= _bit_if(hooks, handler.PAYS_FOR_OTHERS, bit)
        self.repeats |= _bit_if(hooks, handler.REPEATS, bit)
        self.walls |= _bit_if(hooks, handler.WALLS, bit)
        self.for_income |= _bit_if(hooks, handler.FOR_INCOME, bit)
        self.at_draft_end |= _bit_if(hooks, handler.AT_DRAFT_END, bit)
        self.in_hand_at_end |= _bit_if(hooks, handler.IN_HAND_AT_END, bit)
        self.any_type_at_end |= _bit_if(hooks, handler.ANY_TYPE_AT_END, bit)
        self.extra_at_end |= _bit_if(hooks, handler.EXTRA_AT_END, bit)
        self.keeps_pile |= _bit_if(hooks, handler.KEEPS_PILE, bit)
        self.counts_double |= _bit_if(hooks, handler.COUNTS_DOUBLE, bit)
        self.at_turn_end |= _bit_if(hooks, handler.AT_TURN_END, bit)
        self.when_crown_moves |= _bit_if(hooks, handler.WHEN_CROWN_MOVES, bit)
        self.when_calling |= _bit_if(hooks, handler.WHEN_CALLING, bit)
        self.when_killed |= _bit_if(hooks, handler.WHEN_KILLED, bit)
        self.after_attack |= _bit_if(hooks, handler.AFTER_ATTACK, bit)
        self.uncounted |= _bit_if(hooks, handler.UNCOUNTED, bit)
        self.sometimes_refused |= _bit_if(hooks, handler.SOMETIMES_REFUSED, bit)
        self.safe_from_rank_8 |= _bit_if(hooks, handler.SAFE_FROM_RANK_8, bit)
        self.own_budget |= _bit_if(hooks, handler.OWN_BUDGET, bit)
        self.by_sacrifice |= _bit_if(hooks, handler.BY_SACRIFICE, bit)
        for gold in range(cost, MAX_COST + 1):
            self.kinds_up_to_cost[gold] |= bit
        self.watched_size = max(self.watched_size, effect.watched_size)

    def ruled_out_roles(self, rank: i64, killed: i64) -> i64:
        """Those called up to this rank: nobody holds one unseen, unless it was murdered."""
        called = self.roles_up_to_rank[rank]
        return called if killed == NO_ROLE else called & ~BIT[killed]


def _bit_if(hooks: i64, hook: i64, bit: i64) -> i64:
    return bit if hooks & hook else 0
