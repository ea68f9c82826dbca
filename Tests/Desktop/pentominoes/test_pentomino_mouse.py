# SPDX-License-Identifier: GPL-3.0-or-later
"""Tiles under the mouse: dragging, turning, and flipping during a drag, and drops with and without space."""
from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from Xlib import X, XK

from conftest import Start
from geometry import Point
from home import Home
from pentomino_board import HELD, TRAY, PentominoBoard, State
from pentomino_tiles import FIRST, Form, changed, flipped, size, turned
from program import binary, prefix_of
from screen import Screen
from tiers import only

PENTOMINOES = ("--board", "pentominoes", "--seed", "7")
SECONDARY, WHEEL_UP, WHEEL_DOWN = 3, 4, 5
LONG_PRESS = 0.5


@pytest.fixture
def board(screen: Screen, start: Start) -> PentominoBoard:
    program = start(screen, *PENTOMINOES)
    program.window()
    board = PentominoBoard(program)
    board.wait_still()
    return board


def hold(board: PentominoBoard, letter: str, corner: tuple[float, float], form: Form | None = None) -> Point:
    """Drags a tile until its bounding box begins at the given row and column. Returns the position of the pointer."""
    surface = board.surface()
    board.wait_still()
    at = board.grab(letter, form)
    form = form or FIRST[letter]
    center = board.wait_box_still(letter).center
    goal = surface.center(form, corner)
    at = at[0] + goal[0] - center[0], at[1] + goal[1] - center[1]
    board.screen.pointer.move(at)
    board.wait_still()
    return at


def click(board: PentominoBoard, button: int) -> None:
    board.screen.pointer.press(button)
    board.screen.pointer.release(button)


def shifted(board: PentominoBoard, button: int) -> None:
    """Clicks with Shift held down."""
    display = board.screen.display
    shift = display.keysym_to_keycode(XK.XK_Shift_L)
    display.xtest_fake_input(X.KeyPress, shift)
    click(board, button)
    display.xtest_fake_input(X.KeyRelease, shift)
    display.sync()


TURNS: dict[str, tuple[Callable[[PentominoBoard], object], str]] = {
    "R": (lambda board: board.keys("r"), "r"),
    "Shift+R": (lambda board: board.keys("Shift+r"), "l"),
    "F": (lambda board: board.keys("f"), "f"),
    "secondary": (lambda board: click(board, SECONDARY), "r"),
    "Shift+secondary": (lambda board: shifted(board, SECONDARY), "l"),
    "wheel down": (lambda board: click(board, WHEEL_DOWN), "r"),
    "wheel up": (lambda board: click(board, WHEEL_UP), "l"),
    "Shift+wheel": (lambda board: shifted(board, WHEEL_DOWN), "l"),
}


@pytest.mark.parametrize("name", only(["secondary"], TURNS))
def test_turns_and_flips_while_the_button_is_down(board: PentominoBoard, name: str) -> None:
    turn, change = TURNS[name]
    pointer = hold(board, "L", (1.1, 4.1))
    before = board.boxes()["L"]
    turn(board)
    after = board.wait_box_still("L")
    form = changed(FIRST["L"], change)
    assert board.names()["L"] == HELD
    assert (after.width > after.height) == (size(form)[0] > size(form)[1])
    # The tile turns around the pointer, which stays on the same square.
    right, down = before.center[0] - pointer[0], before.center[1] - pointer[1]
    right, down = {"r": (-down, right), "l": (down, -right), "f": (-right, down)}[change]
    assert after.center == (pytest.approx(pointer[0] + right, abs=1), pytest.approx(pointer[1] + down, abs=1))
    board.screen.pointer.release()
    board.wait(lambda: board.state().laid == 1)
    box, surface = board.wait_box_still("L"), board.surface()
    corner = round((box.y - surface.top) / surface.unit), round((box.x - surface.left) / surface.unit)
    row, column = form[0]
    assert board.names()["L"] == f"on the board, row {corner[0] + row + 1}, column {corner[1] + column + 1}"
    assert board.state() == State(1, 12, 1)


