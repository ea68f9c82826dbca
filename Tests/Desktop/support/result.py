"""What is shown when a game of pairs is over."""
from __future__ import annotations

from accessible import Node
from program import Program

WORDS = "All pairs found.*"
BUTTON = "New Game"


class Result:
    """The words about the game, once they are shown, and the button beside them."""

    def __init__(self, program: Program) -> None:
        self.words = program.find(WORDS, "label").name
        self.new_game = _nearest_button(program.tree().find_all(WORDS, "label")[0])


def _nearest_button(label: Node) -> Node:
    """The button that shares the closest ancestor with the label; the window's header has one of the same name."""
    around = label.parent
    while around:
        if buttons := around.find_all(BUTTON, "push button"):
            return buttons[-1]
        around = around.parent
    raise AssertionError(f"no button {BUTTON} near {label}")
