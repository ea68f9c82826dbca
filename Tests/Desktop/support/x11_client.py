# SPDX-License-Identifier: GPL-3.0-or-later
"""Another X client without a visible window, for communication with other programs."""
from __future__ import annotations

from Xlib import X
from Xlib.display import Display


class X11Client:
    """A separate connection to a display, with a window off the screen."""

    def __init__(self, display_name: str) -> None:
        self.display = Display(display_name)
        self.window = self.display.screen().root.create_window(-10, -10, 1, 1, 0, X.CopyFromParent)
        self.display.sync()

    def close(self) -> None:
        self.display.close()

    def atom(self, name: str) -> int:
        """Returns the X atom of a name."""
        return self.display.intern_atom(name)
