"""Names of people: which are valid, which look alike, and how a story writes them."""

from __future__ import annotations

import unicodedata
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from confusable_homoglyphs.categories import alias
from confusable_homoglyphs.confusables import confusables_data

from citadels.engine.notation.recorder import DEFAULT_NAMES
from citadels.server.errors import ServerError

MAX_LETTERS: Final = 20
# Longer input is rejected unread, because sorting combining marks takes quadratic time.
_MAX_INPUT_CHARACTERS: Final = 200
_MAX_QUOTED_CHARACTERS: Final = 40

# Allowed in addition to letters, marks and digits, because names in some language need them.
_PUNCTUATION: Final = "'’-‐._·・׳״་&+"
_LETTER_CATEGORIES: Final = ("Lu", "Ll", "Lt", "Lo")
_DIGIT_CATEGORIES: Final = ("Nd", "Nl")
_MARK_CATEGORIES: Final = ("Mn", "Mc")

_ZWNJ: Final = "\u200c"
_ZWJ: Final = "\u200d"
_JOINERS: Final = (_ZWNJ, _ZWJ)
_VIRAMA_CLASS: Final = 9  # combining class of the sign that removes the vowel of an Indic letter
_OVERLAY_CLASS: Final = 1  # combining class of strokes through a letter
# Invisible, though they are not format characters: fillers and variation selectors.
_INVISIBLE: Final = "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
_VARIATION_SELECTORS: Final = ((0xFE00, 0xFE0F), (0xE0100, 0xE01EF))

# No ordinary letter has more than two accents (Vietnamese). Scripts that write vowels or second
# consonants as marks pile up more: a Tibetan "Dolma" has three on its first letter.
_MAX_ACCENTS: Final = 2
_MAX_MARKS: Final = 4

