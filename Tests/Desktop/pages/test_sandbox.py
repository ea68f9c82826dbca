# SPDX-License-Identifier: GPL-3.0-or-later
"""What a page in the live window can reach, and how the user lets it read more."""
from __future__ import annotations

import sys
from pathlib import Path

import pytest

from colors import alike, middle
from conftest import Start
from drag_source import DragSource
from live_page import LivePage, memory
from picture_files import GREEN, plain
from screen import Screen
from waiting import wait_until

WITHOUT_LANDLOCK = Path(__file__).parents[1] / "support" / "without_landlock.py"
ATTEMPTS = """
print("home", fopen("{secret}", "r") == nil, errno == EACCES)
print("write", fopen("{new}", "w") == nil)
print("socket", socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0))
print("token", getenv("PEEK_TOKEN") == nil, getenv("DISPLAY") == nil, getenv("DBUS_SESSION_BUS_ADDRESS") == nil)
print("end")
"""
PICTURE = 'if let picture = Image(contentsOf: "{picture}") {{ gc.backImage = picture }}'
BLUE, RED = "1C71D8", "A51D2D"


def text(tmp_path: Path, lines: str) -> str:
    names = {name: tmp_path / name for name in ("secret", "new", "picture.png")}
    return memory(
        lines.format(secret=names["secret"], new=names["new"], picture=names["picture.png"]), imports="import Glibc")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    (tmp_path / "secret").write_text("secret")
    plain(tmp_path / "picture.png")
    (tmp_path / "pages").mkdir()
    return tmp_path / "pages" / "Page.swift"


def test_page_reaches_nothing_of_the_user(screen: Screen, start: Start, file: Path) -> None:
    file.write_text(text(file.parents[1], ATTEMPTS))
    page = LivePage(screen, start, file, environment={"PEEK_TOKEN": "secret"})
    page.wait_for_background(BLUE)
    page.wait_for_line("^end$")
    lines = page.console().splitlines()
    assert {"home true true", "write true", "socket -1", "token true true true"} <= set(lines), lines
    assert not (file.parents[1] / "new").exists()


def test_trusted_page_is_not_restricted(screen: Screen, start: Start, file: Path) -> None:
    file.write_text(text(file.parents[1], ATTEMPTS))
    page = LivePage(screen, start, file, "--trusted", environment={"PEEK_TOKEN": "secret"})
    page.wait_for_line("^end$")
    lines = page.console().splitlines()
    assert {"home false false", "write false", "token false false false"} <= set(lines), lines
    assert (file.parents[1] / "new").exists()


def test_nothing_runs_on_a_kernel_without_landlock_before_the_user_says_so(
    screen: Screen, start: Start, tmp_path: Path
) -> None:
    bundle = tmp_path / "Boards.playground"
    for name, background in (("One", BLUE), ("Two", RED)):
        folder = bundle / f"Pages/{name}.xcplaygroundpage"
        folder.mkdir(parents=True)
        (folder / "Contents.swift").write_text(memory(f'print("{name} ran")', background=background))
    page = LivePage(screen, start, bundle, through=(sys.executable, str(WITHOUT_LANDLOCK)))
    # Without the list of files, the header bar has buttons for the pages.
    screen.keyboard.type("Control+F9")
    button = page.program.find_settled("Run Anyway", "push button")
    # Neither the page, nor the compiler, nor the language server.
    assert not page.children() and page.program.stdout == ""
    # A narrow window, which shows one part at a time, shows the question.
    window = page.program.window()
    window.resize(360, 640)
    wait_until(lambda: window.size[0] == 360, "the narrow window")
    button = page.program.find_settled("Run Anyway", "push button")
    assert button.box and button.box.width > 0, page.program.tree()
    window.resize(1280, 800)
    wait_until(lambda: window.size[0] == 1280, "the wide window")
    page.program.click(page.program.find_settled("Run Anyway", "push button"))
    page.wait_for_background(BLUE)
    # The answer is for one page.
    page.program.click(page.program.find_settled("Next page", "push button"))
    button = page.program.find_settled("Run Anyway", "push button")
    assert page.program.stdout == "One ran\n" and not page.board()
    page.program.click(button)
    page.wait_for_background(RED)
    page.program.click(page.program.find_settled("Previous page", "push button"))
    page.wait_for_background(BLUE)


def test_dropped_picture_can_be_used(screen: Screen, start: Start, drag: DragSource, file: Path) -> None:
    picture = file.parents[1] / "picture.png"
    file.write_text(text(file.parents[1], PICTURE))
    page = LivePage(screen, start, file)
    page.wait_for_background(BLUE)
    page.wait_for_line(f"This page can’t read {picture}: put it in Resources, or drop it on the window")
    board = page.board()
    assert board and board.box
    box = page.program.on_screen(board.box)
    assert drag.drop(page.program.window(), (box.x + box.width / 2, box.y + box.height / 2), picture)
    page.wait_for_line(f"This page can now read “{picture}”")

    def is_green() -> bool:
        cards = page.cards()
        return bool(cards and cards[0].box) and alike(
            middle(screen.pixels(page.program.on_screen(cards[0].box))), GREEN)

    wait_until(is_green, "the picture on a card")


def test_dropped_page_is_opened(screen: Screen, start: Start, drag: DragSource, file: Path) -> None:
    file.write_text(memory())
    other = file.parents[1] / "Other.swift"
    other.write_text(memory(background="A51D2D"))
    page = LivePage(screen, start, file)
    page.wait_for_background(BLUE)
    window = page.program.window()
    assert drag.drop(window, (300, 300), other)
    page.wait_for_background("A51D2D")
