"""A story as text, in the one form that all readings of it share."""

from __future__ import annotations

from citadels.engine.codes import NO_ROLE
from citadels.engine.names import CHARACTERS, REASONS
from citadels.engine.notation.facts import fact_text
from citadels.engine.notation.forms import FLAG, FORMS
from citadels.engine.notation.story import (
    ANY_REASON,
    ASKED,
    EVERYBODY,
    SPECTATOR,
    TABLE,
    TURN,
    Answer,
    Claim,
    Hears,
    Item,
    Mark,
    Open,
    Opening,
    Options,
    Outcomes,
    Player,
    Refusal,
    Start,
    Step,
    Story,
)
from citadels.engine.notation.telling import event_text
from citadels.engine.rulings import TABLE as RULINGS
from citadels.engine.words import answer_text


def story_text(story: Story) -> str:
    """The whole story; reading it gives the same story again."""
    names = story.opening.names()
    lines = [f"# {line}".rstrip() for line in story.title]
    lines += opening_lines(story.opening)
    lines.append(start_line(story.start, names))
    lines.append("")
    lines += [step_text(step, names) for step in story.steps]
    return "\n".join(lines) + "\n"


# The set-up.


def opening_lines(opening: Opening) -> list[str]:
    lines: list[str] = []
    if opening.rules is not None:
        lines.append(f"rules {opening.rules.text}")
    if opening.profiles:
        lines.append("profile " + ", ".join(word.text for word in opening.profiles))
    if opening.preset is not None:
        lines.append(f"preset {opening.preset.text}")
    if opening.cast:
        lines.append(f"cast {_words(opening.cast)}")
    if opening.districts is not None:
        lines.append(f"districts {_words(opening.districts)}")
    if opening.target:
        lines.append(f"target {opening.target}")
    if opening.removed is not None:
        lines.append(f"removed {_words(opening.removed)}")
    for word, number, reading in opening.rulings:
        lines.append(f"ruling {word.text} {RULINGS[number][1][reading]}")
    if opening.seed:
        lines.append(f"seed {opening.seed}")
    if opening.sealed[0]:
        lines.append("sealed " + " ".join(opening.sealed))
    if opening.chance:
        lines.append(f"chance {_numbers(opening.chance)}")
    lines += [_player_line(player) for player in opening.players]
    lines += _table_lines(opening)
    return lines


def _player_line(player: Player) -> str:
    parts = [player.name.text]
    parts += [item.word.text for item in player.roles]
    if player.crown:
        parts.append("crown")
    if player.first:
        parts.append("first")
    if player.gold:
        parts.append(f"gold {player.gold}")
    # The pile under the Museum comes last: by then the card of that name has been read.
    for key, items in (("city", player.city), ("hand", player.hand), ("museum", player.museum)):
        if items:
            parts.append(f"{key} {_words(items)}")
    return "  ".join(parts)


def _table_lines(opening: Opening) -> list[str]:
    lines: list[str] = []
    if opening.crown_by_chance is not None:
        lines.append("crown chance")
    if opening.deck or opening.deck_only:
        lines.append(_deck_line(opening))
    if opening.round != 1:
        lines.append(f"round {opening.round}")
    if opening.tax:
        lines.append(f"tax {opening.tax}")
    lines += [_mark_line(mark) for mark in opening.marks]
    if opening.faceup:
        lines.append(f"faceup {_words(opening.faceup)}")
    if opening.facedown:
        lines.append(f"facedown {_words(opening.facedown)}")
    return lines


def _deck_line(opening: Opening) -> str:
    if not opening.deck:
        return "deck -"
    return f"deck {_words(opening.deck)}" + (" only" if opening.deck_only else "")


def _mark_line(mark: Mark) -> str:
    line = f"{mark.key.text} {_words(mark.roles)}"
    return line if mark.owner is None else f"{line} by {mark.owner.text}"


def start_line(start: Start, names: list[str]) -> str:
    if start.kind != TURN:
        return start.kind if start.role is None else f"{start.kind} {start.role.word.text}"
    role = NO_ROLE if start.role is None else start.role.code
    return _turn_text(names[start.seat], role, start.resumed, start.gathered)


def _turn_text(name: str, role: int, resumed: bool, gathered: bool) -> str:
    line = f"turn {name}"
    if resumed:
        line += " as"
    if role != NO_ROLE:
        line += f" {CHARACTERS[role]}"
    return f"{line}, gathered" if gathered else line


def _words(items: list[Item]) -> str:
    return " ".join(item.word.text for item in items)


def _numbers(numbers: list[int] | tuple[int, ...]) -> str:
    return " ".join(str(number) for number in numbers)


# The play.


def step_text(step: Step, names: list[str]) -> str:
    """One line for each step."""
    if isinstance(step, Answer):
        return f"{names[step.seat]}: {answer_text(step.given, names)}"
    if isinstance(step, Options):
        options = ", ".join(answer_text(given, names) for given in step.given)
        return f"{names[step.seat]}{'?' if step.exact else '+'} {options}"
    if isinstance(step, Refusal):
        line = f"{names[step.seat]}! {answer_text(step.given, names)}"
        return line if step.why == ANY_REASON else f"{line} ({REASONS[step.why]})"
    if isinstance(step, Outcomes):
        return f"~ {_numbers(step.outcomes)}"
    if isinstance(step, Claim):
        return f"{_viewer(step.viewer, 'sees', names)} {claim_text(step, names)}"
    if isinstance(step, Hears):
        return f"{_viewer(step.viewer, 'hears', names)} {_heard_text(step, names)}"
    return open_text(step, names)


def claim_text(step: Claim, names: list[str]) -> str:
    about = "" if step.subject == TABLE else f"{names[step.subject]} "
    if FORMS[step.key] == FLAG:
        return f"{about}{step.key}"
    if step.counted:
        return f"{about}{step.key} {step.values[0]}"
    return f"{about}{step.key} {fact_text(step.key, list(step.values), step.real, names)}"


def open_text(step: Open, names: list[str]) -> str:
    if step.kind == TURN:
        return _turn_text(names[step.seat], step.role, step.resumed, step.gathered)
    if step.kind == ASKED:
        return f"asked {names[step.seat]} {step.question}"
    return step.kind


def _heard_text(step: Hears, names: list[str]) -> str:
    if step.amount == 0:
        bare = event_text((step.kind, step.seat, step.target, step.card, 0), names)
        return f"{bare} 0"
    return event_text((step.kind, step.seat, step.target, step.card, step.amount), names)


def _viewer(viewer: int, verb: str, names: list[str]) -> str:
    if viewer == EVERYBODY:
        return "="
    return f"{'nobody' if viewer == SPECTATOR else names[viewer]} {verb}"
