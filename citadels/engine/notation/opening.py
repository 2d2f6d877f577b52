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
    Item,
    Mark,
    Opening,
    Player,
    Start,
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
from citadels.engine.rulings import TABLE as RULINGS
from citadels.engine.rulings import ruling_number

MOST_GOLD: Final = 999
MOST_ROUNDS: Final = 999
MOST_OUTCOMES: Final = 999
SEAL: Final = 64
LARGEST_SEED: Final = 10**18 - 1
MOST_PLAYERS: Final = 8
MOST_CARDS: Final = 128
MOST_TARGET: Final = 99

MARKS: Final = ("killed", "bewitched", "robbed")
REAL_MARKS: Final = ("warrants", "threats")
STARTS: Final = (CALL, CLOSE, DRAFT, "new", OVER, SELECTED, TURN)
_PLAYER_WORDS: Final = ("gold", "hand", "city", "museum", "crown", "first")
_NOT_NEEDED: Final = "not needed between the words about a player"
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
_ONCE: Final = (
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


def _digits(reader: Reader) -> str:
    """A hash or a secret of 256 bits."""
    word = reader.next("a number of 64 hexadecimal digits")
    if len(word.text) != SEAL or word.text.strip("0123456789abcdef"):
        raise wrong(word, f"no number of {SEAL} hexadecimal digits")
    return word.text


class OpeningReader:
    """Takes the lines of a set-up one after the other until the story begins."""

    def __init__(self) -> None:
        self.opening = Opening()
        self.said: list[str] = []

    def line(self, words: list[Word]) -> Start | None:
        """Read a line. If it is the last of the set-up, it says where the story begins."""
        key = words[0]
        reader = Reader(words)
        if is_name(key.text):
            self._player(reader)
            return None
        reader.next("a word of the set-up")
        if key.text in STARTS:
            return self._start(reader, key)
        self._check_order(key)
        self._setting(reader, key)
        return None

    def _check_order(self, key: Word) -> None:
        if key.text in _ONCE and key.text in self.said:
            raise wrong(key, "here for the second time")
        if not self.said and key.text not in {"profile", "rules"}:
            raise wrong(key, "too early: a story begins with its profile, or with its rules")
        self.said.append(key.text)

    def _setting(self, reader: Reader, key: Word) -> None:
        text = key.text
        opening = self.opening
        if text in _RULES_WORDS:
            self._rules(reader, key)
        elif text in _CHANCE_WORDS:
            self._chance(reader, text)
        elif text == "deck":
            self._deck(reader)
        elif text == "round":
            opening.round = reader.number("the number of the round", MOST_ROUNDS)
            if opening.round == 0:
                raise wrong(reader.last(), "no number of a round: the first is 1")
        elif text == "tax":
            opening.tax = reader.number("gold on the token", MOST_GOLD)
        elif text in MARKS or text in REAL_MARKS:
            opening.marks.append(_mark(reader, key))
        elif text == "faceup":
            opening.faceup.extend(_characters(reader))
        elif text == "facedown":
            opening.facedown.extend(_characters(reader))
        elif text == "crown":
            self._crown(reader, key)
        else:
            raise wrong(key, "no word that begins a line of a set-up")
        reader.finish()

    def _chance(self, reader: Reader, text: str) -> None:
        opening = self.opening
        if text == "seed":
            opening.seed = reader.number("a seed", LARGEST_SEED)
        elif text == "chance":
            opening.chance.extend(reader.numbers("an outcome of chance", MOST_OUTCOMES))
        else:
            opening.sealed = (_digits(reader), _digits(reader))

    def _crown(self, reader: Reader, key: Word) -> None:
        word = reader.next("'chance'")
        if word.text != "chance":
            raise wrong(word, "not 'chance': to give the crown to a player, write it in his line")
        self.opening.crown_by_chance = key

    def _rules(self, reader: Reader, key: Word) -> None:
        opening = self.opening
        if key.text != "rules" and opening.rules is not None:
            raise wrong(key, "settled by the line 'rules' already")
        if key.text == "profile":
            opening.profiles.append(reader.next("a profile"))
            while reader.skip(COMMA):
                opening.profiles.append(reader.next("a profile"))
        elif key.text == "preset":
            opening.preset = reader.next("a preset")
        elif key.text == "cast":
            opening.cast.extend(_characters(reader))
        elif key.text == "districts":
            opening.districts = _districts(reader)
        elif key.text == "removed":
            opening.removed = _districts(reader)
        elif key.text == "target":
            opening.target = reader.number("a number of districts", MOST_TARGET)
        elif key.text == "ruling":
            self._ruling(reader)
        else:
            if opening.profiles:
                raise wrong(key, "too late: it stands instead of the profile")
            opening.rules = reader.next("a set-up in one line")

    def _ruling(self, reader: Reader) -> None:
        word = reader.next("the name of a ruling")
        number = ruling_number(word.text)
        if number == 0:
            raise wrong(word, "no ruling")
        if any(number == other for _, other, _ in self.opening.rulings):
            raise wrong(word, "a ruling that was settled already")
        readings = RULINGS[number][1]
        reading = reader.next("a reading")
        if reading.text not in readings:
            raise wrong(reading, f"no reading of it; there are {', '.join(readings)}")
        self.opening.rulings.append((word, number, readings.index(reading.text)))

    def _deck(self, reader: Reader) -> None:
        opening = self.opening
        if reader.skip(NONE):
            opening.deck_only = True
            return
        while not reader.ended():
            word = reader.next("a district")
            if word.text == "only":
                opening.deck_only = True
                return
            opening.deck.append(Item(district(word), word))
            if len(opening.deck) > MOST_CARDS:
                raise wrong(word, "one card too many")
        if not opening.deck:
            reader.next("a district")

    def _player(self, reader: Reader) -> None:
        name = reader.next("the name of a player")
        opening = self.opening
        if not self.said:
            raise wrong(name, "too early: a story begins with its profile, or with its rules")
        if name.text in opening.names():
            raise wrong(name, "a player already")
        if len(opening.players) == MOST_PLAYERS:
            raise wrong(name, f"one player too many: at most {MOST_PLAYERS} can play")
        player = Player(name)
        said: list[str] = []
        while not reader.ended():
            word = reader.next("a word about the player")
            if word.text in said:
                raise wrong(word, "here for the second time")
            if word.text in _PLAYER_WORDS:
                said.append(word.text)
            _player_part(reader, player, word)
        opening.players.append(player)

    def _start(self, reader: Reader, key: Word) -> Start:
        start = Start(key.text, key)
        if key.text == TURN:
            start.seat = reader.seat(self.opening.names())
            start.resumed, start.role, start.gathered = read_turn(reader)
        elif key.text == CALL:
            word = reader.next("a character")
            start.role = Item(character(word), word)
        elif key.text == "new":
            word = reader.next("'game'")
            if word.text != "game":
                raise wrong(word, "not 'game' as in 'new game'")
            start.kind = NEW_GAME
        reader.finish()
        if not self.said:
            raise wrong(key, "too early: a story begins with its profile, or with its rules")
        return start


def _player_part(reader: Reader, player: Player, word: Word) -> None:
    if word.text == "gold":
        player.gold = reader.number("a number of gold", MOST_GOLD)
    elif word.text == "hand":
        player.hand = _district_list(reader, False, _names_museum(player))
    elif word.text == "museum":
        player.museum = _district_list(reader, False, True)
    elif word.text == "city":
        player.city = _district_list(reader, True, _names_museum(player))
    elif word.text == "crown":
        player.crown = True
    elif word.text == "first":
        player.first = True
    else:
        player.roles.append(_role(word))
        if len(player.roles) > 2:
            raise wrong(word, "a third character; nobody has more than two")


def _names_museum(player: Player) -> bool:
    return any(item.word.text.startswith("museum") for item in [*player.hand, *player.city])


def _role(word: Word) -> Item:
    if word.text in {COMMA, NONE}:
        raise wrong(word, _NOT_NEEDED)
    return Item(character(word), word)


def _characters(reader: Reader) -> list[Item]:
    items: list[Item] = []
    while not reader.ended() or not items:
        word = reader.next("a character")
        item = Item(character(word), word)
        if item in items:
            raise wrong(word, "named twice")
        items.append(item)
    return items


def _districts(reader: Reader) -> list[Item]:
    items: list[Item] = []
    while not reader.ended() or not items:
        word = reader.next("a district")
        items.append(Item(district(word), word))
    return items


def _district_list(reader: Reader, standing: bool, museum_named: bool) -> list[Item]:
    """Cards up to the next word about the player.

    `museum` is both a card and such a word: there is one Museum, so its second mention is the
    word.
    """
    items: list[Item] = []
    if reader.skip(NONE):
        return items
    while not reader.ended() or not items:
        text = reader.peek()
        if items and text in _PLAYER_WORDS and (text != "museum" or museum_named):
            break
        if items and text in CHARACTERS:
            break
        word = reader.next("a district")
        if text in {COMMA, NONE}:
            raise wrong(word, _NOT_NEEDED)
        items.append(Item(place(word) if standing else district(word), word))
        museum_named = museum_named or text.startswith("museum")
        if len(items) > MOST_CARDS:
            raise wrong(word, "one card too many")
    return items


def read_turn(reader: Reader) -> tuple[bool, Item | None, bool]:
    """What follows the name in `turn Ann as king, gathered`."""
    resumed = reader.skip("as")
    role = None
    if resumed or (not reader.ended() and reader.peek() != COMMA):
        word = reader.next("a character")
        role = Item(character(word), word)
    gathered = reader.skip(COMMA)
    if gathered:
        word = reader.next("'gathered'")
        if word.text != "gathered":
            raise wrong(word, "not 'gathered', the only thing that can follow")
    return resumed, role, gathered


def real_mark(word: Word, role: int, other: int) -> int:
    """The character with the star, if no other has it."""
    if other != NO_ROLE:
        raise wrong(word, "starred, but there is no second real mark")
    return role


def _mark(reader: Reader, key: Word) -> Mark:
    mark = Mark(key, [])
    while not reader.ended() and reader.peek() != "by":
        word = reader.next("a character")
        role, real = marked_character(word)
        if real and key.text in MARKS:
            raise wrong(word, "starred, which only warrants and threats can be")
        if real:
            mark.real = real_mark(word, role, mark.real)
        if Item(role, word) in mark.roles:
            raise wrong(word, "marked twice")
        mark.roles.append(Item(role, word))
    if not mark.roles:
        raise StoryError(key.line, key.column, f"{key.shown()} names no character")
    if key.text in MARKS and len(mark.roles) > 1:
        raise wrong(mark.roles[1].word, "one character too many")
    if reader.skip("by"):
        mark.owner = reader.next("the name of a player")
    return mark
