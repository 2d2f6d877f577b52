"""The tables of a search: what was put into them is found again."""

from __future__ import annotations

from typing import Final

from citadels.bots.strategy.tree import Tree

TINY: Final = 1e-9


def test_a_tree_finds_what_was_put_into_it() -> None:
    """Also those that would lie in the same place, and beyond its end."""
    tree = Tree(16)
    prints = [15, 31, 47, 63, 1, 2, 17]
    for print_ in prints:
        assert tree.print_[tree.find(print_)] == 0
        tree.add(tree.find(print_), print_)
    places = [int(tree.find(print_)) for print_ in prints]
    assert len(set(places)) == len(prints)
    assert [int(tree.print_[at]) for at in places] == prints
    assert tree.print_[tree.find(79)] == 0


def test_a_tree_that_grows_forgets_nothing() -> None:
    tree = Tree(16)
    edges: list[int] = []
    for at in range(3):
        for one in range(1, 901):
            edge = int(tree.edge(at, one))
            tree.record(edge, edge / 2700)
            tree.record(edge, 0.0)
            tree.chances[edge] = edge
            edges.append(edge)
    assert edges == list(range(2700))
    assert [int(tree.edge(at, one)) for at in range(3) for one in range(1, 901)] == edges
    for edge in edges:
        assert (tree.visits[edge], tree.chances[edge]) == (2, edge)
        assert abs(tree.mean(edge) - edge / 5400) < TINY
        assert abs(tree.spread(edge) - edge / 5400) < TINY
    assert tree.edge(3, 1) == 2700
