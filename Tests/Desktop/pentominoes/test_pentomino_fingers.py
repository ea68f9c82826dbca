# SPDX-License-Identifier: GPL-3.0-or-later
"""Tiles under real fingers: dragging, turning, and flipping with another finger, drops, and interrupted drags."""
from __future__ import annotations

import time

import numpy
import pytest

from conftest import Start
from geometry import Box, Point
from home import Home
from pentomino_board import HELD, TRAY, PentominoBoard, State, Surface
from pentomino_tiles import FIRST, Form, flipped, size, turned
from tiers import only
from touch_screen import TouchScreen

PENTOMINOES = ("--board", "pentominoes", "--seed", "7")
LONG_PRESS = 0.5


@pytest.fixture
def board(touch_screen: TouchScreen, start: Start) -> PentominoBoard:
    program = start(touch_screen, *PENTOMINOES)
    program.window()
    board = PentominoBoard(program)
    board.wait_still()
    return board


def finger_for(surface: Surface, form: Form, corner: tuple[float, float]) -> Point:
    """Returns the position of a finger that holds a tile at a place: half the tile's height below its center."""
    x, y = surface.center(form, corner)
    return x, y + size(form)[1] * surface.unit / 2


def lift(board: PentominoBoard, letter: str, corner: tuple[float, float]) -> Point:
    """Drags a tile over the board with finger 0, and returns the position of the finger."""
    fingers = board.screen.fingers
    place = finger_for(board.surface(), FIRST[letter], corner)
    fingers.down(0, board.grip(letter))
    fingers.glide(0, place)
    board.wait_name(letter, HELD)
    board.wait_box_still(letter)
    return place


def assert_above(board: PentominoBoard, letter: str, finger: Point) -> Box:
    """Asserts that the center of a tile is half its height above the finger."""
    box = board.wait_box_still(letter)
    assert box.center[0] == pytest.approx(finger[0], abs=1)
    assert box.center[1] == pytest.approx(finger[1] - box.height / 2, abs=1)
    return box


def test_second_finger_turns_the_tile_during_a_drag(board: PentominoBoard) -> None:
    fingers = board.screen.fingers
    finger = lift(board, "L", (1.2, 3.3))
    before = assert_above(board, "L", finger)
    fingers.tap(1, (board.box().x + 10, board.box().y + 10))
    board.wait(lambda: board.boxes()["L"].width == before.height)
    after = assert_above(board, "L", finger)
    assert (after.width, after.height) == (before.height, before.width)
    assert after.center[0] == pytest.approx(before.center[0], abs=1)
    assert board.names()["L"] == HELD
    # The drag continues, and the tile is placed where it is dropped. After a clockwise turn, an L is `####` over
    # `#...`.
    form = turned(FIRST["L"])
    fingers.glide(0, finger_for(board.surface(), form, (3.3, 5.2)))
    assert board.names()["L"] == HELD
    fingers.up(0)
    board.wait_name("L", "on the board, row 4, column 6")
    box = board.wait_box_still("L")
    assert (box.width, box.height) == (after.width, after.height)
    assert board.state() == State(1, 12, 1)


def test_second_finger_turns_clockwise(board: PentominoBoard) -> None:
    """Compares all nine squares around a V that was turned once with the expected form."""
    lift(board, "V", (1, 4))
    board.other_tap(board.screen.fingers)
    form = turned(FIRST["V"])
    board.wait_box_still("V")
    board.screen.fingers.glide(0, finger_for(board.surface(), form, (1, 4)))
    board.screen.fingers.up(0)
    board.wait_name("V", "on the board, row 2, column 5")
    board.wait_still()
    picture, surface = board.screen.pixels(), board.surface()

    def color(row: int, column: int) -> tuple[int, ...]:
        x, y = surface.center(((0, 0),), (row, column))
        return tuple(int(part) for part in picture[round(y) + 12, round(x) + 12])

    filled = {(row + 1, column + 4) for row, column in form}
    free = color(5, 9)
    for row in range(1, 4):
        for column in range(4, 7):
            assert (color(row, column) != free) == ((row, column) in filled), f"row {row + 1}, column {column + 1}"


