# SPDX-License-Identifier: GPL-3.0-or-later
"""Fixtures for tests on any screen: a home folder for each test, programs that must exit cleanly, and screenshots of
failures.

A `conftest.py` imports what it needs from here and defines a fixture `screen`.
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
    """Aborts the run with a message unless PEEKABOARD names the program."""
    path = Path(os.environ.get("PEEKABOARD", ""))
    if not (path.is_absolute() and os.access(path, os.X_OK) and path.is_file()):
        raise pytest.UsageError("PEEKABOARD must be the absolute path of the installed program, …/bin/peekaboard")


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """Saves a screenshot in PEEKABOARD_REPORTS when a test fails, and stores the outcome for the fixtures."""
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
                report.sections.append((f"screenshot of the {name}", str(picture)))


@pytest.fixture
def home(tmp_path: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Home]:
    """A home folder for the data and settings of this test's programs. It is empty but for what each test would let the
    compiler make again."""
    home = Home(tmp_path / "home")
    kept = tmp_path_factory.getbasetemp() / "shared-modules"
    if kept.exists():
        home.shared_modules.parent.mkdir(mode=0o700, parents=True)
        home.shared_modules.symlink_to(kept)
    yield home
    if home.shared_modules.exists() and not kept.exists():
        home.shared_modules.rename(kept)


@pytest.fixture
def start(request: pytest.FixtureRequest, home: Home) -> Iterator[Start]:
    """Starts the program, as in `start(screen, "--seed", "7")`. It must exit cleanly after the test."""
    programs: list[Program] = []

    def start_one(screen: Screen, *arguments: str, **options: object) -> Program:
        programs.append(Program(screen, home, *arguments, **options).__enter__())
        return programs[-1]

    yield start_one
    for program in programs:
        print(program)  # pytest shows this if the test fails
        if request.node.stash.get(FAILED, False):
            program.kill()
    for program in programs:
        program.end()


def shorten_deal(home: Home) -> None:
    home.set(prefix_of(binary()), "opening-time", 0.1)


def open_at_size(home: Home, size: tuple[int, int], scale: int = 1) -> None:
    """Opens the window at about this size, in pixels. Widgets visible only in a wide window would keep their boxes."""
    for key, pixels in zip(("window-width", "window-height"), size):
        home.set(prefix_of(binary()), key, pixels // scale - 10, schema="io.github.peekaboard.Peekaboard")


def board_of(program: Program) -> MemoryBoard:
    """Returns the board of a program that has just started, after its cards are dealt face down."""
    program.window()
    return MemoryBoard(program).wait_ready()
