"""The selection phase: characters are laid out, go round and are kept, step by step of a plan."""

from __future__ import annotations

from typing import Final

from citadels.engine.answers import first_of
from citadels.engine.bits import BIT, count_bits, lowest, row_of
from citadels.engine.codes import (
    CALL_PHASE,
    FACEDOWN_LAID,
    FACEUP_LAID,
    LAID,
    LAY,
    NO_CARD,
    NO_ROLE,
    NOBODY,
    PICK,
    PICKED,
    ROUND_BEGAN,
)
from citadels.engine.game import Game
from citadels.engine.handler import Handler
from citadels.engine.phases.call import NEXT_RANK
from citadels.engine.state import (
    ASIDE,
    BEWITCHED,
    BLACKMAILER_SEAT,
    BUILT_THIS_ROUND,
    COLLECTOR,
    CROWN,
    DRAFT_FIRST,
    DRAFT_STEP,
    FACEUP,
    FLOWERED,
    KILLED,
    LAID_BY,
    LAID_DOWN,
    MAGISTRATE_SEAT,
    PACKET,
    RANK,
    REVEALED,
    ROBBED,
    ROLES,
    ROUND,
    SEEN,
    SEEN_AGAIN,
    SHIELDED,
    SIGNED,
    SWAP_GIVEN,
    SWAP_OTHER,
    SWAP_OWNER,
    SWAP_TAKEN,
    THIEF_SEAT,
    THREATS,
    TURN_ROLE,
    TURN_SEAT,
    WARRANTS,
    WITCH_SEAT,
    Frame,
)
from citadels.engine.typed import i64, override, vec

# Steps of a plan: what the player at a distance from the crown does.
KEEP_ONE: Final = 0
LAY_ONE: Final = 1  # of his choice, face down
LOSE_ONE: Final = 2  # by chance, face down, unseen
TAKE_ASIDE: Final = 3  # adds the card laid aside at the start
LAY_REST: Final = 4
PLAN_STEP: Final = 8

# Questions.
BEGIN: Final = 0
NEXT: Final = 1
WHICH_TO_KEEP: Final = 2
WHICH_TO_LAY: Final = 3


def plan(*steps: tuple[int, int]) -> vec[i64]:
    """A plan from pairs of distance from the crown and step."""
    row = row_of(len(steps))
    for index, (distance, step) in enumerate(steps):
        row[index] = distance * PLAN_STEP + step
    return row


