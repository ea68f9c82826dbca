# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole games of Pairs with a single input method, from the first card to the next deal."""
from __future__ import annotations

import itertools

import pytest

from colors import alike, middle, parse
from conftest import SEED, Deal, Start
from home import Home
from memory_board import MemoryBoard, Place, State, pairs_of
from program import binary, prefix_of
from result import Result
from screen import Screen


def assert_over(board: MemoryBoard, moves: int, peeks: int = 0) -> Result:
    """Asserts that the game is over after this many moves, and that the result is shown."""
    result = Result(board.program)
    assert board.state() == State(moves, 8, 8, peeks)
    assert not board.cards()
    return result


def assert_new_deal(board: MemoryBoard) -> None:
    board.wait_ready(16)
    assert board.state() == State(0, 0, 8, 0)
    assert len(pairs_of(board.deal())) == 8


def test_deal_shows_the_faces_before_the_backs(screen: Screen, home: Home, start: Start) -> None:
    for key, value in (
        ("opening-time", 10), ("back", "color"), ("back-pattern", "none"), ("back-color", "#12a05c")
    ):
        home.set(prefix_of(binary()), key, value)
    program = start(screen, *SEED)
    program.window()
    board = MemoryBoard(program)

    def backs() -> int:
        return sum(alike(middle(screen.pixels(box.inner(40))), parse("#12a05c")) for box in board.boxes().values())

    assert (len(board.cards()), backs()) == (16, 0)
    board.wait(lambda: backs() == 16)
    board.wait_ready(16)
    assert board.state() == State(0, 0, 8, 0)


@pytest.mark.quick
def test_whole_game_by_pointer(board: MemoryBoard) -> None:
    moves = board.play(board.click)
    result = assert_over(board, moves)
    board.program.click(result.new_game)
    assert_new_deal(board)


def test_whole_game_by_keyboard(still_board: MemoryBoard) -> None:
    board = still_board
    keys = itertools.cycle(["Return", "space"])

    def tap(place: Place) -> None:
        board.walk_to(place)
        board.screen.keyboard.type(next(keys))

    assert board.enter_by_keyboard() in board.cards()
    board.peek_by_key()
    board.wait_ready()
    moves = board.play(tap)
    assert_over(board, moves, peeks=1)
    board.screen.keyboard.type("Control+Shift+n")
    assert_new_deal(board)


@pytest.mark.thorough
def test_whole_game_by_accessible_actions(still_board: MemoryBoard) -> None:
    board = still_board
    moves = board.play(board.activate)
    result = assert_over(board, moves)
    board.screen.accessibility.act(result.new_game.reference)
    assert_new_deal(board)


def test_focus_stays_on_the_board_after_a_pair_is_gone(still_board: MemoryBoard, deal: Deal) -> None:
    board = still_board
    first, second = pairs_of(deal)[0]
    for place in (first, second):
        board.walk_to(place)
        board.screen.keyboard.type("Return")
    board.wait(lambda: len(board.cards()) == 14)
    board.wait(lambda: board.focused() is not None)
