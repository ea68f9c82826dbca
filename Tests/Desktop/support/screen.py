# SPDX-License-Identifier: GPL-3.0-or-later
"""A virtual screen (Xvfb) in its own session: its pixels, its windows, a pointer, and a keyboard.

There is no window manager. A window appears at 0, 0 in its requested size, and `Window.take_focus` gives it the
keyboard focus.
"""
from __future__ import annotations

import os
import subprocess
from pathlib import Path

import numpy
from PIL import Image
from Xlib import X
from Xlib.display import Display
from Xlib.error import XError

from accessible import Accessibility
from geometry import Box
from keyboard import Keyboard
from pointer import Pointer
from session import Session
from waiting import wait_until
from window import Window


class Screen:
    """A context manager for a screen and everything that runs on it."""

    def __init__(self, width: int = 1280, height: int = 800) -> None:
        self.width, self.height = width, height

    def __enter__(self) -> Screen:
        self.session = Session()
        self.environment = self.session.environment
        try:
            self.environment["DISPLAY"] = self._start_server()
            self.session.start_bus()
            self.display = Display(self.environment["DISPLAY"])
            self.pointer = Pointer(self.display)
            self.keyboard = Keyboard(self.display)
            self.accessibility = Accessibility(self.environment["DBUS_SESSION_BUS_ADDRESS"])
        except BaseException:
            self.session.close()
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, *error: object) -> None:
        self.accessibility.close()
        self.display.close()
        self.session.close()

    def release_all(self) -> None:
        """Releases all buttons and keys, and moves the pointer to the lower right corner."""
        self.pointer.release_all()
        self.keyboard.release_all()
        self.pointer.move((self.width - 1, self.height - 1))

    def pixels(self, box: Box | None = None) -> numpy.ndarray:
        """Returns the pixels of the screen or a part of it: rows × columns × (red, green, blue), 0 to 255."""
        box = box or Box(0, 0, self.width, self.height)
        root = self.display.screen().root
        answer = root.get_image(box.x, box.y, box.width, box.height, X.ZPixmap, 0xFFFFFFFF)
        image = numpy.frombuffer(answer.data, numpy.uint8).reshape(box.height, box.width, 4)
        return image[:, :, 2::-1]

    def save(self, path: Path) -> None:
        """Writes a PNG screenshot."""
        Image.fromarray(numpy.ascontiguousarray(self.pixels())).save(path)

    def window_of(self, process: int) -> Window | None:
        """Returns the visible top-level window of a process, or the lowest if there are several."""
        return next(iter(self.windows_of(process)), None)

    def windows_of(self, process: int) -> list[Window]:
        """Returns the visible top-level windows of a process, bottom to top."""
        mark, windows = self.display.intern_atom("_NET_WM_PID"), []
        for child in self.display.screen().root.query_tree().children:
            try:
                owner = child.get_full_property(mark, X.AnyPropertyType)
                attributes = child.get_attributes()
            except XError:
                continue
            if owner and owner.value[0] == process and attributes.map_state == X.IsViewable:
                if not attributes.override_redirect:
                    windows.append(Window(self.display, child))
        return windows

    def _start_server(self) -> str:
        """Starts the X server and returns the name of its display."""
        size = f"{self.width}x{self.height}x24"
        return self._start(["Xvfb", "-screen", "0", size, "-nolisten", "tcp", "-noreset", "+extension", "XTEST"])

    def _start(self, command: list[str]) -> str:
        """Starts an X server that chooses a free display and reports its number when it is ready."""
        reading, writing = os.pipe()
        log = self.session.folder / "server.log"
        try:
            with open(log, "wb") as output:
                server = self.session.spawn(
                    [*command, "-displayfd", str(writing)],
                    pass_fds=[writing], stdin=subprocess.DEVNULL, stdout=output, stderr=output)
            os.close(writing)
            os.set_blocking(reading, False)
            number = b""

            def is_ready() -> bool:
                nonlocal number
                assert server.poll() is None, f"{command[0]} exited: {log.read_text()}"
                try:
                    number += os.read(reading, 20)
                except BlockingIOError:
                    pass
                return number.endswith(b"\n")

            wait_until(is_ready, lambda: f"{command[0]} to be ready: {log.read_text()}")
        finally:
            os.close(reading)
        return ":" + number.decode().strip()