def test_tile_in_the_tray_turns_under_the_pointer(board: PentominoBoard) -> None:
    """The tile turns that is under the pointer, and not the one that was turned or pressed last."""
    def lying() -> set[str]:
        return {letter for letter in ("L", "P") if board.boxes()[letter].width > board.boxes()[letter].height}

    # Lying tiles have been turned an odd number of times.
    for letter, button, expected in (
        ("L", WHEEL_DOWN, {"L"}), ("P", WHEEL_UP, {"L", "P"}), ("L", SECONDARY, {"P"}), ("P", WHEEL_DOWN, set())):
        form = turned(FIRST[letter]) if letter in lying() else FIRST[letter]
        board.screen.pointer.move(board.grip(letter, form))
        click(board, button)
        board.wait(lambda expected=expected: lying() == expected)
        board.wait_still()
    assert board.state() == State(0, 12, 0)


@pytest.mark.parametrize("button", only([SECONDARY], [WHEEL_DOWN, SECONDARY]))
def test_tile_under_the_pointer_turns_while_another_is_held(board: PentominoBoard, button: int) -> None:
    """A tile in the tray turns under the pointer. Anywhere else on the board’s area, the held one turns."""
    def is_lying(letter: str) -> bool:
        box = board.boxes()[letter]
        return box.width > box.height

    pointer, free = board.screen.pointer, board.surface().center(((0, 0),), (5, 9))
    pointer.click(board.grip("L"))
    board.wait_name("L", HELD)
    board.wait_still()
    pointer.move(board.grip("P"))
    click(board, button)
    board.wait(lambda: is_lying("P"))
    board.wait_still()
    assert board.names()["L"] == HELD and not is_lying("L")
    pointer.move(free)
    click(board, button)
    board.wait(lambda: is_lying("L"))
    pointer.move(board.wait_box_still("L").center)
    click(board, button)
    board.wait(lambda: not is_lying("L"))
    assert board.names()["L"] == HELD and is_lying("P")


def test_dragged_tile_turns_wherever_the_pointer_is(board: PentominoBoard) -> None:
    box = board.boxes()["P"]
    at = hold(board, "L", (1, 4))
    for place in (board.grip("P"), (at[0], board.box().y - 20)):  # over another tile, and over the header bar
        before = board.wait_box_still("L")
        board.screen.pointer.move(place)
        board.wait_still()
        click(board, WHEEL_DOWN)
        after = board.wait_box_still("L")
        assert (after.width, after.height) == (before.height, before.width)
    assert board.boxes()["P"] == box


def test_pointer_stays_where_it_pressed_the_tile(board: PentominoBoard) -> None:
    """With a mouse, a tile is not offset: the pressed part stays under the pointer."""
    box = board.boxes()["X"]
    arm = box.x + box.width / 6, box.center[1]
    pointer = board.screen.pointer
    pointer.move(arm)
    pointer.press()
    pointer.move((arm[0] + 100, arm[1] - 60))
    board.wait_name("X", HELD)
    held = board.wait_box_still("X")
    assert (arm[0] + 100, arm[1] - 60) == (
        pytest.approx(held.x + held.width / 6, abs=2), pytest.approx(held.center[1], abs=2))
    pointer.release()
    board.wait_name("X", TRAY)


def test_escape_puts_the_tile_back_during_a_drag(board: PentominoBoard) -> None:
    home = board.boxes()["L"]
    at = hold(board, "L", (1, 4))
    board.keys("r", "f", "Escape")
    board.wait_name("L", TRAY)
    board.screen.pointer.move((at[0] + 30, at[1]))
    board.screen.pointer.release()
    board.assert_unchanged(0.3)
    box = board.wait_box_still("L")
    assert box.center == home.center
    assert (box.width, box.height) == (home.height, home.width), "it does not stay turned in the tray"
    assert board.state() == State(0, 12, 0)


