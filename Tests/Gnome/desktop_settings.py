# SPDX-License-Identifier: GPL-3.0-or-later
"""The desktop's settings, which programs read through the portal."""
from __future__ import annotations

import subprocess

from gi.repository import Gio, GLib

from waiting import PATIENCE, wait_until

PORTAL = "org.freedesktop.portal.Desktop"
INTERFACE = "org.gnome.desktop.interface"


class DesktopSettings:
    """The settings of a session."""

    def __init__(self, bus: Gio.DBusConnection, environment: dict[str, str]) -> None:
        self._bus, self._environment = bus, environment
        self._changed: list[tuple[str, str]] = []

    def switch_animations_off(self) -> None:
        self.set("enable-animations", GLib.Variant("b", False))

    def set(self, key: str, value: GLib.Variant, schema: str = INTERFACE) -> None:
        """Changes a setting and waits until the portal reports it."""
        self._changed.append((schema, key))
        self._gsettings("set", schema, key, value.print_(False))
        wait_until(
            lambda: self._seen(schema, key) == value.unpack(),
            lambda: f"the portal to report {value} for {key}, not {self._seen(schema, key)}")

    def reset(self) -> None:
        """Resets all changed settings to their defaults."""
        while self._changed:
            schema, key = self._changed.pop()
            before = self._seen(schema, key)
            self._gsettings("reset", schema, key)
            wait_until(lambda: self._seen(schema, key) != before, f"the portal to report the default of {key}")

    def _seen(self, schema: str, key: str) -> object:
        arguments, flags = GLib.Variant("(ss)", (schema, key)), Gio.DBusCallFlags.NONE
        return self._bus.call_sync(
            PORTAL, "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings", "ReadOne", arguments, None,
            flags, round(PATIENCE * 1000), None).unpack()[0]

    def _gsettings(self, *arguments: str) -> None:
        subprocess.run(["gsettings", *arguments], env=self._environment, check=True)
