"""A game with what every seat has learnt in it, as learners see it: actions and rows."""

from __future__ import annotations

from citadels.engine.game import Game
from citadels.engine.game_state import EVENT_SIZE
from citadels.engine.knowledge.knowledge import INFORMATIVE_EVENTS, Knowledge
from citadels.engine.native_types import i64, u8, vec
from citadels.engine.rules import Rules
from citadels.engine.scoring import score, winners
from citadels.engine.setup import deal
from citadels.engine.view import SeatView, make_view
from citadels.rl.encoding.codec import NO_ACTION, Codec
from citadels.rl.encoding.observation_writer import ObservationWriter, zero_bytes


def is_informative(log: list[int]) -> bool:
    """Whether the knowledge of any seat depends on these events."""
    informative: i64 = INFORMATIVE_EVENTS
    for index in range(0, len(log), EVENT_SIZE):
        if (informative >> log[index]) & 1:
            return True
    return False


def legal_actions(game: Game, codec: Codec) -> list[int]:
    """What the seat that is asked may do, sorted."""
    seat = game.to_move()
    seats = game.seats()
    actions: list[int] = []
    for index in range(game.write_options()):
        action = codec.action_of(game.options[index], seat, seats)
        if action == NO_ACTION:
            raise ValueError(f"answer {game.options[index]} has no action")
        actions.append(action)
    actions.sort()
    return actions


class EncodedTable:
    """One game at a time; another is dealt when it is over."""

    def __init__(
        self, codec: Codec, rules: Rules, profile: int, buffer: vec[u8] | None = None, base: int = 0
    ) -> None:
        """Observations are written into the buffer from its base on, or into a new one."""
        self.codec = codec
        self.rules = rules
        storage = buffer if buffer is not None else zero_bytes(codec.row_size)
        self.writer = ObservationWriter(codec, rules, profile, storage, base)
        self.game: Game = deal(rules, 0)
        self.knowledge: list[Knowledge] = []

    def deal(self, seed: int) -> None:
        """Begin a new game."""
        self.start(deal(self.rules, seed))

    def start(self, game: Game) -> None:
        """Continue with a game that has just been dealt: nobody has learnt anything yet."""
        if game.rules is not self.rules:
            self.rules = game.rules
            self.writer.set_rules(game.rules)
        self.game = game
        deck_size = 0
        for copies in game.rules.copies:
            deck_size += copies
        seats = game.seats()
        self.knowledge = [Knowledge(seats, seat, deck_size) for seat in range(seats)]
        self.update_knowledge()

    def update_knowledge(self) -> None:
        """Let every seat observe the events of the last answer."""
        if is_informative(self.game.log):
            for seat in range(len(self.knowledge)):
                self.knowledge[seat].observe(self.game.events_for(seat))

    def legal_actions(self) -> list[int]:
        """What the seat that is asked may do, sorted."""
        return legal_actions(self.game, self.codec)

    def apply_action(self, action: int) -> None:
        """Let the seat that is asked do this. Refused, it changes nothing."""
        game = self.game
        game.apply(self.codec.answer_of(action, game.to_move(), game.seats()))
        self.update_knowledge()

    def view_of(self, seat: int) -> SeatView:
        return make_view(self.game, seat)

    def observe(self, seat: int) -> None:
        """Write down what a seat knows."""
        self.writer.write(make_view(self.game, seat), self.knowledge[seat])

    def reward(self, seat: int, margin: float) -> float:
        """The share of the victory, plus the margin for each point ahead of the best other seat."""
        game = self.game
        winning_seats = winners(game)
        share = 1.0 / float(len(winning_seats)) if seat in winning_seats else 0.0
        if margin == 0.0:
            return share
        best_other = -1000000
        for other in range(game.seats()):
            if other != seat:
                best_other = max(best_other, score(game, other))
        return share + margin * float(score(game, seat) - best_other)
