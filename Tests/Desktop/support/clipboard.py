# SPDX-License-Identifier: GPL-3.0-or-later
"""The clipboard: reads it as a program does when it pastes, and offers data."""
from __future__ import annotations

import threading
import time

from Xlib import X, Xatom
from Xlib.protocol.event import PropertyNotify, SelectionNotify, SelectionRequest
from Xlib.xobject.drawable import Window

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


class Offered(X11Client):
    """Puts data of a type on the clipboard, and gives it to other programs until it is closed."""

    # What fits into a request of the protocol.
    CHUNK = 1 << 16

    def __init__(self, display_name: str, kind: str, data: bytes) -> None:
        super().__init__(display_name)
        self._kind, self._data = self.atom(kind), data
        self.window.set_selection_owner(self.atom("CLIPBOARD"), X.CurrentTime)
        self.display.sync()
        self._is_open = True
        self._is_known = threading.Event()
        self._reply: tuple[Window, int] | None = None
        # The parts that follow when the one before is taken. An empty one ends them.
        self._parts: list[bytes] = []
        self._thread = threading.Thread(target=self._serve)
        self._thread.start()

    def wait_until_known(self) -> None:
        """Waits until another program has asked for the format and taken the reply."""
        wait_until(self._is_known.is_set, "a program that looks at the clipboard")

    def close(self) -> None:
        self._is_open = False
        self._thread.join()
        super().close()

    def _serve(self) -> None:
        while self._is_open:
            while self.display.pending_events():
                event = self.display.next_event()
                if isinstance(event, SelectionRequest):
                    self._give(event)
                elif isinstance(event, PropertyNotify) and (event.window, event.atom) == self._reply:
                    if event.state == X.PropertyDelete:
                        self._is_known.set()
                        if self._parts:
                            event.window.change_property(event.atom, self._kind, 8, self._parts.pop(0))
                            self.display.flush()
            time.sleep(0.001 if self._parts else 0.01)

    def _give(self, request: SelectionRequest) -> None:
        place = request.property or request.target
        # Who asks deletes the reply as soon as it has read it.
        self._reply = (request.requestor, place)
        request.requestor.change_attributes(event_mask=X.PropertyChangeMask)
        if request.target == self.atom("TARGETS"):
            request.requestor.change_property(place, Xatom.ATOM, 32, [self.atom("TARGETS"), self._kind])
        elif request.target == self._kind and len(self._data) > self.CHUNK:
            starts = range(0, len(self._data), self.CHUNK)
            self._parts = [self._data[start:start + self.CHUNK] for start in starts] + [b""]
            request.requestor.change_property(place, self.atom("INCR"), 32, [len(self._data)])
        elif request.target == self._kind:
            request.requestor.change_property(place, self._kind, 8, self._data)
        else:
            place = X.NONE
        request.requestor.send_event(SelectionNotify(
            time=request.time, requestor=request.requestor, selection=request.selection, target=request.target,
            property=place))
        self.display.flush()
