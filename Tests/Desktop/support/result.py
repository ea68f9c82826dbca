# SPDX-License-Identifier: GPL-3.0-or-later
"""The result that is shown after a game of Pairs."""
from __future__ import annotations

from accessible import Node
from program import Program

WORDS = "All pairs found.*"
BUTTON = "New Game"


class Result:
    """The text about the game, once it is visible, and the button next to it."""

    def __init__(self, program: Program, words: str = WORDS) -> None:
        self.words = program.find(words, "label").name
        self.new_game = _nearest_button(program.tree().find_all(words, "label")[0])


def _nearest_button(label: Node) -> Node:
    """Returns the button nearest to the label, since the header bar has one of the same name."""
    around = label.parent
    while around:
        if buttons := around.find_all(BUTTON, "push button"):
            return buttons[-1]
        around = around.parent
    raise AssertionError(f"no button {BUTTON} near {label}")
