"""Behaviour without memory: everything that can ask a player something.

What must be remembered lives in the frame or in the state. A card overrides only the hooks its
text needs and names those that others trigger in `hooks`, so that a hook nobody has costs nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from citadels.engine.aims import (
    AIM_CHARACTER,
    AIM_CITY,
    AIM_GOLD_OR_CARDS,
    AIM_HAND,
    AIM_NOTHING,
    AIM_OWN_CITY,
    AIM_PLAYER,
    AIM_PLAYER_AND_TYPE,
)
from citadels.engine.answers.codec import make_use, verb_of
from citadels.engine.bits import lowest_bit
from citadels.engine.codes import (
    BEAUTIFIED_BIT,
    FIRST_DISTRICT_HANDLER,
    FOR_CARDS,
    FOR_GOLD,
    LEGAL,
    NO_ARGUMENT,
    NO_TYPE,
    NOBODY,
    NOT_ASKED_NOW,
    NOT_THERE,
    NOT_YOUR_ABILITY,
    ROLE_ARGUMENT,
    SEAT_ARGUMENT,
    TYPE_ARGUMENT,
    TYPE_COUNT,
)
from citadels.engine.native_types import i64
from citadels.engine.question import Question

if TYPE_CHECKING:
    from citadels.engine.game import Game
    from citadels.engine.state import Frame, State

# Hooks that fire for others than the one who acts. A card lists its own.
AT_CALL: Final = 1
AFTER_GATHERING: Final = 2
BEFORE_ENTERING: Final = 4
AFTER_ENTERING: Final = 8
AT_ROUND_END: Final = 16
IN_TURN: Final = 32
WHEN_GATHERING: Final = 64
PRICES: Final = 128
PAYS_FOR_OTHERS: Final = 256
REPEATS: Final = 512
WALLS: Final = 1024
FOR_INCOME: Final = 2048
AT_TURN_END: Final = 4096
AT_DRAFT_END: Final = 8192
IN_HAND_AT_END: Final = 16384
ANY_TYPE_AT_END: Final = 32768
EXTRA_AT_END: Final = 536870912  # it may be worth more than its cost
COUNTS_DOUBLE: Final = 65536
RESTRICTS: Final = 131072
KEEPS_PILE: Final = 262144
AT_EVERY_TURN_END: Final = 524288
WHEN_CROWN_MOVES: Final = 1048576
WHEN_CALLING: Final = 2097152
WHEN_KILLED: Final = 4194304
AFTER_ATTACK: Final = 8388608
UNCOUNTED: Final = 16777216  # building it does not count toward the limit
SOMETIMES_REFUSED: Final = 33554432  # there are cities in which it cannot be built
OWN_BUDGET: Final = 67108864  # it is paid for with more than gold
SAFE_FROM_RANK_8: Final = 268435456
BY_SACRIFICE: Final = 134217728  # a district may be given up instead of paying for it

# What a character's income is paid in.
NO_INCOME: Final = 0
IN_GOLD: Final = 1
IN_CARDS: Final = 2
IN_EITHER: Final = 3

# Bits of the abilities a character has used this turn.
INCOME_BIT: Final = 1
POWER_BIT: Final = 2
SECOND_BIT: Final = 4
CLOSING_BIT: Final = 8  # nothing but income is left to do in the turn


class Handler:
    """Whatever can have an open question."""

    def __init__(self) -> None:
        self.code: i64 = NOBODY  # the slot it was plugged into, set by Rules
        self.stays_open = False  # its question lies on the stack until it takes it off
        self.questions: dict[int, Question] = {}  # by step
        self.silent_steps: tuple[int, ...] = ()  # what happens by itself, without a question

    def options(self, game: Game, frame: Frame) -> None:
        """Offer every legal answer to a question that this handler has asked."""
        raise NotImplementedError

    def resolve(self, game: Game, frame: Frame, answer: i64) -> None:
        """Apply the answer. Unless it stays open, the question is off the stack."""
        raise NotImplementedError

    def answer_refusal(self, game: Game, frame: Frame, answer: i64) -> i64:
        """Why this answer is not among the options, as a reason."""
        return NOT_THERE if game.offers_verb(verb_of(answer)) else NOT_ASKED_NOW

    def charge(self, game: Game, frame: Frame, answer: i64) -> i64:
        """The gold that this answer costs, or what counts as gold there. The answer is legal."""
        return 0

    def frame_problem(self, game: Game, frame: Frame) -> str:
        """What is wrong with a question of a loaded game that could not be asked now, or nothing.

        What its declaration says has been checked.
        """
        return ""

    def hidden_marks_field(self, frame: Frame) -> i64:
        """The field of marks that are being laid and may not be seen yet, or NOBODY."""
        return NOBODY

    def shows_hand_of(self, frame: Frame) -> i64:
        """The seat whose hand the asked player may see while the question is open."""
        return NOBODY

    def shows_deck(self, frame: Frame) -> bool:
        """Whether the asked player may see which cards are in the deck."""
        return False


class Card(Handler):
    """A character or a district: something with a text."""

    def __init__(self) -> None:
        super().__init__()
        self.hooks: i64 = 0
        self.aims: i64 = 0
        self.harms = False  # using it takes something away from what it is aimed at

    def offer_uses(self, game: Game, seat: i64) -> None:
        """Offer the uses of this card in the player's own turn: everything one could aim at."""
        aims = self.aims
        if aims & AIM_PLAYER:
            self.offer_players(game, seat)
        if aims & AIM_CHARACTER:
            self.offer_characters(game, seat)
        if aims & AIM_HAND:
            self.offer_cards(game, seat, game.hand_mask(seat))
        if aims & AIM_OWN_CITY:
            self.offer_cards(game, seat, game.city_mask(seat))
        if aims & AIM_CITY:
            for owner in range(game.seats()):
                self.offer_city(game, seat, owner)
        if aims & AIM_PLAYER_AND_TYPE:
            self.offer_types(game, seat)
        if aims & AIM_GOLD_OR_CARDS:
            self.consider_argument(game, seat, FOR_GOLD)
            self.consider_argument(game, seat, FOR_CARDS)
        if aims & AIM_NOTHING:
            self.consider_argument(game, seat, NO_ARGUMENT)

    def refusal(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> i64:
        """Why the card cannot be used like this now, or LEGAL."""
        return NOT_YOUR_ABILITY

    def use(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> None:
        """The player has chosen to use the card."""
        raise NotImplementedError

    def charge_for_use(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> i64:
        """The gold that it costs to use the card like this."""
        return 0

    # What a menu is made of: go through everything one could aim at.

    def offer_players(self, game: Game, seat: i64) -> None:
        for other in range(game.seats()):
            if other != seat:
                reason = self.refusal(game, seat, other, NO_ARGUMENT)
                game.consider(make_use(self.code, SEAT_ARGUMENT + other), reason)

    def offer_characters(self, game: Game, seat: i64) -> None:
        for rank in range(1, game.rules.ranks + 1):
            role = game.rules.cast[rank]
            reason = self.refusal(game, seat, role, NO_ARGUMENT)
            game.consider(make_use(self.code, ROLE_ARGUMENT + role), reason)

    def offer_cards(self, game: Game, seat: i64, mask: i64) -> None:
        """Aim at each kind of district in a hand, or in the own city, where copies are alike."""
        while mask:
            card = lowest_bit(mask)
            mask &= mask - 1
            self.consider_argument(game, seat, card)

    def offer_city(self, game: Game, seat: i64, owner: i64) -> None:
        """Aim at each district of a city; the same for one's own and for others'."""
        mask = game.city_mask(owner)
        while mask:
            card = lowest_bit(mask)
            mask &= mask - 1
            if game.stands(owner, card):
                self.consider_place(game, seat, owner, card)
            if game.beautified_in_city(owner, card):
                self.consider_place(game, seat, owner, card + BEAUTIFIED_BIT)

    def offer_types(self, game: Game, seat: i64) -> None:
        for other in range(game.seats()):
            if other != seat:
                for type_ in range(TYPE_COUNT):
                    reason = self.refusal(game, seat, other, type_)
                    answer = make_use(self.code, SEAT_ARGUMENT + other, TYPE_ARGUMENT + type_)
                    game.consider(answer, reason)

    def consider_argument(self, game: Game, seat: i64, argument: i64) -> None:
        """Aim at a district by its kind, at gold or cards, or at nothing."""
        reason = self.refusal(game, seat, argument, NO_ARGUMENT)
        game.consider(make_use(self.code, argument), reason)

    def consider_place(self, game: Game, seat: i64, owner: i64, place: i64) -> None:
        reason = self.refusal(game, seat, owner, place)
        game.consider(make_use(self.code, SEAT_ARGUMENT + owner, place), reason)


class Character(Card):
    """One of the roles of the round. Its owner plays a turn with it."""

    def __init__(self) -> None:
        super().__init__()
        self.income_type: i64 = NO_TYPE
        self.income_in: i64 = NO_INCOME
        self.build_limit: i64 = 1
        self.may_build = True
        self.may_repeat = False  # build districts that the city has already
        self.last_use: i64 = POWER_BIT  # with this bit used, the menu has nothing more to offer

    # Its own turn.

    def begin_turn(self, game: Game, seat: i64) -> None:
        """The character has been called and its player begins."""
        game.open_turn(seat, self.code)

    def at_turn_start(self, game: Game, seat: i64) -> None:
        """A turn is played as this character, by its owner or by the Witch."""

    def end_refusal(self, game: Game, seat: i64) -> i64:
        """What the player must still do before the turn may end, or LEGAL."""
        return LEGAL

    def apply_lasting_effects(self, game: Game, seat: i64) -> None:
        """What the turn leaves behind for the rest of the round."""

    def after_own_gathering(self, game: Game, seat: i64) -> None:
        """What the character gets for having gathered in its own turn."""

    def before_turn_ends(self, game: Game, seat: i64) -> None:
        """What happens by itself at the end of the turn if the player has not done it."""

    def after_turn(self, game: Game, seat: i64) -> None:
        """What the character gets when everything else of the turn is done."""

    def when_bewitched(self, game: Game, seat: i64) -> None:
        """What the owner of a bewitched character still does."""

    # Triggers. Name them in `hooks`.

    def at_call(self, game: Game, seat: i64, role: i64) -> bool:
        """Somebody reveals a character. True if the turn is not an ordinary one."""
        return False

    def restricts(self, game: Game, seat: i64, role: i64) -> bool:
        """Whether the player may do nothing but gather until something is settled."""
        return False

    def after_gathering(self, game: Game, seat: i64) -> None:
        """The player whose turn it is has gathered."""

    def before_entering(self, game: Game, builder: i64, card: i64) -> None:
        """A district has been paid for and is not yet built."""

    def after_entering(self, game: Game, owner: i64, card: i64) -> None:
        """A district has been built in the city of this seat."""

    def at_round_end(self, game: Game) -> None:
        """All ranks have been called."""

    def at_every_turn_end(self, game: Game, seat: i64) -> None:
        """The turn of this seat ends, which may be any seat."""

    def lay_random_marks(self, game: Game, rng: State, seat: i64, remaining: i64) -> None:
        """Lay the marks that were laid so far at random, for a sample that does not know them."""

    # Permissions.

    def is_repaid_at_once(self, game: Game) -> bool:
        """Whether the gold paid for building comes back in the same moment."""
        return False

    def uncounted_kinds(self, game: Game) -> i64:
        """The districts that do not count toward the limit when this character builds them."""
        return 0


class District(Card):
    """A district with a text. It works for the owner of the city it stands in."""

    def __init__(self) -> None:
        super().__init__()
        self.watched_size: i64 = 0  # it matters who is the first to have this number of districts

    def kind(self) -> i64:
        return self.code - FIRST_DISTRICT_HANDLER

    # Triggers. Name them in `hooks`.

    def at_turn_end(self, game: Game, seat: i64) -> None:
        """The owner's turn ends."""

    def at_draft_end(self, game: Game, seat: i64) -> None:
        """All characters have been chosen."""

    def after_built(self, game: Game, seat: i64) -> None:
        """It has been built."""

    def after_destroyed(self, game: Game) -> None:
        """It has left the city for the deck."""

    def when_crown_moves(self, game: Game, seat: i64) -> None:
        """The crown has passed from one player to another."""

    def when_calling(self, game: Game, caller: i64, called: i64) -> None:
        """Its owner has the crown and has called another player, whose turn is open."""

    def when_killed(self, game: Game, seat: i64, role: i64) -> None:
        """The character of its owner is called, but was killed."""

    def after_attack(self, game: Game, seat: i64, card: i64) -> None:
        """Rank 8, played by another, has destroyed this district somewhere."""

    # Permissions.

    def build_refusal(self, game: Game, seat: i64, city_size: i64) -> i64:
        """Why it cannot be built in a city of this size, or LEGAL."""
        return LEGAL

    def repeat_refusal(self, game: Game, seat: i64, card: i64) -> i64:
        """Why a district may not be built a second time where this one allows it, or LEGAL."""
        raise NotImplementedError

    def counts_as_any_type(self, game: Game) -> bool:
        """Whether it may count as any type at the end, if it can at all."""
        return True

    def counts_as_district_points(self) -> bool:
        """Whether its extra points are what the district is worth, and no bonus."""
        return False

    def takes_cards(self) -> bool:
        """Whether cards of the hand count as gold when it is paid for."""
        return False

    # Quantities: take the value, return the new one.

    def gold_gathered(self, gold: i64) -> i64:
        return gold

    def cards_drawn(self, cards: i64) -> i64:
        return cards

    def cards_kept(self, kept: i64, drawn: i64) -> i64:
        return kept

    def build_price(self, game: Game, card: i64, price: i64) -> i64:
        return price

    def budget(self, game: Game, seat: i64, from_hand: bool) -> i64:
        """What the player can pay for it, in gold or in what counts as gold."""
        return game.gold(seat)

    def pay_for(self, game: Game, seat: i64, price: i64) -> None:
        """Pay for it; it lies on the site already."""
        game.pay_for_site(seat, price)

    def points(self, game: Game, seat: i64, types: list[int]) -> i64:
        """Extra points at the end. `types` counts the districts of the city by type."""
        return 0

    def points_in_hand(self, game: Game, seat: i64) -> i64:
        return 0
