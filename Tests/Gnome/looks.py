# SPDX-License-Identifier: GPL-3.0-or-later
"""Looks of the desktop and of a window, and pictures of the window."""
from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

from gi.repository import GLib
from PIL import Image

from geometry import Box
from gnome_screen import GnomeScreen
from program import Program
from shell_window import ShellWindow
from waiting import wait_until


class Look(NamedTuple):
    """The size of the window, and the settings of the desktop."""

    size: tuple[int, int] = (900, 700)
    is_dark: bool = False
    text_scale: float = 1
    environment: dict[str, str] = {}

    def set_desktop(self, screen: GnomeScreen) -> None:
        """Changes the settings of the desktop."""
        if self.is_dark:
            screen.settings.set("color-scheme", GLib.Variant("s", "prefer-dark"))
        if self.text_scale != 1:
            screen.settings.set("text-scaling-factor", GLib.Variant("d", self.text_scale))

    def resize(self, program: Program, window: ShellWindow | None = None) -> None:
        """Resizes a window of a program, by default its first one."""
        window = window or program.window()
        window.resize(*self.size)
        wait_until(lambda: window.size == self.size, lambda: f"the window to be {self.size}, not {window.size}")


LOOKS = {
    "wide": Look(), "narrow": Look((360, 640)), "dark": Look(is_dark=True), "large text": Look(text_scale=2),
    "mirrored": Look(environment={"GTK_DEBUG": "invert-text-dir"})}


class Pictures:
    """Numbered pictures of windows in a folder of the reports."""

    def __init__(self, program: Program, screen: GnomeScreen, folder: str, name: str) -> None:
        self._program, self._screen, self._name = program, screen, name
        self._folder = Path(os.environ.get("PEEKABOARD_REPORTS", "/nowhere")) / folder
        self._count = 0

    def take(self, moment: str, window: ShellWindow | None = None) -> None:
        """Takes a picture of a window, by default the first one. It is named after the moment."""
        self._folder.mkdir(parents=True, exist_ok=True)
        self._count += 1
        window = window or self._program.window()
        (x, y), (width, height) = window.origin, window.size
        # Popovers can be larger than the window.
        left, top = max(0, x - 20), max(0, y - 20)
        right, bottom = min(self._screen.width, x + width + 20), min(self._screen.height, y + height + 20)
        pixels = self._screen.pixels(Box(left, top, right - left, bottom - top))
        Image.fromarray(pixels).save(self._folder / f"{self._name} {self._count:02} {moment}.png")
