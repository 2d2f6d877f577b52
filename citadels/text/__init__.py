"""The texts for players in five languages: names, card texts, log lines, questions, reasons."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from fluent.runtime import FluentBundle, FluentResource

from citadels.engine import names
from citadels.engine.editions.registry import PROFILES

if TYPE_CHECKING:
    from fluent.runtime.resolver import Message

LANGUAGES: Final = ("en", "fr", "ru", "uk", "bg")
HIDDEN: Final = "hidden"  # given as `card` when the reader may not know the card
_MESSAGE_ID: Final = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
NOBODY: Final = "nobody"  # given as `seat` when no player caused the event


class _Messages:
    """The messages of one language. A file is parsed when one of its messages is first needed."""

    def __init__(self, language: str) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        self._files: dict[str, str] = {}  # the text of the file of each message
        for file in files(__name__).joinpath(language).iterdir():
            if file.name.endswith(".ftl"):
                text = file.read_text(encoding="utf-8")
                self._files |= dict.fromkeys(_MESSAGE_ID.findall(text), text)

    def find(self, message_id: str) -> Message | None:
        if message_id not in self._files:
            return None
        if not self.bundle.has_message(message_id):
            self.bundle.add_resource(FluentResource(self._files[message_id]))
        return self.bundle.get_message(message_id)


_messages_of = cache(_Messages)


def variant_key(key: str, suffix: str) -> str:
    """The key of a variant of a text for some profiles: an attribute of its message.

    `term-crown.classic` for `term-crown`, `term-crown.text-classic-fr` for `term-crown.text`.
    """
    return f"{key}-{suffix}" if "." in key else f"{key}.{suffix}"


class Texts:
    """The texts of one language, by key: `message` or `message.attribute`.

    Names and texts of cards are those of the profile: its own variant if there is one, else that of
    all profiles whose names begin with the same word (`classic`), else the text of 2016.
    """

    def __init__(self, language: str, profile: str = PROFILES[0]) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
        if profile not in PROFILES:
            raise ValueError(f"no profile {profile!r}; there are {', '.join(PROFILES)}")
        self.language: Final = language
        self.profile: Final = profile
        self._suffixes: Final = (profile, profile.partition("-")[0])
        self._messages: Final = _messages_of(language)

    def get(self, key: str, /, **values: str | int) -> str:
        message_id, _, attribute = key.partition(".")
        message = self._messages.find(message_id)
        if message is None:
            raise KeyError(f"no text {key!r} in {self.language!r}")
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise KeyError(f"no text {key!r} in {self.language!r}")
        text, errors = self._messages.bundle.format_pattern(pattern, values)
        if errors:
            raise ValueError(f"text {key!r} in {self.language!r}: {errors[0]}")
        return str(text)

    def has(self, key: str) -> bool:
        message_id, _, attribute = key.partition(".")
        message = self._messages.find(message_id)
        return message is not None and (not attribute or attribute in message.attributes)

    def get_for_profile(self, key: str, /, **values: str | int) -> str:
        """A text in the wording of the profile."""
        for suffix in self._suffixes:
            variant = variant_key(key, suffix)
            if self.has(variant):
                return self.get(variant, **values)
        return self.get(key, **values)

    def name_of_character(self, slug: str) -> str:
        return self.get_for_profile(f"character-{slug}")

    def text_of_character(self, slug: str) -> str:
        return self.get_for_profile(f"character-{slug}.text")

    def name_of_district(self, slug: str) -> str:
        return self.get_for_profile(f"district-{slug}")

    def text_of_district(self, slug: str) -> str:
        """The text of a district; empty for a basic district, which has only a name."""
        if self.has(f"district-{slug}") and not self.has(f"district-{slug}.text"):
            return ""
        return self.get_for_profile(f"district-{slug}.text")

    def name_of_type(self, slug: str) -> str:
        return self.get(f"type-{slug}")

    def name_of_term(self, slug: str) -> str:
        return self.get(f"term-{slug}")

    def text_of_term(self, slug: str) -> str:
        return self.get_for_profile(f"term-{slug}.text")

    def name_of_preset(self, slug: str) -> str:
        return self.get(f"preset-{slug}")

    def name_of_profile(self, slug: str) -> str:
        return self.get(f"profile-{slug}")

    def log(self, event: str, /, **values: str | int) -> str:
        """A line of the log. A hidden card has its own line where the event can hide one."""
        if event == "exchanged" and "given" not in values:
            # The amount of this event is the code of the district that was given.
            values["given"] = self.name_of_district(names.DISTRICTS[int(values["amount"])])
        if values.get("card") == HIDDEN and self.has(f"log-{event}-hidden"):
            return self.get(f"log-{event}-hidden", **values)
        return self.get(f"log-{event}", **values)

    def answer(self, slug: str, /, **values: str | int) -> str:
        """The label of the button for an answer: a verb, or `use-` and the card used."""
        return self.get_for_profile(f"answer-{slug}", **values)

    def reason(self, code: str, /, **values: str | int) -> str:
        return self.get(f"reason-{code}", **values)

    def problem(self, slug: str, /, **values: str | int) -> str:
        """What is wrong with a set-up."""
        return self.get(f"problem-{slug}", **values)

    def warning(self, slug: str, /, **values: str | int) -> str:
        """What is odd about a set-up that is allowed."""
        return self.get(f"warning-{slug}", **values)

    def question(self, slug: str, /, **values: str | int) -> str:
        return self.get(f"question-{slug}", **values)

    def name_of_score(self, slug: str) -> str:
        """The name of an item in the score."""
        return self.get(f"score-{slug}")

    def terminal(self, slug: str, /, **values: str | int) -> str:
        """A text of the terminal program itself."""
        return self.get(f"terminal-{slug}", **values)

    def command(self, slug: str, /, **values: str | int) -> str:
        """A text of the commands about the game."""
        return self.get(f"command-{slug}", **values)

    def lab(self, slug: str, /, **values: str | int) -> str:
        """A text of the laboratory's report."""
        return self.get(f"lab-{slug}", **values)
