"""Reading what follows the set-up: answers, options, claims, and what is open."""

from __future__ import annotations

from typing import Final

from citadels.engine.codes import HIDDEN, NO_CARD, NO_ROLE, NOBODY
from citadels.engine.names import EVENTS, QUESTIONS, REASONS
from citadels.engine.notation.forms import (
    CHARACTERS,
    FLAG,
    HAND,
    MARKS,
    NAMES,
    NUMBER,
    PLAYER_FORMS,
    ROLE_EVENTS,
    SEEN_NOT,
    SOME_CHARACTERS,
    TABLE_FORMS,
    VIEW_FORMS,
)
from citadels.engine.notation.opening import MOST_GOLD, MOST_OUTCOMES, read_turn, real_mark
from citadels.engine.notation.story import (
    ANY_AMOUNT,
    ANY_REASON,
    ASKED,
    EVERYBODY,
    OVER,
    SPECTATOR,
    TABLE,
    TURN,
    Answer,
    Claim,
    Hears,
    Open,
    Options,
    Outcomes,
    Refusal,
    Step,
)
from citadels.engine.notation.tokens import (
    COMMA,
    NONE,
    Reader,
    StoryError,
    Word,
    character,
    district,
    is_name,
    marked_character,
    place,
    wrong,
)
from citadels.engine.words import WordsError, answer_code

HIDDEN_SIGN: Final = "?"
OPEN_WORDS: Final = (TURN, ASKED, OVER)
SIGNS: Final = ":?+!"
_SPECTATOR_WORD: Final = "nobody"


def read_steps(words: list[Word], seats: list[str]) -> list[Step]:
    """What one line of the play says."""
    key = words[0]
    if key.text == "=":
        return _claims(Reader(words[1:]) if len(words) > 1 else _nothing(key), EVERYBODY, seats)
    if key.text == "~":
        reader = Reader(words)
        reader.next("'~'")
        return [Outcomes(key, tuple(reader.numbers("an outcome of chance", MOST_OUTCOMES)))]
    if key.text in OPEN_WORDS:
        return [_open(words, seats)]
    if key.text[-1] in SIGNS and is_name(key.text[:-1]):
        return _moves(words, seats)
    return _sights(words, seats)


def _nothing(key: Word) -> Reader:
    raise StoryError(key.line, key.column + 1, f"after {key.shown()} a claim is missing")


def parts(words: list[Word], after: Word, what: str) -> list[list[Word]]:
    """The words between commas; none of the parts may be empty."""
    found: list[list[Word]] = [[]]
    last = after
    for word in words:
        if word.text == COMMA:
            if not found[-1]:
                raise StoryError(word.line, word.column, f"before ',' {what} is missing")
            found.append([])
        else:
            found[-1].append(word)
        last = word
    if not found[-1]:
        column = last.column + len(last.text)
        raise StoryError(last.line, column, f"after {last.shown()} {what} is missing")
    return found


# Answers and options.


def _moves(words: list[Word], seats: list[str]) -> list[Step]:
    key = words[0]
    sign = key.text[-1]
    name = Word(key.text[:-1], key.line, key.column)
    seat = Reader([name]).seat(seats)
    answers = parts(words[1:], key, "an answer")
    if sign == ":":
        return [Answer(part[0], seat, _answer(part, seats)) for part in answers]
    if sign == "!":
        return [_refusal(part, seat, seats) for part in answers]
    given = tuple(_answer(part, seats) for part in answers)
    for index, part in enumerate(answers):
        if given[index] in given[:index]:
            raise wrong(part[0], "the beginning of an answer that is here twice")
    return [Options(key, seat, given, sign == "?")]


def _answer(words: list[Word], seats: list[str]) -> int:
    text = " ".join(word.text for word in words)
    try:
        return answer_code(text, seats)
    except WordsError as error:
        raise StoryError(words[0].line, words[0].column, str(error)) from error


def _refusal(words: list[Word], seat: int, seats: list[str]) -> Refusal:
    last = words[-1].text
    if not last.startswith("("):
        return Refusal(words[0], seat, _answer(words, seats), ANY_REASON)
    slug = last[1:-1]
    if not last.endswith(")") or slug not in REASONS[1:]:
        raise wrong(words[-1], "no reason; they are in citadels/engine/names.py")
    if len(words) == 1:
        raise wrong(words[-1], "a reason without an answer")
    return Refusal(words[0], seat, _answer(words[:-1], seats), REASONS.index(slug))


# Claims.


def _sights(words: list[Word], seats: list[str]) -> list[Step]:
    key = words[0]
    if not is_name(key.text) and key.text != _SPECTATOR_WORD:
        raise wrong(key, "no word that begins a line of the play")
    reader = Reader(words)
    reader.next("a name")
    viewer = SPECTATOR
    if key.text != _SPECTATOR_WORD:
        viewer = Reader([key]).seat(seats)
    verb = reader.next("':', '?', '+', '!' at the name, or 'sees' or 'hears'")
    if verb.text == "hears":
        return [_hears(part, viewer, seats) for part in parts(words[2:], verb, "an event")]
    if verb.text != "sees":
        raise wrong(verb, "neither 'sees' nor 'hears'; an answer needs ':' at the name")
    if reader.ended():
        reader.next("a claim")
    return _claims(Reader(words[2:]), viewer, seats)


