# SPDX-License-Identifier: GPL-3.0-or-later
"""Fingers on a touch screen, through the protocol of Xorg's `inputtest` driver (see inputtestdrv(4))."""
from __future__ import annotations

import socket
import struct
import time
from pathlib import Path

from geometry import Point

PROTOCOL = (1, 1)
CLIENT_VERSION, WAIT_FOR_SYNC, TOUCH = 0, 1, 6
BEGIN, UPDATE, END = 18, 19, 20
AXIS_MAXIMUM = 65535
AXES = 64


class Fingers:
    """Up to ten fingers, identified by number. Every call returns after the X server has processed it."""

    def __init__(self, path: Path, width: int, height: int) -> None:
        self._width, self._height = width, height
        self._down: dict[int, Point] = {}
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._socket.connect(str(path))
        self._write(CLIENT_VERSION, struct.pack("<HH", *PROTOCOL))
        self._socket.recv(12, socket.MSG_WAITALL)

    def close(self) -> None:
        self._socket.close()

    def down(self, finger: int, place: Point) -> float:
        """Puts a finger down and returns the time."""
        self._touch(finger, BEGIN, place)
        self._down[finger] = place
        return time.monotonic()

    def motion(self, finger: int, place: Point) -> None:
        """Moves a finger that is down."""
        self._touch(finger, UPDATE, place)
        self._down[finger] = place

    def up(self, finger: int) -> float:
        """Lifts a finger where it is and returns the time."""
        self._touch(finger, END, self._down.pop(finger))
        return time.monotonic()

    def tap(self, finger: int, place: Point) -> float:
        """Puts a finger down, lifts it, and returns the time when it was lifted."""
        self.down(finger, place)
        return self.up(finger)

    def glide(self, finger: int, end: Point, seconds: float = 0.2, steps: int = 10) -> None:
        """Moves a finger that is down to the end in equal steps, and leaves it down there."""
        start = self._down[finger]
        for step in range(1, steps + 1):
            part = step / steps
            self.motion(finger, (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))
            time.sleep(seconds / steps)

    def release_all(self) -> None:
        """Lifts all fingers that are still down."""
        for finger in sorted(self._down):
            self.up(finger)

    def _touch(self, finger: int, kind: int, place: Point) -> None:
        axes = [0.0] * AXES
        axes[0], axes[1] = place[0] * AXIS_MAXIMUM / self._width, place[1] * AXIS_MAXIMUM / self._height
        which_axes = bytes([0b11]) + bytes(7)
        no_raw_values = [0.0] * AXES
        self._write(TOUCH, struct.pack("<III8s4x128d", finger, kind, 0, which_axes, *axes, *no_raw_values))
        self._write(WAIT_FOR_SYNC, b"")
        self._socket.recv(8, socket.MSG_WAITALL)

    def _write(self, event: int, body: bytes) -> None:
        self._socket.sendall(struct.pack("<II", 8 + len(body), event) + body)
