# SPDX-License-Identifier: GPL-3.0-or-later
"""GNOME Shell as a D-Bus service: evaluates JavaScript in the shell and takes screenshots."""
from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy
from gi.repository import Gio, GLib
from PIL import Image

from geometry import Box
from waiting import PATIENCE

NAME = "org.gnome.Shell"


class Shell:
    """The shell of a session, started with --unsafe-mode."""

    def __init__(self, bus: Gio.DBusConnection, folder: Path) -> None:
        """`folder` is for temporary screenshots."""
        self._bus = bus
        self._picture = folder / "monitor.png"

    def evaluate(self, script: str) -> Any:
        """Returns the value of a JavaScript expression in the shell."""
        succeeded, answer = self._call("/org/gnome/Shell", NAME, "Eval", GLib.Variant("(s)", (script,)))
        assert succeeded, f"{script}: {answer}"
        return json.loads(answer) if answer else None

    def is_ready(self) -> bool:
        """Returns whether the shell has started and can evaluate scripts."""
        try:
            return self.evaluate("!Main.layoutManager._startingUp")
        except GLib.Error as error:
            assert Gio.DBusError.is_remote_error(error), error
            return False  # Its bus name or its object does not exist yet.

    def pixels(self, box: Box) -> numpy.ndarray:
        """Returns the pixels of a part of the monitor: rows × columns × (red, green, blue), 0 to 255."""
        area = GLib.Variant("(iiiibs)", (*box, False, str(self._picture)))
        succeeded, _ = self._call("/org/gnome/Shell/Screenshot", f"{NAME}.Screenshot", "ScreenshotArea", area)
        assert succeeded, f"there is no screenshot of {box}"
        return numpy.asarray(Image.open(self._picture).convert("RGB"))

    def save_window(self, path: Path) -> None:
        """Writes a PNG screenshot of the focused window, with its shadow on a transparent background."""
        arguments = GLib.Variant("(bbbs)", (True, False, False, str(path)))
        succeeded, _ = self._call("/org/gnome/Shell/Screenshot", f"{NAME}.Screenshot", "ScreenshotWindow", arguments)
        assert succeeded, f"there is no screenshot for {path}"

    def _call(self, path: str, interface: str, method: str, arguments: GLib.Variant) -> tuple[Any, ...]:
        flags, patience = Gio.DBusCallFlags.NONE, round(PATIENCE * 1000)
        name = NAME if interface == NAME else interface
        return self._bus.call_sync(name, path, interface, method, arguments, None, flags, patience, None).unpack()
