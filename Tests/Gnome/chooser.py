# SPDX-License-Identifier: GPL-3.0-or-later
"""The desktop's file chooser, which the portal shows on behalf of programs."""
from __future__ import annotations

from pathlib import Path

from gnome_screen import GnomeScreen
from waiting import wait_until

BACKEND = "org.freedesktop.impl.portal.desktop.gtk"


class Chooser:
    """The file chooser that is open or about to open."""

    def __init__(self, screen: GnomeScreen) -> None:
        self._screen = screen
        process = wait_until(lambda: screen.process_of(BACKEND), "the portal to start")
        self._window = wait_until(lambda: screen.window_of(process), "the chooser to open")
        self._process = process

    def choose(self, file: Path) -> None:
        """Types the path of a file and opens it."""
        self._window.take_focus()
        # The first letter opens the location entry, which receives the rest.
        for written in ("/", str(file).removeprefix("/")):
            self._screen.keyboard.write(written)
            self._wait_for(str(file) if written != "/" else "/")
        self._screen.keyboard.type("Return")
        wait_until(lambda: not self._screen.windows_of(self._process), "the chooser to close")

    def _wait_for(self, path: str) -> None:
        """Waits until the focused entry contains a path."""
        accessibility = self._screen.accessibility
        application = accessibility.application(self._process)

        def is_there() -> bool:
            texts = accessibility.tree(application).find_all(role="text")
            return any("focused" in text.states and accessibility.text(text.reference) == path for text in texts)

        wait_until(is_there, lambda: f"{path} to be entered in\n{accessibility.tree(application)}")
