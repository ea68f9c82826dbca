# SPDX-License-Identifier: GPL-3.0-or-later
"""The preferences with undo and redo, and the console, which shows each change as a line of Swift."""
from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import picture_files
from clipboard import Clipboard
from colors import alike, middle
from conftest import SEED, Start
from drag_source import DragSource
from home import Home
from memory_board import MemoryBoard, State
from pentomino_board import PentominoBoard
from program import Program, binary, prefix_of
from screen import Screen
from waiting import assert_stays, wait_until

SLIDER = "Card spacing"
# What the look of the game changes of a page, apart from the spacing.
LOOK = """\
gc.backPattern = "theme"
gc.backColor = Color(rgb: 0x174F66)
gc.table = "wood"
gc.background = Color(rgb: 0xB07B48)
"""
PAGE = """import PlaygroundSupport

let gc = GameController(seed: {seed})
{lines}PlaygroundPage.current.liveView = gc
"""


class Pane:
    """The preferences next to a game of Pairs, with the row for the padding."""

    def __init__(self, board: MemoryBoard) -> None:
        self.program, self.board, self.screen = board.program, board, board.screen
        self.screen.keyboard.type("Control+comma")
        self.program.open_section("Appearance")
        self.slider = self.program.scroll_to(SLIDER, "slider")
        self.program.find("Undo change", "push button")

    def padding(self) -> float:
        """Returns the padding in the settings. The board follows it."""
        return float(self.program.home.get(prefix_of(binary()), "padding"))

    def drag(self, start: float, end: float) -> None:
        """Drags the slider from one padding to another, slowly and with a pause of more than a second."""
        box = self.program.on_screen(self.slider.box)
        place = lambda padding: (box.x + 12 + (box.width - 24) * padding / 200, box.center[1])  # noqa: E731
        self.screen.pointer.move(place(start))
        self.screen.pointer.press()
        for step in range(1, 6):
            self.screen.pointer.move(place(start + (end - start) * step / 5))
            time.sleep(1.2 if step == 3 else 0.05)
        self.screen.pointer.release()

    def click(self, name: str) -> None:
        self.program.click(self.program.find_settled(name, "push button"))

    def can(self, name: str) -> bool:
        return "sensitive" in self.program.find(name, "push button").states

    def wait_padding(self, padding: float) -> None:
        """Waits until the settings and the board have this padding, within the precision of the pointer."""
        wait_until(lambda: self.padding() == pytest.approx(padding), lambda: f"{padding}, not {self.padding()}")
        self.board.wait(lambda: self._gap() == pytest.approx(padding, abs=4))

    def _gap(self) -> float:
        """Returns the space between the cards of the first row, in board units."""
        boxes = self.board.boxes()
        scale = boxes[1, 1].width / 120
        return (boxes[1, 4].center[0] - boxes[1, 1].center[0]) / 3 / scale - 120


@pytest.fixture
def clipboard(screen: Screen) -> Iterator[Clipboard]:
    reader = Clipboard(screen.environment["DISPLAY"])
    yield reader
    reader.close()


def lines(program: Program) -> list[str]:
    """Returns the lines in the console."""
    console = program.find("Console", "text")
    return program.screen.accessibility.text(console.reference).splitlines()


def wait_lines(program: Program, *expected: str) -> None:
    wait_until(lambda: lines(program) == list(expected), lambda: f"{expected}, not {lines(program)}")


# GTK 4.8 sometimes prints a warning about a slider without an allocation.
@pytest.mark.thorough
def test_changes_can_be_undone_and_redone(board: MemoryBoard) -> None:
    pane, program, keyboard = Pane(board), board.program, board.screen.keyboard
    assert not pane.can("Undo change") and not pane.can("Redo change")
    keyboard.type("F12")
    pane.drag(18, 120)
    wait_until(lambda: pane.padding() > 100, "the setting to change")
    dragged = pane.padding()
    pane.wait_padding(dragged)
    wait_lines(program, "Game seed: 7", f"gc.padding = {dragged:g}")
    # The whole drag is one undo step and one line.
    keyboard.type("Control+z")
    pane.wait_padding(18)
    assert not pane.can("Undo change")
    keyboard.type("Control+Shift+z")
    pane.wait_padding(dragged)
    # A change from another process updates the open preferences and the board, and can be undone like any other.
    program.home.set(prefix_of(binary()), "padding", 60)
    pane.wait_padding(60)
    keyboard.type("Right")
    pane.wait_padding(61)
    program.click(program.scroll_to("Reset All", "push button"))
    pane.wait_padding(18)
    for padding in (61, 60, dragged, 18):
        pane.click("Undo change")
        pane.wait_padding(padding)
    for padding in (dragged, 60, 61, 18):
        pane.click("Redo change")
        pane.wait_padding(padding)
    assert not pane.can("Redo change")
    assert lines(program)[-2:] == ["gc.padding = 18", "gc.openingTime = 1"]
    assert board.state() == State(0, 0, 8, 0)


