"""The hash tables of a search find every entry again."""

from __future__ import annotations

from typing import Final

from citadels.bots.strategy.search.tree import Tree

TOLERANCE: Final = 1e-9


def test_a_tree_finds_its_entries() -> None:
    """Also entries with colliding slots, and those that wrap around its end."""
    tree = Tree(16)
    prints = [15, 31, 47, 63, 1, 2, 17]
    for print_ in prints:
        assert tree.infoset_key[tree.find(print_)] == 0
        tree.add(tree.find(print_), print_)
    slots = [int(tree.find(print_)) for print_ in prints]
    assert len(set(slots)) == len(prints)
    assert [int(tree.infoset_key[slot]) for slot in slots] == prints
    assert tree.infoset_key[tree.find(79)] == 0


def test_a_growing_tree_keeps_its_entries() -> None:
    tree = Tree(16)
    edges: list[int] = []
    for index in range(3):
        for key in range(1, 901):
            edge = int(tree.find_or_add_edge(index, key))
            tree.backpropagate(edge, edge / 2700)
            tree.backpropagate(edge, 0.0)
            tree.availability[edge] = edge
            edges.append(edge)
    assert edges == list(range(2700))
    assert [
        int(tree.find_or_add_edge(index, key)) for index in range(3) for key in range(1, 901)
    ] == edges
    for edge in edges:
        assert (tree.visits[edge], tree.availability[edge]) == (2, edge)
        assert abs(tree.mean(edge) - edge / 5400) < TOLERANCE
        assert abs(tree.std_error(edge) - edge / 5400) < TOLERANCE
    assert tree.find_or_add_edge(3, 1) == 2700
