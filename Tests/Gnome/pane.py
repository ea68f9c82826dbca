"""The preferences of a running program, which are opened by their shortcut."""
from __future__ import annotations

from geometry import Box
from program import Program
from waiting import wait_until

LAST = "Reset All"  # The button below the scrollable area.


class Pane:
    """The preferences next to the board."""

    def __init__(self, program: Program) -> None:
        self.program = program
        program.screen.keyboard.type("Control+comma")
        program.find_settled(LAST, "push button")

    def scroll_to(self, name: str, role: str) -> Box:
        """Scrolls with the wheel until a control is visible, and returns its box on the screen."""
        program, pointer = self.program, self.program.screen.pointer
        last = program.on_screen(program.find_settled(LAST, "push button").box)
        pointer.move((last.center[0], last.y - last.height))
        while (box := program.on_screen(program.find_settled(name, role).box)).y + box.height > last.y:
            pointer.turn_wheel(down=True)
            wait_until(lambda: program.on_screen(program.find(name, role).box) != box, "the wheel to scroll the pane")
        return box

    def click(self, name: str, role: str) -> None:
        """Clicks the center of a control."""
        self.program.screen.pointer.click(self.scroll_to(name, role).center)
