# SPDX-License-Identifier: GPL-3.0-or-later
"""A session bus that can start the installed services, as on a real desktop."""
from __future__ import annotations

import re
import subprocess

from home import Home
from program import binary, environment_of
from screen import Screen


class SessionBus:
    """A separate bus on a screen for one user, with the services that are installed next to the tested program."""

    def __init__(self, screen: Screen, home: Home) -> None:
        self.screen = screen
        self.environment = screen.environment | home.environment | environment_of(binary())
        self.environment["PATH"] = f"{binary().parent}:{self.environment['PATH']}"
        command = ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address=1"]
        self._daemon = subprocess.Popen(
            command, env=self.environment, cwd=home.folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True)
        assert self._daemon.stdout is not None
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = self._daemon.stdout.readline().strip()

    def __enter__(self) -> SessionBus:
        return self

    def __exit__(self, *error: object) -> None:
        self._daemon.terminate()
        self._daemon.communicate(timeout=10)

    def run(self, *command: str) -> None:
        """Runs a program in the session. It must exit with status 0."""
        done = self._run(*command)
        assert done.returncode == 0, f"{' '.join(command)}: {done.stderr}"

    def call(self, name: str, path: str, method: str, *arguments: str) -> None:
        """Calls a method of a service, with arguments in GVariant's notation."""
        self.run(*self._command(name, path, method, *arguments))

    def start(self, name: str) -> None:
        """Starts a service without calling it."""
        self.run(*self._command(*self._question("StartServiceByName"), name, "0"))

    def process_of(self, name: str) -> int | None:
        """Returns the process that owns a name on the bus, or None."""
        done = self._run(*self._command(*self._question("GetConnectionUnixProcessID"), name))
        assert done.returncode == 0 or "NameHasNoOwner" in done.stderr, done.stderr
        answer = re.fullmatch(r"\(uint32 (\d+),\)\n", done.stdout)
        return int(answer[1]) if answer else None

    def _run(self, *command: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(command, env=self.environment, capture_output=True, text=True, timeout=30)

    @staticmethod
    def _question(method: str) -> tuple[str, str, str]:
        """Returns a command that calls a method of the bus itself."""
        return "org.freedesktop.DBus", "/org/freedesktop/DBus", f"org.freedesktop.DBus.{method}"

    @staticmethod
    def _command(name: str, path: str, method: str, *arguments: str) -> tuple[str, ...]:
        return "gdbus", "call", "--session", "--dest", name, "--object-path", path, "--method", method, *arguments
