# SPDX-License-Identifier: GPL-3.0-or-later
"""A monitor of a GNOME Shell session on Wayland, with the same interface as the X screens of the other desktop tests.

The shell runs headless with software rendering and is controlled through Mutter's remote desktop API. Accessible
positions are relative to the window, so the shell reports where the window is on the monitor.
"""
from __future__ import annotations

from pathlib import Path

import numpy
from gi.repository import Gio, GLib
from PIL import Image

from accessible import Accessibility
from desktop_settings import DesktopSettings
from geometry import Box
from remote_desktop import RemoteDesktop
from remote_input import RemoteFingers, RemoteKeyboard, RemotePointer
from session import ACCESSIBILITY, Session
from shell import Shell
from shell_window import ShellWindow, windows_of
from waiting import wait_until

SERVICES = (
    ACCESSIBILITY, "org.freedesktop.portal.Desktop", "org.freedesktop.portal.Documents",
    "org.freedesktop.impl.portal.PermissionStore", "org.freedesktop.impl.portal.desktop.gtk")
# Disables messages of the shell that would cover windows, and key repeat, which a busy machine would trigger.
SETTINGS = """
[org/gnome/shell]
welcome-dialog-last-shown-version='1000'
[org/gnome/desktop/interface]
toolkit-accessibility=true
[org/gnome/desktop/notifications]
show-banners=false
[org/gnome/desktop/peripherals/keyboard]
repeat=false
[org/gnome/desktop/session]
idle-delay=uint32 0
"""
PORTALS = """
[preferred]
default=gtk
"""


class GnomeScreen:
    """A context manager for the session and everything that runs in it."""

    def __init__(self, width: int = 1280, height: int = 800) -> None:
        self.width, self.height = width, height

    def __enter__(self) -> GnomeScreen:
        self.session = Session()
        self.environment = self.session.environment
        try:
            self._start()
        except BaseException:
            self.session.close()
            raise
        return self

    def __exit__(self, *error: object) -> None:
        self.accessibility.close()
        self._bus.close_sync(None)
        self.session.close()

    def release_all(self) -> None:
        """Releases all input, moves the pointer to the lower right corner, and resets the desktop's settings."""
        self.settings.reset()
        self.fingers.release_all()
        self.pointer.release_all()
        self.keyboard.release_all()
        self.pointer.move((self.width - 1, self.height - 1))

    def pixels(self, box: Box | None = None) -> numpy.ndarray:
        """Returns the pixels of the monitor or a part of it: rows × columns × (red, green, blue), 0 to 255."""
        return self.shell.pixels(box or Box(0, 0, self.width, self.height))

    def save(self, path: Path) -> None:
        """Writes a PNG screenshot."""
        Image.fromarray(self.pixels()).save(path)

    def window_of(self, process: int) -> ShellWindow | None:
        """Returns the top-level window of a process, or the lowest if there are several."""
        return next(iter(self.windows_of(process)), None)

    def windows_of(self, process: int) -> list[ShellWindow]:
        """Returns the top-level windows of a process, bottom to top."""
        return windows_of(self.shell, process)

    def process_of(self, name: str) -> int | None:
        """Returns the process that owns a name on the session bus, or None."""
        try:
            return self._bus.call_sync(
                "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "GetConnectionUnixProcessID",
                GLib.Variant("(s)", (name,)), None, Gio.DBusCallFlags.NONE, -1, None).unpack()[0]
        except GLib.Error as error:
            assert Gio.DBusError.is_remote_error(error), error
            return None

    def _start(self) -> None:
        session, name = self.session, "peekaboard-test"
        self.environment |= {
            "XDG_SESSION_TYPE": "wayland", "XDG_CURRENT_DESKTOP": "GNOME", "GDK_BACKEND": "wayland",
            "WAYLAND_DISPLAY": name, "LIBGL_ALWAYS_SOFTWARE": "1"}
        config = Path(self.environment["HOME"]) / ".config"
        for path, text in (("glib-2.0/settings/keyfile", SETTINGS), ("xdg-desktop-portal/portals.conf", PORTALS)):
            (config / path).parent.mkdir(parents=True)
            (config / path).write_text(text)
        self.environment["DBUS_SYSTEM_BUS_ADDRESS"] = session.bus("system", ())
        session.start_bus(SERVICES)
        self._spawn("pipewire")
        pipe = Path(self.environment["XDG_RUNTIME_DIR"]) / "pipewire-0"
        wait_until(pipe.exists, lambda: f"PipeWire to be ready: {self._log('pipewire')}")
        self._spawn(
            "gnome-shell", "--headless", "--no-x11", "--unsafe-mode", "--wayland-display", name,
            "--virtual-monitor", f"{self.width}x{self.height}")
        flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
        self._bus = Gio.DBusConnection.new_for_address_sync(
            self.environment["DBUS_SESSION_BUS_ADDRESS"], flags, None, None)
        self.shell = Shell(self._bus, session.folder)
        wait_until(self.shell.is_ready, lambda: f"GNOME Shell to be ready: {self._log('gnome-shell')}")
        # The shell's own animations would only slow down the tests.
        self.shell.evaluate("imports.gi.St.Settings.get().inhibit_animations(), Main.overview.hide(), 1")
        wait_until(lambda: self.shell.evaluate("!Main.overview.visible"), "the overview to close")
        self.settings = DesktopSettings(self._bus, self.environment)
        desktop = RemoteDesktop(self._bus)
        self.pointer, self.keyboard = RemotePointer(desktop), RemoteKeyboard(desktop)
        self.fingers = RemoteFingers(desktop)
        # The first event creates each virtual device, and is lost. This has to happen before programs look for devices.
        self.release_all()
        self.fingers.tap(0, (self.width - 1, self.height - 1))
        self.keyboard.type("Shift")
        self.accessibility = Accessibility(self.environment["DBUS_SESSION_BUS_ADDRESS"])

    def _spawn(self, *command: str) -> None:
        with open(self.session.folder / f"{command[0]}.log", "wb") as log:
            self.session.spawn(list(command), stdout=log, stderr=log)

    def _log(self, program: str) -> str:
        return (self.session.folder / f"{program}.log").read_text(errors="replace")
