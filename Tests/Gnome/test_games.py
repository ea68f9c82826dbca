# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole game on each board, by pointer, by fingers, and by keys."""
from __future__ import annotations

from collections.abc import Callable

import pytest

from fixtures import SEED, Start, board_of, shorten_deal
from gnome_screen import GnomeScreen
from home import Home
from memory_board import Place
from memory_board import State as Pairs
from passcode_board import PasscodeBoard, configure
from pentomino_board import PentominoBoard
from pentomino_board import State as Tiles
from pentomino_tiles import SOLUTION, places
from result import Result

pytestmark = pytest.mark.smoke
WAYS = pytest.mark.parametrize("way", ["pointer", "fingers", "keys"])


@WAYS
def test_pairs_game_can_be_won(screen: GnomeScreen, home: Home, start: Start, way: str) -> None:
    shorten_deal(home)
    if way == "keys":
        screen.settings.switch_animations_off()
    board = board_of(start(screen, *SEED))

    def press(place: Place) -> None:
        board.walk_to(place)
        screen.keyboard.type("Return")

    taps: dict[str, Callable[[Place], object]] = {
        "pointer": board.click, "fingers": lambda place: screen.fingers.tap(0, board.center(place)), "keys": press}
    moves = board.play(taps[way])
    assert board.state() == Pairs(moves, 8, 8, 0)
    assert Result(board.program).words.startswith("All pairs found")


@WAYS
def test_pentomino_board_can_be_filled(screen: GnomeScreen, home: Home, start: Start, way: str) -> None:
    screen.settings.switch_animations_off()
    program = start(screen, "--board", "pentominoes", *SEED)
    program.window()
    board = PentominoBoard(program)
    board.wait_still()
    for letter, place in places(SOLUTION).items():
        if way == "pointer":
            board.place_by_pointer(letter, place)
        elif way == "fingers":
            board.place_by_finger(screen.fingers, letter, place)
        else:
            board.place_by_keys(letter, place)
        board.wait_name(letter, place.words)
    assert board.state() == Tiles(12, 12, 12)
    assert program.find("Puzzle solved", "label")


@WAYS
def test_passcode_game_can_be_won(screen: GnomeScreen, home: Home, start: Start, way: str) -> None:
    configure(home, card_time=0.5, flight_time=0.5)
    program = start(screen, "--board", "passcode", *SEED)
    program.window()
    board = PasscodeBoard(program)
    if way != "keys":
        # Makes taps accurate even on a busy machine.
        board.wait_apart()
        configure(home, speed=20)
    tap = {"pointer": board.click, "fingers": board.touch, "keys": board.key}[way]
    for number in (1, 2, 3):
        board.wait(lambda: board.state().round == number and len(board.wanted()) == 4)
        board.win_round(tap)
    assert board.state().over and board.state().misses == 0
    assert program.find("All numbers found", "label")