def test_console_shows_what_happens(
    board: MemoryBoard, drag: DragSource, clipboard: Clipboard, tmp_path: Path
) -> None:
    program, pointer = board.program, board.screen.pointer
    printed = ["Game seed: 7"]
    program.act("win.console")
    wait_lines(program, *printed)
    board.wait_still()
    for count in (1, 2):
        pointer.move(board.center((2, 2)))
        pointer.press()
        board.wait(lambda: board.state().peeks == count)
        pointer.release()
        board.wait_up()
        printed.append(f"You peeked {count} time(s).")
    wait_lines(program, *printed)
    picture = picture_files.plain(tmp_path / "dropped.png")
    assert drag.drop(program.window(), board.center((2, 2)), picture)
    printed.append(f'gc.backImage = Image(contentsOf: "{picture.as_uri()}")!')
    wait_lines(program, *printed)
    board.wait(lambda: alike(middle(board.picture((1, 1), margin=20)), picture_files.GREEN))
    program.act("win.new-game")
    printed.append("Game seed: 8")
    wait_lines(program, *printed)
    program.home.set(prefix_of(binary()), "padding", 40)
    printed.append("gc.padding = 40")
    wait_lines(program, *printed)
    program.click(program.find("Copy console output", "push button"))
    wait_until(lambda: clipboard.text().splitlines() == printed, lambda: f"{printed}, not {clipboard.text()!r}")
    program.click(program.find("Copy as a Swift page", "push button"))
    page = PAGE.format(seed=8, lines=f"gc.padding = 40\n{printed[3]}\n{LOOK}gc.openingTime = 0.1\n")
    wait_until(lambda: clipboard.text() == page, lambda: f"{page}, not {clipboard.text()!r}")
    program.click(program.find("Clear console", "push button"))
    wait_lines(program)
    # The console stays open in the next run.
    assert program.home.get(prefix_of(binary()), "show-console", schema="io.github.peekaboard.Peekaboard") == "true"


def test_undo_keys_apply_to_moves_on_the_board_and_to_changes_in_the_pane(
    screen: Screen, home: Home, start: Start
) -> None:
    home.switch_animations_off()
    program = start(screen, "--board", "pentominoes", *SEED)
    program.window()
    board = PentominoBoard(program)
    board.wait_still()
    schema = "io.github.peekaboard.Peekaboard.pentominoes"
    scale = lambda: float(home.get(prefix_of(binary()), "tray-scale", schema=schema))  # noqa: E731
    slider = lambda: program.find("Tray tile size", "slider")  # noqa: E731
    board.keys("x")
    board.wait(lambda: board.held() == "X")
    board.keys("Return")
    board.wait(lambda: board.state().laid == 1)
    screen.keyboard.type("Control+comma")
    program.open_section("Appearance")
    program.click(program.scroll_to("Tray tile size", "slider"))
    wait_until(lambda: "focused" in slider().states, "the focus in the pane")
    screen.keyboard.type("Home")
    wait_until(lambda: scale() == 30, lambda: f"30, not {scale()}")
    for _ in range(3):  # More often than there are changes, to check that it does not affect the board.
        screen.keyboard.type("Control+z")
    wait_until(lambda: scale() == 50, lambda: f"50, not {scale()}")
    assert_stays(lambda: board.state().laid == 1, "the tile stays on the board", during=0.5)
    screen.pointer.click(board.boxes()["F"].center)
    board.wait(lambda: board.held() == "F")
    board.keys("Escape")
    board.wait(lambda: board.held() is None)
    board.keys("Control+z")
    board.wait(lambda: board.state().laid == 0)
    assert scale() == 50
    board.keys("Control+Shift+z")
    board.wait(lambda: board.state().laid == 1)
