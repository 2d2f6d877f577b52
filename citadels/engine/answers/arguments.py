"""Names for the arguments of an answer and for the numbers of a reason."""

from __future__ import annotations

from typing import Final

from citadels.engine import codes

# A name for each verb of an answer, and the kind of its first argument.
VERBS: Final = {
    codes.PICK: ("pick", "character"),
    codes.LAY: ("lay", "character"),
    codes.GOLD: ("gold", ""),
    codes.CARDS: ("cards", ""),
    codes.KEEP_CARD: ("keep-card", "card"),
    codes.UNDER: ("under", "card"),
    codes.BUILD: ("build", "card"),
    codes.BUILD_BY: ("build-by", "card"),
    codes.INCOME: ("income", ""),
    codes.SPLIT: ("split", ""),
    codes.END: ("end", ""),
    codes.DONE: ("done", ""),
    codes.DECLINE: ("decline", ""),
    codes.TAKE: ("take", "card"),
    codes.TAKE_GOLD: ("take-gold", ""),
    codes.TAKE_CARD: ("take-card", ""),
    codes.GIVE: ("give", "card"),
    codes.DISCARD: ("discard", "card"),
    codes.PAY_CARD: ("pay-card", "card"),
    codes.PAY_GOLD: ("pay-gold", ""),
    codes.FROM: ("from", "target"),
    codes.MARK: ("mark", "character"),
    codes.BRIBE: ("bribe", ""),
    codes.REFUSE: ("refuse", ""),
    codes.REVEAL: ("reveal", ""),
    codes.CONFISCATE: ("confiscate", ""),
    codes.GIVE_ROLE: ("give-role", "character"),
    codes.KEEP_TAKEN: ("keep-taken", ""),
    codes.ACCEPT: ("accept", ""),
    codes.RECLAIM: ("reclaim", ""),
    codes.SHORTEN: ("shorten", ""),
    codes.THANK: ("thank", ""),
}

# What the two numbers of a reason are.
REASON_ARGUMENTS: Final = {
    "too-expensive": ("price", "gold"),
    "costs-too-much": ("price", "amount"),
    "limit-reached": ("amount", ""),
    "too-many-districts": ("amount", ""),
    "payer-too-poor": ("amount", ""),
    "too-few-cards": ("amount", ""),
    "not-in-hand": ("card", ""),
    "duplicate": ("card", ""),
    "protected-by-card": ("card", ""),
    "beautified-already": ("card", ""),
    "they-have-it": ("card", ""),
    "protected-by-role": ("seat", ""),
    "city-completed": ("seat", ""),
    "crown-stays": ("seat", ""),
    "not-richest": ("seat", ""),
    "own-character": ("character", ""),
    "rank-one": ("character", ""),
    "killed-already": ("character", ""),
    "bewitched-already": ("character", ""),
    "marked-already": ("character", ""),
    "faceup-there": ("character", ""),
    "several-richest": ("amount", ""),
    "one-repeat": ("card", ""),
}
