# SPDX-License-Identifier: GPL-3.0-or-later
"""The source side of drag and drop: offers files to a window through the X protocol XDND 5.

https://www.freedesktop.org/wiki/Specifications/XDND/ It uses real messages and a real selection, but not the pointer.
"""
from __future__ import annotations

from pathlib import Path

from Xlib import X, Xatom
from Xlib.protocol.event import ClientMessage, SelectionNotify, SelectionRequest

from geometry import Point
from x11_client import X11Client
from waiting import wait_until
from window import Window

VERSION = 5
OFFER = "text/uri-list"
ACCEPTS = 1


class DragSource(X11Client):
    """Drags files to the given position in a window and drops them there."""

    def drop(self, target: Window, place: Point, *files: Path) -> bool:
        """Drops files there and returns whether the window accepted them."""
        self._list = "".join(f"{file.as_uri()}\r\n" for file in files).encode()
        self._answers: dict[str, list[int]] = {}
        self.window.set_selection_owner(self.atom("XdndSelection"), X.CurrentTime)
        self._send(target, "XdndEnter", [VERSION << 24, self.atom(OFFER), 0, 0])
        for step in range(4):  # a moving pointer reports several positions
            x, y = round(place[0]), round(place[1]) - 3 + step
            position = [0, x << 16 | y, X.CurrentTime, self.atom("XdndActionCopy")]
            self._send(target, "XdndPosition", position)
            self._answer("XdndStatus")
        if not self._wait_for_acceptance(target, position):
            self._send(target, "XdndLeave", [0, 0, 0, 0])
            return False
        self._send(target, "XdndDrop", [0, X.CurrentTime, 0, 0])
        return bool(self._answer("XdndFinished")[1] & ACCEPTS)

    def _wait_for_acceptance(self, target: Window, position: list[int]) -> bool:
        """Repeats the position, since a window may refuse a drop until it has inspected the data on offer."""
        for _ in range(10):
            if self._status & ACCEPTS:
                return True
            self._send(target, "XdndPosition", position)
            self._answer("XdndStatus")
        return bool(self._status & ACCEPTS)

    def _answer(self, name: str) -> list[int]:
        """Waits for a message from the window, and sends the list of files whenever the window requests it."""
        wait_until(lambda: self._serve() or name in self._answers, f"a message {name}", every=0.005)
        data = self._answers.pop(name)
        if name == "XdndStatus":
            self._status = data[1]
        return data

    def _serve(self) -> None:
        while self.display.pending_events():
            event = self.display.next_event()
            if isinstance(event, ClientMessage):
                self._answers[self.display.get_atom_name(event.client_type)] = list(event.data[1])
            elif isinstance(event, SelectionRequest):
                self._give(event)

    def _give(self, request: SelectionRequest) -> None:
        place = request.property or request.target
        if request.target == self.atom("TARGETS"):
            request.requestor.change_property(place, Xatom.ATOM, 32, [self.atom("TARGETS"), self.atom(OFFER)])
        elif request.target == self.atom(OFFER):
            request.requestor.change_property(place, request.target, 8, self._list)
        else:
            place = X.NONE
        request.requestor.send_event(SelectionNotify(
            time=request.time, requestor=request.requestor, selection=request.selection, target=request.target,
            property=place))
        self.display.flush()

    def _send(self, target: Window, name: str, data: list[int]) -> None:
        window = self.display.create_resource_object("window", target.id)
        message = ClientMessage(window=window, client_type=self.atom(name), data=(32, [self.window.id, *data]))
        window.send_event(message)
        self.display.flush()
