"""Runs in a process where bots think: plain data in, the answer of a bot out."""

from __future__ import annotations

from functools import lru_cache

from citadels.bots.bot import Bot, Explanation
from citadels.bots.registry import make_bot
from citadels.engine.knowledge.view_codec import KnowledgeData, knowledge_from_data, view_from_data


@lru_cache(maxsize=64)
def cached_bot(spec: str) -> Bot:
    """The bot of a spec, made once."""
    return make_bot(spec)


def choose(
    spec: str, view_data: dict[str, object], knowledge_data: KnowledgeData, seed: int
) -> int:
    """The answer of a bot."""
    return cached_bot(spec).choose(
        view_from_data(view_data), knowledge_from_data(knowledge_data), seed
    )


def explain(
    spec: str, view_data: dict[str, object], knowledge_data: KnowledgeData, seed: int
) -> Explanation:
    """The same with reasons."""
    return cached_bot(spec).explain(
        view_from_data(view_data), knowledge_from_data(knowledge_data), seed
    )
