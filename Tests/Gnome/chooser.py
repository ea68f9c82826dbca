"""The file chooser of the desktop, which the portal shows for programs."""
from __future__ import annotations

from pathlib import Path

from gnome_screen import GnomeScreen
from waiting import wait_until

BACKEND = "org.freedesktop.impl.portal.desktop.gtk"


class Chooser:
    """The chooser that is open, or opens."""

    def __init__(self, screen: GnomeScreen) -> None:
        self._screen = screen
        process = wait_until(lambda: screen.process_of(BACKEND), "the portal has been asked")
        self._window = wait_until(lambda: screen.window_of(process), "the chooser is open")
        self._process = process

    def choose(self, file: Path) -> None:
        """Writes the path of a file, and opens it."""
        accessibility = self._screen.accessibility
        application = accessibility.application(self._process)

        def has_path() -> bool:
            texts = accessibility.tree(application).find_all(role="text")
            return any(accessibility.text(text.reference) == str(file) for text in texts)

        self._window.take_focus()
        self._screen.keyboard.write(str(file))
        wait_until(has_path, lambda: f"{file} is written in\n{accessibility.tree(application)}")
        self._screen.keyboard.type("Return")
        wait_until(lambda: not self._screen.windows_of(self._process), "the chooser is closed")
