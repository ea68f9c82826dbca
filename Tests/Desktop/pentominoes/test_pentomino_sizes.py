# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of tiles in windows of any size and at scale 2: everything fits, and buttons are large enough."""
from __future__ import annotations

import itertools

import numpy
import pytest

from conftest import Start
from geometry import Box
from home import Home
from pentomino_board import HELD, PentominoBoard
from program import binary, prefix_of
from screen import Screen

PENTOMINOES = ("--board", "pentominoes", "--seed", "7")
SCHEMA = "io.github.peekaboard.Peekaboard.pentominoes"
BOARDS = ["6x10", "5x12", "4x15", "3x20", "8x8", "3x5"]
FINGER = 44  # points


def shown(screen: Screen, home: Home, start: Start, size: tuple[int, int], scale: int = 1) -> PentominoBoard:
    home.switch_animations_off()
    program = start(screen, *PENTOMINOES, environment={"GDK_SCALE": str(scale)})
    program.window().resize(*size)
    board = PentominoBoard(program)
    board.wait(lambda: program.window().size == size)
    board.wait_still()
    return board


def in_points(board: PentominoBoard) -> tuple[Box, dict[str, Box]]:
    """Returns the box of the board and the boxes of its tiles in window coordinates."""
    nodes = {node.name: node.box for node in board.nodes()}
    area = nodes.pop("Pentomino board")
    return area, nodes


def assert_inside(area: Box, boxes: dict[str, Box]) -> None:
    for name, box in boxes.items():
        assert area.x <= box.x and box.x + box.width <= area.x + area.width, f"{name} {box} is outside {area}"
        assert area.y <= box.y and box.y + box.height <= area.y + area.height, f"{name} {box} is outside {area}"


def assert_apart(boxes: dict[str, Box]) -> None:
    for (one, a), (other, b) in itertools.combinations(boxes.items(), 2):
        across = min(a.x + a.width, b.x + b.width) - max(a.x, b.x)
        down = min(a.y + a.height, b.y + b.height) - max(a.y, b.y)
        assert across <= 1 or down <= 1, f"{one} {a} and {other} {b} overlap"


@pytest.mark.parametrize(("size", "scale"), [
    ((360, 640), 1),
    *(pytest.param(size, scale, marks=pytest.mark.thorough)
      for size, scale in [((1280, 800), 1), ((720, 800), 2), ((1280, 800), 2)])])
def test_everything_fits(
    screen: Screen, home: Home, start: Start, size: tuple[int, int], scale: int
) -> None:
    board = shown(screen, home, start, size, scale)
    area, tiles = in_points(board)
    frame = board.program.find("Peekaboard", "frame").box
    assert frame.width * scale <= size[0] and frame.height * scale <= size[1]
    assert_inside(frame, {"the board": area})
    for name in BOARDS:
        home.set(prefix_of(binary()), "game", repr(name), schema=SCHEMA)
        board.keys("Control+Shift+n")
        board.wait(lambda: board.state().tiles == (3 if name == "3x5" else 12))
        board.wait_still()
        area, tiles = in_points(board)
        assert len(tiles) == board.state().tiles
        assert_inside(area, tiles)
        assert_apart(tiles)
        # The same with a held tile and its buttons, in both corners of the board.
        letter = next(iter(tiles))[0]
        for corner in ("Control+Home", "Control+End"):
            board.keys(letter.lower(), corner)
            board.wait(lambda: board.names()[letter] == HELD and board.has("Flip"))
            board.wait_still()
            area, boxes = in_points(board)
            for button in ("Turn", "Flip"):
                assert boxes[button].width >= FINGER and boxes[button].height >= FINGER
            assert_inside(area, boxes)
        board.keys("Escape")
        board.wait(lambda: board.held() is None)


@pytest.mark.parametrize("size", [(360, 640), (1280, 800)])
def test_no_tile_covers_the_board_at_first(screen: Screen, home: Home, start: Start, size: tuple[int, int]) -> None:
    board = shown(screen, home, start, size)
    surface = board.surface()
    whole = Box(round(surface.left), round(surface.top), round(10 * surface.unit), round(6 * surface.unit))
    boxes = board.boxes()
    assert_apart({"the board": whole} | boxes)
    narrow = size[0] < size[1]
    assert all(box.y >= whole.y + whole.height for box in boxes.values()) == narrow


def test_held_tile_stays_in_place_when_the_window_is_resized(screen: Screen, home: Home, start: Start) -> None:
    board = shown(screen, home, start, (1280, 800))
    board.keys("x", "Control+Home", "Right")
    board.wait(lambda: board.description().endswith("Row 1, column 3: fits"))
    board.program.window().resize(400, 700)
    board.wait(lambda: board.box().width < 420)
    board.wait_still()
    assert board.description().endswith("Row 1, column 3: fits")
    area, boxes = in_points(board)
    assert_inside(area, boxes)
    board.keys("Return")
    board.wait_name("X", "on the board, row 1, column 3")


def test_background_color_in_the_dark_style(screen: Screen, home: Home, start: Start) -> None:
    home.switch_animations_off()
    home.set(prefix_of(binary()), "table", "plain", schema="io.github.peekaboard.Peekaboard.pentominoes")
    program = start(screen, *PENTOMINOES, environment={"ADW_DEBUG_COLOR_SCHEME": "prefer-dark"})
    program.window()
    board = PentominoBoard(program)
    board.wait_still()
    corner = board.box()
    red, green, blue = numpy.median(
        board.picture(Box(corner.x + 2, corner.y + 2, 12, 12)).reshape(-1, 3), axis=0)
    assert (red, green, blue) == (0x33, 0x24, 0x1A)
