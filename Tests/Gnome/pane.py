# SPDX-License-Identifier: GPL-3.0-or-later
"""The preferences of a running program, which are opened by their shortcut."""
from __future__ import annotations

from geometry import Box
from program import BELOW_PREFERENCES, Program
from waiting import wait_until


class Pane:
    """The preferences next to the board, with a section that is closed at first."""

    def __init__(self, program: Program, section: str = "Appearance") -> None:
        self.program = program
        program.screen.keyboard.type("Control+comma")
        self.click(section, "label")

    def scroll_to(self, name: str, role: str) -> Box:
        """Scrolls with the wheel until a control is visible, and returns its box on the screen."""
        program, pointer = self.program, self.program.screen.pointer
        window = program.on_screen(program.find_settled("Peekaboard", "frame").box)
        head = program.on_screen(program.find_settled("Undo change", "push button").box)
        pointer.move((head.center[0], window.center[1]))
        while (box := program.on_screen(program.find_settled(name, role).box)).y + box.height > (
            window.y + window.height - BELOW_PREFERENCES
        ):
            pointer.turn_wheel(down=True)
            wait_until(lambda: program.on_screen(program.find(name, role).box) != box, "the wheel to scroll the pane")
        return box

    def click(self, name: str, role: str) -> None:
        """Clicks the center of a control."""
        self.program.screen.pointer.click(self.scroll_to(name, role).center)
