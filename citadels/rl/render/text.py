"""A table in words, as one seat sees it: made from its view, never from the game."""

from __future__ import annotations

from functools import cache
from typing import Final

from citadels.bots.bot import rules_of
from citadels.engine.answers.text import BEAUTIFIED_MARK, answer_text
from citadels.engine.codes import BEAUTIFIED_BIT, HIDDEN, NO_CARD, NO_ROLE, NOBODY
from citadels.engine.editions.declarations import question_kind
from citadels.engine.names import CHARACTERS, DISTRICTS, TYPES
from citadels.engine.notation.assertions import view_fact
from citadels.engine.serialization import setup_from_spec
from citadels.engine.state import CROWN, RANK, ROUND, SHORTER_BY, TAX, TURN_SEAT
from citadels.engine.view import SeatView
from citadels.text import Texts

UNKNOWN: Final = "?"
REAL_SIGN: Final = "*"  # the mark that counts, for the one who has laid it
_FATES: Final = ("killed", "bewitched", "robbed")
_MARKS: Final = (("warrants", "warrant"), ("threats", "threat"), ("faceup", "faceup"))


def agent_name(seat: int) -> str:
    return f"player_{seat}"


@cache
def profile_texts(profile: str) -> Texts:
    return Texts("en", profile)


@cache
def _printed_name(profile: str, kind: str, slug: str) -> str:
    return profile_texts(profile).get_for_profile(f"{kind}-{slug}")


class ViewText:
    """What a view shows, in the words of its profile."""

    def __init__(self, view: SeatView) -> None:
        self.view = view
        self.rules = rules_of(view.rules)
        self.profile = setup_from_spec(view.rules).profile
        self.texts = profile_texts(self.profile)
        self.names = [agent_name(seat) for seat in range(view.seats)]

    def character(self, role: int) -> str:
        return (
            UNKNOWN
            if role == HIDDEN
            else _printed_name(self.profile, "character", CHARACTERS[role])
        )

    def characters(self, roles: list[int], real: int = NO_ROLE) -> str:
        """Several, with a star at the one that is real."""
        return ", ".join(
            self.character(role) + (REAL_SIGN if role == real else "") for role in roles
        )

    def district(self, place: int) -> str:
        """A card, or a district with a star if it is beautified."""
        if place == HIDDEN:
            return UNKNOWN
        name = _printed_name(self.profile, "district", DISTRICTS[place % BEAUTIFIED_BIT])
        return name + BEAUTIFIED_MARK if place >= BEAUTIFIED_BIT else name

    def heading(self) -> list[str]:
        """Which round it is, who is called, how many cards and districts are still to come."""
        fields = self.view.fields
        parts = [f"{self.texts.name_of_term('round')} {fields[ROUND]}"]
        rank = fields[RANK]
        if 0 < rank <= self.rules.ranks:
            character = self.character(self.rules.cast[rank])
            parts.append(self.texts.terminal("called", rank=rank, character=character))
        parts.append(f"{self.texts.name_of_term('deck')} {self.view.deck_size}")
        goal = self.rules.complete_at - fields[SHORTER_BY]
        parts.append(self.texts.terminal("goal", amount=goal))
        return parts

    def marks(self) -> list[tuple[str, list[int], int]]:
        """What has happened to characters in public: the mark, the characters and the real one."""
        view, texts = self.view, self.texts
        marks = [(texts.terminal(key), *view_fact(view, NOBODY, key)) for key in _FATES]
        for key, term in _MARKS:
            marks.append((texts.name_of_term(term), *view_fact(view, NOBODY, key)))
        return [(label, roles, real) for label, roles, real in marks if roles]

    def notes(self) -> list[tuple[str, str]]:
        """What else is known of this round."""
        view, texts = self.view, self.texts
        notes: list[tuple[str, str]] = []
        if view.fields[TAX]:
            notes.append((texts.terminal("tax"), str(view.fields[TAX])))
        laid_down = [role for role in view.laid_down if role != HIDDEN]
        notes.append((texts.name_of_term("facedown"), self.characters(laid_down)))
        if not view.packet:  # else the options show it
            packets = (view.seen, view.seen_again)
            notes += [(texts.terminal("saw"), self.characters(packet)) for packet in packets]
        return [(label, note) for label, note in notes if note]

    def piles(self) -> list[tuple[str, list[int]]]:
        """The cards that this seat may look at besides those that lie open, by where they are."""
        view, texts = self.view, self.texts
        if view.seat == NOBODY:
            return []
        piles = [(texts.name_of_term("hand"), view.hands[view.seat])]
        if view.shown_hand:
            owner = self.names[view.questions[-1][3]]
            piles.append((texts.terminal("looking", target=owner), view.shown_hand))
        piles += [
            (texts.name_of_term("cards"), view.held),
            (texts.name_of_term("deck"), view.shown_deck),
        ]
        if view.under_museum:
            piles.append((_printed_name(self.profile, "district", "museum"), view.under_museum))
        return [(label, cards) for label, cards in piles if cards and HIDDEN not in cards]

    def question(self) -> str:
        """Who is asked; and what, if it is this seat."""
        seat = self.view.to_move()
        if seat == NOBODY:
            return self.texts.get("web-board-over")
        if seat != self.view.seat:
            return self.texts.get("web-board-waiting", seat=self.names[seat])
        handler, step, _, target, card, amount = self.view.questions[-1]
        target_name = self.names[target] if target != NOBODY else ""
        card_name = "" if card == NO_CARD else self.district(card)
        slug = question_kind(handler, step)
        question_text = self.texts.question(slug, target=target_name, card=card_name, amount=amount)
        return f"{self.names[seat]}: {question_text}"

    def options(self) -> list[str]:
        """The legal answers, if this seat is asked."""
        return [answer_text(answer, self.names) for answer in self.view.legal]


def table_text(view: SeatView) -> str:
    """The whole table: a line for each seat, what else is known, the question and its answers."""
    text = ViewText(view)
    lines = [" · ".join(text.heading()), *_seat_lines(text)]
    for label, roles, real in text.marks():
        lines.append(f"{label}: {text.characters(roles, real)}")
    lines += [f"{label}: {note}" for label, note in text.notes()]
    for label, cards in text.piles():
        lines.append(f"{label}: {', '.join(_card(text, card) for card in cards)}")
    lines.append(text.question())
    lines += [f"  {option}" for option in text.options()]
    return "\n".join(filter(None, lines)) + "\n"


def _seat_lines(text: ViewText) -> list[str]:
    view, texts = text.view, text.texts
    lines = []
    for seat in range(view.seats):
        turn = ">" if seat == view.fields[TURN_SEAT] else " "
        crown = "^" if seat == view.fields[CROWN] else " "
        gold = f"{texts.name_of_term('gold')} {view.gold[seat]:<2}"
        hand = f"{texts.name_of_term('cards')} {len(view.hands[seat]):<2}"
        roles = text.characters(view.roles[seat])
        city = ", ".join(_card(text, place) for place in view.cities[seat])
        line = f"{turn}{crown}{text.names[seat]}  {gold}  {hand}  {roles:<12}  {city}"
        lines.append(line.rstrip())
    return lines


def _card(text: ViewText, place: int) -> str:
    """A district with the sign of its type and its cost."""
    card = place % BEAUTIFIED_BIT
    sign = text.texts.terminal(f"sign-{TYPES[text.rules.type_of[card]]}")
    return f"{text.district(place)} {sign}{text.rules.cost[card]}"
