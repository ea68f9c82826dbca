"""What the desktop tests share: screens, a home for each test, the program on a screen, and a deal that is known."""
from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

sys.dont_write_bytecode = True

from home import Home  # noqa: E402
from memory_board import MemoryBoard, Place  # noqa: E402
from program import Program, binary, prefix_of  # noqa: E402
from screen import Screen  # noqa: E402
from touch_screen import TouchScreen  # noqa: E402

FAILED = pytest.StashKey[bool]()
SEED = ("--seed", "7")
Start = Callable[..., Program]
Deal = dict[Place, str]


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "quick: one game of each board, for `build-aux/check --quick`")
    path = Path(os.environ.get("PEEKABOARD", ""))
    if not (path.is_absolute() and os.access(path, os.X_OK) and path.is_file()):
        raise pytest.UsageError("PEEKABOARD must be the absolute path of the installed program, …/bin/peekaboard")


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """Keeps a picture of the screen when a test fails, where PEEKABOARD_REPORTS says, and tells the fixtures that it has."""
    report = (yield).get_result()
    if report.when == "call" and report.failed:
        item.stash[FAILED] = True
        arguments = getattr(item, "funcargs", {})
        for name in ("screen", "touch_screen"):
            if name in arguments:
                reports = Path(os.environ.get("PEEKABOARD_REPORTS", arguments["tmp_path"]))
                reports.mkdir(parents=True, exist_ok=True)
                picture = reports / re.sub(r"[^\w.-]+", " ", f"{item.name} {name}.png")
                arguments[name].save(picture)
                report.sections.append((f"picture of the {name}", str(picture)))


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
    """A screen of 1280 × 800 with pointer and keyboard, nothing pressed."""
    running_screen.rest()
    return running_screen


@pytest.fixture
def touch_screen(running_touch_screen: TouchScreen, tmp_path: Path) -> TouchScreen:
    """A screen of 1280 × 800 with ten fingers besides, none of them down."""
    running_touch_screen.rest()
    return running_touch_screen


@pytest.fixture
def home(tmp_path: Path) -> Home:
    """An empty home; what programs of this test keep and what their settings are."""
    return Home(tmp_path / "home")


@pytest.fixture
def start(request: pytest.FixtureRequest, home: Home) -> Iterator[Start]:
    """Starts the program: `start(screen, "--seed", "7")`. It is ended after the test, and has to end cleanly."""
    programs: list[Program] = []

    def start_one(screen: Screen, *arguments: str, **options: object) -> Program:
        programs.append(Program(screen, home, *arguments, **options).__enter__())
        return programs[-1]

    yield start_one
    for program in programs:
        print(program)  # pytest shows it when something has failed
        if request.node.stash.get(FAILED, False):
            program.kill()
    for program in programs:
        program.end()


@pytest.fixture
def board(screen: Screen, home: Home, start: Start) -> MemoryBoard:
    """The board of seed 7, dealt, face down and at rest; its opening is short, everything else as it comes."""
    shorten_opening(home)
    return board_of(start(screen, *SEED))


@pytest.fixture
def still_board(screen: Screen, home: Home, start: Start) -> MemoryBoard:
    """The same with the desktop's animations switched off."""
    shorten_opening(home)
    home.switch_animations_off()
    return board_of(start(screen, *SEED))


@pytest.fixture(scope="session")
def deal(running_screen: Screen, tmp_path_factory: pytest.TempPathFactory) -> Deal:
    """What lies where in the deal of seed 7."""
    running_screen.rest()
    with Program(running_screen, Home(tmp_path_factory.mktemp("deal")), *SEED) as program:
        return board_of(program).deal()


def shorten_opening(home: Home) -> None:
    home.set(prefix_of(binary()), "opening-time", 0.1)


def begin_at_size(home: Home, size: tuple[int, int], scale: int = 1) -> None:
    """Has the window begin about as large, in pixels: what was seen in a wide window only would keep its place there."""
    for key, pixels in zip(("window-width", "window-height"), size):
        home.set(prefix_of(binary()), key, pixels // scale - 10, schema="io.github.peekaboard.Peekaboard")


def board_of(program: Program) -> MemoryBoard:
    """The board of a program that has just been started, once its cards are face down and at rest."""
    program.window()
    return MemoryBoard(program).wait_ready()
