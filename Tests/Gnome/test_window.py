# SPDX-License-Identifier: GPL-3.0-or-later
"""The window at its smallest size, and minimized and restored windows."""
from __future__ import annotations

from typing import Protocol

import pytest

from fixtures import SEED, Start, board_of, open_at_size, shorten_deal
from geometry import Box
from gnome_screen import GnomeScreen
from home import Home
from memory_board import MemoryBoard
from passcode_board import PasscodeBoard
from pentomino_board import PentominoBoard
from pentomino_tiles import SOLUTION, places
from waiting import wait_until

NARROW = (360, 640)


class Board(Protocol):
    """The common interface of the boards."""

    def box(self) -> Box: ...


def narrow(screen: GnomeScreen, home: Home, start: Start, name: str, make: type[Board]) -> Board:
    """Starts a board in a narrow window, and waits until it fits."""
    screen.settings.switch_animations_off()
    open_at_size(home, NARROW)
    program = start(screen, "--board", name, *SEED)
    window = program.window()
    board = make(program)
    window.resize(*NARROW)
    wait_until(lambda: window.size == NARROW, lambda: f"the window to be {NARROW}, not {window.size}")
    wait_until(lambda: is_inside(board.box(), Box(*window.origin, *NARROW)), lambda: f"the board, not {board.box()}")
    return board


def is_inside(box: Box, other: Box) -> bool:
    return (
        other.x <= box.x and box.x + box.width <= other.x + other.width
        and other.y <= box.y and box.y + box.height <= other.y + other.height)


def test_memory_in_a_narrow_window(screen: GnomeScreen, home: Home, start: Start) -> None:
    shorten_deal(home)
    board = narrow(screen, home, start, "memory", MemoryBoard)
    board.wait_ready()
    boxes = board.boxes()
    assert len(boxes) == 16 and all(is_inside(box, board.box()) for box in boxes.values())
    screen.fingers.tap(0, board.center((4, 4)))
    board.wait_up((4, 4))


def test_pentominoes_in_a_narrow_window(screen: GnomeScreen, home: Home, start: Start) -> None:
    board = narrow(screen, home, start, "pentominoes", PentominoBoard)
    board.wait_still()
    boxes = board.boxes()
    assert len(boxes) == 12 and all(is_inside(box, board.box()) for box in boxes.values())
    place = places(SOLUTION)["L"]
    board.place_by_finger(screen.fingers, "L", place)
    board.wait_name("L", place.words)


def test_passcode_in_a_narrow_window(screen: GnomeScreen, home: Home, start: Start) -> None:
    board = narrow(screen, home, start, "passcode", PasscodeBoard)
    board.wait_until_settled()
    assert len(board.boxes()) == 12
    assert all(is_inside(box, board.area()) for box in board.boxes().values())
    number = board.wanted()[0]
    screen.fingers.tap(0, board.on_screen(board.places()[number]))
    board.wait(lambda: board.state().next != number)
    assert board.state().misses == 0


def test_circles_stop_while_the_window_is_minimized(screen: GnomeScreen, start: Start) -> None:
    program = start(screen, "--board", "passcode", *SEED)
    window = program.window()
    board = PasscodeBoard(program)
    board.wait_moving()
    window.minimize()
    board.wait_until_idle()
    resting = board.places()
    window.restore()
    window.take_focus()
    board.wait_moving()
    # All circles are still there. They continue from where they stopped.
    assert resting.keys() == board.places().keys()


@pytest.mark.parametrize("way", ["pointer", "keys"])
def test_card_stays_face_up_while_the_window_is_minimized(
    screen: GnomeScreen, home: Home, start: Start, way: str
) -> None:
    shorten_deal(home)
    board = board_of(start(screen, *SEED))
    board.click((2, 2))
    up = board.wait_up((2, 2))
    window = board.program.window()
    window.minimize()
    wait_until(lambda: window.is_minimized, "the window to be minimized")
    window.restore()
    window.take_focus()
    board.wait_still()
    assert board.up() == up
    if way == "pointer":
        board.click((3, 3))
    else:
        board.walk_to((3, 3))
        screen.keyboard.type("Return")
    board.wait_up((2, 2), (3, 3))