_COMMON_SCRIPTS: Final = {"COMMON", "INHERITED", "Unknown"}
# Scripts that are mixed within words in practice.
_EAST_ASIAN_SCRIPTS: Final = {"HAN", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO", "LATIN"}

# Latin, Greek, Cyrillic and Armenian end here. Look-alikes of other alphabets with capitals would
# make different letters of these four the same.
_CASED_END: Final = 0x590
# Letters whose small form looks like one common letter and whose capital looks like another. If
# their cases were the same, v would equal n, u y, y r, e є, s 5, в ь, and Σ O.
_CASE_EXCEPTIONS: Final = "γΓεΕνΝσςΣυΥƄƅƼƽ"
# The capital soft sign looks like b, but has to stay the same letter as its small form.
_CONFUSABLE_EXCEPTIONS: Final = "Ь"
_MAX_ROUNDS: Final = 8  # two suffice for the current data


def clean_name(text: str) -> str:
    """The name as everybody will see it. Raises `ServerError` if it is invalid.

    Invisible characters are removed, because they come with pasted text unintentionally. Visible
    characters are never removed: a name with a wrong character is refused.
    """
    if len(text) > _MAX_INPUT_CHARACTERS:
        raise _name_error("name-too-long", text, f"has more than {MAX_LETTERS} letters")
    name = _normalize(text)
    while (
        normalized := _normalize(name)
    ) != name:  # without a joiner, marks may be sorted differently
        name = normalized
    if not name:
        raise _name_error("name-empty", text, "is empty")
    if sum(unicodedata.category(letter)[0] not in "MC" for letter in name) > MAX_LETTERS:
        raise _name_error("name-too-long", text, f"has more than {MAX_LETTERS} letters")
    for letter in name:
        if not _is_allowed(letter):
            raise _name_error("name-bad-character", text, f"has {letter!a} in it")
    if not any(
        unicodedata.category(letter) in _LETTER_CATEGORIES + _DIGIT_CATEGORIES for letter in name
    ):
        raise _name_error("name-without-letters", text, "has neither letters nor digits")
    _check_marks(name)
    if _has_mixed_scripts(name):
        raise _name_error(
            "name-mixed-alphabets", text, "has letters of several alphabets in one word"
        )
    return name


def _name_error(code: str, text: str, why: str) -> ServerError:
    quoted = text if len(text) <= _MAX_QUOTED_CHARACTERS else text[:_MAX_QUOTED_CHARACTERS] + "..."
    return ServerError(
        code, f"{quoted!a} {why}" if not quoted.isprintable() else f"'{quoted}' {why}"
    )


def _normalize(text: str) -> str:
    """The text in a canonical form.

    Nicknames are compared in form KC (RFC 8266): unlike form C, it turns wide, ornamental and
    joined letters into the ordinary letters that they are read as.
    """
    visible = "".join(letter for letter in text if letter in _JOINERS or not is_invisible(letter))
    visible = _drop_idle_joiners(unicodedata.normalize("NFKC", visible))
    return " ".join(unicodedata.normalize("NFKC", visible).split())


def is_invisible(letter: str) -> bool:
    """Whether a character is invisible, like a zero-width space or a direction mark."""
    code = ord(letter)
    return (
        unicodedata.category(letter) == "Cf"
        or letter in _INVISIBLE
        or any(first <= code <= last for first, last in _VARIATION_SELECTORS)
    )


def _drop_idle_joiners(text: str) -> str:
    """Drop joiners, except where they change the spelling, as in Persian, Sinhala and Bengali."""
    result = ""
    for index, letter in enumerate(text):
        if letter not in _JOINERS or _is_joiner_needed(
            letter, result[-1:], text[index + 1 : index + 2]
        ):
            result += letter
    return result


def _is_joiner_needed(joiner: str, before: str, after: str) -> bool:
    if not before or not after:
        return False
    if unicodedata.combining(before) == _VIRAMA_CLASS:
        return after.isalpha()
    if joiner == _ZWJ:
        return before.isalpha() and unicodedata.combining(after) == _VIRAMA_CLASS
    return unicodedata.bidirectional(before) == unicodedata.bidirectional(after) == "AL"


def _is_allowed(letter: str) -> bool:
    category = unicodedata.category(letter)
    if category in _MARK_CATEGORIES:
        return unicodedata.combining(letter) != _OVERLAY_CLASS
    return (
        category in (*_LETTER_CATEGORIES, "Lm", *_DIGIT_CATEGORIES)
        or letter in _PUNCTUATION
        or letter in {" ", *_JOINERS}
    )


def _check_marks(name: str) -> None:
    """Refuse marks that do not stand on a letter, and stacks of marks."""
    base = ""
    marks: list[str] = []
    for letter in name:
        if unicodedata.category(letter) not in _MARK_CATEGORIES:
            base = letter
            marks = []
            continue
        marks.append(letter)
        if not base.isalpha() and base not in _JOINERS:
            raise _name_error("name-bad-character", name, f"has {letter!a} on no letter")
        accents = [mark for mark in marks if unicodedata.name(mark, "").startswith("COMBINING")]
        if len(accents) > _MAX_ACCENTS or len(marks) > _MAX_MARKS or letter in marks[:-1]:
            raise _name_error("name-too-many-marks", name, f"has too many marks on {base!a}")


def _has_mixed_scripts(name: str) -> bool:
    scripts: set[str] = set()
    for letter in name:
        if letter == " " or letter in _PUNCTUATION:
            scripts = set()
        scripts |= {str(alias(letter))} - _COMMON_SCRIPTS
        if len(scripts) > 1 and not scripts <= _EAST_ASIAN_SCRIPTS:
            return True
    return False


# Look-alikes.


def name_skeleton(name: str) -> str:
    """A text that is the same for names that look alike in capitals or small letters.

    It is the skeleton of Unicode (UTS 39), except that capitals also equal their small letters.
    So i equals l, because I looks like both. The text is only for comparison.
    """
    prototypes = _prototypes()
    letters = unicodedata.normalize("NFKD", name)
    skeleton = "".join(
        prototypes.get(letter, letter) for letter in letters if not is_invisible(letter)
    )
    return " ".join(unicodedata.normalize("NFKD", skeleton).split())


@cache
def _prototypes() -> dict[str, str]:
    """For each letter with look-alikes, the text that represents all of them."""
    neighbors: dict[str, list[str]] = defaultdict(list)
    sequences: dict[str, str] = {}
    for source, other in _confusable_pairs():
        if len(other) > 1:
            sequences[source] = unicodedata.normalize("NFKD", other)
        else:
            neighbors[source].append(other)
            neighbors[other].append(source)
    prototypes: dict[str, str] = {}
    for letter in [*neighbors, *sequences]:
        if letter not in prototypes:
            confusables = _confusable_set(letter, neighbors)
            prototypes.update(dict.fromkeys(confusables, _pick_prototype(confusables, sequences)))
    return _resolve_prototypes(prototypes)


def _resolve_prototypes(prototypes: dict[str, str]) -> dict[str, str]:
    """Replace letters within prototypes by their own prototypes until none changes."""
    for _ in range(_MAX_ROUNDS):
        resolved = {
            letter: "".join(prototypes.get(part, part) for part in look)
            for letter, look in prototypes.items()
        }
        if resolved == prototypes:
            return prototypes
        prototypes = resolved
    raise ValueError(f"a letter is drawn with itself after {_MAX_ROUNDS} rounds")


def _confusable_pairs() -> Iterator[tuple[str, str]]:
    """Pairs of a letter and one or more letters that look like it or are its other case."""
    for source, others in confusables_data.items():
        letter = source.strip("\u200e")  # the data have direction marks around some letters
        if len(letter) == 1 and letter not in _CONFUSABLE_EXCEPTIONS:
            for other in others:
                target = str(other["c"]).strip("\u200e")
                if target not in _CONFUSABLE_EXCEPTIONS:
                    yield letter, target
    for letter in map(chr, range(_CASED_END)):
        if letter in _CASE_EXCEPTIONS or not _is_cased(letter):
            continue
        for other in (letter.lower(), letter.upper()):
            if _is_cased(other):
                yield letter, other


def _is_cased(letter: str) -> bool:
    """Whether a text is a single letter with cases that normalization leaves unchanged."""
    return (
        len(letter) == 1
        and unicodedata.category(letter) in {"Lu", "Ll"}
        and unicodedata.normalize("NFKD", letter) == letter
    )


def _confusable_set(letter: str, neighbors: dict[str, list[str]]) -> list[str]:
    """All letters that look like this letter, directly or through other letters."""
    confusables = {letter: None}
    pending = [letter]
    while pending:
        for other in neighbors.get(pending.pop(), []):
            if other not in confusables:
                confusables[other] = None
                pending.append(other)
    return sorted(confusables)


def _pick_prototype(confusables: list[str], sequences: dict[str, str]) -> str:
    """The prototype of look-alikes: a sequence that one of them looks like, or a small letter."""
    candidates = sorted(confusables, key=lambda letter: (not letter.islower(), letter))
    for letter in candidates:
        if letter in sequences:
            return sequences[letter]
    stable = [letter for letter in candidates if unicodedata.normalize("NFKD", letter) == letter]
    return stable[0] if stable else candidates[0]


# Stories.


def story_names(names: Sequence[str]) -> list[str]:
    """Distinct names for the players in a story, as close to their own as the notation allows.

    A name that fits the notation is kept, whatever the other names are. Every other word of the
    notation begins with a small letter or a symbol, so no name can be misread.
    """
    proposals = [_story_name(name) for name in names]
    chosen_names: dict[int, str] = {}
    seats = sorted(
        range(len(names)), key=lambda seat: (proposals[seat] != names[seat], not proposals[seat])
    )
    for seat in seats:
        used = set(chosen_names.values())
        chosen_names[seat] = (
            _add_number(proposals[seat], used) if proposals[seat] else _default_name(seat, used)
        )
    return [chosen_names[seat] for seat in range(len(names))]


def _story_name(name: str) -> str:
    text = unicodedata.normalize("NFC", name).replace("’", "'").replace(" ", "_")
    fitting = "".join(letter for letter in text if letter.isalnum() or letter in "-_'")
    for index, letter in enumerate(fitting):
        capital = letter.upper()[:1]
        if capital.isupper():
            return (capital + fitting[index + 1 :]).rstrip("-_'")
    return ""


def _add_number(name: str, used: set[str]) -> str:
    number = 1
    candidate = name
    while candidate in used:
        number += 1
        candidate = f"{name}{number}"
    return candidate


def _default_name(seat: int, used: set[str]) -> str:
    """The default name of the seat, or the next one that is free."""
    for name in (*DEFAULT_NAMES[seat:], *DEFAULT_NAMES[:seat]):
        if name not in used:
            return name
    return _add_number(DEFAULT_NAMES[0], used)
