"""A story as text, in the one form that all readings of it share."""

from __future__ import annotations

from citadels.engine.answers.text import answer_text
from citadels.engine.codes import NO_ROLE
from citadels.engine.names import CHARACTERS, REASONS
from citadels.engine.notation.assertion_kinds import ASSERTION_KINDS, FLAG
from citadels.engine.notation.assertions import fact_text
from citadels.engine.notation.event_text import event_text
from citadels.engine.notation.story import (
    ANY_REASON,
    ASKED,
    EVERYBODY,
    SPECTATOR,
    TABLE,
    TURN,
    Answer,
    Assertion,
    ExpectedEvent,
    ExpectedOptions,
    ExpectedRefusal,
    Mark,
    NamedCode,
    OpenQuestion,
    PlayerSetup,
    ScriptedOutcomes,
    StartPoint,
    Story,
    StorySetup,
    StoryStep,
)
from citadels.engine.rulings import RULINGS as RULINGS


def story_text(story: Story) -> str:
    """The whole story; reading it gives the same story again."""
    names = story.setup.names()
    lines = [f"# {line}".rstrip() for line in story.title]
    lines += setup_lines(story.setup)
    lines.append(start_line(story.start, names))
    lines.append("")
    lines += [step_text(step, names) for step in story.steps]
    return "\n".join(lines) + "\n"


# The set-up.


def setup_lines(story_setup: StorySetup) -> list[str]:
    lines: list[str] = []
    if story_setup.rules is not None:
        lines.append(f"rules {story_setup.rules.text}")
    if story_setup.profiles:
        lines.append("profile " + ", ".join(word.text for word in story_setup.profiles))
    if story_setup.preset is not None:
        lines.append(f"preset {story_setup.preset.text}")
    if story_setup.cast:
        lines.append(f"cast {_item_words(story_setup.cast)}")
    if story_setup.districts is not None:
        lines.append(f"districts {_item_words(story_setup.districts)}")
    if story_setup.target:
        lines.append(f"target {story_setup.target}")
    if story_setup.removed is not None:
        lines.append(f"removed {_item_words(story_setup.removed)}")
    for word, number, reading in story_setup.rulings:
        lines.append(f"ruling {word.text} {RULINGS[number][1][reading]}")
    if story_setup.seed:
        lines.append(f"seed {story_setup.seed}")
    if story_setup.sealed[0]:
        lines.append("sealed " + " ".join(story_setup.sealed))
    if story_setup.chance:
        lines.append(f"chance {_number_text(story_setup.chance)}")
    lines += [_player_line(player) for player in story_setup.players]
    lines += _table_lines(story_setup)
    return lines


def _player_line(player: PlayerSetup) -> str:
    parts = [player.name.text]
    parts += [item.token.text for item in player.roles]
    if player.crown:
        parts.append("crown")
    if player.first:
        parts.append("first")
    if player.gold:
        parts.append(f"gold {player.gold}")
    # The pile under the Museum comes last: by then the card of that name has been read.
    for key, items in (("city", player.city), ("hand", player.hand), ("museum", player.museum)):
        if items:
            parts.append(f"{key} {_item_words(items)}")
    return "  ".join(parts)


def _table_lines(story_setup: StorySetup) -> list[str]:
    lines: list[str] = []
    if story_setup.crown_by_chance is not None:
        lines.append("crown chance")
    if story_setup.deck or story_setup.deck_only:
        lines.append(_deck_line(story_setup))
    if story_setup.round != 1:
        lines.append(f"round {story_setup.round}")
    if story_setup.tax:
        lines.append(f"tax {story_setup.tax}")
    lines += [_mark_line(mark) for mark in story_setup.marks]
    if story_setup.faceup:
        lines.append(f"faceup {_item_words(story_setup.faceup)}")
    if story_setup.facedown:
        lines.append(f"facedown {_item_words(story_setup.facedown)}")
    return lines


def _deck_line(story_setup: StorySetup) -> str:
    if not story_setup.deck:
        return "deck -"
    return f"deck {_item_words(story_setup.deck)}" + (" only" if story_setup.deck_only else "")


def _mark_line(mark: Mark) -> str:
    line = f"{mark.key.text} {_item_words(mark.roles)}"
    return line if mark.owner is None else f"{line} by {mark.owner.text}"


def start_line(start: StartPoint, names: list[str]) -> str:
    if start.kind != TURN:
        return start.kind if start.role is None else f"{start.kind} {start.role.token.text}"
    role = NO_ROLE if start.role is None else start.role.code
    return _turn_text(names[start.seat], role, start.resumed, start.gathered)


def _turn_text(name: str, role: int, resumed: bool, gathered: bool) -> str:
    line = f"turn {name}"
    if resumed:
        line += " as"
    if role != NO_ROLE:
        line += f" {CHARACTERS[role]}"
    return f"{line}, gathered" if gathered else line


def _item_words(items: list[NamedCode]) -> str:
    return " ".join(item.token.text for item in items)


def _number_text(numbers: list[int] | tuple[int, ...]) -> str:
    return " ".join(str(number) for number in numbers)


# The play.


def step_text(step: StoryStep, names: list[str]) -> str:
    """One line for each step."""
    if isinstance(step, Answer):
        return f"{names[step.seat]}: {answer_text(step.answer, names)}"
    if isinstance(step, ExpectedOptions):
        options = ", ".join(answer_text(answer, names) for answer in step.answers)
        return f"{names[step.seat]}{'?' if step.is_exact else '+'} {options}"
    if isinstance(step, ExpectedRefusal):
        line = f"{names[step.seat]}! {answer_text(step.answer, names)}"
        return line if step.reason == ANY_REASON else f"{line} ({REASONS[step.reason]})"
    if isinstance(step, ScriptedOutcomes):
        return f"~ {_number_text(step.outcomes)}"
    if isinstance(step, Assertion):
        return f"{_viewer_text(step.viewer, 'sees', names)} {assertion_text(step, names)}"
    if isinstance(step, ExpectedEvent):
        return f"{_viewer_text(step.viewer, 'hears', names)} {_event_step_text(step, names)}"
    return open_text(step, names)


def assertion_text(step: Assertion, names: list[str]) -> str:
    about = "" if step.subject == TABLE else f"{names[step.subject]} "
    if ASSERTION_KINDS[step.key] == FLAG:
        return f"{about}{step.key}"
    if step.is_count:
        return f"{about}{step.key} {step.values[0]}"
    return f"{about}{step.key} {fact_text(step.key, list(step.values), step.real, names)}"


def open_text(step: OpenQuestion, names: list[str]) -> str:
    if step.kind == TURN:
        return _turn_text(names[step.seat], step.role, step.resumed, step.gathered)
    if step.kind == ASKED:
        return f"asked {names[step.seat]} {step.question}"
    return step.kind


def _event_step_text(step: ExpectedEvent, names: list[str]) -> str:
    if step.amount == 0:
        text = event_text((step.kind, step.seat, step.target, step.card, 0), names)
        return f"{text} 0"
    return event_text((step.kind, step.seat, step.target, step.card, step.amount), names)


def _viewer_text(viewer: int, verb: str, names: list[str]) -> str:
    if viewer == EVERYBODY:
        return "="
    return f"{'nobody' if viewer == SPECTATOR else names[viewer]} {verb}"