def test_double_tap_with_a_second_finger_flips(board: PentominoBoard) -> None:
    finger = lift(board, "N", (1.2, 3.3))
    before = board.boxes()["N"]
    board.double_tap(board.screen.fingers)
    board.assert_unchanged(0.3)
    after = assert_above(board, "N", finger)
    assert (after.width, after.height) == (before.width, before.height)
    board.screen.fingers.glide(0, finger_for(board.surface(), FIRST["N"], (0, 2)))
    board.screen.fingers.up(0)
    assert min(flipped(FIRST["N"])) == (0, 0) and min(FIRST["N"]) == (0, 1)
    board.wait_name("N", "on the board, row 1, column 3")  # column 4 without the flip


def test_taps_on_the_buttons_turn_and_flip(board: PentominoBoard) -> None:
    fingers = board.screen.fingers
    finger = lift(board, "Y", (1.2, 3.3))
    fingers.tap(1, board.button("Turn").center)
    board.wait(lambda: board.boxes()["Y"].width > board.boxes()["Y"].height)
    assert_above(board, "Y", finger)
    time.sleep(0.5)
    fingers.tap(2, board.button("Flip").center)
    board.assert_unchanged(0.3)
    form = flipped(turned(FIRST["Y"]))
    fingers.glide(0, finger_for(board.surface(), form, (0, 0)))
    fingers.up(0)
    board.wait(lambda: board.state().laid == 1)
    row, column = form[0]
    assert board.names()["Y"] == f"on the board, row {row + 1}, column {column + 1}"


def test_second_finger_never_moves_the_tile(board: PentominoBoard) -> None:
    fingers = board.screen.fingers
    finger = lift(board, "W", (1.2, 3.3))
    before = board.boxes()["W"]
    x, y = board.box().x + 10, board.box().y + 10
    fingers.down(1, (x, y))
    fingers.glide(1, (x + 300, y + 200))
    assert board.boxes()["W"] == before
    fingers.up(1)
    board.assert_unchanged(0.3)
    assert board.boxes()["W"] == before  # a finger that moves far is not a tap
    # A tap on another tile does not pick it up either.
    fingers.tap(1, board.grip("X"))
    board.wait(lambda: board.names()["W"] == HELD and board.names()["X"] == TRAY)
    board.assert_unchanged(0.3)
    assert_above(board, "W", finger)
    fingers.up(0)
    board.wait(lambda: board.state().laid == 1)


def test_first_finger_keeps_the_drag_while_a_second_stays_down(board: PentominoBoard) -> None:
    fingers = board.screen.fingers
    lift(board, "T", (1.2, 3.3))
    fingers.down(1, (board.box().x + 10, board.box().y + 10))
    finger = finger_for(board.surface(), FIRST["T"], (2.1, 5.2))
    fingers.glide(0, finger)
    assert_above(board, "T", finger)
    fingers.up(0)
    board.wait_name("T", "on the board, row 3, column 6")
    fingers.up(1)
    board.assert_unchanged(0.3)
    # Afterwards, fingers are recognized as usual.
    lift(board, "X", (0.1, 0.1))
    fingers.up(0)
    board.wait_name("X", "on the board, row 1, column 2")


@pytest.mark.thorough
def test_three_fingers_turn_three_times(board: PentominoBoard) -> None:
    fingers = board.screen.fingers
    finger = lift(board, "F", (1.2, 3.3))
    for other in (1, 2, 3):
        time.sleep(0.45)
        fingers.tap(other, (board.box().x + 10 * other, board.box().y + 10))
    form = FIRST["F"]
    for _ in range(3):
        form = turned(form)
    board.assert_unchanged(0.3)
    assert_above(board, "F", finger)
    fingers.glide(0, finger_for(board.surface(), form, (1, 1)))
    fingers.up(0)
    row, column = form[0]
    board.wait_name("F", f"on the board, row {row + 2}, column {column + 2}")


def test_tile_lands_where_its_outline_was(board: PentominoBoard) -> None:
    surface = board.surface()
    for letter, corner in (("X", (0.3, 1.35)), ("P", (1.4, 6.3))):
        lift(board, letter, corner)
        board.wait_still()
        left, top = outline(board, letter, surface)
        board.screen.fingers.up(0)
        board.wait(lambda: board.names()[letter].startswith("on the board"))
        box = board.wait_box_still(letter)
        assert (left, top) == (pytest.approx(box.x, abs=5), pytest.approx(box.y, abs=5))


