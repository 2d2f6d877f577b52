"""Which texts there must be: those the engine's names ask for, and the fixed words of the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from citadels.engine import names
from citadels.engine.codes import UNIQUE
from citadels.engine.editions.registry import EDITIONS
from citadels.engine.editions.registry import PROFILES as PROFILES
from citadels.text import LANGUAGES, variant_key

_WITH_TEXT: Final = {row.card for book in EDITIONS for row in book.districts if row.type == UNIQUE}
# Districts without a text: those that are unique in no edition.
BASIC_DISTRICTS: Final = tuple(
    slug for card, slug in enumerate(names.DISTRICTS) if card not in _WITH_TEXT
)
TERMS: Final = (
    "gold",
    "card",
    "hand",
    "deck",
    "bank",
    "stash",
    "crown",
    "city",
    "completed-city",
    "district",
    "unique-district",
    "building-limit",
    "character",
    "rank",
    "faceup",
    "facedown",
    "warrant",
    "signed-warrant",
    "threat",
    "flowered-threat",
    "bribe",
    "player",
    "seat",
    "round",
    "turn",
    "gather",
    "selection-phase",
    "turn-phase",
    "score",
    "points",
)
COUNTS: Final = ("gold", "cards", "districts", "points")
PRESETS: Final = tuple(
    dict.fromkeys(preset.slug for edition in EDITIONS for preset in edition.presets)
)


ANSWERS: Final = (
    "pick",
    "lay",
    "gold",
    "cards",
    "keep-card",
    "under",
    "build",
    "build-by",
    "income",
    "split",
    "end",
    "done",
    "decline",
    "decline-confiscate",
    "decline-reveal-threat",
    "decline-swap-character",
    "decline-take-extra",
    "decline-reclaim",
    "decline-shorten",
    "decline-gather-when-killed",
    "take",
    "take-gold",
    "take-card",
    "give",
    "discard",
    "pay-card",
    "pay-gold",
    "pay-gold-pay-for-crown",
    "from",
    "mark",
    "bribe",
    "refuse",
    "reveal",
    "confiscate",
    "give-role",
    "keep-taken",
    "accept",
    "reclaim",
    "shorten",
    "thank",
)
USES: Final = (
    "assassin",
    "witch",
    "magistrate",
    "thief",
    "spy",
    "blackmailer",
    "magician",
    "magician-player",
    "wizard",
    "seer",
    "king",
    "emperor",
    "patrician",
    "abbot",
    "cardinal",
    "merchant",
    "architect",
    "navigator-gold",
    "navigator-cards",
    "scholar",
    "warlord",
    "diplomat",
    "marshal",
    "queen",
    "artist",
    "tax-collector",
    "armory",
    "laboratory",
    "museum",
    "smithy",
    "theater",
    "district",  # of which nothing more is said
)

# The words of the terminal program: after each slug, what is given to its text.
TERMINAL: Final[tuple[tuple[str, ...], ...]] = (
    ("names",),
    ("label", "label"),
    ("called", "rank", "character"),
    ("goal", "amount"),
    ("killed",),
    ("bewitched",),
    ("robbed",),
    ("tax",),
    ("saw",),
    ("looking", "target"),
    ("known", "target"),
    ("prompt", "seat", "numbers"),
    ("help",),
    ("refused",),
    ("nothing",),
    ("unknown", "words"),
    ("several", "words"),
    ("no-card", "words"),
    ("cost", "amount"),
    ("winner", "names"),
    ("stopped",),
    ("seed", "seed"),
    ("saved", "file"),
    ("not-saved", "file", "why"),
    ("sign-noble",),
    ("sign-religious",),
    ("sign-trade",),
    ("sign-military",),
    ("sign-unique",),
    ("away",),
    ("last-round",),
    ("too-small", "width", "height"),
    ("signs",),
    ("thinking",),
    ("key-keys",),
    ("key-why",),
    ("key-last",),
    ("key-cities",),
    ("key-cards",),
    ("key-scores",),
    ("key-hurry",),
    ("key-pace",),
    ("key-theme",),
    ("key-quit",),
    ("key-arrows",),
    ("key-find",),
    ("pace-0",),
    ("pace-1",),
    ("pace-2",),
    ("pace-3",),
    ("leave-kept",),
    ("go-on",),
    ("damaged", "file", "why"),
    ("no-link", "words"),
    ("need-terminal",),
    ("no-saved",),
    ("continue",),
    ("new-game",),
    ("opponents",),
    ("by-link",),
    ("saved-at", "profile", "players", "when"),
)

# The same for the commands that tell something of the game.
COMMANDS: Final[tuple[tuple[str, ...], ...]] = (
    ("books", "names"),
    ("absent", "book", "other"),
    ("rulings",),
    ("statement", "numbers"),
    ("nothing", "words"),
    ("near", "names"),
    ("shorter",),
    ("how",),
    ("position",),
    ("unfinished",),
    ("points",),
    ("parameters", "names"),
    ("would", "bot", "answer"),
    ("asked", "seat"),
    ("share",),
    ("spread",),
    ("tries",),
    ("beliefs",),
)

# The same for the report of the laboratory. Chapters and figures also have an explanation.
LAB_CHAPTERS: Final = (
    "characters",
    "names",
    "gathering",
    "districts",
    "cities",
    "crown",
    "course",
    "presets",
    "skill",
)
LAB_FIGURES: Final = (
    "characters-lot",
    "characters-rank",
    "characters-players",
    "characters-chosen",
    "characters-place",
    "names-assassin",
    "names-witch",
    "names-thief",
    "names-hits",
    "names-gain",
    "names-cost",
    "names-victims",
    "gathering",
    "districts-unique",
    "districts-basic",
    "districts-gold",
    "cities-first",
    "cities-types",
    "cities-shape",
    "cities-rivals",
    "crown-distance",
    "crown-players",
    "course-length",
    "course-rounds",
    "course-leads",
    "course-changes",
    "course-ahead",
    "course-comeback",
    "presets-profile",
    "presets-rounds",
    "presets-points",
    "presets-changes",
    "presets-uses",
    "skill-causes",
)
# Figures of which is said in a sentence what is clearly better, and what is clearly worse.
LAB_COMPARED: Final = (
    "characters-lot",
    "characters-rank",
    "characters-place",
    "names-assassin",
    "names-witch",
    "names-thief",
    "names-gain",
    "names-cost",
    "gathering",
    "districts-unique",
    "districts-basic",
    "cities-first",
    "cities-types",
    "crown-distance",
    "presets-profile-rounds",
    "presets-profile-points",
    "presets-profile-changes",
    "presets-profile-uses",
)
# Figures of which is told how much it is.
LAB_TOLD: Final = (
    "names-hits",
    "cities-rivals",
    "course-length",
    "course-leads",
    "course-comeback",
)
LAB_AXES: Final = (
    "character",
    "rank",
    "district",
    "level",
    "rival",
    "by",
    "namer",
    "distance",
    "after",
    "players",
    "place",
    "hand",
    "gold",
    "types",
    "size",
    "dear",
    "first",
    "rounds",
    "changes",
    "ahead",
    "behind",
    "phase",
    "preset",
    "measure",
    "cause",
    "kind",
)
LAB_UNITS: Final = (
    "effect",
    "per-gold",
    "victories",
    "hits",
    "games",
    "causes",
    "rounds",
    "score",
    "changes",
    "uses",
    "relative",
)
_LAB_TITLED: Final = (
    *(f"chapter-{slug}" for slug in LAB_CHAPTERS),
    *(f"figure-{slug}" for slug in LAB_FIGURES),
)
LAB: Final[tuple[tuple[str, ...], ...]] = (
    ("title",),
    ("lead", "games"),
    ("contents",),
    ("reading",),
    ("reading.text", "confidence"),
    ("lot",),
    ("lot.text",),
    ("bots",),
    ("bots.text",),
    ("short",),
    ("numbers",),
    ("value",),
    ("range",),
    ("times",),
    ("again",),
    ("facts", "games", "confidence", "seed", "bots", "version"),
    ("players", "players"),
    ("players-several", "numbers"),
    ("preset-random",),
    ("presets-several",),
    ("heat",),
    ("span", "low", "high"),
    ("item", "name", "span"),
    ("situation", "gold", "cards"),
    ("more", "amount"),
    ("or-more", "things"),
    ("unclear", "names"),
    ("unclear-many", "amount"),
    ("alone",),
    ("causes", "player", "deal", "rest"),
    ("placed", "character", "place"),
    *((f"{says}-{slug}", "names") for slug in LAB_COMPARED for says in ("above", "below")),
    ("above-districts-gold", "names"),
    *((f"told-{slug}", "names") for slug in LAB_TOLD),
    *((f"{kind}{end}",) for kind in _LAB_TITLED for end in ("", ".text")),
    *((f"axis-{slug}",) for slug in LAB_AXES),
    *((f"unit-{slug}",) for slug in LAB_UNITS),
    ("by-player",),
    ("by-lot",),
    ("distance", "amount"),
    ("first-yes",),
    ("first-no",),
    ("phase-early",),
    ("phase-middle",),
    ("phase-late",),
    ("cause-player",),
    ("cause-deal",),
    ("cause-rest",),
    ("measure-rounds",),
    ("measure-points",),
    ("measure-changes",),
    ("measure-uses",),
    ("kind-unique",),
    ("kind-basic",),
)


@dataclass(frozen=True)
class Variant:
    """A text that some profiles have in other words, and the languages in which they do."""

    key: str
    endings: tuple[str, ...]  # a profile, or the word with which those of several begin
    languages: tuple[str, ...] = LANGUAGES

    def keys(self) -> set[str]:
        return {variant_key(self.key, ending) for ending in self.endings}


_ALL: Final = ("classic",)
_EACH: Final = ("classic-en", "classic-ru", "classic-fr")
_EN_APART: Final = ("classic", "classic-en")
_FR_APART: Final = ("classic", "classic-fr")
_EN: Final = ("classic-en",)
_FR: Final = ("classic-fr",)

# What is printed otherwise, and where. Names differ only in languages with an older printing.
VARIANTS: Final = (
    Variant("character-magician", _ALL, ("fr",)),
    Variant("character-merchant", _ALL, ("fr",)),
    Variant("character-navigator", _ALL, ("fr",)),
    Variant("district-barracks", _ALL, ("en",)),
    Variant("district-factory", _ALL, ("fr",)),
    Variant("district-graveyard", _EN, ("en",)),
    Variant("district-haunted-quarter", _ALL, ("en", "ru")),
    Variant("district-smithy", _ALL, ("fr", "ru")),
    Variant("character-assassin.text", _ALL),
    Variant("character-witch.text", _EACH),
    Variant("character-wizard.text", _ALL),
    Variant("character-king.text", _ALL),
    Variant("character-emperor.text", _FR_APART),
    Variant("character-abbot.text", _ALL),
    Variant("character-merchant.text", _FR_APART),
    Variant("character-alchemist.text", _FR),
    Variant("character-architect.text", _FR_APART),
    Variant("character-navigator.text", _EACH),
    Variant("character-warlord.text", _ALL),
    Variant("character-diplomat.text", _EACH),
    Variant("character-queen.text", _EN),
    Variant("character-tax-collector.text", _EN_APART),
    Variant("district-armory.text", _ALL),
    Variant("district-bell-tower.text", _FR),
    Variant("district-dragon-gate.text", _ALL),
    Variant("district-graveyard.text", _EN, ("en",)),
    Variant("district-great-wall.text", _ALL),
    Variant("district-haunted-quarter.text", _ALL),
    Variant("district-hospital.text", _FR),
    Variant("district-laboratory.text", _ALL),
    Variant("district-library.text", _ALL),
    Variant("district-quarry.text", _FR_APART),
    Variant("district-smithy.text", _FR),
    Variant("district-wishing-well.text", _ALL),
    Variant("term-completed-city.text", _ALL),
    Variant("term-unique-district.text", _ALL),
    Variant("answer-use-abbot", _ALL),
    Variant("answer-use-laboratory", _ALL),
    Variant("answer-use-smithy", _FR),
)

# What is given to a text, by the beginning of its key.
PLACES: Final = {
    "count-": {"amount"},
    "log-": {"seat", "target", "card", "amount", "given"},
    "reason-": {"card", "character", "seat", "price", "gold", "amount"},
    "problem-": {"players", "character", "district", "rank", "amount", "name"},
    "warning-": {"players", "character", "district", "rank", "amount", "name"},
    "question-": {"target", "card", "amount"},
    "answer-": {"card", "given", "character", "target", "type", "gold", "cards"},
}


def places_of(key: str) -> set[str]:
    """The variables that a text of this key may use."""
    for start, table in (("terminal", TERMINAL), ("command", COMMANDS), ("lab", LAB)):
        for slug, *given in table:
            if key == f"{start}-{slug}":
                return set(given)
    for start, places in PLACES.items():
        if key.startswith(start):
            return places
    return set()


def fixed_keys() -> set[str]:
    """Keys of words that no name of the engine stands for."""
    keys = {"term-cards"}
    for slug in TERMS:
        keys |= {f"term-{slug}", f"term-{slug}.text"}
    keys |= {f"count-{slug}" for slug in COUNTS}
    keys |= {f"preset-{slug}" for slug in PRESETS}
    keys |= {f"profile-{slug}" for slug in PROFILES}
    keys |= {f"answer-{slug}" for slug in ANSWERS}
    keys |= {f"answer-use-{slug}" for slug in USES}
    keys |= {f"terminal-{slug}" for slug, *_ in TERMINAL}
    keys |= {f"command-{slug}" for slug, *_ in COMMANDS}
    keys |= {f"lab-{slug}" for slug, *_ in LAB}
    return keys


def engine_keys() -> set[str]:
    """Keys of everything the engine can name. A code without a word has an empty one."""
    keys: set[str] = set()
    for slug in names.CHARACTERS:
        keys |= {f"character-{slug}", f"character-{slug}.text"}
    for slug in names.DISTRICTS:
        keys.add(f"district-{slug}")
        if slug not in BASIC_DISTRICTS:
            keys.add(f"district-{slug}.text")
    keys |= {f"type-{slug}" for slug in names.TYPES}
    keys |= {f"log-{slug}" for slug in names.EVENTS if slug}
    keys |= {f"log-{slug}-hidden" for slug in names.HIDING_EVENTS}
    keys |= {f"reason-{slug}" for slug in names.REASONS}
    keys |= {f"problem-{slug}" for slug in names.PROBLEMS}
    keys |= {f"warning-{slug}" for slug in names.WARNINGS}
    keys |= {f"question-{slug}" for _, _, slug in names.QUESTIONS}
    keys |= {f"score-{slug}" for slug in names.SCORES}
    return keys


def all_keys(language: str) -> set[str]:
    """Keys of all texts that a language has, in the words of every profile."""
    keys = engine_keys() | fixed_keys()
    for variant in VARIANTS:
        if language in variant.languages:
            keys |= variant.keys()
    return keys
