"""What OpenSpiel prints of a game: the whole table, and what one seat sees of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from citadels.engine.answers.text import answer_text, place_text
from citadels.engine.codes import HIDDEN, NO_CARD, NO_ROLE, NOBODY
from citadels.engine.game import Game
from citadels.engine.knowledge.knowledge import Knowledge, Pile
from citadels.engine.names import CHARACTERS, handler_name
from citadels.engine.notation.describe_state import describe_state
from citadels.engine.notation.event_text import question_slug
from citadels.engine.scoring import score
from citadels.engine.state import CROWN, FACEUP, KILLED, RANK, REVEALED, ROBBED, ROUND
from citadels.engine.view import SeatView, mask_list

NAMES: Final = [f"p{seat}" for seat in range(8)]
_UNKNOWN: Final = "?"

Lines = dict[str, str]  # what it is about, and what there is


def whole_table(game: Game) -> str:
    """Everything, secrets too, but the order of the deck."""
    lines = describe_state(game, NAMES)
    if game.is_over():
        points = (f"{NAMES[seat]} {score(game, seat)}" for seat in range(game.seats()))
        lines.append("points " + ", ".join(points))
    return "\n".join(lines)


def as_text(lines: Lines) -> str:
    return "\n".join(f"{about}: {there}" for about, there in lines.items())


def seen_lines(seen: SeatView, learnt: Knowledge) -> Lines:
    """All of a view, and what has been learnt beyond it, in words where there are any."""
    lines = {about: there for about, there in _table(seen) if there}
    for seat in range(seen.seats):
        lines |= {f"{NAMES[seat]} {about}": there for about, there in _seat(seen, seat) if there}
    lines |= {about: there for about, there in _own(seen) if there}
    lines |= {f"learnt, {about}": there for about, there in _learnt(learnt) if there}
    return lines


def _table(seen: SeatView) -> Iterator[tuple[str, str]]:
    fields = seen.fields
    yield "round", str(fields[ROUND])
    yield "crown", NAMES[fields[CROWN]]
    yield "rank", str(fields[RANK])
    yield "deck", str(seen.deck_size)
    yield "faceup", _roles(mask_list(fields[FACEUP]))
    yield "revealed", _roles(mask_list(fields[REVEALED]))
    yield "killed", _roles([fields[KILLED]])
    yield "robbed", _roles([fields[ROBBED]])
    yield "asked", "; ".join(_question(*frame[:5]) for frame in seen.questions)
    # The fields above and all the others, as the engine has them: two views that differ anywhere
    # must not be told in the same words.
    yield "fields", " ".join(str(value) for value in fields.values())
    yield "amounts", " ".join(str(frame[5]) for frame in seen.questions)


def _seat(seen: SeatView, seat: int) -> Iterator[tuple[str, str]]:
    yield "gold", str(seen.gold[seat])
    yield "hand", _cards(seen.hands[seat])
    yield "city", _cards(seen.cities[seat])
    yield "roles", _roles(seen.roles[seat])
    flags = {"completed": seen.completed[seat], "built": seen.built[seat]}
    yield "is", " ".join(word for word, holds in flags.items() if holds)
    yield "reached", str(seen.reached[seat] or "")


def _own(seen: SeatView) -> Iterator[tuple[str, str]]:
    yield "aside", _roles([seen.aside])
    yield "laid down", _roles(seen.laid_down)
    yield "packet", _roles(seen.packet)
    yield "seen", _roles(seen.seen)
    yield "seen again", _roles(seen.seen_again)
    yield "swap given", _roles([seen.swap_given])
    yield "swap taken", _roles([seen.swap_taken])
    yield "warrants", _roles(seen.warrants)
    yield "signed", _roles([seen.signed])
    yield "threats", _roles(seen.threats)
    yield "flowered", _roles([seen.flowered])
    yield "under museum", _cards(seen.under_museum)
    yield "held", _cards(seen.held)
    yield "shown hand", _cards(seen.shown_hand)
    yield "shown deck", _cards(seen.shown_deck)
    yield "may", ", ".join(answer_text(given, NAMES) for given in seen.legal)


def _learnt(learnt: Knowledge) -> Iterator[tuple[str, str]]:
    for seat, pile in enumerate(learnt.hands):
        yield f"{NAMES[seat]} hand", _pile(pile)
    yield (
        "deck",
        " ".join(
            f"{place_text(card)}@{depth}"
            for depth, card in enumerate(learnt.deck)
            if card != HIDDEN
        ),
    )
    yield "in the deck", _pile(learnt.loose)
    yield "museum", _pile(learnt.museum)
    yield "taken", _cards([learnt.taken_card] if learnt.taken_card != HIDDEN else [])
    yield "blank threats", _roles(learnt.blank_threats)
    yield "real threat", _roles([learnt.real_threat])


def _question(handler: int, step: int, seat: int, target: int, card: int) -> str:
    who = NAMES[seat] if seat != NOBODY else ""
    about = NAMES[target] if target != NOBODY else ""
    what = f"{handler_name(handler)} {question_slug(handler, step) or step}"
    return " ".join(f"{who} {what} {about} {_number(card)}".split())


def _number(card: int) -> str:
    """A card of a question may be a district or a character: only the question knows."""
    return "" if card == NO_CARD else str(card)


def _pile(pile: Pile) -> str:
    cards = [card for card, count in enumerate(pile.known) for _ in range(count)]
    return f"{_cards(cards)} ({pile.sure_count} sure)" if cards else ""


def _cards(cards: Iterable[int]) -> str:
    return " ".join(_UNKNOWN if card == HIDDEN else place_text(card) for card in cards)


def _roles(roles: Iterable[int]) -> str:
    words = (_UNKNOWN if role == HIDDEN else CHARACTERS[role] for role in roles if role != NO_ROLE)
    return " ".join(words)
