"""Change it and see it: the pane with undo and redo, and the console that tells each change as a line of Swift."""
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
from waiting import stays, wait_until

SLIDER = "Card spacing"
PAGE = """import PlaygroundSupport

let gc = GameController(seed: {seed})
{lines}PlaygroundPage.current.liveView = gc
"""


class Pane:
    """The preference pane beside a board of pairs, with the row of the padding."""

    def __init__(self, board: MemoryBoard) -> None:
        self.program, self.board, self.screen = board.program, board, board.screen
        self.screen.keyboard.type("Control+comma")
        self.slider = self.program.find_resting(SLIDER, "slider")
        self.program.find("Undo change", "push button")

    def padding(self) -> float:
        """The stored padding; that on the board has to be the same soon."""
        return float(self.program.home.get(prefix_of(binary()), "padding"))

    def drag(self, start: float, end: float) -> None:
        """Drags the knob from one padding to another, slowly, with a rest of more than a second on the way."""
        box = self.program.on_screen(self.slider.box)
        place = lambda padding: (box.x + 12 + (box.width - 24) * padding / 200, box.center[1])  # noqa: E731
        self.screen.pointer.move(place(start))
        self.screen.pointer.press()
        for step in range(1, 6):
            self.screen.pointer.move(place(start + (end - start) * step / 5))
            time.sleep(1.2 if step == 3 else 0.05)
        self.screen.pointer.release()

    def click(self, name: str) -> None:
        self.program.click(self.program.find_resting(name, "push button"))

    def can(self, name: str) -> bool:
        return "sensitive" in self.program.find(name, "push button").states

    def wait_padding(self, padding: float) -> None:
        """Waits until setting and board have it, which is a little tolerant for where the pointer hits a pixel."""
        wait_until(lambda: self.padding() == pytest.approx(padding), lambda: f"{padding}, not {self.padding()}")
        self.board.wait(lambda: self._gap() == pytest.approx(padding, abs=4))

    def _gap(self) -> float:
        """The space between the cards of the first row, in points of the board."""
        boxes = self.board.boxes()
        scale = boxes[1, 1].width / 120
        return (boxes[1, 4].center[0] - boxes[1, 1].center[0]) / 3 / scale - 120


@pytest.fixture
def drag(screen: Screen) -> Iterator[DragSource]:
    source = DragSource(screen.environment["DISPLAY"])
    yield source
    source.close()


@pytest.fixture
def clipboard(screen: Screen) -> Iterator[Clipboard]:
    reader = Clipboard(screen.environment["DISPLAY"])
    yield reader
    reader.close()


def lines(program: Program) -> list[str]:
    """What the console says."""
    console = program.find("Console", "text")
    return program.screen.accessibility.text(console.reference).splitlines()


def wait_lines(program: Program, *expected: str) -> None:
    wait_until(lambda: lines(program) == list(expected), lambda: f"{expected}, not {lines(program)}")


def test_changes_are_undone_and_done_again(board: MemoryBoard) -> None:
    pane, program, keyboard = Pane(board), board.program, board.screen.keyboard
    assert not pane.can("Undo change") and not pane.can("Redo change")
    keyboard.type("F12")
    pane.drag(20, 120)
    wait_until(lambda: pane.padding() > 100, "a new setting")
    dragged = pane.padding()
    pane.wait_padding(dragged)
    wait_lines(program, "Game seed: 7", f"gc.padding = {dragged:g}")
    # The whole drag is one step, and one line.
    keyboard.type("Control+z")
    pane.wait_padding(20)
    assert not pane.can("Undo change")
    keyboard.type("Control+Shift+z")
    pane.wait_padding(dragged)
    # A change from outside moves the open pane and the board, and is a step as any other.
    program.home.set(prefix_of(binary()), "padding", 60)
    pane.wait_padding(60)
    keyboard.type("Right")
    pane.wait_padding(61)
    pane.click("Reset All")
    pane.wait_padding(20)
    for padding in (61, 60, dragged, 20):
        pane.click("Undo change")
        pane.wait_padding(padding)
    for padding in (dragged, 60, 61, 20):
        pane.click("Redo change")
        pane.wait_padding(padding)
    assert not pane.can("Redo change")
    assert lines(program)[-2:] == ["gc.padding = 20", "gc.openingTime = 1"]
    assert board.state() == State(0, 0, 8, 0)


def test_the_console_tells_what_happens(
    board: MemoryBoard, drag: DragSource, clipboard: Clipboard, tmp_path: Path
) -> None:
    program, pointer = board.program, board.screen.pointer
    told = ["Game seed: 7"]
    program.act("win.console")
    wait_lines(program, *told)
    board.wait_still()
    for count in (1, 2):
        pointer.move(board.center((2, 2)))
        pointer.press()
        board.wait(lambda: board.state().peeks == count)
        pointer.release()
        board.wait_up()
        told.append(f"You peeked {count} time(s).")
    wait_lines(program, *told)
    picture = picture_files.plain(tmp_path / "dropped.png")
    assert drag.drop(program.window(), board.center((2, 2)), picture)
    told.append(f'gc.backImage = Image(contentsOf: "{picture.as_uri()}")!')
    wait_lines(program, *told)
    board.wait(lambda: alike(middle(board.picture((1, 1), margin=20)), picture_files.GREEN))
    program.act("win.new-game")
    told.append("Game seed: 8")
    wait_lines(program, *told)
    program.home.set(prefix_of(binary()), "padding", 40)
    told.append("gc.padding = 40")
    wait_lines(program, *told)
    program.click(program.find("Copy", "push button"))
    wait_until(lambda: clipboard.text().splitlines() == told, lambda: f"{told}, not {clipboard.text()!r}")
    program.click(program.find("Copy as a Swift page", "push button"))
    page = PAGE.format(seed=8, lines=f"gc.padding = 40\n{told[3]}\ngc.openingTime = 0.1\n")
    wait_until(lambda: clipboard.text() == page, lambda: f"{page}, not {clipboard.text()!r}")
    program.click(program.find("Clear", "push button"))
    wait_lines(program)
    # Open or closed, it is found as it was left.
    assert program.home.get(prefix_of(binary()), "show-console", schema="io.github.peekaboard.Peekaboard") == "true"


def test_on_the_board_of_tiles_the_keys_undo_moves_and_in_the_pane_changes(
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
    wait_until(lambda: slider().box and slider().box.x > 0, "the slider")
    program.click(slider())
    wait_until(lambda: "focused" in slider().states, "the focus in the pane")
    screen.keyboard.type("Home")
    wait_until(lambda: scale() == 30, lambda: f"30, not {scale()}")
    for _ in range(3):  # More often than there is something to undo in the pane: the board is not meant.
        screen.keyboard.type("Control+z")
    wait_until(lambda: scale() == 50, lambda: f"50, not {scale()}")
    stays(lambda: board.state().laid == 1, "the tile stays", during=0.5)
    screen.pointer.click(board.boxes()["F"].center)
    board.wait(lambda: board.held() == "F")
    board.keys("Escape")
    board.wait(lambda: board.held() is None)
    board.keys("Control+z")
    board.wait(lambda: board.state().laid == 0)
    assert scale() == 50
    board.keys("Control+Shift+z")
    board.wait(lambda: board.state().laid == 1)
