"""Names of people at a table: which are fine, which look alike, and how a story writes them."""

from __future__ import annotations

import unicodedata
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from confusable_homoglyphs.categories import alias
from confusable_homoglyphs.confusables import confusables_data

from citadels.engine.native_types import override
from citadels.engine.notation.recorder import DEFAULT_NAMES

MOST_LETTERS: Final = 20
# What is longer is not even looked at, because putting marks in order takes quadratic time.
_LONGEST_INPUT: Final = 200
_LONGEST_SHOWN: Final = 40

# Besides letters, marks and digits: what names are written with in one language or another.
_SIGNS: Final = "'’-‐._·・׳״་&+"
_LETTERS: Final = ("Lu", "Ll", "Lt", "Lo")
_DIGITS: Final = ("Nd", "Nl")
_MARKS: Final = ("Mn", "Mc")

_ZWNJ: Final = "\u200c"
_ZWJ: Final = "\u200d"
_JOINERS: Final = (_ZWNJ, _ZWJ)
_VIRAMA: Final = 9  # combining class of the sign that takes the vowel from a letter of India
_OVERLAY: Final = 1  # combining class of strokes through a letter
# Nothing is seen of these, though they are no format characters: fillers and variation selectors.
_BLANK: Final = "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
_SELECTORS: Final = ((0xFE00, 0xFE0F), (0xE0100, 0xE01EF))

# No ordinary letter has more than two accents (Vietnamese). Scripts that write vowels or second
# consonants as marks pile up more: a Tibetan "Dolma" has three on its first letter.
_MOST_ACCENTS: Final = 2
_MOST_MARKS: Final = 4

