# SPDX-License-Identifier: GPL-3.0-or-later
"""The Orca screen reader in a session. Its speech is read from its log; there is no speech synthesizer."""
from __future__ import annotations

import re
import shutil
import signal
import time
from pathlib import Path

from gnome_screen import GnomeScreen
from shell_window import ShellWindow
from waiting import wait_until

SPOKEN = re.compile(r"SPEECH OUTPUT: '(.*?)' ?\{'established': .*?\}\n", re.DOTALL)
# The names of pressed keys, such as `return`, `left shift`, `F10`, or `p`. Other words that begin with a small letter
# are kept if there are several.
KEY = re.compile(r"(left )?[a-z]+|F\d+|.")
START = "SPEECH OUTPUT"
# How long a busy machine may need to report a new window, in seconds.
TIME_TO_REPORT = 10


class Orca:
    """A context manager that runs Orca."""

    def __init__(self, screen: GnomeScreen) -> None:
        self._screen = screen
        self._log = screen.session.folder / "orca.speech"
        self._read = 0
        self._rest = ""
        self.said: list[str] = []

    def __enter__(self) -> Orca:
        self._log.unlink(missing_ok=True)
        # Orca 48 connects to an X server for the keyboard, and continues if there is none.
        command = ["env", "DISPLAY=none", "orca", "--replace", f"--debug-file={self._log}"]
        with open(self._screen.session.folder / "orca.log", "wb") as log:
            self._process = self._screen.session.spawn(command, stdout=log, stderr=log)
        wait_until(lambda: "Screen reader on." in self.listen(), lambda: f"Orca to start: {self.said}")
        self.forget()
        return self

    def __exit__(self, *error: object) -> None:
        self._process.send_signal(signal.SIGTERM)
        self._process.wait()

    def listen(self) -> list[str]:
        """Returns what Orca has said since `forget`, except for the names of pressed keys."""
        if self._log.exists():
            with open(self._log, "rb") as log:
                log.seek(self._read)
                added = log.read()
            self._read += len(added)
            self._rest += added.decode(errors="replace")
            end = 0
            for match in SPOKEN.finditer(self._rest):
                end = match.end()
                if not KEY.fullmatch(match[1]):
                    self.said.append(" ".join(match[1].split()))
            # The log may end in the middle of an entry.
            begun = self._rest.find(START, end)
            self._rest = self._rest[begun:] if begun >= 0 else self._rest[end:][-len(START):]
        return self.said

    def forget(self) -> None:
        self.said = []

    def wait_for_window(self, window: ShellWindow) -> None:
        """Waits until Orca has said the title of a new window.

        If a window becomes active before GTK has connected the program to the accessibility bus, which happens on a
        busy machine, GTK never reports it. As any user would do then, this leaves the window and returns to it.
        """
        asked = time.monotonic()

        def is_noticed() -> bool:
            nonlocal asked
            if any(window.title in sentence for sentence in self.listen()):
                return True
            if time.monotonic() > asked + TIME_TO_REPORT:
                window.minimize()
                wait_until(lambda: window.is_minimized, "the window to be minimized")
                window.restore()
                window.take_focus()
                asked = time.monotonic()
            return False

        wait_until(is_noticed, lambda: f"Orca to say {window.title}, not {self.said}")

    def save_log(self, path: Path) -> None:
        """Saves the log, which also lists the events that Orca has received, and those that it has ignored."""
        shutil.copyfile(self._log, path)
