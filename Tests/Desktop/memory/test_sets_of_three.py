# SPDX-License-Identifier: GPL-3.0-or-later
"""Games of Pairs in which three cards match, from the preferences to the result."""
from __future__ import annotations

from collections.abc import Callable

import pytest

import saved_games
from conftest import SEED, Start, shorten_deal
from home import Home
from memory_board import MemoryBoard, Place, State, groups_of
from program import binary, prefix_of
from result import Result
from screen import Screen

OVER = "All sets found.*"


@pytest.fixture
def begin(screen: Screen, home: Home, start: Start) -> Callable[..., MemoryBoard]:
    """Starts the deal of seed 7 with sets of three, short times, and no animations."""

    def begin_with(size: str) -> MemoryBoard:
        shorten_deal(home)
        home.switch_animations_off()
        for key, value in (("group-size", "3"), ("size", size), ("reveal-time", 0.3)):
            home.set(prefix_of(binary()), key, value)
        program = start(screen, *SEED)
        program.window()
        board = MemoryBoard(program)
        return board.wait_ready(board.state().pairs * 3)

    return begin_with


def play(board: MemoryBoard, tap: Callable[[Place], object]) -> Result:
    """Misses once with the second card and once with the third, then finds all sets."""
    cards = len(board.cards())
    sets = groups_of(board.deal(), 3)
    for miss in ([sets[0][0], sets[1][0]], [sets[0][0], sets[0][1], sets[1][0]]):
        for number, place in enumerate(miss):
            tap(place)
            if number + 1 < len(miss):
                board.wait_up(*miss[:number + 1])
        board.wait_ready(cards)
    assert board.state() == State(2, 0, len(sets), 1)
    for found, places in enumerate(sets):
        for number, place in enumerate(places):
            tap(place)
            if number < 2:
                board.wait_up(*places[:number + 1])
        board.wait(lambda: board.state().found == found + 1)
        board.wait(lambda: not set(places) & set(board.cards()))
    assert board.state() == State(2 + len(sets), len(sets), len(sets), 1)
    return Result(board.program, OVER)


def test_game_is_played_to_its_end_by_pointer(begin: Callable[..., MemoryBoard]) -> None:
    board = begin("4x3")
    result = play(board, board.click)
    # After a peek, the game is not compared with that of a perfect memory.
    assert board.program.find(".*1 peek.*", "label")
    assert saved_games.read(board.program.home).results[-1].category == "4x3 people 1 of 3"
    board.program.click(result.new_game)
    board.wait_ready(12)
    assert board.state() == State(0, 0, 4, 0)


@pytest.mark.thorough
def test_game_is_played_to_its_end_by_keyboard(begin: Callable[..., MemoryBoard]) -> None:
    board = begin("3x3")

    def tap(place: Place) -> None:
        board.walk_to(place)
        board.screen.keyboard.type("Return")

    play(board, tap)
