"""Reading the set-up of a story, line by line."""

from __future__ import annotations

from typing import Final

from citadels.engine.codes import NO_ROLE
from citadels.engine.names import CHARACTERS
from citadels.engine.notation.story import (
    CALL,
    CLOSE,
    DRAFT,
    NEW_GAME,
    OVER,
    SELECTED,
    TURN,
    Mark,
    NamedCode,
    PlayerSetup,
    StartPoint,
    StorySetup,
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
from citadels.engine.rulings import RULINGS as RULINGS
from citadels.engine.rulings import ruling_number

MAX_GOLD: Final = 999
MAX_ROUNDS: Final = 999
MAX_OUTCOME: Final = 999
COMMITMENT_DIGITS: Final = 64
MAX_SEED: Final = 10**18 - 1
MAX_PLAYERS: Final = 8
MAX_CARDS: Final = 128
MAX_TARGET: Final = 99

MARKS: Final = ("killed", "bewitched", "robbed")
REAL_MARKS: Final = ("warrants", "threats")
START_WORDS: Final = (CALL, CLOSE, DRAFT, "new", OVER, SELECTED, TURN)
_PLAYER_WORDS: Final = ("gold", "hand", "city", "museum", "crown", "first")
_NOT_NEEDED_MESSAGE: Final = "not needed between the words about a player"
_RULES_WORDS: Final = (
    "profile",
    "preset",
    "rules",
    "cast",
    "districts",
    "ruling",
    "target",
    "removed",
)
_CHANCE_WORDS: Final = ("seed", "chance", "sealed")
_ONCE_WORDS: Final = (
    "target",
    "removed",
    "profile",
    "preset",
    "rules",
    "seed",
    "sealed",
    "deck",
    "round",
    "tax",
    "districts",
    "crown",
    *MARKS,
    *REAL_MARKS,
)


def _parse_digits(reader: TokenReader) -> str:
    """A hash or a secret of 256 bits."""
    token = reader.next("a number of 64 hexadecimal digits")
    if len(token.text) != COMMITMENT_DIGITS or token.text.strip("0123456789abcdef"):
        raise token_error(token, f"not a number of {COMMITMENT_DIGITS} hexadecimal digits")
    return token.text


class SetupParser:
    """Takes the lines of a set-up one after the other until the story begins."""

    def __init__(self) -> None:
        self.setup = StorySetup()
        self.seen_words: list[str] = []

    def parse_line(self, tokens: list[Token]) -> StartPoint | None:
        """Read a line. The last one of the set-up gives the point where the story begins."""
        key = tokens[0]
        reader = TokenReader(tokens)
        if is_name(key.text):
            self._parse_player(reader)
            return None
        reader.next("a word of the set-up")
        if key.text in START_WORDS:
            return self._parse_start(reader, key)
        self._check_order(key)
        self._parse_setting(reader, key)
        return None

    def _check_order(self, key: Token) -> None:
        if key.text in _ONCE_WORDS and key.text in self.seen_words:
            raise token_error(key, "given twice")
        if not self.seen_words and key.text not in {"profile", "rules"}:
            raise token_error(key, "too early: a story must begin with its profile or its rules")
        self.seen_words.append(key.text)

    def _parse_setting(self, reader: TokenReader, key: Token) -> None:
        text = key.text
        story_setup = self.setup
        if text in _RULES_WORDS:
            self._parse_rules(reader, key)
        elif text in _CHANCE_WORDS:
            self._parse_chance(reader, text)
        elif text == "deck":
            self._parse_deck(reader)
        elif text == "round":
            story_setup.round = reader.next_number("the number of the round", MAX_ROUNDS)
            if story_setup.round == 0:
                raise token_error(reader.previous(), "not a round number: rounds start at 1")
        elif text == "tax":
            story_setup.tax = reader.next_number("gold on the token", MAX_GOLD)
        elif text in MARKS or text in REAL_MARKS:
            story_setup.marks.append(_parse_mark(reader, key))
        elif text == "faceup":
            story_setup.faceup.extend(_parse_characters(reader))
        elif text == "facedown":
            story_setup.facedown.extend(_parse_characters(reader))
        elif text == "crown":
            self._parse_crown(reader, key)
        else:
            raise token_error(key, "not a word that can begin a line of the set-up")
        reader.finish()

    def _parse_chance(self, reader: TokenReader, text: str) -> None:
        story_setup = self.setup
        if text == "seed":
            story_setup.seed = reader.next_number("a seed", MAX_SEED)
        elif text == "chance":
            story_setup.chance.extend(reader.all_numbers("a random outcome", MAX_OUTCOME))
        else:
            story_setup.sealed = (_parse_digits(reader), _parse_digits(reader))

    def _parse_crown(self, reader: TokenReader, key: Token) -> None:
        token = reader.next("'chance'")
        if token.text != "chance":
            raise token_error(
                token, "not 'chance': to give the crown to a player, write it in their line"
            )
        self.setup.crown_by_chance = key

    def _parse_rules(self, reader: TokenReader, key: Token) -> None:
        story_setup = self.setup
        if key.text != "rules" and story_setup.rules is not None:
            raise token_error(key, "already set by the 'rules' line")
        if key.text == "profile":
            story_setup.profiles.append(reader.next("a profile"))
            while reader.skip(COMMA):
                story_setup.profiles.append(reader.next("a profile"))
        elif key.text == "preset":
            story_setup.preset = reader.next("a preset")
        elif key.text == "cast":
            story_setup.cast.extend(_parse_characters(reader))
        elif key.text == "districts":
            story_setup.districts = _parse_districts(reader)
        elif key.text == "removed":
            story_setup.removed = _parse_districts(reader)
        elif key.text == "target":
            story_setup.target = reader.next_number("a number of districts", MAX_TARGET)
        elif key.text == "ruling":
            self._parse_ruling(reader)
        else:
            if story_setup.profiles:
                raise token_error(key, "too late: it replaces the profile")
            story_setup.rules = reader.next("a set-up in one line")

    def _parse_ruling(self, reader: TokenReader) -> None:
        token = reader.next("the name of a ruling")
        number = ruling_number(token.text)
        if number == 0:
            raise token_error(token, "not a ruling")
        if any(number == other for _, other, _ in self.setup.rulings):
            raise token_error(token, "a ruling that was already set")
        readings = RULINGS[number][1]
        reading = reader.next("a reading")
        if reading.text not in readings:
            raise token_error(reading, f"not a reading of it; choose one of: {', '.join(readings)}")
        self.setup.rulings.append((token, number, readings.index(reading.text)))

    def _parse_deck(self, reader: TokenReader) -> None:
        story_setup = self.setup
        if reader.skip(NO_ITEMS):
            story_setup.deck_only = True
            return
        while not reader.is_at_end():
            token = reader.next("a district")
            if token.text == "only":
                story_setup.deck_only = True
                return
            story_setup.deck.append(NamedCode(parse_district(token), token))
            if len(story_setup.deck) > MAX_CARDS:
                raise token_error(token, "one card too many")
        if not story_setup.deck:
            reader.next("a district")

    def _parse_player(self, reader: TokenReader) -> None:
        name = reader.next("the name of a player")
        story_setup = self.setup
        if not self.seen_words:
            raise token_error(name, "too early: a story must begin with its profile or its rules")
        if name.text in story_setup.names():
            raise token_error(name, "already a player")
        if len(story_setup.players) == MAX_PLAYERS:
            raise token_error(name, f"one player too many: at most {MAX_PLAYERS} can play")
        player = PlayerSetup(name)
        seen_words: list[str] = []
        while not reader.is_at_end():
            token = reader.next("a word about the player")
            if token.text in seen_words:
                raise token_error(token, "given twice")
            if token.text in _PLAYER_WORDS:
                seen_words.append(token.text)
            _parse_player_word(reader, player, token)
        story_setup.players.append(player)

    def _parse_start(self, reader: TokenReader, key: Token) -> StartPoint:
        start = StartPoint(key.text, key)
        if key.text == TURN:
            start.seat = reader.next_seat(self.setup.names())
            start.resumed, start.role, start.gathered = parse_turn(reader)
        elif key.text == CALL:
            token = reader.next("a character")
            start.role = NamedCode(parse_character(token), token)
        elif key.text == "new":
            token = reader.next("'game'")
            if token.text != "game":
                raise token_error(token, "not 'game' as in 'new game'")
            start.kind = NEW_GAME
        reader.finish()
        if not self.seen_words:
            raise token_error(key, "too early: a story must begin with its profile or its rules")
        return start


def _parse_player_word(reader: TokenReader, player: PlayerSetup, token: Token) -> None:
    if token.text == "gold":
        player.gold = reader.next_number("an amount of gold", MAX_GOLD)
    elif token.text == "hand":
        player.hand = _parse_district_list(reader, False, _names_museum(player))
    elif token.text == "museum":
        player.museum = _parse_district_list(reader, False, True)
    elif token.text == "city":
        player.city = _parse_district_list(reader, True, _names_museum(player))
    elif token.text == "crown":
        player.crown = True
    elif token.text == "first":
        player.first = True
    else:
        player.roles.append(_parse_role(token))
        if len(player.roles) > 2:
            raise token_error(token, "a third character; nobody has more than two")


def _names_museum(player: PlayerSetup) -> bool:
    return any(item.token.text.startswith("museum") for item in [*player.hand, *player.city])


def _parse_role(token: Token) -> NamedCode:
    if token.text in {COMMA, NO_ITEMS}:
        raise token_error(token, _NOT_NEEDED_MESSAGE)
    return NamedCode(parse_character(token), token)


def _parse_characters(reader: TokenReader) -> list[NamedCode]:
    items: list[NamedCode] = []
    while not reader.is_at_end() or not items:
        token = reader.next("a character")
        item = NamedCode(parse_character(token), token)
        if item in items:
            raise token_error(token, "named twice")
        items.append(item)
    return items


def _parse_districts(reader: TokenReader) -> list[NamedCode]:
    items: list[NamedCode] = []
    while not reader.is_at_end() or not items:
        token = reader.next("a district")
        items.append(NamedCode(parse_district(token), token))
    return items


def _parse_district_list(reader: TokenReader, in_city: bool, museum_named: bool) -> list[NamedCode]:
    """Cards up to the next word about the player.

    `museum` is both a card and such a word: there is one Museum, so its second mention is the
    word.
    """
    items: list[NamedCode] = []
    if reader.skip(NO_ITEMS):
        return items
    while not reader.is_at_end() or not items:
        text = reader.peek()
        if items and text in _PLAYER_WORDS and (text != "museum" or museum_named):
            break
        if items and text in CHARACTERS:
            break
        token = reader.next("a district")
        if text in {COMMA, NO_ITEMS}:
            raise token_error(token, _NOT_NEEDED_MESSAGE)
        items.append(NamedCode(parse_place(token) if in_city else parse_district(token), token))
        museum_named = museum_named or text.startswith("museum")
        if len(items) > MAX_CARDS:
            raise token_error(token, "one card too many")
    return items


def parse_turn(reader: TokenReader) -> tuple[bool, NamedCode | None, bool]:
    """What follows the name in `turn Ann as king, gathered`."""
    resumed = reader.skip("as")
    role = None
    if resumed or (not reader.is_at_end() and reader.peek() != COMMA):
        token = reader.next("a character")
        role = NamedCode(parse_character(token), token)
    gathered = reader.skip(COMMA)
    if gathered:
        token = reader.next("'gathered'")
        if token.text != "gathered":
            raise token_error(token, "not 'gathered', the only word allowed here")
    return resumed, role, gathered


def check_real_mark(token: Token, role: int, other: int) -> int:
    """The character with the star, if no other has it."""
    if other != NO_ROLE:
        raise token_error(token, "starred, but only one mark can be real")
    return role


def _parse_mark(reader: TokenReader, key: Token) -> Mark:
    mark = Mark(key, [])
    while not reader.is_at_end() and reader.peek() != "by":
        token = reader.next("a character")
        role, real = parse_marked_character(token)
        if real and key.text in MARKS:
            raise token_error(token, "starred, but only warrants and threats can be")
        if real:
            mark.real = check_real_mark(token, role, mark.real)
        if NamedCode(role, token) in mark.roles:
            raise token_error(token, "marked twice")
        mark.roles.append(NamedCode(role, token))
    if not mark.roles:
        raise StoryError(key.line, key.column, f"{key.quote()} names no character")
    if key.text in MARKS and len(mark.roles) > 1:
        raise token_error(mark.roles[1].token, "one character too many")
    if reader.skip("by"):
        mark.owner = reader.next("the name of a player")
    return mark
