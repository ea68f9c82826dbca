# SPDX-License-Identifier: GPL-3.0-or-later
"""Fixtures of the tests in GNOME Shell: a monitor, and the fixtures for tests on any screen."""
from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.dont_write_bytecode = True
sys.path.append(str(Path(__file__).resolve().parents[1] / "Desktop" / "support"))

from fixtures import home, pytest_runtest_makereport, require_program, start  # noqa: E402, F401
from gnome_screen import GnomeScreen  # noqa: E402


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "smoke: part of `build-aux/check-gnome --smoke`")
    require_program()


@pytest.fixture(scope="session")
def running_screen() -> Iterator[GnomeScreen]:
    with GnomeScreen() as screen:
        yield screen


@pytest.fixture
def screen(running_screen: GnomeScreen, tmp_path: Path) -> GnomeScreen:
    """A monitor of 1280 × 800 with a pointer, a keyboard, and ten fingers, with nothing pressed."""
    running_screen.release_all()
    return running_screen
