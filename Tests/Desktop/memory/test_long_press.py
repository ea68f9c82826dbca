# SPDX-License-Identifier: GPL-3.0-or-later
"""The long press that starts a peek takes 2.0 s, by mouse and by finger. It peeks once and is never also a tap."""
from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest

from conftest import SEED, Start, board_of, shorten_deal
from geometry import Point
from home import Home
from memory_board import MemoryBoard, State
from program import binary, prefix_of
from screen import Screen
from tiers import only
from touch_screen import TouchScreen

PEEK_TIME = 2.0
EARLIEST = 1.9  # There is no upper limit, since a busy machine shows a peek late.
PRESSED = (2, 2)
HANDS = ["mouse", "finger"]


@dataclass
class Hand:
    """A mouse or finger on a board. `down` and `up` return the time; `move` moves while it is down."""

    board: MemoryBoard
    down: Callable[[Point], float]
    move: Callable[[Point], None]
    up: Callable[[], float]


@pytest.fixture
def mouse(screen: Screen, board: MemoryBoard) -> Iterator[Hand]:
    def down(place: Point) -> float:
        screen.pointer.move(place)
        return screen.pointer.press()

    yield Hand(board, down, screen.pointer.move, screen.pointer.release)
    screen.release_all()


@pytest.fixture
def finger(touch_screen: TouchScreen, home: Home, start: Start) -> Iterator[Hand]:
    fingers = touch_screen.fingers
    shorten_deal(home)
    board = board_of(start(touch_screen, *SEED))
    yield Hand(
        board, lambda place: fingers.down(1, place), lambda place: fingers.motion(1, place), lambda: fingers.up(1))
    touch_screen.release_all()


@pytest.fixture(params=only(["finger"], HANDS))
def hand(request: pytest.FixtureRequest) -> Hand:
    return request.getfixturevalue(request.param)


def seconds_until_the_peek(board: MemoryBoard, pressed: float) -> float:
    """Returns the time from the press until a distant card is face up."""
    board.wait(lambda: (4, 4) in board.up(), every=0.004)
    return time.monotonic() - pressed


@pytest.mark.parametrize("hand", HANDS, indirect=True)
def test_press_of_two_seconds_peeks(hand: Hand) -> None:
    board = hand.board
    pressed = hand.down(board.center(PRESSED))
    assert seconds_until_the_peek(board, pressed) > EARLIEST
    board.wait(lambda: len(board.up()) == 16)
    assert board.state() == State(0, 0, 8, 1)
    hand.up()
    board.wait_up()
    board.assert_unchanged()
    assert board.state() == State(0, 0, 8, 1)


def test_press_peeks_once_even_if_it_is_held_longer(hand: Hand) -> None:
    board = hand.board
    pressed = hand.down(board.center(PRESSED))
    seconds_until_the_peek(board, pressed)
    board.wait_up()
    board.assert_unchanged(max(0.5, pressed + 2 * PEEK_TIME + 1 - time.monotonic()))
    hand.up()
    board.assert_unchanged()
    assert (board.state(), board.up()) == (State(0, 0, 8, 1), {})
    hand.down(board.center(PRESSED))
    hand.up()
    board.wait_up(PRESSED)


def test_press_released_in_its_first_half_is_a_tap(hand: Hand) -> None:
    board = hand.board
    board.program.home.set(prefix_of(binary()), "peek-press-time", 5)
    pressed = hand.down(board.center(PRESSED))
    time.sleep(pressed + PEEK_TIME - time.monotonic())
    assert not board.up()
    hand.up()
    board.wait_up(PRESSED)
    board.assert_unchanged()
    assert board.state() == State(0, 0, 8, 0)


def test_press_released_in_its_second_half_does_nothing(hand: Hand) -> None:
    board = hand.board
    board.program.home.set(prefix_of(binary()), "peek-press-time", 5)
    pressed = hand.down(board.center(PRESSED))
    time.sleep(pressed + 1.5 * PEEK_TIME - time.monotonic())
    hand.up()
    board.assert_unchanged()
    assert not board.up()
    assert board.state() == State(0, 0, 8, 0)


def test_press_with_small_movements_peeks(hand: Hand) -> None:
    board = hand.board
    x, y = board.center(PRESSED)
    pressed = hand.down((x, y))
    for offset in (2, -2, 3, 0):
        time.sleep(0.2)
        hand.move((x + offset, y - offset))
    assert seconds_until_the_peek(board, pressed) > EARLIEST
    hand.up()
    board.wait_up()


def test_press_that_moves_away_is_neither_a_peek_nor_a_tap(hand: Hand) -> None:
    board = hand.board
    x, y = board.center(PRESSED)
    pressed = hand.down((x, y))
    for step in range(1, 7):
        time.sleep(0.05)
        hand.move((x + 4 * step, y))
    board.assert_unchanged(pressed + PEEK_TIME + 0.6 - time.monotonic())
    hand.up()
    board.assert_unchanged()
    assert (board.state(), board.up()) == (State(0, 0, 8, 0), {})


@pytest.mark.thorough
def test_two_presses_peek_twice(mouse: Hand) -> None:
    board = mouse.board
    for peeks in (1, 2):
        pressed = mouse.down(board.center(PRESSED))
        seconds_until_the_peek(board, pressed)
        mouse.up()
        board.wait_up()
        board.wait_still()
        assert board.state() == State(0, 0, 8, peeks)


def test_second_finger_does_not_interrupt_the_press_of_the_first(finger: Hand, touch_screen: TouchScreen) -> None:
    board = finger.board
    pressed = finger.down(board.center(PRESSED))
    touch_screen.fingers.tap(2, board.center((4, 4)))
    assert seconds_until_the_peek(board, pressed) > EARLIEST
    finger.up()
    board.wait_up()
    board.assert_unchanged()
    assert board.state() == State(0, 0, 8, 1)
