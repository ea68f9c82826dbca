# SPDX-License-Identifier: GPL-3.0-or-later
"""Fixtures of the desktop tests: screens, a home folder for each test, the program on a screen, and a known deal."""
from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.dont_write_bytecode = True
sys.path.append(str(Path(__file__).with_name("support")))

from drag_source import DragSource  # noqa: E402
from fixtures import (  # noqa: E402, F401
    SEED, Start, board_of, home, open_at_size, pytest_runtest_makereport, require_program, shorten_deal, start)
from home import Home  # noqa: E402
from memory_board import MemoryBoard, Place  # noqa: E402
from program import Program  # noqa: E402
from screen import Screen  # noqa: E402
from touch_screen import TouchScreen  # noqa: E402

Deal = dict[Place, str]


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "quick: one game of each board for `build-aux/check --quick`")
    config.addinivalue_line("markers", "thorough: only for `build-aux/check --all`")
    require_program()


@pytest.fixture(scope="session")
def running_screen() -> Iterator[Screen]:
    with Screen() as screen:
        yield screen


@pytest.fixture(scope="session")
def running_touch_screen() -> Iterator[TouchScreen]:
    with TouchScreen() as screen:
        yield screen


@pytest.fixture
def screen(running_screen: Screen, tmp_path: Path) -> Screen:
    """A screen of 1280 × 800 with a pointer and a keyboard, with nothing pressed."""
    running_screen.release_all()
    return running_screen


@pytest.fixture
def touch_screen(running_touch_screen: TouchScreen, tmp_path: Path) -> TouchScreen:
    """A screen of 1280 × 800 with ten fingers, none of them down."""
    running_touch_screen.release_all()
    return running_touch_screen


@pytest.fixture
def drag(screen: Screen) -> Iterator[DragSource]:
    """What drags files onto windows of the screen."""
    source = DragSource(screen.environment["DISPLAY"])
    yield source
    source.close()


@pytest.fixture
def board(screen: Screen, home: Home, start: Start) -> MemoryBoard:
    """The board of seed 7 after the deal, face down. The deal is short; all other settings have their defaults."""
    shorten_deal(home)
    return board_of(start(screen, *SEED))


@pytest.fixture
def still_board(screen: Screen, home: Home, start: Start) -> MemoryBoard:
    """The same board with the desktop's animations off."""
    shorten_deal(home)
    home.switch_animations_off()
    return board_of(start(screen, *SEED))


@pytest.fixture(scope="session")
def deal(running_screen: Screen, tmp_path_factory: pytest.TempPathFactory) -> Deal:
    """The face at each position in the deal of seed 7."""
    running_screen.release_all()
    with Program(running_screen, Home(tmp_path_factory.mktemp("deal")), *SEED) as program:
        return board_of(program).deal()