def test_tile_dropped_without_space_returns_to_the_board(board: PentominoBoard) -> None:
    for letter, corner in (("X", (0, 0)), ("P", (2, 6))):
        hold(board, letter, corner)
        board.screen.pointer.release()
        board.wait(lambda: board.names()[letter].startswith("on the board"))
    names = board.names()
    assert (names["X"], names["P"]) == ("on the board, row 1, column 2", "on the board, row 3, column 7")
    board.wait_still()
    hold(board, "P", (0, 0.5), FIRST["P"])
    board.screen.pointer.release()  # none of the nine places is free
    board.wait(lambda: board.held() is None)
    assert board.names() == names
    assert board.state() == State(2, 12, 2)


def test_dropped_tile_takes_the_nearest_free_place(board: PentominoBoard) -> None:
    hold(board, "I", (0, 0))
    board.screen.pointer.release()
    board.wait_name("I", "on the board, row 1, column 1")
    board.wait_still()
    hold(board, "L", (0.1, 0.2))  # onto the I; the next column is free
    board.screen.pointer.release()
    board.wait_name("L", "on the board, row 1, column 2")


def test_drop_outside_the_board_removes_the_tile(board: PentominoBoard) -> None:
    hold(board, "Z", (1, 1))
    board.screen.pointer.release()
    board.wait_name("Z", "on the board, row 2, column 2")
    board.wait_still()
    hold(board, "Z", (1, -3.5), FIRST["Z"])
    board.screen.pointer.release()
    board.wait_name("Z", TRAY)
    assert board.state() == State(0, 12, 2)


@pytest.mark.thorough
def test_drag_on_an_empty_spot_does_nothing(board: PentominoBoard) -> None:
    surface = board.surface()
    before = board.names(), board.boxes()
    board.screen.pointer.drag(surface.center(((0, 0),), (0, 0)), surface.center(((0, 0),), (4, 8)))
    board.screen.pointer.drag((board.box().x + 8, board.box().y + 8), surface.center(((0, 0),), (4, 8)))
    box = board.boxes()["X"]  # in the bounding box of the X, but not on a square
    board.screen.pointer.drag((box.x + 4, box.y + 4), surface.center(((0, 0),), (2, 2)))
    board.assert_unchanged(0.3)
    assert (board.names(), board.boxes()) == before


def test_one_tap_picks_up_and_another_places_a_tile(board: PentominoBoard) -> None:
    surface = board.surface()
    board.screen.pointer.click(board.grip("T"))
    board.wait_name("T", HELD)
    board.screen.pointer.click(surface.center(((0, 0),), (3, 7)))
    board.wait_name("T", "on the board, row 3, column 7")
    board.wait_still()
    board.screen.pointer.click(board.grip("T"))
    board.wait_name("T", HELD)
    board.screen.pointer.click((board.box().x + 8, board.box().y + 8))  # outside the squares, so it goes back
    board.wait_name("T", "on the board, row 3, column 7")
    assert board.state() == State(1, 12, 1)


def test_buttons_turn_and_flip_the_held_tile(board: PentominoBoard) -> None:
    surface = board.surface()
    board.screen.pointer.click(board.grip("N"))
    board.wait_name("N", HELD)
    board.wait_still()
    boxes = [board.button(name) for name in ("Turn", "Flip")]
    assert {board.node(name).role for name in ("Turn", "Flip")} == {"push button"}
    for box in boxes:  # the second button is where it was before the turn
        assert box.width >= 44 and box.height >= 44
        board.screen.pointer.click(box.center)
        board.wait_still()
    form = flipped(turned(FIRST["N"]))
    box = board.boxes()["N"]
    assert (box.width > box.height) == (size(form)[0] > size(form)[1])
    board.keys("Control+Home", "Return")
    row, column = form[0]
    board.wait_name("N", f"on the board, row {row + 1}, column {column + 1}")
    assert not board.has("Turn") and not board.has("Flip")
    assert surface == board.surface()


