"""A further program on the display, of which nothing is seen: it has a window, and talks to others through that."""
from __future__ import annotations

from Xlib import X
from Xlib.display import Display


class OtherProgram:
    """A connection of its own to a display, with a window off the screen."""

    def __init__(self, display_name: str) -> None:
        self.display = Display(display_name)
        self.window = self.display.screen().root.create_window(-10, -10, 1, 1, 0, X.CopyFromParent)
        self.display.sync()

    def close(self) -> None:
        self.display.close()

    def atom(self, name: str) -> int:
        """The number of a name."""
        return self.display.intern_atom(name)
