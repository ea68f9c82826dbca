# SPDX-License-Identifier: GPL-3.0-or-later
"""A virtual touch screen: an Xorg server without hardware whose ten fingers are controlled through a socket.

It requires xserver-xorg-core (≥ 21.1, for its `inputtest` driver), xserver-xorg-video-dummy, and root, as Xorg does.
"""
from __future__ import annotations


from fingers import Fingers
from screen import Screen
from waiting import wait_until

XORG = "/usr/lib/xorg/Xorg"
CONFIGURATION = """
Section "ServerFlags"
  Option "AutoAddDevices" "false"
  Option "AutoEnableDevices" "false"
  Option "DontVTSwitch" "true"
EndSection
Section "Device"
  Identifier "card"
  Driver "dummy"
  VideoRam 65536
EndSection
Section "Monitor"
  Identifier "monitor"
  HorizSync 5-1000
  VertRefresh 5-200
  Modeline "{width}x{height}" {clock} {width} {w1} {w2} {w3} {height} {h1} {h2} {h3}
EndSection
Section "Screen"
  Identifier "screen"
  Device "card"
  Monitor "monitor"
  DefaultDepth 24
  SubSection "Display"
    Depth 24
    Modes "{width}x{height}"
    Virtual {width} {height}
  EndSubSection
EndSection
Section "InputDevice"
  Identifier "touch"
  Driver "inputtest"
  Option "SocketPath" "{folder}/touch"
  Option "DeviceType" "Touch"
  Option "TouchCount" "10"
EndSection
Section "InputDevice"
  Identifier "pointer"
  Driver "inputtest"
  Option "SocketPath" "{folder}/pointer"
  Option "DeviceType" "PointerAbsolute"
EndSection
Section "InputDevice"
  Identifier "keyboard"
  Driver "inputtest"
  Option "SocketPath" "{folder}/keyboard"
  Option "DeviceType" "Keyboard"
EndSection
Section "ServerLayout"
  Identifier "layout"
  Screen "screen"
  InputDevice "touch" "SendCoreEvents"
  InputDevice "pointer" "CorePointer"
  InputDevice "keyboard" "CoreKeyboard"
EndSection
"""


class TouchScreen(Screen):
    """A screen with `fingers` in addition to its pointer and keyboard."""

    def __enter__(self) -> TouchScreen:
        super().__enter__()
        try:
            socket = self.session.folder / "touch"
            wait_until(socket.exists, "the touch device to appear")
            self.fingers = Fingers(socket, self.width, self.height)
        except BaseException:
            super().__exit__(None)
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, *error: object) -> None:
        self.fingers.close()
        super().__exit__(kind, *error)

    def release_all(self) -> None:
        self.fingers.release_all()
        super().release_all()

    def _start_server(self) -> str:
        folder = self.session.folder
        configuration = folder / "xorg.conf"
        configuration.write_text(CONFIGURATION.format(folder=folder, **self._mode()))
        return self._start([
            XORG, "-config", str(configuration), "-logfile", str(folder / "xorg.log"), "-noreset", "-nolisten", "tcp",
            "-novtswitch", "-sharevts", "vt7"])

    def _mode(self) -> dict[str, float]:
        """Returns a 60 Hz mode line for a virtual monitor."""
        horizontal, vertical = self.width + 400, self.height + 28
        return {
            "width": self.width, "w1": self.width + 64, "w2": self.width + 200, "w3": horizontal,
            "height": self.height, "h1": self.height + 1, "h2": self.height + 4, "h3": vertical,
            "clock": round(horizontal * vertical * 60 / 1e6, 2),
        }
