# SPDX-License-Identifier: GPL-3.0-or-later
"""See How It Works: the game that is shown as a page in Peekaboard Live, and where to get that."""
from __future__ import annotations

import os
import re
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from conftest import SEED, Start
from home import Home
from live_page import live_binary
from memory_board import MemoryBoard
from program import Program, binary, prefix_of
from screen import Screen
from waiting import wait_until

ENTRY = "See How It Works"


@pytest.fixture
def live(home: Home) -> Iterator[None]:
    """Ends the windows of Peekaboard Live that a program has started with the home folder of this test."""
    yield
    for process in processes(home):
        os.kill(process, signal.SIGTERM)
    wait_until(lambda: not processes(home), "Peekaboard Live to end")


def processes(home: Home) -> list[int]:
    """Returns the processes of Peekaboard Live that have the home folder of this test."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            program = (folder / "exe").readlink().name
            variables = (folder / "environ").read_bytes().split(b"\0")
        except OSError:  # The process has ended, or belongs to somebody else.
            continue
        if program == live_binary().name and f"HOME={home.folder}".encode() in variables:
            found.append(int(folder.name))
    return found


def choose(program: Program, entry: str) -> None:
    program.screen.keyboard.type("F10")
    program.screen.accessibility.act(program.find_settled(entry, "menu item").reference)


def names(screen: Screen, process: int) -> list[str]:
    return [node.name for node in screen.accessibility.tree(screen.accessibility.application(process)).walk()]


def test_game_goes_on_as_a_page(screen: Screen, home: Home, start: Start, live: None) -> None:
    program = start(screen, *SEED)
    program.window()
    board = MemoryBoard(program).wait_ready()
    screen.keyboard.type("Return")
    face = wait_until(
        lambda: next((name for name in names(screen, program.process.pid) if "row 1, column 1, face up" in name), None),
        "the first card to be face up")
    pages = home.folder / "Peekaboard"
    pages.mkdir()
    (pages / "Pairs.swift").write_text("mine")
    choose(program, ENTRY)
    process = wait_until(lambda: next(iter(processes(home)), None), "Peekaboard Live to start")
    wait_until(lambda: face in names(screen, process), "the page to show the same card face up")
    assert (pages / "Pairs.swift").read_text() == "mine"
    page = (pages / "Pairs 2.swift").read_text()
    assert "GameController(seed: 7)" in page and 'gc.play("0")' in page
    # The game leaves OpenGL out if Cairo draws, but does not tell other programs to.
    variables = Path(f"/proc/{process}/environ").read_bytes()
    assert not re.search(rb"GDK_(DEBUG|DISABLE)=", variables)
    # The game itself goes on.
    assert face in names(screen, program.process.pid) and board.program.process.poll() is None


@pytest.fixture
def games_alone(tmp_path: Path) -> Path:
    """Returns the path of the program in an installation without Peekaboard Live."""
    prefix = tmp_path / "prefix"
    shutil.copytree(prefix_of(binary()), prefix, ignore=shutil.ignore_patterns("peekaboard-live", "lib", "libexec"))
    return prefix / "bin/peekaboard"


def test_message_names_the_missing_package(screen: Screen, start: Start, games_alone: Path) -> None:
    program = start(screen, *SEED, path=games_alone)
    program.window()
    choose(program, ENTRY)
    program.find("Peekaboard Live is not installed: install the package peekaboard-live")


def test_flatpak_of_the_games_offers_the_other_one(
    screen: Screen, home: Home, start: Start, games_alone: Path, tmp_path: Path
) -> None:
    """A software store opens links to programs."""
    opened = tmp_path / "opened"
    applications = home.data / "applications"
    applications.mkdir()
    (applications / "store.desktop").write_text(
        f"[Desktop Entry]\nType=Application\nName=Store\nMimeType=x-scheme-handler/appstream;\n"
        f"Exec=sh -c 'echo \"$1\" >{opened}' sh %u\n")
    (home.config / "mimeapps.list").write_text("[Default Applications]\nx-scheme-handler/appstream=store.desktop\n")
    program = start(screen, *SEED, path=games_alone, environment={"FLATPAK_ID": "io.github.peekaboard.Peekaboard"})
    program.window()
    choose(program, ENTRY)
    program.find("Get Peekaboard Live\\?", "label")
    screen.keyboard.type("Alt+g")
    link = "appstream:io.github.peekaboard.Live\n"
    wait_until(lambda: opened.exists() and opened.read_text() == link, "the store to open")
