"""What OpenSpiel prints of a game: the whole table, and what one seat sees of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from citadels.engine.answers.text import answer_text, place_text
from citadels.engine.codes import HIDDEN, NO_CARD, NO_ROLE, NOBODY
from citadels.engine.editions.declarations import question_kind
from citadels.engine.game import Game
from citadels.engine.knowledge.knowledge import Knowledge, Pile
from citadels.engine.names import CHARACTERS, handler_name
from citadels.engine.notation.describe_state import describe_state
from citadels.engine.scoring import score
from citadels.engine.state import CROWN, FACEUP, KILLED, RANK, REVEALED, ROBBED, ROUND
from citadels.engine.view import SeatView, mask_list

SEAT_NAMES: Final = [f"p{seat}" for seat in range(8)]
_UNKNOWN: Final = "?"

Lines = dict[str, str]  # what it is about, and what there is


def table_text(game: Game) -> str:
    """Everything, secrets too, but the order of the deck."""
    lines = describe_state(game, SEAT_NAMES)
    if game.is_over():
        points = (f"{SEAT_NAMES[seat]} {score(game, seat)}" for seat in range(game.seats()))
        lines.append("points " + ", ".join(points))
    return "\n".join(lines)


def join_lines(lines: Lines) -> str:
    return "\n".join(f"{label}: {text}" for label, text in lines.items())


def view_lines(view: SeatView, knowledge: Knowledge) -> Lines:
    """All of a view, and what has been learnt beyond it, in words where there are any."""
    lines = {label: text for label, text in _table_facts(view) if text}
    for seat in range(view.seats):
        lines |= {
            f"{SEAT_NAMES[seat]} {label}": text for label, text in _seat_facts(view, seat) if text
        }
    lines |= {label: text for label, text in _private_facts(view) if text}
    lines |= {f"learnt, {label}": text for label, text in _knowledge_facts(knowledge) if text}
    return lines


def _table_facts(view: SeatView) -> Iterator[tuple[str, str]]:
    fields = view.fields
    yield "round", str(fields[ROUND])
    yield "crown", SEAT_NAMES[fields[CROWN]]
    yield "rank", str(fields[RANK])
    yield "deck", str(view.deck_size)
    yield "faceup", _roles_text(mask_list(fields[FACEUP]))
    yield "revealed", _roles_text(mask_list(fields[REVEALED]))
    yield "killed", _roles_text([fields[KILLED]])
    yield "robbed", _roles_text([fields[ROBBED]])
    yield "asked", "; ".join(_question_text(*frame[:5]) for frame in view.questions)
    # The fields above and all the others, as the engine has them: two views that differ anywhere
    # must not have the same text.
    yield "fields", " ".join(str(value) for value in fields.values())
    yield "amounts", " ".join(str(frame[5]) for frame in view.questions)


def _seat_facts(view: SeatView, seat: int) -> Iterator[tuple[str, str]]:
    yield "gold", str(view.gold[seat])
    yield "hand", _cards_text(view.hands[seat])
    yield "city", _cards_text(view.cities[seat])
    yield "roles", _roles_text(view.roles[seat])
    flags = {"completed": view.completed[seat], "built": view.built[seat]}
    yield "is", " ".join(flag for flag, is_set in flags.items() if is_set)
    yield "reached", str(view.reached[seat] or "")


def _private_facts(view: SeatView) -> Iterator[tuple[str, str]]:
    yield "aside", _roles_text([view.aside])
    yield "laid down", _roles_text(view.laid_down)
    yield "packet", _roles_text(view.packet)
    yield "seen", _roles_text(view.seen)
    yield "seen again", _roles_text(view.seen_again)
    yield "swap given", _roles_text([view.swap_given])
    yield "swap taken", _roles_text([view.swap_taken])
    yield "warrants", _roles_text(view.warrants)
    yield "signed", _roles_text([view.signed])
    yield "threats", _roles_text(view.threats)
    yield "flowered", _roles_text([view.flowered])
    yield "under museum", _cards_text(view.under_museum)
    yield "held", _cards_text(view.held)
    yield "shown hand", _cards_text(view.shown_hand)
    yield "shown deck", _cards_text(view.shown_deck)
    yield "may", ", ".join(answer_text(answer, SEAT_NAMES) for answer in view.legal)


def _knowledge_facts(knowledge: Knowledge) -> Iterator[tuple[str, str]]:
    for seat, pile in enumerate(knowledge.hands):
        yield f"{SEAT_NAMES[seat]} hand", _pile_text(pile)
    yield (
        "deck",
        " ".join(
            f"{place_text(card)}@{depth}"
            for depth, card in enumerate(knowledge.deck)
            if card != HIDDEN
        ),
    )
    yield "in the deck", _pile_text(knowledge.loose)
    yield "museum", _pile_text(knowledge.museum)
    yield "taken", _cards_text([knowledge.taken_card] if knowledge.taken_card != HIDDEN else [])
    yield "blank threats", _roles_text(knowledge.blank_threats)
    yield "real threat", _roles_text([knowledge.real_threat])


def _question_text(handler: int, step: int, seat: int, target: int, card: int) -> str:
    seat_name = SEAT_NAMES[seat] if seat != NOBODY else ""
    target_name = SEAT_NAMES[target] if target != NOBODY else ""
    question = f"{handler_name(handler)} {question_kind(handler, step) or step}"
    return " ".join(f"{seat_name} {question} {target_name} {_card_number(card)}".split())


def _card_number(card: int) -> str:
    """A card of a question may be a district or a character: only the question knows."""
    return "" if card == NO_CARD else str(card)


def _pile_text(pile: Pile) -> str:
    cards = [card for card, count in enumerate(pile.known) for _ in range(count)]
    return f"{_cards_text(cards)} ({pile.sure_count} sure)" if cards else ""


def _cards_text(cards: Iterable[int]) -> str:
    return " ".join(_UNKNOWN if card == HIDDEN else place_text(card) for card in cards)


def _roles_text(roles: Iterable[int]) -> str:
    names = (_UNKNOWN if role == HIDDEN else CHARACTERS[role] for role in roles if role != NO_ROLE)
    return " ".join(names)
