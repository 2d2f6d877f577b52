"""Reading what follows the set-up: answers, options, assertions, and what is open."""

from __future__ import annotations

from typing import Final

from citadels.engine.answers.text import AnswerTextError, parse_answer
from citadels.engine.codes import HIDDEN, NO_CARD, NO_ROLE, NOBODY
from citadels.engine.editions.declarations import QUESTIONS
from citadels.engine.names import EVENTS, REASONS
from citadels.engine.notation.assertion_kinds import (
    CHARACTERS,
    FLAG,
    HAND,
    MARKS,
    NAMES,
    NOT_IN_VIEWS,
    NUMBER,
    PLAYER_KINDS,
    ROLE_EVENTS,
    SOME_CHARACTERS,
    TABLE_KINDS,
    VIEW_KINDS,
)
from citadels.engine.notation.setup_parser import MAX_GOLD, MAX_OUTCOME, check_real_mark, parse_turn
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
    Assertion,
    ExpectedEvent,
    ExpectedOptions,
    ExpectedRefusal,
    OpenQuestion,
    ScriptedOutcomes,
    StoryStep,
)
from citadels.engine.notation.tokens import (
    COMMA,
    NO_ITEMS,
    StoryError,
    Token,
    TokenReader,
    is_name,
    parse_character,
    parse_district,
    parse_marked_character,
    parse_place,
    token_error,
)

HIDDEN_MARK: Final = "?"
TODO: Final = "todo"
OPEN_WORDS: Final = (TURN, ASKED, OVER)
SIGNS: Final = ":?+!"
_SPECTATOR_WORD: Final = "nobody"


def parse_steps(tokens: list[Token], seats: list[str]) -> list[StoryStep]:
    """The steps of one line of the play."""
    key = tokens[0]
    if key.text == "=":
        return _parse_assertions(
            TokenReader(tokens[1:]) if len(tokens) > 1 else _missing_assertion(key),
            EVERYBODY,
            seats,
        )
    if key.text == "~":
        reader = TokenReader(tokens)
        reader.next("'~'")
        return [ScriptedOutcomes(key, tuple(reader.all_numbers("a random outcome", MAX_OUTCOME)))]
    if key.text == TODO:
        text = " ".join(token.text for token in tokens).replace(f" {COMMA}", COMMA)
        raise StoryError(key.line, key.column, text)
    if key.text in OPEN_WORDS:
        return [_parse_open_question(tokens, seats)]
    if key.text[-1] in SIGNS and is_name(key.text[:-1]):
        return _parse_moves(tokens, seats)
    return _parse_observations(tokens, seats)


def _missing_assertion(key: Token) -> TokenReader:
    raise StoryError(key.line, key.column + 1, f"expected an assertion after {key.quote()}")


def split_by_comma(tokens: list[Token], after: Token, label: str) -> list[list[Token]]:
    """The words between commas; none of the parts may be empty."""
    groups: list[list[Token]] = [[]]
    last = after
    for token in tokens:
        if token.text == COMMA:
            if not groups[-1]:
                raise StoryError(token.line, token.column, f"expected {label} before ','")
            groups.append([])
        else:
            groups[-1].append(token)
        last = token
    if not groups[-1]:
        column = last.column + len(last.text)
        raise StoryError(last.line, column, f"expected {label} after {last.quote()}")
    return groups


# Answers and options.


def _parse_moves(tokens: list[Token], seats: list[str]) -> list[StoryStep]:
    key = tokens[0]
    sign = key.text[-1]
    name = Token(key.text[:-1], key.line, key.column)
    seat = TokenReader([name]).next_seat(seats)
    groups = split_by_comma(tokens[1:], key, "an answer")
    if sign == ":":
        return [Answer(part[0], seat, _parse_answer(part, seats)) for part in groups]
    if sign == "!":
        return [_parse_refusal(part, seat, seats) for part in groups]
    answers = tuple(_parse_answer(part, seats) for part in groups)
    for index, part in enumerate(groups):
        if answers[index] in answers[:index]:
            raise token_error(part[0], "the start of an answer listed twice")
    return [ExpectedOptions(key, seat, answers, sign == "?")]


def _parse_answer(tokens: list[Token], seats: list[str]) -> int:
    text = " ".join(token.text for token in tokens)
    try:
        return parse_answer(text, seats)
    except AnswerTextError as error:
        raise StoryError(tokens[0].line, tokens[0].column, str(error)) from error


def _parse_refusal(tokens: list[Token], seat: int, seats: list[str]) -> ExpectedRefusal:
    last = tokens[-1].text
    if not last.startswith("("):
        return ExpectedRefusal(tokens[0], seat, _parse_answer(tokens, seats), ANY_REASON)
    slug = last[1:-1]
    if not last.endswith(")") or slug not in REASONS[1:]:
        raise token_error(tokens[-1], "not a reason; see citadels/engine/names.py")
    if len(tokens) == 1:
        raise token_error(tokens[-1], "a reason without an answer")
    return ExpectedRefusal(tokens[0], seat, _parse_answer(tokens[:-1], seats), REASONS.index(slug))


# Assertions.


def _parse_observations(tokens: list[Token], seats: list[str]) -> list[StoryStep]:
    key = tokens[0]
    if not is_name(key.text) and key.text != _SPECTATOR_WORD:
        raise token_error(key, "not a word that can begin a line of play")
    reader = TokenReader(tokens)
    reader.next("a name")
    viewer = SPECTATOR
    if key.text != _SPECTATOR_WORD:
        viewer = TokenReader([key]).next_seat(seats)
    verb = reader.next("':', '?', '+', '!' at the name, or 'sees' or 'hears'")
    if verb.text == "hears":
        return [
            _parse_event(part, viewer, seats)
            for part in split_by_comma(tokens[2:], verb, "an event")
        ]
    if verb.text != "sees":
        raise token_error(verb, "neither 'sees' nor 'hears'; an answer needs ':' at the name")
    if reader.is_at_end():
        reader.next("an assertion")
    return _parse_assertions(TokenReader(tokens[2:]), viewer, seats)