_EVERY_SCRIPT: Final = {"COMMON", "INHERITED", "Unknown"}
# Those that are really mixed inside words.
_EAST_ASIAN: Final = {"HAN", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO", "LATIN"}

# Latin, Greek, Cyrillic and Armenian end here. What looks alike in other alphabets with capitals
# would make different letters of ours the same.
_END_OF_CASES: Final = 0x590
# A small letter that looks like one of our letters, and its capital like another: made the same,
# they would make v the same as n, u as y, y as r, e as є, s as 5, в as ь, Σ as O.
_CASES_APART: Final = "γΓεΕνΝσςΣυΥƄƅƼƽ"
# The capital soft sign looks like b, but its small form should stay the same letter.
_OWN_LOOK: Final = "Ь"
_MOST_ROUNDS: Final = 8  # two are enough for the data of today


class BadNameError(ValueError):
    """A text that cannot be the name of a player; the code says why, for programs."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(code, message)
        self.code = code
        self.message = message

    @override
    def __str__(self) -> str:
        return self.message


def clean_name(text: str) -> str:
    """The name as everybody will see it. Raises `BadNameError` if it cannot be one.

    What is invisible is removed, because it comes with pasted text and nobody means it. What is
    visible is never removed: a name with a wrong character is refused.
    """
    if len(text) > _LONGEST_INPUT:
        raise _bad("name-too-long", text, f"has more than {MOST_LETTERS} letters")
    name = _plain(text)
    while (again := _plain(name)) != name:  # without a joiner, marks may find another order
        name = again
    if not name:
        raise _bad("name-empty", text, "is empty")
    if sum(unicodedata.category(letter)[0] not in "MC" for letter in name) > MOST_LETTERS:
        raise _bad("name-too-long", text, f"has more than {MOST_LETTERS} letters")
    for letter in name:
        if not _may_be_in_name(letter):
            raise _bad("name-bad-character", text, f"has {letter!a} in it")
    if not any(unicodedata.category(letter) in _LETTERS + _DIGITS for letter in name):
        raise _bad("name-without-letters", text, "has neither letters nor digits")
    _check_marks(name)
    if _mixes_alphabets(name):
        raise _bad("name-mixed-alphabets", text, "has letters of several alphabets in one word")
    return name


def _bad(code: str, text: str, why: str) -> BadNameError:
    shown = text if len(text) <= _LONGEST_SHOWN else text[:_LONGEST_SHOWN] + "..."
    return BadNameError(code, f"{shown!a} {why}" if not shown.isprintable() else f"'{shown}' {why}")


def _plain(text: str) -> str:
    """The text with one form of everything that has several.

    Nicknames are compared in the form KC (RFC 8266): unlike in C, wide, ornamental and joined
    letters become the ordinary ones that they are read as.
    """
    shown = "".join(letter for letter in text if letter in _JOINERS or not is_invisible(letter))
    shown = _without_idle_joiners(unicodedata.normalize("NFKC", shown))
    return " ".join(unicodedata.normalize("NFKC", shown).split())


def is_invisible(letter: str) -> bool:
    """Whether nothing is seen of a character, as of a zero-width space or a turn of direction."""
    code = ord(letter)
    return (
        unicodedata.category(letter) == "Cf"
        or letter in _BLANK
        or any(first <= code <= last for first, last in _SELECTORS)
    )


def _without_idle_joiners(text: str) -> str:
    """Keep the joiners that change how a name is written, as in Persian, Sinhala and Bengali."""
    kept = ""
    for index, letter in enumerate(text):
        if letter not in _JOINERS or _is_needed(letter, kept[-1:], text[index + 1 : index + 2]):
            kept += letter
    return kept


def _is_needed(joiner: str, before: str, after: str) -> bool:
    if not before or not after:
        return False
    if unicodedata.combining(before) == _VIRAMA:
        return after.isalpha()
    if joiner == _ZWJ:
        return before.isalpha() and unicodedata.combining(after) == _VIRAMA
    return unicodedata.bidirectional(before) == unicodedata.bidirectional(after) == "AL"


def _may_be_in_name(letter: str) -> bool:
    kind = unicodedata.category(letter)
    if kind in _MARKS:
        return unicodedata.combining(letter) != _OVERLAY
    return kind in (*_LETTERS, "Lm", *_DIGITS) or letter in _SIGNS or letter in {" ", *_JOINERS}


def _check_marks(name: str) -> None:
    """Marks stand on letters, and not in towers."""
    base = ""
    marks: list[str] = []
    for letter in name:
        if unicodedata.category(letter) not in _MARKS:
            base = letter
            marks = []
            continue
        marks.append(letter)
        if not base.isalpha() and base not in _JOINERS:
            raise _bad("name-bad-character", name, f"has {letter!a} on no letter")
        accents = [mark for mark in marks if unicodedata.name(mark, "").startswith("COMBINING")]
        if len(accents) > _MOST_ACCENTS or len(marks) > _MOST_MARKS or letter in marks[:-1]:
            raise _bad("name-too-many-marks", name, f"has too many marks on {base!a}")


def _mixes_alphabets(name: str) -> bool:
    scripts: set[str] = set()
    for letter in name:
        if letter == " " or letter in _SIGNS:
            scripts = set()
        scripts |= {str(alias(letter))} - _EVERY_SCRIPT
        if len(scripts) > 1 and not scripts <= _EAST_ASIAN:
            return True
    return False


# What looks alike.


def likeness(name: str) -> str:
    """A text that is the same for names that look alike, in capitals or in small letters.

    It is the skeleton of Unicode (UTS 39), in which capitals are also like their small letters.
    So i is like l, because I is like both. The text is for comparing only, not for reading.
    """
    looks = _looks()
    letters = unicodedata.normalize("NFKD", name)
    drawn = "".join(looks.get(letter, letter) for letter in letters if not is_invisible(letter))
    return " ".join(unicodedata.normalize("NFKD", drawn).split())


@cache
def _looks() -> dict[str, str]:
    """For each letter that has look-alikes the text that stands for all of them."""
    near: dict[str, list[str]] = defaultdict(list)
    drawn: dict[str, str] = {}
    for one, other in _alike():
        if len(other) > 1:
            drawn[one] = unicodedata.normalize("NFKD", other)
        else:
            near[one].append(other)
            near[other].append(one)
    looks: dict[str, str] = {}
    for letter in [*near, *drawn]:
        if letter not in looks:
            family = _family(letter, near)
            looks.update(dict.fromkeys(family, _chosen(family, drawn)))
    return _settled(looks)


def _settled(looks: dict[str, str]) -> dict[str, str]:
    """The same when the letters that others are drawn with are replaced too."""
    for _ in range(_MOST_ROUNDS):
        further = {
            letter: "".join(looks.get(part, part) for part in look)
            for letter, look in looks.items()
        }
        if further == looks:
            return looks
        looks = further
    raise ValueError(f"a letter is drawn with itself after {_MOST_ROUNDS} rounds")


def _alike() -> Iterator[tuple[str, str]]:
    """A letter, and a letter or several that look like it or are its other case."""
    for one, others in confusables_data.items():
        letter = one.strip("\u200e")  # the data have marks of direction around some letters
        if len(letter) == 1 and letter not in _OWN_LOOK:
            for other in others:
                look = str(other["c"]).strip("\u200e")
                if look not in _OWN_LOOK:
                    yield letter, look
    for letter in map(chr, range(_END_OF_CASES)):
        if letter in _CASES_APART or not _is_cased(letter):
            continue
        for other in (letter.lower(), letter.upper()):
            if _is_cased(other):
                yield letter, other


def _is_cased(letter: str) -> bool:
    """Whether it is one letter with cases that is not written as another one when compared."""
    return (
        len(letter) == 1
        and unicodedata.category(letter) in {"Lu", "Ll"}
        and unicodedata.normalize("NFKD", letter) == letter
    )


def _family(letter: str, near: dict[str, list[str]]) -> list[str]:
    """Everything that looks like the letter, or like what looks like it."""
    found = {letter: None}
    waiting = [letter]
    while waiting:
        for other in near.get(waiting.pop(), []):
            if other not in found:
                found[other] = None
                waiting.append(other)
    return sorted(found)


def _chosen(family: list[str], drawn: dict[str, str]) -> str:
    """What stands for a family: letters that one of them is drawn with, else a small letter."""
    best = sorted(family, key=lambda letter: (not letter.islower(), letter))
    for letter in best:
        if letter in drawn:
            return drawn[letter]
    stable = [letter for letter in best if unicodedata.normalize("NFKD", letter) == letter]
    return stable[0] if stable else best[0]


# Stories.


def story_names(names: Sequence[str]) -> list[str]:
    """Different names for the players in a story, as near to their own as its notation allows.

    Whose name fits keeps it, whoever comes later. Every word of the notation that is no name
    begins with a small letter or a sign, so no name can be misread.
    """
    wanted = [_story_name(name) for name in names]
    found: dict[int, str] = {}
    seats = sorted(
        range(len(names)), key=lambda seat: (wanted[seat] != names[seat], not wanted[seat])
    )
    for seat in seats:
        taken = set(found.values())
        found[seat] = _numbered(wanted[seat], taken) if wanted[seat] else _stand_in(seat, taken)
    return [found[seat] for seat in range(len(names))]


def _story_name(name: str) -> str:
    """What fits into a story of a name, perhaps nothing."""
    text = unicodedata.normalize("NFC", name).replace("’", "'").replace(" ", "_")
    fitting = "".join(letter for letter in text if letter.isalnum() or letter in "-_'")
    for index, letter in enumerate(fitting):
        capital = letter.upper()[:1]
        if capital.isupper():
            return (capital + fitting[index + 1 :]).rstrip("-_'")
    return ""


def _numbered(name: str, taken: set[str]) -> str:
    number = 1
    found = name
    while found in taken:
        number += 1
        found = f"{name}{number}"
    return found


def _stand_in(seat: int, taken: set[str]) -> str:
    """The usual name of the seat, or the next that is free."""
    for name in (*DEFAULT_NAMES[seat:], *DEFAULT_NAMES[:seat]):
        if name not in taken:
            return name
    return _numbered(DEFAULT_NAMES[0], taken)
