# SPDX-License-Identifier: GPL-3.0-or-later
"""The folders and settings of one user, with changes to the settings from outside the program."""
from __future__ import annotations

import subprocess
from pathlib import Path

# Schemas of settings.
MEMORY = "io.github.peekaboard.Peekaboard.memory"
LIVE = "io.github.peekaboard.Peekaboard.Live"


class Home:
    """A home folder with the XDG folders. Programs that are started with the same home share its data."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for path in (folder, self.config, self.data, folder / "cache", folder / "state"):
            path.mkdir(mode=0o700, parents=True, exist_ok=True)
        # The hint would take space from the code of each page that moves.
        settings = self.config / "glib-2.0" / "settings" / "keyfile"
        if not settings.exists():
            settings.parent.mkdir(parents=True)
            settings.write_text("[io/github/peekaboard/Peekaboard/Live]\nhint-numbers=false\n")

    @property
    def config(self) -> Path:
        return self.folder / "config"

    @property
    def data(self) -> Path:
        return self.folder / "data"

    @property
    def shared_modules(self) -> Path:
        """The folder of what the live window lets the compiler make once."""
        return self.folder / "cache" / "peekaboard" / "live" / "shared-modules"

    @property
    def environment(self) -> dict[str, str]:
        return {
            "HOME": str(self.folder),
            "XDG_CONFIG_HOME": str(self.config),
            "XDG_DATA_HOME": str(self.data),
            "XDG_CACHE_HOME": str(self.folder / "cache"),
            "XDG_STATE_HOME": str(self.folder / "state"),
            "GSETTINGS_BACKEND": "keyfile",
        }

    def switch_animations_off(self) -> None:
        """Turns off the desktop's animations for programs started afterwards."""
        self.set_desktop("gtk-enable-animations", 0)

    def enlarge_text(self, factor: float) -> None:
        """Sets the desktop's text scale for programs started afterwards."""
        self.set_desktop("gtk-font-name", f"Sans {round(10 * factor)}")

    def set_desktop(self, key: str, value: object) -> None:
        """Sets one of GTK's settings and keeps those set before."""
        settings = self.config / "gtk-4.0" / "settings.ini"
        settings.parent.mkdir(exist_ok=True)
        before = settings.read_text() if settings.exists() else "[Settings]\n"
        settings.write_text(f"{before}{key}={value}\n")

    def set(self, prefix: Path, key: str, value: object, schema: str = MEMORY) -> None:
        """Changes a setting from another process. `prefix` is where the schemas are installed."""
        text = str(value).lower() if isinstance(value, bool) else str(value)
        self._gsettings(prefix, "set", schema, key, text)

    def get(self, prefix: Path, key: str, schema: str = MEMORY) -> str:
        """Returns a setting as text, in GVariant's notation."""
        return self._gsettings(prefix, "get", schema, key)

    def _gsettings(self, prefix: Path, *arguments: str) -> str:
        environment = self.environment | {
            "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8",
            "GSETTINGS_SCHEMA_DIR": str(prefix / "share" / "glib-2.0" / "schemas")}
        done = subprocess.run(["gsettings", *arguments], env=environment, capture_output=True, text=True, timeout=20)
        assert done.returncode == 0, f"gsettings {' '.join(arguments)}: {done.stderr}"
        return done.stdout.strip()
