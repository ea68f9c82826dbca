# SPDX-License-Identifier: GPL-3.0-or-later
"""Mutter's remote desktop API: a monitor of GNOME Shell and virtual input devices."""
from __future__ import annotations

from typing import Any

from gi.repository import Gio, GLib

from waiting import PATIENCE

REMOTE = "org.gnome.Mutter.RemoteDesktop"
CAST = "org.gnome.Mutter.ScreenCast"


class RemoteDesktop:
    """A remote desktop session that controls the first monitor."""

    def __init__(self, bus: Gio.DBusConnection) -> None:
        self._bus = bus
        self._session, = self._call(REMOTE, "/org/gnome/Mutter/RemoteDesktop", REMOTE, "CreateSession")
        identifier, = self._call(
            REMOTE, self._session, "org.freedesktop.DBus.Properties", "Get",
            GLib.Variant("(ss)", (f"{REMOTE}.Session", "SessionId")))
        options = {"remote-desktop-session-id": GLib.Variant("s", identifier)}
        cast, = self._call(
            CAST, "/org/gnome/Mutter/ScreenCast", CAST, "CreateSession", GLib.Variant("(a{sv})", (options,)))
        # Absolute positions are relative to a screen cast stream.
        self.stream, = self._call(
            CAST, cast, f"{CAST}.Session", "RecordMonitor", GLib.Variant("(sa{sv})", ("", {})))
        self._call(REMOTE, self._session, f"{REMOTE}.Session", "Start")

    def notify(self, event: str, signature: str, *values: object) -> None:
        """Sends an input event, and returns when Mutter has received it."""
        self._call(
            REMOTE, self._session, f"{REMOTE}.Session", f"Notify{event}", GLib.Variant(f"({signature})", values))

    def _call(
        self, name: str, path: str, interface: str, method: str, arguments: GLib.Variant | None = None
    ) -> tuple[Any, ...]:
        flags, patience = Gio.DBusCallFlags.NONE, round(PATIENCE * 1000)
        return self._bus.call_sync(name, path, interface, method, arguments, None, flags, patience, None).unpack()
