"""What the tests in GNOME Shell share: a monitor, and what tests on any screen share."""
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
    config.addinivalue_line("markers", "smoke: for `build-aux/check-gnome --smoke`")
    require_program()


@pytest.fixture(scope="session")
def running_screen() -> Iterator[GnomeScreen]:
    with GnomeScreen() as screen:
        yield screen


@pytest.fixture
def screen(running_screen: GnomeScreen, tmp_path: Path) -> GnomeScreen:
    """A monitor of 1280 × 800 with pointer, keyboard and ten fingers, nothing pressed."""
    running_screen.rest()
    return running_screen