class DraftPhase(Handler):
    """From the shuffled characters to the last one kept."""

    @override
    def options(self, game: Game, frame: Frame) -> None:
        verb = PICK if frame.step == WHICH_TO_KEEP else LAY
        game.offer_each(verb, game.get(PACKET))

    @override
    def resolve(self, game: Game, frame: Frame, given: i64) -> None:
        if frame.step == BEGIN:
            self._begin(game)
        elif frame.step == NEXT:
            self._next(game)
        elif frame.step == WHICH_TO_KEEP:
            self._keep(game, frame.seat, first_of(given))
        else:
            self._lay(game, frame.seat, first_of(given))

    def _begin(self, game: Game) -> None:
        _clear_round(game)
        game.put(ROUND, game.get(ROUND) + 1)
        game.put(DRAFT_FIRST, game.crown())
        game.tell(ROUND_BEGAN, game.get(CROWN), NOBODY, NO_CARD, game.get(ROUND))
        packet = game.rules.cast_mask
        if game.rules.facedown_first:
            packet = _lay_facedown(game, packet)
        hidden = BIT[game.rules.cast[game.rules.hidden_rank]]
        faceup: i64 = 0
        for _ in range(game.rules.faceup):
            role = _random_role(game, packet & ~hidden)
            packet &= ~BIT[role]
            faceup |= BIT[role]
            game.tell(FACEUP_LAID, NOBODY, NOBODY, role)
        game.put(FACEUP, faceup)
        if not game.rules.facedown_first:
            packet = _lay_facedown(game, packet)
        game.put(PACKET, packet)
        game.ask(self.code, NEXT, NOBODY)

    def _next(self, game: Game) -> None:
        index = game.get(DRAFT_STEP)
        if index == len(game.rules.draft):
            self._finish(game)
            return
        game.put(DRAFT_STEP, index + 1)
        game.ask(self.code, NEXT, NOBODY)
        coded = game.rules.draft[index]
        seat = (game.get(DRAFT_FIRST) + coded // PLAN_STEP) % game.seats()
        step = coded % PLAN_STEP
        packet = game.get(PACKET)
        if step == KEEP_ONE:
            game.set_of(seat, SEEN if game.roles(seat) == 0 else SEEN_AGAIN, packet)
            game.ask(self.code, WHICH_TO_KEEP, seat)
        elif step == LAY_ONE:
            game.ask(self.code, WHICH_TO_LAY, seat)
        elif step == TAKE_ASIDE:
            game.put(PACKET, packet | BIT[game.get(ASIDE)])
            game.put(ASIDE, NO_ROLE)
        elif step == LOSE_ONE:
            role = _random_role(game, packet)
            game.put(PACKET, packet & ~BIT[role])
            game.put(LAID_DOWN, game.get(LAID_DOWN) | BIT[role])
            game.tell(FACEDOWN_LAID, seat, NOBODY, role, 0, 0)
        else:
            self._lay(game, seat, lowest(packet))

    def _keep(self, game: Game, seat: i64, role: i64) -> None:
        game.put(PACKET, game.get(PACKET) & ~BIT[role])
        game.set_of(seat, ROLES, game.roles(seat) | BIT[role])
        game.tell(PICKED, seat, NOBODY, role, 0, game.only(seat))

    def _lay(self, game: Game, seat: i64, role: i64) -> None:
        game.put(PACKET, game.get(PACKET) & ~BIT[role])
        game.put(LAID_DOWN, game.get(LAID_DOWN) | BIT[role])
        game.set_of(seat, LAID_BY, game.of(seat, LAID_BY) | BIT[role])
        game.tell(LAID, seat, NOBODY, role, 0, game.only(seat))

    def _finish(self, game: Game) -> None:
        game.ask(CALL_PHASE, NEXT_RANK, NOBODY)
        for seat in range(game.seats()):
            mask = game.city_mask(seat) & game.rules.at_draft_end
            while mask:
                game.rules.districts[lowest(mask)].at_draft_end(game, seat)
                mask &= mask - 1


def _lay_facedown(game: Game, packet: i64) -> i64:
    """Lay one character face down, unseen. Gives back what is left of the packet."""
    aside = _random_role(game, packet)
    game.put(ASIDE, aside)
    game.tell(FACEDOWN_LAID, NOBODY, NOBODY, aside, 0, 0)
    return packet & ~BIT[aside]


def _clear_round(game: Game) -> None:
    """Take back all characters and the marks that last for a round."""
    for field in (
        RANK,
        DRAFT_STEP,
        PACKET,
        FACEUP,
        LAID_DOWN,
        REVEALED,
        WARRANTS,
        THREATS,
    ):
        game.put(field, 0)
    for field in (
        ASIDE,
        SWAP_OWNER,
        SWAP_OTHER,
        SWAP_GIVEN,
        SWAP_TAKEN,
        KILLED,
        BEWITCHED,
        WITCH_SEAT,
        ROBBED,
        THIEF_SEAT,
        SIGNED,
        MAGISTRATE_SEAT,
        FLOWERED,
        BLACKMAILER_SEAT,
        SHIELDED,
        COLLECTOR,
        TURN_SEAT,
        TURN_ROLE,
    ):
        game.put(field, NOBODY)
    for seat in range(game.seats()):
        for field in (ROLES, SEEN, SEEN_AGAIN, LAID_BY, BUILT_THIS_ROUND):
            game.set_of(seat, field, 0)


def _random_role(game: Game, mask: i64) -> i64:
    for _ in range(game.below(count_bits(mask))):
        mask &= mask - 1
    return lowest(mask)
