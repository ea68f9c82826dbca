# SPDX-License-Identifier: GPL-3.0-or-later
"""Accessibility of the board of circles: names and roles, the description, and announcements during a game."""
from __future__ import annotations

import re

import pytest

from accessible import Accessibility
from conftest import Start
from home import Home
from passcode_board import PasscodeBoard, State, configure
from screen import Screen
from waiting import wait_until

PASSCODE = ("--board", "passcode", "--seed", "7")


@pytest.fixture
def board(screen: Screen, home: Home, start: Start) -> PasscodeBoard:
    configure(home, flight_time=1.0)
    program = start(screen, *PASSCODE)
    program.window()
    return PasscodeBoard(program)


def assert_announced(accessibility: Accessibility, words: str) -> None:
    """Waits until a matching text is announced, or becomes the name of an object."""
    heard: list[str] = []

    def announced() -> bool:
        heard.extend(
            str(event.value) for event in accessibility.events()
            if event.kind == "Announcement" or event.detail == "accessible-name")
        return any(re.fullmatch(words, text) for text in heard)

    wait_until(announced, lambda: f"{words!r} among {heard}")


def test_names_roles_and_description(board: PasscodeBoard) -> None:
    wanted = board.wanted()
    assert board.names() == [
        *(f"Circle {number}" for number in range(1, 13)),
        *(f"Base {base}, needs {number}" for base, number in enumerate(wanted, 1)),
        *(f"Card {card}, face down" for card in (1, 2, 3))]
    assert {node.role for node in board.nodes()} == {"push button"}
    assert all("focusable" in node.states for node in board.nodes())
    assert board.focused() == "Circle 1"
    assert board.description() == f"Round 1 of 3, next {wanted[0]}, 0 misses"
    board.key(wanted[0])
    board.wait(lambda: board.description() == f"Round 1 of 3, next {wanted[1]}, 0 misses")
    names = board.names()
    assert f"Circle {wanted[0]}" in names and f"Base 1, needs {wanted[0]}" in names  # it is in flight
    board.wait(lambda: f"Circle {wanted[0]}, on base 1" in board.names())
    names = board.names()
    assert "Base 1, filled" in names and f"Base 2, needs {wanted[1]}" in names
    assert f"Circle {wanted[0]}" not in names
    board.tap_wrong()
    assert board.description() == f"Round 1 of 3, next {wanted[1]}, 1 miss"
    assert all(board.has_label(words) for words in ("Round: 1 of 3", "Misses: 1"))


def test_events_are_announced(board: PasscodeBoard) -> None:
    accessibility, wanted = board.screen.accessibility, board.wanted()
    accessibility.events()
    board.key(wanted[0])
    assert_announced(accessibility, f"{wanted[0]} is correct")
    wrong = board.tap_wrong()
    assert_announced(accessibility, f"{wrong} is wrong")
    for _ in range(3):
        board.tap_next()
    assert_announced(accessibility, r"Card 1, Lighthouse: Neighboring lighthouses .*")
    board.wait(lambda: board.description().startswith("Round 2 of 3, next "))
    board.wait(lambda: "Circle" in (board.focused() or ""))  # its name is no longer an announcement


def test_taps_during_flights_count_immediately_and_in_order(board: PasscodeBoard, home: Home) -> None:
    configure(home, flight_time=5)
    wanted = board.wanted()
    board.key(wanted[0])
    board.key(wanted[0])  # a circle in flight ignores taps
    for number in wanted[1:]:
        board.key(number)
    board.wait(lambda: board.description() == "Round 1 of 3, 0 misses")
    assert set(board.circles().values()) == {None}, "the first circle has already landed"
    board.key(max(set(board.circles()) - set(wanted)))  # no number is needed
    board.assert_unchanged(0.3)
    assert board.state() == State(1, 3, None, 0)


def test_tab_follows_the_order_of_the_numbers(board: PasscodeBoard) -> None:
    """The order does not depend on where the circles drift: the circles, then the bases, then the cards."""
    names = board.names()
    assert board.focused() == "Circle 1"
    heard = ["Circle 1"]
    for _ in names[1:]:
        board.keys("Tab")
        wait_until(lambda: board.focused() != heard[-1], lambda: f"Tab to move the focus: {heard}")
        heard.append(board.focused())
    assert heard == names
    for name in reversed(names[:-1]):
        board.keys("Shift+Tab")
        wait_until(
            lambda: board.focused() == name, lambda: f"Shift+Tab to move the focus to {name}, not {board.focused()}")


def test_focus_moves_on_when_its_circle_is_gone(board: PasscodeBoard) -> None:
    wanted = board.wanted()
    board.tab_to(wanted[-1])
    board.win_round()
    following = min(number for number in range(1, 13) if number > wanted[-1] and number not in wanted)
    board.wait(lambda: board.focused() == f"Circle {following}")


def test_circle_keeps_its_key_when_others_are_gone(board: PasscodeBoard, home: Home) -> None:
    configure(home, flight_time=0.1)
    gone = board.wanted()
    board.win_round()
    state = board.state()
    board.key(gone[0])
    board.assert_unchanged(0.3)
    assert board.state() == state
    board.key(state.next)
    board.wait(lambda: board.state().next != state.next)
    assert board.state().misses == 0
