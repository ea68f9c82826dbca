# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the program until it exits, without interacting with its window."""
from __future__ import annotations

import subprocess
from pathlib import Path

from home import Home
from program import binary, environment_of

# The timeout of a run on a busy machine, in seconds.
LONGEST_RUN = 600.0
NO_DISPLAY = {"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"}


def run(
    home: Home, *arguments: str, session: dict[str, str] | None = None, path: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """Runs the program in the environment of a session, or in one without a display, until it exits."""
    path = path or binary()
    environment = (session or NO_DISPLAY) | home.environment | environment_of(path)
    return subprocess.run(
        [str(path), *arguments], env=environment, cwd=home.folder, stdin=subprocess.DEVNULL, capture_output=True,
        text=True, timeout=LONGEST_RUN)