def _parse_assertions(reader: TokenReader, viewer: int, seats: list[str]) -> list[StoryStep]:
    assertions: list[StoryStep] = []
    subject = TABLE
    for part in split_by_comma(reader.tokens, reader.tokens[0], "an assertion"):
        part_reader = TokenReader(part)
        has_name = is_name(part_reader.peek())
        if has_name:
            subject = part_reader.next_seat(seats)
        assertion = _parse_assertion(part_reader, viewer, subject, seats)
        if has_name and assertion.subject == TABLE:
            raise token_error(part[1], "an assertion about the table, not about a player")
        assertions.append(assertion)
    return assertions


def _parse_assertion(reader: TokenReader, viewer: int, subject: int, seats: list[str]) -> Assertion:
    first_token = reader.tokens[0]
    token = reader.next("an assertion")
    key = token.text
    if key in {"no", "not"}:
        key = f"{key} {reader.next('an assertion').text}"
    if key in TABLE_KINDS or (key in VIEW_KINDS and viewer != EVERYBODY):
        kind = TABLE_KINDS[key] if key in TABLE_KINDS else VIEW_KINDS[key]
        subject = TABLE
    elif key in PLAYER_KINDS and subject != TABLE:
        kind = PLAYER_KINDS[key]
    elif key in PLAYER_KINDS:
        raise token_error(token, "an assertion about a player: the player's name is missing")
    else:
        raise token_error(token, f"not an assertion; choose one of: {_known_keys(viewer, subject)}")
    if viewer != EVERYBODY and key in NOT_IN_VIEWS:
        raise token_error(token, "not visible in a view")
    return _parse_values(reader, Assertion(first_token, viewer, subject, key, ()), kind, seats)


def _known_keys(viewer: int, subject: int) -> str:
    keys = [*PLAYER_KINDS] if subject != TABLE else [*TABLE_KINDS]
    if viewer != EVERYBODY and subject == TABLE:
        keys += [*VIEW_KINDS]
    return ", ".join(keys)


def _parse_values(
    reader: TokenReader, assertion: Assertion, kind: int, seats: list[str]
) -> Assertion:
    values: list[int] = []
    real = NO_ROLE
    counted = False
    if kind == FLAG:
        reader.finish()
        return assertion
    if kind == NUMBER or (kind == SOME_CHARACTERS and reader.peek().isdigit()):
        counted = kind == SOME_CHARACTERS
        values.append(reader.next_number("a number", MAX_GOLD))
        reader.finish()
    elif reader.skip(NO_ITEMS):
        reader.finish()
    else:
        while not reader.is_at_end() or not values:
            token = reader.next("a name, or '-'")
            if kind == MARKS:
                role, starred = parse_marked_character(token)
                real = check_real_mark(token, role, real) if starred else real
                values.append(role)
            elif kind == NAMES:
                values.append(TokenReader([token]).next_seat(seats))
            else:
                values.append(_parse_card(token, kind, assertion.viewer))
    return Assertion(
        assertion.token,
        assertion.viewer,
        assertion.subject,
        assertion.key,
        tuple(values),
        real,
        counted,
    )


def _parse_card(token: Token, kind: int, viewer: int) -> int:
    if token.text == HIDDEN_MARK:
        if viewer == EVERYBODY:
            raise token_error(token, "for views only: '=' knows every card")
        return HIDDEN
    if kind in {CHARACTERS, SOME_CHARACTERS}:
        return parse_character(token)
    return parse_district(token) if kind == HAND else parse_place(token)


# Events.


def _parse_event(tokens: list[Token], viewer: int, seats: list[str]) -> ExpectedEvent:
    reader = TokenReader(tokens)
    event_token = reader.next("an event")
    if event_token.text not in EVENTS[1:]:
        raise token_error(event_token, "not an event; see citadels/engine/names.py")
    kind = EVENTS.index(event_token.text)
    seats_named = [NOBODY, NOBODY]
    for index in range(2):
        if is_name(reader.peek()):
            seats_named[index] = reader.next_seat(seats)
    card = NO_CARD
    if not reader.is_at_end() and not reader.peek()[0].isdigit():
        token = reader.next("a card")
        if token.text == HIDDEN_MARK:
            card = HIDDEN
        else:
            card = parse_character(token) if event_token.text in ROLE_EVENTS else parse_place(token)
    amount = ANY_AMOUNT
    if not reader.is_at_end():
        amount = reader.next_number("an amount", MAX_GOLD)
    reader.finish()
    return ExpectedEvent(event_token, viewer, kind, seats_named[0], seats_named[1], card, amount)


# What is open.


def _parse_open_question(tokens: list[Token], seats: list[str]) -> OpenQuestion:
    reader = TokenReader(tokens)
    key = reader.next("what is open")
    if key.text == OVER:
        reader.finish()
        return OpenQuestion(key, OVER, NOBODY)
    seat = reader.next_seat(seats)
    if key.text == TURN:
        resumed, role, gathered = parse_turn(reader)
        reader.finish()
        return OpenQuestion(
            key, TURN, seat, NO_ROLE if role is None else role.code, resumed, gathered
        )
    question = reader.next("a kind of question")
    if question.text not in [slug for _, _, slug in QUESTIONS]:
        raise token_error(question, "not a kind of question; see citadels/engine/names.py")
    reader.finish()
    return OpenQuestion(key, ASKED, seat, question=question.text)
