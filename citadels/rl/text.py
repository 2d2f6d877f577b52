"""A table in words, as one seat sees it: made from its view, never from the game."""

from __future__ import annotations

from functools import cache
from typing import Final

from citadels.bots.bot import rules_of
from citadels.engine.answers.text import BEAUTIFIED_MARK, answer_text
from citadels.engine.codes import BEAUTIFIED_BIT, HIDDEN, NO_CARD, NO_ROLE, NOBODY
from citadels.engine.names import CHARACTERS, DISTRICTS, TYPES
from citadels.engine.notation.assertions import view_fact
from citadels.engine.notation.event_text import question_slug
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
def texts_of(profile: str) -> Texts:
    return Texts("en", profile)


@cache
def _name(profile: str, kind: str, slug: str) -> str:
    return texts_of(profile).get_for_profile(f"{kind}-{slug}")


class Words:
    """What a view shows, in the words of its profile."""

    def __init__(self, seen: SeatView) -> None:
        self.seen = seen
        self.rules = rules_of(seen.rules)
        self.profile = setup_from_spec(seen.rules).profile
        self.texts = texts_of(self.profile)
        self.names = [agent_name(seat) for seat in range(seen.seats)]

    def character(self, role: int) -> str:
        return UNKNOWN if role == HIDDEN else _name(self.profile, "character", CHARACTERS[role])

    def characters(self, roles: list[int], real: int = NO_ROLE) -> str:
        """Several, with a star at the one that is real."""
        return ", ".join(
            self.character(role) + (REAL_SIGN if role == real else "") for role in roles
        )

    def district(self, place: int) -> str:
        """A card, or a district with a star if it is beautified."""
        if place == HIDDEN:
            return UNKNOWN
        name = _name(self.profile, "district", DISTRICTS[place % BEAUTIFIED_BIT])
        return name + BEAUTIFIED_MARK if place >= BEAUTIFIED_BIT else name

    def heading(self) -> list[str]:
        """Which round it is, who is called, how many cards and districts are still to come."""
        fields = self.seen.fields
        parts = [f"{self.texts.name_of_term('round')} {fields[ROUND]}"]
        rank = fields[RANK]
        if 0 < rank <= self.rules.ranks:
            character = self.character(self.rules.cast[rank])
            parts.append(self.texts.terminal("called", rank=rank, character=character))
        parts.append(f"{self.texts.name_of_term('deck')} {self.seen.deck_size}")
        goal = self.rules.complete_at - fields[SHORTER_BY]
        parts.append(self.texts.terminal("goal", amount=goal))
        return parts

    def marks(self) -> list[tuple[str, list[int], int]]:
        """What has happened to characters for all to see: what, to whom, and which one is real."""
        seen, texts = self.seen, self.texts
        marks = [(texts.terminal(key), *view_fact(seen, NOBODY, key)) for key in _FATES]
        for key, term in _MARKS:
            marks.append((texts.name_of_term(term), *view_fact(seen, NOBODY, key)))
        return [(label, roles, real) for label, roles, real in marks if roles]

    def notes(self) -> list[tuple[str, str]]:
        """What else is known of this round."""
        seen, texts = self.seen, self.texts
        notes: list[tuple[str, str]] = []
        if seen.fields[TAX]:
            notes.append((texts.terminal("tax"), str(seen.fields[TAX])))
        laid = [role for role in seen.laid_down if role != HIDDEN]
        notes.append((texts.name_of_term("facedown"), self.characters(laid)))
        if not seen.packet:  # else the options say what is seen
            packets = (seen.seen, seen.seen_again)
            notes += [(texts.terminal("saw"), self.characters(packet)) for packet in packets]
        return [(label, words) for label, words in notes if words]

    def cards(self) -> list[tuple[str, list[int]]]:
        """The cards that this seat may look at besides those that lie open, by where they are."""
        seen, texts = self.seen, self.texts
        if seen.seat == NOBODY:
            return []
        piles = [(texts.name_of_term("hand"), seen.hands[seen.seat])]
        if seen.shown_hand:
            owner = self.names[seen.questions[-1][3]]
            piles.append((texts.terminal("looking", target=owner), seen.shown_hand))
        piles += [
            (texts.name_of_term("cards"), seen.held),
            (texts.name_of_term("deck"), seen.shown_deck),
        ]
        if seen.under_museum:
            piles.append((_name(self.profile, "district", "museum"), seen.under_museum))
        return [(label, cards) for label, cards in piles if cards and HIDDEN not in cards]

    def question(self) -> str:
        """Who is asked; and what, if it is this seat."""
        seat = self.seen.to_move()
        if seat == NOBODY:
            return self.texts.get("web-board-over")
        if seat != self.seen.seat:
            return self.texts.get("web-board-waiting", seat=self.names[seat])
        handler, step, _, target, card, amount = self.seen.questions[-1]
        whom = self.names[target] if target != NOBODY else ""
        which = "" if card == NO_CARD else self.district(card)
        slug = question_slug(handler, step)
        asked = self.texts.question(slug, target=whom, card=which, amount=amount)
        return f"{self.names[seat]}: {asked}"

    def options(self) -> list[str]:
        """The legal answers, if this seat is asked."""
        return [answer_text(given, self.names) for given in self.seen.legal]


def table_text(seen: SeatView) -> str:
    """The whole table: a line for each seat, what else is known, the question and its answers."""
    words = Words(seen)
    lines = [" · ".join(words.heading()), *_seat_lines(words)]
    for label, roles, real in words.marks():
        lines.append(f"{label}: {words.characters(roles, real)}")
    lines += [f"{label}: {told}" for label, told in words.notes()]
    for label, cards in words.cards():
        lines.append(f"{label}: {', '.join(_card(words, card) for card in cards)}")
    lines.append(words.question())
    lines += [f"  {option}" for option in words.options()]
    return "\n".join(filter(None, lines)) + "\n"


def _seat_lines(words: Words) -> list[str]:
    seen, texts = words.seen, words.texts
    lines = []
    for seat in range(seen.seats):
        turn = ">" if seat == seen.fields[TURN_SEAT] else " "
        crown = "^" if seat == seen.fields[CROWN] else " "
        own = f"{texts.name_of_term('gold')} {seen.gold[seat]:<2}"
        hand = f"{texts.name_of_term('cards')} {len(seen.hands[seat]):<2}"
        roles = words.characters(seen.roles[seat])
        city = ", ".join(_card(words, place) for place in seen.cities[seat])
        line = f"{turn}{crown}{words.names[seat]}  {own}  {hand}  {roles:<12}  {city}"
        lines.append(line.rstrip())
    return lines


def _card(words: Words, place: int) -> str:
    """A district with the sign of its type and its cost."""
    card = place % BEAUTIFIED_BIT
    sign = words.texts.terminal(f"sign-{TYPES[words.rules.type_of[card]]}")
    return f"{words.district(place)} {sign}{words.rules.cost[card]}"
