# SPDX-License-Identifier: GPL-3.0-or-later
"""An isolated login session: its own folders, environment, and buses that can start only the services named here.

Processes in it do not see anything of the surrounding session, such as its settings service or the user's files, and
nothing of it remains afterwards.
"""
from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path

BUS_CONFIGURATION = """<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-BUS Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <keep_umask/>
  <listen>unix:path={folder}/run/{name}</listen>
  <auth>EXTERNAL</auth>
  <servicedir>{folder}/{name}.services</servicedir>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
"""
SERVICES = Path("/usr/share/dbus-1/services")
ACCESSIBILITY = "org.a11y.Bus"
PASSED_ON = ("PATH", "LD_LIBRARY_PATH", "GSK_RENDERER", "LIBGL_ALWAYS_SOFTWARE")


class Session:
    """The folders, environment, and bus. `environment` is complete except for a display."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="peekaboard-test."))
        self.environment = self._environment()
        self._processes: list[subprocess.Popen[bytes]] = []

    def start_bus(self, services: Iterable[str] = (ACCESSIBILITY,)) -> None:
        """Starts the session bus. The environment must be complete by then, since the services inherit it."""
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = self.bus("bus", services)

    def bus(self, name: str, services: Iterable[str]) -> str:
        """Starts a bus that can start these services of the session, and returns its address."""
        folder = self.folder / f"{name}.services"
        folder.mkdir()
        for service in services:
            shutil.copy(SERVICES / f"{service}.service", folder)
        configuration, log = self.folder / f"{name}.conf", self.folder / f"{name}.log"
        configuration.write_text(BUS_CONFIGURATION.format(folder=self.folder, name=name))
        command = ["dbus-daemon", f"--config-file={configuration}", "--nofork", "--nopidfile", "--print-address=1"]
        with open(log, "wb") as errors:
            bus = self.spawn(command, stdout=subprocess.PIPE, stderr=errors)
        assert bus.stdout is not None
        address = bus.stdout.readline().decode().strip()
        bus.stdout.close()
        assert address, f"the bus did not start: {log.read_text()}"
        return address

    def spawn(self, command: list[str], **options: object) -> subprocess.Popen[bytes]:
        """Starts a process that ends with the session."""
        process = subprocess.Popen(command, env=self.environment, start_new_session=True, **options)
        self._processes.append(process)
        return process

    def close(self) -> None:
        """Ends all processes of the session and removes its folders."""
        for process in reversed(self._processes):
            process.terminate()
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        self._end_left_overs()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _environment(self) -> dict[str, str]:
        for name in ("run", "home"):
            (self.folder / name).mkdir(mode=0o700)
        environment = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
        environment["LANG"] = "C.UTF-8"  # English, independent of the environment
        # Software GL is several times slower than Cairo. GSK_RENDERER=gl in the environment of the tests selects it.
        environment.setdefault("GSK_RENDERER", "cairo")
        environment |= {
            "HOME": f"{self.folder}/home",
            "XDG_RUNTIME_DIR": f"{self.folder}/run",
            "XDG_SESSION_TYPE": "x11",
            "GDK_BACKEND": "x11",
            "GSETTINGS_BACKEND": "keyfile",
            "GIO_USE_VFS": "local",
        }
        return environment

    def _end_left_overs(self) -> None:
        """Kills processes that did not end with the bus. The folder in their environment identifies them."""
        end = time.monotonic() + 2
        while (left := self._left_overs()) and time.monotonic() < end:
            time.sleep(0.02)
        for process in left:
            try:
                os.kill(process, signal.SIGKILL)
            except ProcessLookupError:
                pass

    def _left_overs(self) -> list[int]:
        mark = f"XDG_RUNTIME_DIR={self.folder}/run".encode()
        found = []
        for entry in Path("/proc").iterdir():
            try:
                if entry.name.isdigit() and mark in (entry / "environ").read_bytes().split(b"\0"):
                    found.append(int(entry.name))
            except OSError:
                pass
        return found
