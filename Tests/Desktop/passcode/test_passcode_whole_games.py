# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole games of three rounds with a single input method and one wrong tap each, and what is saved of them."""
from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

import saved_games
from conftest import Start
from home import Home
from keyboard import FIRST_OF_TOP_ROW
from passcode_board import PasscodeBoard, State, configure
from screen import Screen
from touch_screen import TouchScreen
from waiting import wait_until

PASSCODE = ("--board", "passcode", "--seed", "7")
TITLE = "All numbers found"
FRENCH_TOP_ROW = (
    "ampersand", "eacute", "quotedbl", "apostrophe", "parenleft", "minus", "egrave", "underscore", "ccedilla",
    "agrave", "parenright", "equal")


def shown(screen: Screen, home: Home, start: Start, **settings: object) -> PasscodeBoard:
    """Starts the deal of seed 7 with cards that are shown only briefly."""
    configure(home, **({"card_time": 0.5} | settings))
    program = start(screen, *PASSCODE)
    program.window()
    return PasscodeBoard(program)


def slow_down(board: PasscodeBoard) -> None:
    """Waits until the circles are apart, then slows them down so that taps are accurate even on a busy machine."""
    board.wait_apart()
    configure(board.program.home, speed=20)


def play(board: PasscodeBoard, tap: Callable[[int], object]) -> None:
    """Plays three rounds with a wrong tap in the second, and checks the state after each step."""
    assert board.state() == State(1, 3, board.wanted()[0], 0)
    asked: list[int] = []
    for number in (1, 2, 3):
        board.wait(lambda: board.state().round == number and len(board.wanted()) == 4)
        assert len(board.circles()) == 12 - 4 * (number - 1)
        wanted = board.wanted()
        if number == 2:
            board.tap_next(tap)
            board.tap_wrong(tap)
            asked += wanted[:1] + [board.tap_next(tap) for _ in range(3)]
        else:
            asked += [board.tap_next(tap) for _ in range(4)]
        assert asked[-4:] == wanted
        board.wait(lambda: board.cards_up() == number)
    assert sorted(asked) == list(range(1, 13))
    assert_won(board)


def assert_won(board: PasscodeBoard) -> None:
    """Asserts that the game is over with one miss, and that the result is shown and saved."""
    program = board.program
    board.wait(lambda: board.has_label(TITLE))
    assert board.state() == State(3, 3, None, 1, over=True)
    assert (board.circles(), board.bases(), board.cards_up()) == ({}, {}, 3)
    assert board.has_label(r"1 miss\n.* seconds per number\nBest round: \d \(.* seconds\)")
    with saved_games.opened(program.home) as database:
        kept = "SELECT category, move_count, avoidable FROM result WHERE board = 'passcode'"
        assert database.execute(kept).fetchall() == [("12 drifting", 13, 1)]
    program.act("win.results")
    results = program.screen.accessibility.tree(program.find("Results", "frame").reference)
    for name in ("12 drifting circles", "1 miss", r"1 miss, \d:\d\d", "Watch again"):
        assert results.find_all(name), f"{name!r} in\n{results}"
    board.keys("Escape")
    wait_until(lambda: not program.find_all("Results", "frame"), "the results to close")
    assert program.complaints == []


@pytest.fixture
def french_keyboard(screen: Screen) -> Iterator[None]:
    """Maps the top row to the keys of a French keyboard, which do not type digits."""
    display = screen.display
    before = display.get_keyboard_mapping(FIRST_OF_TOP_ROW, 12)
    codes = [screen.keyboard.symbol(name) for name in FRENCH_TOP_ROW]
    display.change_keyboard_mapping(FIRST_OF_TOP_ROW, [[code] * len(before[0]) for code in codes])
    display.sync()
    yield
    display.change_keyboard_mapping(FIRST_OF_TOP_ROW, before)
    display.sync()


@pytest.mark.thorough
def test_game_is_won_with_pointer_on_drifting_circles(screen: Screen, home: Home, start: Start) -> None:
    board = shown(screen, home, start)
    slow_down(board)
    play(board, board.click)


@pytest.mark.thorough
def test_game_is_won_with_touch_on_drifting_circles(touch_screen: TouchScreen, home: Home, start: Start) -> None:
    board = shown(touch_screen, home, start, flight_time=0.6)
    slow_down(board)
    play(board, board.touch)


@pytest.mark.thorough
def test_game_is_won_with_the_top_row_in_any_keyboard_layout(
    french_keyboard: None, screen: Screen, home: Home, start: Start
) -> None:
    board = shown(screen, home, start, flight_time=0.3)
    play(board, board.key)


@pytest.mark.quick
def test_game_is_won_with_tab_and_return(screen: Screen, home: Home, start: Start) -> None:
    board = shown(screen, home, start, flight_time=0.3)

    def tap(number: int) -> None:
        board.tab_to(number)
        board.keys("Return")

    play(board, tap)


def test_game_is_won_with_accessible_actions(screen: Screen, home: Home, start: Start) -> None:
    board = shown(screen, home, start, flight_time=0.3)
    play(board, board.activate)


def test_button_starts_the_next_game(screen: Screen, home: Home, start: Start) -> None:
    board = shown(screen, home, start, circles="4", flight_time=0.3)
    before = board.wanted()
    board.win_round()
    board.wait(lambda: board.has_label(TITLE))
    assert board.state() == State(1, 1, None, 0, over=True)
    board.program.wait_for_focus("New Game")
    board.keys("Return")
    board.wait(lambda: board.state().next is not None)
    assert board.state() == State(1, 1, board.wanted()[0], 0)
    assert (len(board.circles()), board.cards_up()) == (4, 0)
    assert board.wanted() != before
    board.wait_moving()


def test_card_that_is_looked_at_again_takes_the_place_of_the_result(screen: Screen, home: Home, start: Start) -> None:
    board = shown(screen, home, start, circles="4", flight_time=0.3, card_time=0.5)
    board.win_round()
    board.wait(lambda: board.has_label(TITLE))
    card = board.program.find("Card 1, .*", "push button")
    screen.pointer.click(board.program.on_screen(card.box).center)
    board.wait(lambda: not board.has_label(TITLE))
    assert board.program.complaints == []