def test_long_press_picks_up_a_tile_without_motion(board: PentominoBoard) -> None:
    grip = board.grip("W")
    center = board.boxes()["W"].center
    board.screen.pointer.move(grip)
    pressed = board.screen.pointer.press()
    board.wait_name("W", HELD)
    assert time.monotonic() - pressed > LONG_PRESS - 0.1
    board.wait_still()
    box = board.boxes()["W"]
    assert box.width > 3 * 30, "it is not shown at the board's scale"
    # The pressed part is still under the pointer.
    assert (box.center[0] - grip[0], box.center[1] - grip[1]) == (
        pytest.approx(2 * (center[0] - grip[0]), abs=2), pytest.approx(2 * (center[1] - grip[1]), abs=2))
    board.screen.pointer.release()
    board.wait_name("W", TRAY)
    board.assert_unchanged(0.3)
    assert board.state() == State(0, 12, 0)


def test_short_press_highlights_the_tile_and_picks_it_up_as_a_tap(board: PentominoBoard, home: Home) -> None:
    home.set(prefix_of(binary()), "hold-time", 2, schema="io.github.peekaboard.Peekaboard.pentominoes")
    before = board.picture(board.boxes()["V"]).copy()
    board.screen.pointer.move(board.grip("V"))
    board.wait_still()
    board.screen.pointer.press()
    board.wait(lambda: (board.picture(board.boxes()["V"]) != before).any())
    assert board.held() is None
    board.screen.pointer.release()
    board.wait_name("V", HELD)


def test_turn_before_the_drag_picks_up_the_pressed_tile(board: PentominoBoard) -> None:
    board.screen.pointer.move(board.grip("Y"))
    board.screen.pointer.press()
    click(board, SECONDARY)
    board.wait_name("Y", HELD)
    box = board.wait_box_still("Y")
    assert box.width > box.height
    board.screen.pointer.release()
    board.wait_name("Y", TRAY)
    box = board.wait_box_still("Y")
    assert box.width > box.height, "it does not stay turned in the tray"


# Interrupted drags


@pytest.mark.thorough
def test_opening_a_menu_puts_the_tile_back(board: PentominoBoard) -> None:
    home = board.boxes()["L"]
    hold(board, "L", (1, 4))
    board.keys("r", "F10")
    board.wait_name("L", TRAY)
    board.screen.pointer.release()
    board.keys("Escape")
    assert board.wait_box_still("L") == home
    assert board.state() == State(0, 12, 0)


@pytest.mark.thorough
def test_unmapped_window_puts_the_tile_back(board: PentominoBoard) -> None:
    hold(board, "X", (1, 4))
    board.screen.pointer.release()
    board.wait_name("X", "on the board, row 2, column 6")
    hold(board, "X", (3, 1), FIRST["X"])
    window = board.program.window().window
    window.unmap()
    board.screen.display.sync()
    board.wait_name("X", "on the board, row 2, column 6")
    board.screen.pointer.release()
    window.map()
    board.screen.display.sync()
    board.program.window()
    board.assert_unchanged(0.3)
    assert board.state() == State(1, 12, 1)


def test_switching_boards_puts_the_tile_back(board: PentominoBoard) -> None:
    hold(board, "L", (1, 4))
    board.program.screen.accessibility.act(board.program.find_all("Pairs", "page tab")[0].reference)
    board.wait_name("L", TRAY)
    board.screen.pointer.release()
    board.assert_unchanged(0.3)
    assert board.state() == State(0, 12, 0)


@pytest.mark.thorough
def test_new_game_during_a_drag(board: PentominoBoard) -> None:
    hold(board, "X", (1, 4))
    board.keys("Control+Shift+n")
    board.wait(lambda: board.held() is None)
    board.screen.pointer.move((500, 400))
    board.screen.pointer.release()
    board.assert_unchanged(0.3)
    assert set(board.names().values()) == {TRAY}
    assert board.state() == State(0, 12, 0)