def _claims(reader: Reader, viewer: int, seats: list[str]) -> list[Step]:
    claims: list[Step] = []
    subject = TABLE
    for part in parts(reader.words, reader.words[0], "a claim"):
        inner = Reader(part)
        named = is_name(inner.peek())
        if named:
            subject = inner.seat(seats)
        claim = _claim(inner, viewer, subject, seats)
        if named and claim.subject == TABLE:
            raise wrong(part[1], "said of the table, not of a player")
        claims.append(claim)
    return claims


def _claim(reader: Reader, viewer: int, subject: int, seats: list[str]) -> Claim:
    at = reader.words[0]
    word = reader.next("a claim")
    key = word.text
    if key in {"no", "not"}:
        key = f"{key} {reader.next('a claim').text}"
    if key in TABLE_FORMS or (key in VIEW_FORMS and viewer != EVERYBODY):
        form = TABLE_FORMS[key] if key in TABLE_FORMS else VIEW_FORMS[key]
        subject = TABLE
    elif key in PLAYER_FORMS and subject != TABLE:
        form = PLAYER_FORMS[key]
    elif key in PLAYER_FORMS:
        raise wrong(word, "said of a player: his name is missing")
    else:
        raise wrong(word, f"no claim; there are {_known(viewer, subject)}")
    if viewer != EVERYBODY and key in SEEN_NOT:
        raise wrong(word, "nothing that a view can tell")
    return _values(reader, Claim(at, viewer, subject, key, ()), form, seats)


def _known(viewer: int, subject: int) -> str:
    keys = [*PLAYER_FORMS] if subject != TABLE else [*TABLE_FORMS]
    if viewer != EVERYBODY and subject == TABLE:
        keys += [*VIEW_FORMS]
    return ", ".join(keys)


def _values(reader: Reader, bare: Claim, form: int, seats: list[str]) -> Claim:
    values: list[int] = []
    real = NO_ROLE
    counted = False
    if form == FLAG:
        reader.finish()
        return bare
    if form == NUMBER or (form == SOME_CHARACTERS and reader.peek().isdigit()):
        counted = form == SOME_CHARACTERS
        values.append(reader.number("a number", MOST_GOLD))
        reader.finish()
    elif reader.skip(NONE):
        reader.finish()
    else:
        while not reader.ended() or not values:
            word = reader.next("a name, or '-'")
            if form == MARKS:
                role, starred = marked_character(word)
                real = real_mark(word, role, real) if starred else real
                values.append(role)
            elif form == NAMES:
                values.append(Reader([word]).seat(seats))
            else:
                values.append(_card(word, form, bare.viewer))
    return Claim(bare.at, bare.viewer, bare.subject, bare.key, tuple(values), real, counted)


def _card(word: Word, form: int, viewer: int) -> int:
    if word.text == HIDDEN_SIGN:
        if viewer == EVERYBODY:
            raise wrong(word, "for views only: '=' knows every card")
        return HIDDEN
    if form in {CHARACTERS, SOME_CHARACTERS}:
        return character(word)
    return district(word) if form == HAND else place(word)


# Events.


def _hears(words: list[Word], viewer: int, seats: list[str]) -> Hears:
    reader = Reader(words)
    at = reader.next("an event")
    if at.text not in EVENTS[1:]:
        raise wrong(at, "no event; they are in citadels/engine/names.py")
    kind = EVENTS.index(at.text)
    who = [NOBODY, NOBODY]
    for index in range(2):
        if is_name(reader.peek()):
            who[index] = reader.seat(seats)
    card = NO_CARD
    if not reader.ended() and not reader.peek()[0].isdigit():
        word = reader.next("a card")
        if word.text == HIDDEN_SIGN:
            card = HIDDEN
        else:
            card = character(word) if at.text in ROLE_EVENTS else place(word)
    amount = ANY_AMOUNT
    if not reader.ended():
        amount = reader.number("an amount", MOST_GOLD)
    reader.finish()
    return Hears(at, viewer, kind, who[0], who[1], card, amount)


# What is open.


def _open(words: list[Word], seats: list[str]) -> Open:
    reader = Reader(words)
    key = reader.next("what is open")
    if key.text == OVER:
        reader.finish()
        return Open(key, OVER, NOBODY)
    seat = reader.seat(seats)
    if key.text == TURN:
        resumed, role, gathered = read_turn(reader)
        reader.finish()
        return Open(key, TURN, seat, NO_ROLE if role is None else role.code, resumed, gathered)
    question = reader.next("a kind of question")
    if question.text not in [slug for _, _, slug in QUESTIONS]:
        raise wrong(question, "no kind of question; they are in citadels/engine/names.py")
    reader.finish()
    return Open(key, ASKED, seat, question=question.text)
