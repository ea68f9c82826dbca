# SPDX-License-Identifier: GPL-3.0-or-later
"""The command line, the rows of the preferences, and the view switcher for the board of tiles."""
from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image

from colors import Color, alike
from command import run
from conftest import Start, shorten_deal
from home import Home
from memory_board import MemoryBoard
from pentomino_board import HELD, PentominoBoard, State
from program import Program, binary, prefix_of, program_lines
from screen import Screen
from waiting import wait_until

SCHEMA = "io.github.peekaboard.Peekaboard.pentominoes"
WINDOW_SCHEMA = "io.github.peekaboard.Peekaboard"


def set_all(home: Home, **values: object) -> None:
    for key, value in values.items():
        text = repr(value) if isinstance(value, str) else value
        home.set(prefix_of(binary()), key.replace("_", "-"), text, schema=SCHEMA)


@pytest.fixture
def board(screen: Screen, home: Home, start: Start) -> PentominoBoard:
    home.switch_animations_off()
    return shown(start(screen, "--board", "pentominoes"))


def shown(program: Program) -> PentominoBoard:
    program.window()
    board = PentominoBoard(program)
    board.wait_still()
    return board


def switch_to(program: Program, page: str) -> None:
    tabs = [node for node in program.find_all(page, "page tab") if node.box and node.box.width]
    program.click(tabs[0])


# The command line


@pytest.mark.thorough
def test_demo_fills_the_board_and_prints_the_result(screen: Screen, home: Home, tmp_path: Path) -> None:
    home.switch_animations_off()
    picture = tmp_path / "demo.png"
    done = run(
        home, "--demo", "--board", "pentominoes", "--screenshot", str(picture), session=screen.environment)
    assert (done.returncode, program_lines(done.stderr)) == (0, [])
    assert done.stdout == "Pentominoes: 12 of 12 tiles placed\n"
    with Image.open(picture) as image:
        colors = image.convert("RGB").getcolors(image.width * image.height)
    assert len(colors) > 50, "the screenshot is blank"


def test_screenshot_is_written(screen: Screen, home: Home, tmp_path: Path) -> None:
    path = tmp_path / "window.png"
    done = run(
        home, "--screenshot", str(path), "--board", "pentominoes", session=screen.environment)
    assert (done.returncode, program_lines(done.stderr)) == (0, [])
    with Image.open(path) as image:
        assert image.format == "PNG"
        assert image.width >= 360 and image.height >= 360
        colors = dict((color, count) for count, color in image.convert("RGB").getcolors(image.width * image.height))
    # The background and the board.
    assert {(0x6B, 0x52, 0x40), (0x3F, 0x30, 0x26)} & set(colors)
    assert len(colors) > 50


# The preferences


