# SPDX-License-Identifier: GPL-3.0-or-later
"""A top-level window of the X server."""
from __future__ import annotations

from Xlib import X
from Xlib.display import Display
from Xlib.error import BadWindow, XError
from Xlib.protocol.event import ClientMessage
from Xlib.xobject.drawable import Window as XWindow


class Window:
    """The role of a window manager for one window."""

    def __init__(self, display: Display, window: XWindow) -> None:
        self._display = display
        self.window = window

    @property
    def id(self) -> int:
        return self.window.id

    @property
    def title(self) -> str:
        """The title, which is empty once the window is closed."""
        try:
            title = self.window.get_full_property(self._display.intern_atom("_NET_WM_NAME"), X.AnyPropertyType)
        except BadWindow:
            return ""
        return title.value.decode() if title else ""

    @property
    def size(self) -> tuple[int, int]:
        geometry = self.window.get_geometry()
        return geometry.width, geometry.height

    @property
    def origin(self) -> tuple[int, int]:
        """Returns the position of the upper left corner on the screen."""
        place = self._display.screen().root.translate_coords(self.window, 0, 0)
        return -place.x, -place.y

    def resize(self, width: int, height: int) -> None:
        self.window.configure(width=width, height=height)
        self._display.sync()

    @property
    def has_focus(self) -> bool:
        """Whether the window has the keyboard focus."""
        return self._display.get_input_focus().focus == self.window

    def take_focus(self) -> None:
        """Gives the window the keyboard focus."""
        self.window.set_input_focus(X.RevertToPointerRoot, X.CurrentTime)
        self._display.sync()

    def ask_to_close(self) -> None:
        """Closes the window as the close button of a window manager does."""
        data = (32, [self._display.intern_atom("WM_DELETE_WINDOW"), X.CurrentTime, 0, 0, 0])
        protocols = self._display.intern_atom("WM_PROTOCOLS")
        try:
            self.window.send_event(ClientMessage(window=self.window, client_type=protocols, data=data))
            self._display.sync()
        except XError:
            pass
