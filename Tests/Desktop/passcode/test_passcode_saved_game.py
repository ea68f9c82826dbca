# SPDX-License-Identifier: GPL-3.0-or-later
"""The game of circles in progress survives every kind of exit, and invalid settings are refused with one line each."""
from __future__ import annotations

from collections.abc import Callable

import pytest

import saved_games
from conftest import Start
from home import Home
from passcode_board import PasscodeBoard, State, configure
from screen import Screen

LONG_FLIGHT = 5.0


@pytest.fixture
def begin(screen: Screen, home: Home, start: Start) -> Callable[..., PasscodeBoard]:
    """Starts the program again with the same home folder."""

    def begin_again(**settings: object) -> PasscodeBoard:
        configure(home, **settings)
        program = start(screen, "--board", "passcode")
        program.window()
        return PasscodeBoard(program)

    return begin_again


def rows(home: Home, query: str) -> list[tuple]:
    with saved_games.opened(home) as database:
        return database.execute(query).fetchall()


def moves(home: Home, name: str = "passcode") -> list[str]:
    return [row[0] for row in rows(home, f"""
        SELECT move FROM move JOIN game ON game.id = move.game WHERE board = '{name}' ORDER BY number""")]


def test_each_start_restores_the_killed_game(begin: Callable[..., PasscodeBoard], home: Home) -> None:
    """After a kill with circles in flight, every tap counts and every circle has landed."""
    board = begin(flight_time=LONG_FLIGHT)
    first, second, *_ = wanted = board.wanted()
    board.tap_next()
    wrong = board.tap_wrong()
    assert set(board.circles().values()) == {None}
    saved_games.kill(board.program)

    board = begin()
    board.wait(lambda: board.circles()[first] == 1)
    assert board.state() == State(1, 3, second, 1)
    assert board.bases() == {1: "filled"} | {base: f"needs {wanted[base - 1]}" for base in (2, 3, 4)}
    assert {number for number, base in board.circles().items() if base} == {first}
    assert board.circles()[wrong] is None
    board.tap_next()
    board.tap_next()
    board.tap_next()
    assert board.state() == State(1, 3, None, 1)
    saved_games.kill(board.program)

    board = begin()  # the fourth circle has landed
    board.wait(lambda: board.state().round == 2)
    assert board.state() == State(2, 3, board.wanted()[0], 1)
    assert (len(board.circles()), board.cards_up()) == (8, 1)
    assert not set(wanted) & set(board.circles())
    board.wait_moving()
    assert board.program.complaints == []
    board.tap_next()
    assert moves(home)[0].startswith(f"t{first}@")


def test_game_killed_during_its_last_flight_is_won(begin: Callable[..., PasscodeBoard], home: Home) -> None:
    board = begin(circles="4", flight_time=LONG_FLIGHT)
    board.wait(lambda: len(board.circles()) == 4)
    for _ in range(4):
        board.tap_next()
    assert rows(home, "SELECT category FROM result") == []
    saved_games.kill(board.program)
    board = begin()
    assert board.state() == State(1, 1, board.wanted()[0], 0)
    assert rows(home, "SELECT category, move_count, avoidable FROM result WHERE board = 'passcode'") == [
        ("4 drifting", 4, 0)]
    assert board.program.complaints == []


def test_circles_of_a_restored_still_game_do_not_move(begin: Callable[..., PasscodeBoard]) -> None:
    board = begin(variant="still", flight_time=0.1)
    board.wait(lambda: not board.is_moving())
    number = board.tap_next()
    board.wait(lambda: board.circles()[number] == 1)
    places, state = board.wait_until_settled(), board.state()
    saved_games.kill(board.program)
    board = begin(variant="drifting")  # applies to the next game
    board.wait(lambda: board.state() == state)
    assert board.wait_until_settled() == places
    board.keys("Control+Shift+n")
    board.wait_moving()


def test_invalid_settings_are_refused_during_a_game(begin: Callable[..., PasscodeBoard], home: Home) -> None:
    board = begin()
    state, wanted = board.state(), board.wanted()
    values = [("circles", "13"), ("circles", "0"), ("circles", "52"), ("circles", "12 "), ("variant", "flying")]
    for count, (key, value) in enumerate(values, 1):
        configure(home, **{key: value})
        board.wait(lambda: len(board.program.complaints) >= count)
        assert value.strip() in board.program.complaints[-1]
        assert (board.state(), len(board.circles())) == (state, 12)
    assert len(board.program.complaints) == len(values)
    board.wait_moving()
    board.keys("Control+Shift+n")
    board.wait(lambda: board.wanted() != wanted)
    assert board.state() == State(1, 3, board.wanted()[0], 0)
    assert len(board.circles()) == 12
    board.wait_moving()