def test_letters_can_be_hidden(board: PentominoBoard, home: Home) -> None:
    box = board.boxes()["X"]
    middle = box.inner(box.width // 3 + 4)
    dark = (board.picture(middle) < 60).all(axis=2).any()
    assert dark, "there is no letter on the X"
    set_all(home, letters=False)
    board.wait(lambda: not (board.picture(middle) < 60).all(axis=2).any())
    set_all(home, letters=True)
    board.wait(lambda: (board.picture(middle) < 60).all(axis=2).any())


def test_remaining_solutions_are_counted(board: PentominoBoard, home: Home) -> None:
    program = board.program
    program.act("win.preferences")
    switch = program.find("Count remaining solutions", "check box")
    wait_until(lambda: on_screen(program, switch.name), "the pane to open")
    program.click(program.find("Count remaining solutions", "check box"))
    assert program.find("Solutions left: 9,356", "label")
    board.wait(lambda: board.description() == "0 of 12 tiles on the board, 0 moves\nSolutions left: 9,356")
    assert home.get(prefix_of(binary()), "solutions-left", schema=SCHEMA) == "true"
    # A held tile is counted at the place where it would land.
    board.keys("x", "Control+Home")
    board.wait(lambda: re.search(r"Solutions left: [\d,]+$", board.description()) and "9,356" not in board.description())
    board.keys("Escape")
    assert program.find("Solutions left: 9,356", "label")
    # With the X in a corner there is no solution.
    board.keys("x", "Control+End", "Return")
    assert program.find("Solutions left: 0", "label")
    set_all(home, solutions_left=False)
    board.wait(lambda: board.description() == "1 of 12 tiles on the board, 1 move")


def on_screen(program: Program, name: str) -> bool:
    node = program.find(name, "check box")
    assert node.box
    box = program.on_screen(node.box)
    return box.x + box.width <= program.window().size[0]


def test_dead_areas_are_marked(board: PentominoBoard, home: Home) -> None:
    board.keys("u", "Control+Home", "Down", "Down", "Return")
    board.wait_name("U", "on the board, row 3, column 1")
    board.keys("x", "Control+End", "Return")
    board.wait(lambda: board.state().laid == 2)
    surface = board.surface()
    board.wait_still()

    def shows(row: int, column: int) -> Color:
        x, y = surface.center(((0, 0),), (row, column))
        part = board.screen.pixels()[round(y) - 20:round(y) + 20, round(x) - 20:round(x) + 20]
        return tuple(int(value) for value in part.mean(axis=(0, 1)))

    free = shows(0, 5)
    assert alike(shows(5, 9), free)
    set_all(home, dead_regions=True)
    # Both the corner behind the X and the remaining 49 squares are dead, since 49 is not a multiple of five.
    board.wait(lambda: not alike(shows(5, 9), free) and not alike(shows(0, 5), free))
    board.keys("x", "Delete")
    board.wait(lambda: alike(shows(5, 9), free) and alike(shows(0, 5), free))


# The view switcher


def test_each_board_keeps_its_state_while_another_is_shown(screen: Screen, home: Home, start: Start) -> None:
    home.switch_animations_off()
    shorten_deal(home)
    program = start(screen)
    program.window()
    memory = MemoryBoard(program).wait_ready()
    memory.click((1, 1))
    memory.wait_up((1, 1))
    cards = memory.cards()
    switch_to(program, "Pentominoes")
    board = PentominoBoard(program)
    board.wait(lambda: board.box().width > 0)
    board.wait_still()
    board.keys("h")  # the hint is for the visible board
    assert program.find(r"Place the [A-Z] tile at .*", "label")
    board.keys("x")
    board.wait_name("X", HELD)
    board.keys("Return")
    board.wait(lambda: board.state().laid == 1)
    names = board.names()
    switch_to(program, "Pairs")
    memory.wait(lambda: memory.box().width > 0)
    assert memory.cards() == cards
    memory.screen.keyboard.type("Control+z", "h")
    memory.assert_unchanged(0.3)
    assert board.names() == names
    switch_to(program, "Pentominoes")
    board.wait(lambda: board.box().width > 0)
    assert board.names() == names
    board.keys("Control+z")
    board.wait(lambda: board.state().laid == 0)
    # The next start shows the last board, and both games are restored.
    program.close()
    assert home.get(prefix_of(binary()), "board", schema=WINDOW_SCHEMA) == "'pentominoes'"
    program = start(screen)
    board = shown(program)
    assert board.box().width > 300
    assert board.state() == State(0, 12, 1)
    switch_to(program, "Pairs")
    memory = MemoryBoard(program)
    memory.wait(lambda: memory.up() == {(1, 1): cards[(1, 1)].face})


def test_board_on_the_command_line_overrides_the_last_one(
    screen: Screen, home: Home, start: Callable[..., Program]
) -> None:
    home.switch_animations_off()
    home.set(prefix_of(binary()), "board", "pentominoes", schema=WINDOW_SCHEMA)
    program = start(screen, "--board", "memory")
    program.window()
    assert MemoryBoard(program).box().width > 300
