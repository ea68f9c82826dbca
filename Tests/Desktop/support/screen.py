"""A virtual screen (Xvfb) in a session of its own: its pixels, its windows, a pointer and a keyboard.

There is no window manager: a window appears at 0, 0 in the size it asks for, and `Window.take_focus` gives it the keys.
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
    """A context manager: started when entered, gone with everything that ran on it when left."""

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

    def rest(self) -> None:
        """Lets go of every button and key and puts the pointer into the lower right corner."""
        self.pointer.rest()
        self.keyboard.rest()
        self.pointer.move((self.width - 1, self.height - 1))

    def pixels(self, box: Box | None = None) -> numpy.ndarray:
        """What the screen, or a part of it, shows: rows × columns × (red, green, blue), 0 to 255."""
        box = box or Box(0, 0, self.width, self.height)
        root = self.display.screen().root
        answer = root.get_image(box.x, box.y, box.width, box.height, X.ZPixmap, 0xFFFFFFFF)
        image = numpy.frombuffer(answer.data, numpy.uint8).reshape(box.height, box.width, 4)
        return image[:, :, 2::-1]

    def save(self, path: Path) -> None:
        """Writes a PNG picture of the whole screen."""
        Image.fromarray(numpy.ascontiguousarray(self.pixels())).save(path)

    def window_of(self, process: int) -> Window | None:
        """The visible top-level window of a process; the lowest one if it has several."""
        return next(iter(self.windows_of(process)), None)

    def windows_of(self, process: int) -> list[Window]:
        """The visible top-level windows of a process, the lowest first."""
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
        """Starts an X server that chooses its display itself and tells the number when it is ready."""
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

            def told() -> bool:
                nonlocal number
                assert server.poll() is None, f"{command[0]} ended: {log.read_text()}"
                try:
                    number += os.read(reading, 20)
                except BlockingIOError:
                    pass
                return number.endswith(b"\n")

            wait_until(told, lambda: f"{command[0]} is ready: {log.read_text()}")
        finally:
            os.close(reading)
        return ":" + number.decode().strip()
