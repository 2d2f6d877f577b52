"""What is done in a process where bots think: plain data in, the answer of a bot out."""

from __future__ import annotations

from functools import lru_cache

from citadels.bots.bot import Bot, Thought
from citadels.bots.lines import make_bot
from citadels.engine.knowledge.view_codec import KnowledgeData, knowledge_from_data, view_from_data


@lru_cache(maxsize=64)
def known_bot(line: str) -> Bot:
    """The bot of a line, made once."""
    return make_bot(line)


def choose(line: str, seen: dict[str, object], learnt: KnowledgeData, seed: int) -> int:
    """The answer of a bot."""
    return known_bot(line).choose(view_from_data(seen), knowledge_from_data(learnt), seed)


def explain(line: str, seen: dict[str, object], learnt: KnowledgeData, seed: int) -> Thought:
    """The same with reasons."""
    return known_bot(line).explain(view_from_data(seen), knowledge_from_data(learnt), seed)
