"""The other half of copying: asks for what is on the clipboard, as a program does that pastes."""
from __future__ import annotations

from Xlib import X
from Xlib.display import Display
from Xlib.protocol.event import SelectionNotify

from waiting import wait_until


class Clipboard:
    """The clipboard of a display."""

    def __init__(self, display_name: str) -> None:
        self._display = Display(display_name)
        self._window = self._display.screen().root.create_window(-10, -10, 1, 1, 0, X.CopyFromParent)
        self._display.sync()

    def close(self) -> None:
        self._display.close()

    def text(self) -> str:
        """What is on it, a text that is not very long; empty if there is none."""
        kind, place = self._atom("UTF8_STRING"), self._atom("PASTED")
        self._window.convert_selection(self._atom("CLIPBOARD"), kind, place, X.CurrentTime)
        self._display.flush()
        answer: list[SelectionNotify] = []

        def answered() -> bool:
            while self._display.pending_events():
                event = self._display.next_event()
                if isinstance(event, SelectionNotify):
                    answer.append(event)
            return bool(answer)

        wait_until(answered, "an answer of whoever has the clipboard", within=10)
        if not answer[0].property:
            return ""
        value = self._window.get_full_property(place, X.AnyPropertyType)
        return bytes(value.value).decode() if value else ""

    def _atom(self, name: str) -> int:
        return self._display.intern_atom(name)
