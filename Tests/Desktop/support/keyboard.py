# SPDX-License-Identifier: GPL-3.0-or-later
"""The keyboard: real X input through the XTEST extension."""
from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

from Xlib import X, XK
from Xlib.display import Display

MODIFIERS = {"Control": "Control_L", "Shift": "Shift_L", "Alt": "Alt_L"}
FIRST_OF_TOP_ROW = 10  # the keycode of the key that types 1 in most layouts


class Keyboard:
    """Presses keys by their keysym names, with modifiers in front: `Return`, `Control+comma`, `Shift+Tab`."""

    def __init__(self, display: Display) -> None:
        self._display = display
        self._held: list[int] = []

    def type(self, *chords: str) -> float:
        """Presses and releases each of these keys, and returns the time of the last release."""
        for chord in chords:
            codes = [self._code(MODIFIERS.get(name, name)) for name in chord.split("+")]
            for code in codes:
                self._press(code)
            for code in reversed(codes):
                self._release(code)
        return time.monotonic()

    @contextmanager
    def held(self, name: str) -> Iterator[None]:
        """Holds a key down."""
        code = self._code(MODIFIERS.get(name, name))
        self._press(code)
        yield
        self._release(code)

    def write(self, text: str) -> None:
        """Types letters, digits, and the punctuation of a path."""
        names = {"/": "slash", "-": "minus", ".": "period", "_": "Shift+underscore"}
        self.type(*[names.get(one) or (f"Shift+{one}" if one.isupper() else one) for one in text])

    def type_positions(self, *places: int) -> None:
        """Presses and releases keys of the top row by position, from 1 to 12, independent of the layout."""
        for place in places:
            self._press(FIRST_OF_TOP_ROW + place - 1)
            self._release(FIRST_OF_TOP_ROW + place - 1)

    def release_all(self) -> None:
        """Releases all keys that are still pressed."""
        for code in reversed(self._held.copy()):
            self._release(code)

    def symbol(self, name: str) -> int:
        """Returns the value of a keysym."""
        symbol = XK.string_to_keysym(name)
        assert symbol, f"there is no keysym {name}"
        return symbol

    def _code(self, name: str) -> int:
        symbol = self.symbol(name)
        code = self._display.keysym_to_keycode(symbol)
        assert code, f"no key of this keyboard produces {name}"
        return code

    def _press(self, code: int) -> None:
        self._display.xtest_fake_input(X.KeyPress, code)
        self._display.sync()
        self._held.append(code)

    def _release(self, code: int) -> None:
        self._display.xtest_fake_input(X.KeyRelease, code)
        self._display.sync()
        self._held.remove(code)
