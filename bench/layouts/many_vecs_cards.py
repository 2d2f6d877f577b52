"""Layout B: the phases and the cards; they read the arrays of the game and call primitives."""

from __future__ import annotations

from typing import Final

from layouts.codes import (
    ASSASSIN,
    BIT,
    BUILD,
    CARDS,
    CARDS_WITH_TEXT,
    COMMON,
    COST,
    DECLINE,
    DESTROY,
    DISCARD,
    DRAFT,
    DRAW,
    END,
    FULL_CITY,
    GOLD,
    GRAVEYARD,
    HANDLER_OF,
    KEEP,
    LABORATORY,
    LOWEST,
    NAME,
    NOBODY,
    NO_CARD,
    PAY,
    PICK,
    RANKS,
    RED_CARDS,
    SEATS,
    TAKE,
    TARGET,
    TURN,
    USE,
    WARLORD,
    WIZARD,
    action,
    arg2_of,
    arg_of,
    below,
    fold,
    next_random,
    verb_of,
)
from layouts.ints import i64, override
from layouts.many_vecs import Frame, Game, Handler, Rules, empty_game

WHAT_NOW: Final[i64] = 0
WHICH_TO_KEEP: Final[i64] = 1

WHOSE_HAND: Final[i64] = 0
WHICH_CARD: Final[i64] = 1
BUILD_OR_KEEP: Final[i64] = 2


def offer_each(game: Game, verb: i64, cards: i64) -> None:
    while cards:
        game.offer(action(verb, LOWEST[(cards & -cards) % 67]))
        cards &= cards - 1


class Draft(Handler):
    @override
    def options(self, game: Game, frame: Frame) -> None:
        offer_each(game, PICK, game.pool)

    @override
    def resolve(self, game: Game, frame: Frame, answer: i64) -> None:
        game.pick(frame.seat, arg_of(answer))
        if frame.amount > 1:
            game.ask(DRAFT, 0, (frame.seat + 1) % SEATS, NOBODY, NO_CARD, frame.amount - 1)
        else:
            game.call_next()


class Turn(Handler):
    @override
    def options(self, game: Game, frame: Frame) -> None:
        if frame.step == WHICH_TO_KEEP:
            first = game.deck_card(0)
            second = game.deck_card(1)
            game.offer(action(KEEP, min(first, second)))
            if first != second:
                game.offer(action(KEEP, max(first, second)))
            return
        seat = frame.seat
        if not game.gathered:
            game.offer(action(GOLD))
            if game.deck_size > 1:
                game.offer(action(DRAW))
        elif not game.has_built:
            gold = game.gold[seat]
            cards = game.hand_mask[seat] & ~game.city_mask[seat]
            while cards:
                card = LOWEST[(cards & -cards) % 67]
                if COST[card] <= gold:
                    game.offer(action(BUILD, card))
                cards &= cards - 1
        self._offer_ability(game, game.rank, seat)
        texts = game.city_mask[seat] & CARDS_WITH_TEXT
        while texts:
            self._offer_ability(game, HANDLER_OF[LOWEST[(texts & -texts) % 67]], seat)
            texts &= texts - 1
        if game.gathered:
            game.offer(action(END))

    @override
    def resolve(self, game: Game, frame: Frame, answer: i64) -> None:
        seat = frame.seat
        verb = verb_of(answer)
        if verb == END:
            game.call_next()
        elif verb == KEEP:
            self._keep(game, seat, arg_of(answer))
        else:
            game.ask(TURN, WHAT_NOW, seat)
            if verb == GOLD:
                game.gathered = True
                game.gain(seat, 2)
            elif verb == DRAW:
                game.gathered = True
                game.ask(TURN, WHICH_TO_KEEP, seat)
            elif verb == BUILD:
                game.has_built = True
                game.build(seat, arg_of(answer))
            else:
                game.use_up(arg_of(answer))
                game.rules.handlers[arg_of(answer)].use(game, seat)

    def _offer_ability(self, game: Game, code: i64, seat: i64) -> None:
        if not game.used(code) and game.rules.handlers[code].can_use(game, seat):
            game.offer(action(USE, code))

    def _keep(self, game: Game, seat: i64, card: i64) -> None:
        first = game.draw()
        second = game.draw()
        game.add_to_hand(seat, card)
        game.to_bottom(second if card == first else first)


class Assassin(Handler):
    """Name a character: it loses its turn."""

    @override
    def can_use(self, game: Game, seat: i64) -> bool:
        return True

    @override
    def use(self, game: Game, seat: i64) -> None:
        game.ask(ASSASSIN, 0, seat)

    @override
    def options(self, game: Game, frame: Frame) -> None:
        for rank in range(ASSASSIN + 1, RANKS + 1):
            game.offer(action(NAME, rank))

    @override
    def resolve(self, game: Game, frame: Frame, answer: i64) -> None:
        game.murdered = arg_of(answer)


