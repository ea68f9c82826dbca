# SPDX-License-Identifier: GPL-3.0-or-later
"""The mouse: real X input through the XTEST extension."""
from __future__ import annotations

import time

from Xlib import X
from Xlib.display import Display

from geometry import Point


class Pointer:
    """Moves the pointer and presses buttons. Every call returns after the X server has processed it."""

    def __init__(self, display: Display) -> None:
        self._display = display
        self._pressed: set[int] = set()

    def move(self, place: Point) -> None:
        self._send(X.MotionNotify, x=round(place[0]), y=round(place[1]))

    def press(self, button: int = 1) -> float:
        """Presses a button and returns the time."""
        self._send(X.ButtonPress, button)
        self._pressed.add(button)
        return time.monotonic()

    def release(self, button: int = 1) -> float:
        """Releases a button and returns the time."""
        self._send(X.ButtonRelease, button)
        self._pressed.discard(button)
        return time.monotonic()

    def click(self, place: Point) -> float:
        """Moves there, clicks, and returns the time of the release."""
        self.move(place)
        self.press()
        return self.release()

    def turn_wheel(self, down: bool) -> None:
        """Turns the wheel by one step."""
        self.press(5 if down else 4)
        self.release(5 if down else 4)

    def drag(self, start: Point, end: Point, seconds: float = 0.2, steps: int = 10) -> None:
        """Presses at the start, moves in equal steps to the end, and releases there."""
        self.glide(start, end, seconds, steps)
        self.release()

    def glide(self, start: Point, end: Point, seconds: float = 0.2, steps: int = 10) -> None:
        """Presses at the start and moves in equal steps to the end, without releasing the button."""
        self.move(start)
        self.press()
        for step in range(1, steps + 1):
            part = step / steps
            self.move((start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))
            time.sleep(seconds / steps)

    def release_all(self) -> None:
        """Releases all pressed buttons."""
        for button in sorted(self._pressed):
            self.release(button)

    def _send(self, kind: int, detail: int = 0, x: int = 0, y: int = 0) -> None:
        self._display.xtest_fake_input(kind, detail, x=x, y=y)
        self._display.sync()
