"""The tables of a search: what each player has tried where it could not tell positions apart.

Many observers: every player has nodes of its own, found by a fingerprint of what this player knows.
A hidden move leaves the fingerprints of the others as they were, so nobody's choice depends on it.
"""

from __future__ import annotations

import math
from typing import Final

from citadels.engine.native_types import i64, vec

NOT_THERE: Final = -1
_MASK: Final = 0x3FFFFFFFFFFFFFF
_WORD: Final = 0x7FFFFFFF
_FACTOR: Final = 0x2C1B3C6D


def mixed(print_: i64, more: i64) -> i64:
    """A fingerprint with something added to it. Products stay below 2**63."""
    low = ((print_ ^ more) & _WORD) * _FACTOR
    high = ((print_ >> 31) ^ (more >> 16) ^ low) & _WORD
    return ((low ^ (high * _FACTOR)) ^ (low >> 29)) & _MASK


def zeros(count: i64) -> vec[i64]:
    return vec[i64]([0] * count)


def fractions(count: i64) -> vec[float]:
    return vec[float]([0.0] * count)


class Tree:
    """Nodes in a hash table, each with a list of the answers that were ever possible there."""

    def __init__(self, room: i64) -> None:
        """Room is a power of two: so many places, of which half are used."""
        self.room = room
        self.nodes: i64 = 0
        self.print_: vec[i64] = zeros(room)
        self.first: vec[i64] = zeros(room)  # the newest edge plus one, or 0
        self.edges: i64 = 0
        self.answer: vec[i64] = zeros(1024)
        self.next: vec[i64] = zeros(1024)
        self.visits: vec[i64] = zeros(1024)
        self.chances: vec[i64] = zeros(1024)  # how often it was there to be chosen
        self.total: vec[float] = fractions(1024)
        self.squares: vec[float] = fractions(1024)

    def find(self, print_: i64) -> i64:
        """The place of the node with this fingerprint, or of the gap where it would be."""
        at = print_ % self.room
        while self.print_[at] != 0 and self.print_[at] != print_:
            at += 1
            if at == self.room:
                at = 0
        return at

    def is_full(self) -> bool:
        return self.nodes * 2 >= self.room

    def add(self, at: i64, print_: i64) -> None:
        self.print_[at] = print_
        self.nodes += 1

    def edge(self, at: i64, answer: i64) -> i64:
        """The edge of an answer, made if it was never possible before."""
        edge = self.first[at] - 1
        while edge >= 0:
            if self.answer[edge] == answer:
                return edge
            edge = self.next[edge] - 1
        edge = self.edges
        if edge == len(self.answer):
            self._grow()
        self.edges = edge + 1
        self.answer[edge] = answer
        self.next[edge] = self.first[at]
        self.first[at] = edge + 1
        return edge

    def _grow(self) -> None:
        more = len(self.answer)
        self.answer = _longer(self.answer, more)
        self.next = _longer(self.next, more)
        self.visits = _longer(self.visits, more)
        self.chances = _longer(self.chances, more)
        self.total = _longer_fractions(self.total, more)
        self.squares = _longer_fractions(self.squares, more)

    def record(self, edge: i64, share: float) -> None:
        self.visits[edge] += 1
        self.total[edge] += share
        self.squares[edge] += share * share

    def mean(self, edge: i64) -> float:
        """The average share that the answer has brought; it was tried."""
        return self.total[edge] / float(self.visits[edge])

    def spread(self, edge: i64) -> float:
        """The standard error of the average; one half when it was tried at most once."""
        tries = self.visits[edge]
        if tries < 2:
            return 0.5
        mean = self.mean(edge)
        variance = max(0.0, self.squares[edge] / float(tries) - mean * mean)
        return math.sqrt(variance / float(tries - 1))


def _longer(row: vec[i64], more: i64) -> vec[i64]:
    out = zeros(len(row) + more)
    for index in range(len(row)):
        out[index] = row[index]
    return out


def _longer_fractions(row: vec[float], more: i64) -> vec[float]:
    out = fractions(len(row) + more)
    for index in range(len(row)):
        out[index] = row[index]
    return out
