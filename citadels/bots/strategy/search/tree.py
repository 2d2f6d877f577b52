"""The tree of a search: what each player has tried in positions that it cannot distinguish.

Many observers: every player has separate nodes, found by a fingerprint of what this player knows.
A hidden move leaves the fingerprints of the others as they were, so nobody's choice depends on it.
"""

from __future__ import annotations

import math
from typing import Final

from citadels.engine.native_types import i64, vec

NO_EDGE: Final = -1
_KEY_MASK: Final = 0x3FFFFFFFFFFFFFF
_WORD_MASK: Final = 0x7FFFFFFF
_MULTIPLIER: Final = 0x2C1B3C6D


def mix_key(key: i64, word: i64) -> i64:
    """A fingerprint with something added to it. Products stay below 2**63."""
    low = ((key ^ word) & _WORD_MASK) * _MULTIPLIER
    high = ((key >> 31) ^ (word >> 16) ^ low) & _WORD_MASK
    return ((low ^ (high * _MULTIPLIER)) ^ (low >> 29)) & _KEY_MASK


def zeros(count: i64) -> vec[i64]:
    return vec[i64]([0] * count)


def float_zeros(count: i64) -> vec[float]:
    return vec[float]([0.0] * count)


class Tree:
    """Nodes in a hash table, each with a list of the answers that were ever possible there."""

    def __init__(self, slots: i64) -> None:
        """The number of slots is a power of two, of which half are used."""
        self.slots = slots
        self.node_count: i64 = 0
        self.infoset_key: vec[i64] = zeros(slots)
        self.first_edge: vec[i64] = zeros(slots)  # the newest edge plus one, or 0
        self.edge_count: i64 = 0
        self.answer: vec[i64] = zeros(1024)
        self.next_edge: vec[i64] = zeros(1024)
        self.visits: vec[i64] = zeros(1024)
        self.availability: vec[i64] = zeros(1024)  # how often it was there to be chosen
        self.share_sum: vec[float] = float_zeros(1024)
        self.square_sum: vec[float] = float_zeros(1024)

    def find(self, infoset_key: i64) -> i64:
        """The place of the node with this fingerprint, or of the gap where it would be."""
        node = infoset_key % self.slots
        while self.infoset_key[node] != 0 and self.infoset_key[node] != infoset_key:
            node += 1
            if node == self.slots:
                node = 0
        return node

    def is_full(self) -> bool:
        return self.node_count * 2 >= self.slots

    def add(self, node: i64, infoset_key: i64) -> None:
        self.infoset_key[node] = infoset_key
        self.node_count += 1

    def find_or_add_edge(self, node: i64, answer: i64) -> i64:
        """The edge of an answer, made if it was never possible before."""
        edge = self.first_edge[node] - 1
        while edge >= 0:
            if self.answer[edge] == answer:
                return edge
            edge = self.next_edge[edge] - 1
        edge = self.edge_count
        if edge == len(self.answer):
            self._grow()
        self.edge_count = edge + 1
        self.answer[edge] = answer
        self.next_edge[edge] = self.first_edge[node]
        self.first_edge[node] = edge + 1
        return edge

    def _grow(self) -> None:
        extra = len(self.answer)
        self.answer = _extend(self.answer, extra)
        self.next_edge = _extend(self.next_edge, extra)
        self.visits = _extend(self.visits, extra)
        self.availability = _extend(self.availability, extra)
        self.share_sum = _extend_floats(self.share_sum, extra)
        self.square_sum = _extend_floats(self.square_sum, extra)

    def backpropagate(self, edge: i64, share: float) -> None:
        self.visits[edge] += 1
        self.share_sum[edge] += share
        self.square_sum[edge] += share * share

    def mean(self, edge: i64) -> float:
        """The average share that the answer has brought; it was tried."""
        return self.share_sum[edge] / float(self.visits[edge])

    def std_error(self, edge: i64) -> float:
        """The standard error of the average; one half when it was tried at most once."""
        visits = self.visits[edge]
        if visits < 2:
            return 0.5
        mean = self.mean(edge)
        variance = max(0.0, self.square_sum[edge] / float(visits) - mean * mean)
        return math.sqrt(variance / float(visits - 1))


def _extend(column: vec[i64], extra: i64) -> vec[i64]:
    longer = zeros(len(column) + extra)
    for index in range(len(column)):
        longer[index] = column[index]
    return longer


def _extend_floats(column: vec[float], extra: i64) -> vec[float]:
    longer = float_zeros(len(column) + extra)
    for index in range(len(column)):
        longer[index] = column[index]
    return longer
