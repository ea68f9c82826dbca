# SPDX-License-Identifier: GPL-3.0-or-later
"""The window of another program from which a file can be dragged."""
from __future__ import annotations

import sys
from pathlib import Path

from geometry import Point
from gnome_screen import GnomeScreen
from waiting import wait_until

PROGRAM = Path(__file__).with_name("file_program.py")


class FileWindow:
    """A context manager for the window, which opens in the upper left corner."""

    def __init__(self, screen: GnomeScreen, file: Path) -> None:
        self._screen, self._file = screen, file

    def __enter__(self) -> FileWindow:
        session = self._screen.session
        self._log = session.folder / "file-window.log"
        with open(self._log, "wb") as log:
            self._process = session.spawn([sys.executable, str(PROGRAM), str(self._file)], stdout=log, stderr=log)
        self._window = wait_until(lambda: self._screen.window_of(self._process.pid), "the window of the file")
        self._window.take_focus()  # The shell positions a window before it gives it the focus.
        self._window.move(0, 60)
        return self

    def __exit__(self, *error: object) -> None:
        self._process.terminate()
        self._process.wait()

    def drop(self, place: Point) -> None:
        """Drags the file to a position on the monitor and drops it there once it is accepted."""
        (x, y), (width, height) = self._window.origin, self._window.size
        pointer = self._screen.pointer
        pointer.glide((x + width / 2, y + height / 2), place)
        self._wait_for("accepted")
        pointer.release()
        self._wait_for("finished")

    def _wait_for(self, word: str) -> None:
        wait_until(lambda: word in self._log.read_text().splitlines(), lambda: f"{word}, not {self._log.read_text()}")
