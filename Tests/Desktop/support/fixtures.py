"""What tests on any screen share: a home for each test, programs that have to end cleanly, and a picture of each failure.

A `conftest.py` imports what it needs of it, and has a fixture `screen` besides.
"""
from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from home import Home
from memory_board import MemoryBoard
from program import Program, binary, prefix_of
from screen import Screen

FAILED = pytest.StashKey[bool]()
SEED = ("--seed", "7")
Start = Callable[..., Program]


def require_program() -> None:
    """Ends the run with a message if PEEKABOARD names no program."""
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
