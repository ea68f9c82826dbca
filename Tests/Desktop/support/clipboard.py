"""Reads the clipboard, as a program does when it pastes."""
from __future__ import annotations

from Xlib import X
from Xlib.protocol.event import SelectionNotify

from x11_client import X11Client
from waiting import wait_until


class Clipboard(X11Client):
    """The clipboard of a display."""

    def text(self) -> str:
        """Returns the text on the clipboard, up to a limited length, or an empty string."""
        kind, place = self.atom("UTF8_STRING"), self.atom("PASTED")
        self.window.convert_selection(self.atom("CLIPBOARD"), kind, place, X.CurrentTime)
        self.display.flush()
        answer: list[SelectionNotify] = []

        def answered() -> bool:
            while self.display.pending_events():
                event = self.display.next_event()
                if isinstance(event, SelectionNotify):
                    answer.append(event)
            return bool(answer)

        wait_until(answered, "a reply from the owner of the clipboard")
        if not answer[0].property:
            return ""
        value = self.window.get_full_property(place, X.AnyPropertyType)
        return bytes(value.value).decode() if value else ""
