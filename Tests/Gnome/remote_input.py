# SPDX-License-Identifier: GPL-3.0-or-later
"""The pointer, keyboard, and fingers of a remote desktop, with the same interface as those of an X screen."""
from __future__ import annotations

from Xlib import X

from fingers import BEGIN, END, UPDATE, Fingers
from geometry import Point
from keyboard import FIRST_OF_TOP_ROW, Keyboard
from pointer import Pointer
from remote_desktop import RemoteDesktop

# Linux button codes differ from those of X, and Linux key codes are lower by 8.
BUTTONS = {1: 0x110, 2: 0x112, 3: 0x111}
WHEEL = {4: -1, 5: 1}
KEY_OFFSET = 8


class RemotePointer(Pointer):
    """Moves the pointer and presses buttons on the monitor."""

    def __init__(self, desktop: RemoteDesktop) -> None:
        self._desktop = desktop
        self._pressed: set[int] = set()

    def _send(self, kind: int, detail: int = 0, x: int = 0, y: int = 0) -> None:
        if kind == X.MotionNotify:
            self._desktop.notify("PointerMotionAbsolute", "sdd", self._desktop.stream, x, y)
        elif detail in BUTTONS:
            self._desktop.notify("PointerButton", "ib", BUTTONS[detail], kind == X.ButtonPress)
        elif kind == X.ButtonPress:
            self._desktop.notify("PointerAxisDiscrete", "ui", 0, WHEEL[detail])


class RemoteKeyboard(Keyboard):
    """Presses keys by their keysym names, or by their positions in the top row."""

    def __init__(self, desktop: RemoteDesktop) -> None:
        self._desktop = desktop
        self._held: list[int] = []

    def type_positions(self, *places: int) -> None:
        for place in places:
            for is_down in (True, False):
                self._desktop.notify("KeyboardKeycode", "ub", FIRST_OF_TOP_ROW + place - 1 - KEY_OFFSET, is_down)

    def _code(self, name: str) -> int:
        return self.symbol(name)

    def _press(self, code: int) -> None:
        self._desktop.notify("KeyboardKeysym", "ub", code, True)
        self._held.append(code)

    def _release(self, code: int) -> None:
        self._desktop.notify("KeyboardKeysym", "ub", code, False)
        self._held.remove(code)


class RemoteFingers(Fingers):
    """Up to ten fingers, identified by number."""

    def __init__(self, desktop: RemoteDesktop) -> None:
        self._desktop = desktop
        self._down: dict[int, Point] = {}

    def close(self) -> None:
        pass

    def _touch(self, finger: int, kind: int, place: Point) -> None:
        if kind == END:
            self._desktop.notify("TouchUp", "u", finger)
        else:
            event = {BEGIN: "TouchDown", UPDATE: "TouchMotion"}[kind]
            self._desktop.notify(event, "sudd", self._desktop.stream, finger, *place)
