# SPDX-License-Identifier: GPL-3.0-or-later
"""A window of GNOME Shell."""
from __future__ import annotations

from typing import Any

from shell import Shell
from waiting import wait_until

# Of Meta.WindowType: normal windows, dialogs, and modal dialogs.
TYPES = [0, 3, 4]


class ShellWindow:
    """The role of a window manager for one window."""

    def __init__(self, shell: Shell, identifier: int) -> None:
        self._shell, self.id = shell, identifier

    @property
    def title(self) -> str:
        return self._ask("window.title")

    @property
    def size(self) -> tuple[int, int]:
        """Returns the size without the shadow."""
        return self._frame()[2:]

    @property
    def origin(self) -> tuple[int, int]:
        """Returns the position of the upper left corner on the monitor, without the shadow."""
        return self._frame()[:2]

    def resize(self, width: int, height: int) -> None:
        # Mutter maximizes a window that is almost as large as the monitor.
        self._ask("window.unmaximize(3), 1")
        self._ask(f"(r => window.move_resize_frame(true, r.x, r.y, {width}, {height}))(window.get_frame_rect()), 1")

    def move(self, x: int, y: int) -> None:
        """Moves the upper left corner to a position on the monitor, and waits until it is there."""
        self._ask(f"window.move_frame(true, {x}, {y}), 1")
        wait_until(lambda: self.origin == (x, y), lambda: f"{self.title} at {x}, {y}, not {self.origin}")

    def take_focus(self) -> None:
        """Gives the window the keyboard focus, and waits until it has it."""
        def has_focus() -> bool:
            return self._ask("!Main.overview.visible && global.display.focus_window === window")

        if not has_focus():
            self._ask("Main.overview.hide(), window.activate(global.get_current_time()), 1")
            wait_until(has_focus, lambda: f"{self.title} to have the focus")

    def minimize(self) -> None:
        self._ask("window.minimize(), 1")

    def restore(self) -> None:
        self._ask("window.unminimize(), 1")

    @property
    def is_minimized(self) -> bool:
        return self._ask("window.minimized")

    def ask_to_close(self) -> None:
        """Closes the window as the close button in the overview does."""
        self._shell.evaluate(f"{_WINDOWS}.find(w => w.get_id() === {self.id})?.delete(global.get_current_time()), 1")

    def _frame(self) -> tuple[int, int, int, int]:
        x, y, width, height = self._ask("(r => [r.x, r.y, r.width, r.height])(window.get_frame_rect())")
        return x, y, width, height

    def _ask(self, expression: str) -> Any:
        return self._shell.evaluate(f"(window => ({expression}))({_WINDOWS}.find(w => w.get_id() === {self.id}))")


_WINDOWS = "global.get_window_actors().map(actor => actor.meta_window)"


def windows_of(shell: Shell, process: int) -> list[ShellWindow]:
    """Returns the top-level windows of a process, bottom to top."""
    found = shell.evaluate(
        f"{_WINDOWS}.filter(w => w.get_pid() === {process} && {TYPES}.includes(w.window_type)).map(w => w.get_id())")
    return [ShellWindow(shell, identifier) for identifier in found]