class Wizard(Handler):
    """Look at another player's hand and take one card: build it now for its cost, or keep it."""

    @override
    def can_use(self, game: Game, seat: i64) -> bool:
        for other in range(SEATS):
            if other != seat and game.hand_size[other] > 0:
                return True
        return False

    @override
    def use(self, game: Game, seat: i64) -> None:
        game.ask(WIZARD, WHOSE_HAND, seat)

    @override
    def options(self, game: Game, frame: Frame) -> None:
        if frame.step == WHOSE_HAND:
            for other in range(SEATS):
                if other != frame.seat and game.hand_size[other] > 0:
                    game.offer(action(TARGET, other))
        elif frame.step == WHICH_CARD:
            offer_each(game, TAKE, game.hand_mask[frame.target])
        else:
            if COST[frame.card] <= game.gold[frame.seat]:
                game.offer(action(BUILD, frame.card))
            game.offer(action(KEEP))

    @override
    def resolve(self, game: Game, frame: Frame, answer: i64) -> None:
        if frame.step == WHOSE_HAND:
            game.ask(WIZARD, WHICH_CARD, frame.seat, arg_of(answer))
        elif frame.step == WHICH_CARD:
            game.take_from_hand(frame.target, arg_of(answer))
            game.add_to_hand(frame.seat, arg_of(answer))
            game.ask(WIZARD, BUILD_OR_KEEP, frame.seat, NOBODY, arg_of(answer))
        elif verb_of(answer) == BUILD:
            game.build(frame.seat, frame.card)


class Warlord(Handler):
    """Gold for red districts; destroy a district for one gold less than its cost."""

    @override
    def at_turn_start(self, game: Game, seat: i64) -> None:
        reds = game.city_mask[seat] & RED_CARDS
        while reds:
            game.gain(seat, 1)
            reds &= reds - 1

    @override
    def can_use(self, game: Game, seat: i64) -> bool:
        for owner in range(SEATS):
            if self._targets(game, owner, game.gold[seat]):
                return True
        return False

    @override
    def use(self, game: Game, seat: i64) -> None:
        game.ask(WARLORD, 0, seat)

    @override
    def options(self, game: Game, frame: Frame) -> None:
        for owner in range(SEATS):
            cards = self._targets(game, owner, game.gold[frame.seat])
            while cards:
                game.offer(action(DESTROY, owner, LOWEST[(cards & -cards) % 67]))
                cards &= cards - 1

    @override
    def resolve(self, game: Game, frame: Frame, answer: i64) -> None:
        card = arg2_of(answer)
        game.pay(frame.seat, COST[card] - 1)
        game.destroy(arg_of(answer), card, frame.seat)

    def _targets(self, game: Game, owner: i64, gold: i64) -> i64:
        """The districts of a city that so much gold destroys, as a mask."""
        found: i64 = 0
        if game.city_size[owner] < FULL_CITY:
            cards = game.city_mask[owner]
            while cards:
                card = LOWEST[(cards & -cards) % 67]
                if COST[card] - 1 <= gold:
                    found |= BIT[card]
                cards &= cards - 1
        return found


class Laboratory(Handler):
    """Once per turn, discard a card for 2 gold."""

    @override
    def can_use(self, game: Game, seat: i64) -> bool:
        return game.hand_size[seat] > 0

    @override
    def use(self, game: Game, seat: i64) -> None:
        game.ask(LABORATORY, 0, seat)

    @override
    def options(self, game: Game, frame: Frame) -> None:
        offer_each(game, DISCARD, game.hand_mask[frame.seat])

    @override
    def resolve(self, game: Game, frame: Frame, answer: i64) -> None:
        game.take_from_hand(frame.seat, arg_of(answer))
        game.to_bottom(arg_of(answer))
        game.gain(frame.seat, 2)


class Graveyard(Handler):
    """When the Warlord destroys a district, the owner may pay 1 gold to take the card."""

    @override
    def after_destroy(self, game: Game, owner: i64, card: i64, by: i64) -> None:
        if owner != by and game.gold[owner] > 0:
            game.ask(GRAVEYARD, 0, owner, NOBODY, card)

    @override
    def options(self, game: Game, frame: Frame) -> None:
        game.offer(action(PAY))
        game.offer(action(DECLINE))

    @override
    def resolve(self, game: Game, frame: Frame, answer: i64) -> None:
        if verb_of(answer) == PAY:
            game.pay(frame.seat, 1)
            game.add_to_hand(frame.seat, game.take_bottom())


def make_rules() -> Rules:
    plain = Handler()
    return Rules(
        [
            Turn(),
            Assassin(),
            plain,
            Wizard(),
            plain,
            plain,
            plain,
            plain,
            Warlord(),
            Draft(),
            Laboratory(),
            Graveyard(),
        ]
    )


RULES: Final = make_rules()


def new_game(seed: i64) -> Game:
    game = empty_game(RULES, seed)
    deck: list[int] = []
    for card in range(CARDS):
        for _ in range(3 if card < COMMON else 1):
            deck.append(card)
    for last in range(len(deck) - 1, 0, -1):
        other = game.random(last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    for card in deck:
        game.to_bottom(card)
    for seat in range(SEATS):
        game.gain(seat, 2)
        for _ in range(4):
            game.add_to_hand(seat, game.draw())
    game.start_round()
    return game


def play(seed: i64, games: i64) -> tuple[int, int]:
    """Random games: how many decisions, and a digest of all answers and final states."""
    decisions: i64 = 0
    digest: i64 = 0
    dice: i64 = seed
    for number in range(games):
        game = new_game(seed + number)
        while not game.over():
            dice = next_random(dice)
            chosen = below(dice, game.fill())
            answer = game.answers[chosen]
            game.step(answer)
            digest = fold(digest, answer)
            decisions += 1
        digest = fold(digest, game.digest())
    return decisions, digest
