# SPDX-License-Identifier: GPL-3.0-or-later
"""The file chooser, and other dialogs with windows of their own."""
from __future__ import annotations

from pathlib import Path

from program import Program
from waiting import wait_until


def focus_dialog(program: Program, windows: int = 2) -> None:
    """Waits for another window, and gives it the keyboard focus."""
    all_windows = program.screen.windows_of
    wait_until(lambda: len(all_windows(program.process.pid)) == windows, "a dialog")
    all_windows(program.process.pid)[-1].take_focus()


def choose_file(program: Program, path: Path, windows: int = 2) -> None:
    """Enters the path of a file in a file chooser, and waits until it closes."""
    focus_dialog(program, windows)
    chooser = program.screen.windows_of(program.process.pid)[-1].window.id
    program.find_settled(".*(Open|Save)", "push button")
    program.screen.keyboard.type("Control+a")
    program.screen.keyboard.write(str(path))
    program.screen.keyboard.type("Return")
    wait_until(
        lambda: all(one.window.id != chooser for one in program.screen.windows_of(program.process.pid)),
        "the file chooser to close")