def outline(board: PentominoBoard, letter: str, surface: Surface) -> Point:
    """Returns the upper left corner of the white outline where a tile would land, outside the tile itself."""
    box, left, top = board.boxes()[letter], round(surface.left), round(surface.top)
    around = Box(
        max(left, box.x - round(surface.unit)), max(top, box.y - round(surface.unit)), box.width, box.height)
    white = numpy.argwhere((board.picture(around) > 245).all(axis=2))
    assert len(white) > 40, "no outline is shown"
    return around.x + int(white[:, 1].min()), around.y + int(white[:, 0].min())


def test_tile_dropped_without_space_glides_back(board: PentominoBoard) -> None:
    home = board.boxes()["I"]
    lift(board, "X", (1, 4))
    board.screen.fingers.up(0)
    board.wait_name("X", "on the board, row 2, column 6")
    lift(board, "I", (0, 5))  # onto the X
    board.screen.fingers.glide(0, finger_for(board.surface(), FIRST["I"], (-6, 5)))
    board.screen.fingers.up(0)
    board.wait_name("I", TRAY)
    assert board.wait_box_still("I") == home
    assert board.state() == State(1, 12, 1)


def test_finger_picks_up_the_nearest_tile_within_reach(board: PentominoBoard) -> None:
    box = board.boxes()["I"]
    board.screen.fingers.down(0, (box.x - 15, box.center[1]))
    board.wait_name("I", HELD)
    board.screen.fingers.up(0)
    board.wait_name("I", TRAY)
    board.screen.fingers.down(0, (box.x - 40, box.center[1]))
    board.screen.fingers.glide(0, (box.x + 60, box.center[1] + 100))
    board.assert_unchanged(0.3)
    board.screen.fingers.up(0)
    board.assert_unchanged(0.3)


def test_long_press_picks_up_a_tile_under_a_still_finger(board: PentominoBoard) -> None:
    grip = board.grip("Z")
    down = board.screen.fingers.down(0, grip)
    board.wait_name("Z", HELD)
    assert time.monotonic() - down > LONG_PRESS - 0.1
    assert_above(board, "Z", grip)
    board.screen.fingers.up(0)
    board.wait_name("Z", TRAY)
    board.assert_unchanged(0.3)
    assert board.state() == State(0, 12, 0)


# Interrupted drags


@pytest.mark.parametrize("turns", only([0], [0, 1]))
def test_unmapped_window_puts_the_tile_back(board: PentominoBoard, turns: int) -> None:
    """Unmaps the window as a window manager does, at which the server ends every grab and touch on it."""
    home = board.boxes()["L"]
    lift(board, "L", (1.2, 3.3))
    for _ in range(turns):
        board.other_tap(board.screen.fingers)
    window = board.program.window().window
    window.unmap()
    board.screen.display.sync()
    board.wait_name("L", TRAY)
    board.screen.fingers.release_all()
    window.map()
    board.screen.display.sync()
    board.program.window()
    board.wait_still()
    assert board.wait_box_still("L") == home
    assert board.state() == State(0, 12, 0)
    lift(board, "X", (0.1, 0.1))  # input works as before
    board.screen.fingers.up(0)
    board.wait_name("X", "on the board, row 1, column 2")


@pytest.mark.thorough
def test_escape_puts_back_a_tile_dragged_by_finger(board: PentominoBoard) -> None:
    home = board.boxes()["L"]
    lift(board, "L", (1.2, 3.3))
    board.keys("Escape")
    board.wait_name("L", TRAY)
    board.screen.fingers.glide(0, finger_for(board.surface(), FIRST["L"], (0, 0)))
    board.screen.fingers.up(0)
    board.assert_unchanged(0.3)
    assert board.wait_box_still("L") == home
    assert board.state() == State(0, 12, 0)


@pytest.mark.thorough
def test_opening_a_menu_puts_the_tile_back(board: PentominoBoard) -> None:
    lift(board, "L", (1.2, 3.3))
    board.keys("F10")
    board.wait_name("L", TRAY)
    board.keys("Escape")
    board.screen.fingers.up(0)
    board.assert_unchanged(0.3)
    assert board.state() == State(0, 12, 0)


def test_taps_pick_up_and_place_a_tile(board: PentominoBoard, home: Home) -> None:
    fingers, surface = board.screen.fingers, board.surface()
    fingers.tap(0, board.grip("T"))
    board.wait_name("T", HELD)
    fingers.tap(0, surface.center(((0, 0),), (2, 3)))  # the center of the tile moves there
    board.wait_name("T", "on the board, row 2, column 3")
    assert board.state() == State(1, 12, 1)
