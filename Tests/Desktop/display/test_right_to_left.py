# SPDX-License-Identifier: GPL-3.0-or-later
"""Right-to-left languages: the window and two boards are mirrored, and arrow keys move in their visual direction."""
from __future__ import annotations

import pytest

from accessible import Node
from conftest import SEED, Start, shorten_deal
from geometry import Box
from home import Home
from memory_board import MemoryBoard
from passcode_board import PasscodeBoard
from pentomino_board import HELD, PentominoBoard
from program import Program, binary, prefix_of
from screen import Screen
from tiers import only
from waiting import wait_until

MIRRORED = {"GTK_DEBUG": "invert-text-dir"}
PROGRAM = "io.github.peekaboard.Peekaboard"
AREAS = {"memory": "Pairs board", "pentominoes": "Pentomino board", "passcode": "Passcode board"}


def begin(screen: Screen, home: Home, start: Start, board: str) -> Program:
    home.switch_animations_off()
    shorten_deal(home)
    program = start(screen, "--board", board, *SEED, environment=MIRRORED)
    program.window()
    return program


def across(node: Node) -> float:
    assert node.box and node.box.width, f"{node} has no box"
    return node.box.center[0]


@pytest.mark.parametrize("board", only(["passcode"], AREAS))
def test_window_is_mirrored(screen: Screen, home: Home, start: Start, board: str) -> None:
    home.set(prefix_of(binary()), "show-preferences", True, schema=PROGRAM)
    program = begin(screen, home, start, board)
    reset = program.find("Reset All", "push button")
    wait_until(lambda: (program.find("Reset All").box or reset.box).width > 100, "the pane to open")
    area, reset = program.find(AREAS[board]), program.find("Reset All")
    assert reset.box and area.box and reset.box.x + reset.box.width <= area.box.x
    assert across(program.find("Main menu")) < across(program.find("New game", "push button"))


def test_cards_start_on_the_right_and_arrows_move_visually(screen: Screen, home: Home, start: Start) -> None:
    board = MemoryBoard(begin(screen, home, start, "memory")).wait_ready()
    boxes = board.boxes()
    assert boxes[1, 1].x > boxes[1, 2].x > boxes[1, 3].x > boxes[1, 4].x
    assert boxes[1, 1].y == boxes[1, 4].y < boxes[2, 1].y
    area = board.box()
    for (row, column), box in boxes.items():  # the cards are centered horizontally
        other = boxes[row, 5 - column]
        assert abs(box.x + other.x + other.width - 2 * area.x - area.width) <= 2
    assert board.enter_by_keyboard() == (1, 1)
    for key, place in (
            ("Left", (1, 2)), ("Left", (1, 3)), ("Right", (1, 2)), ("Down", (2, 2)), ("End", (2, 4)), ("Left", (3, 1)),
            ("Right", (2, 4)), ("Home", (2, 1)), ("Control+End", (4, 4)), ("Control+Home", (1, 1)), ("Tab", (1, 2)),
            ("Shift+Tab", (1, 1))):
        screen.keyboard.type(key)
        board.wait(lambda: board.focused() == place)
    board.click((1, 1))
    board.wait_up((1, 1))


def test_game_of_pairs_by_keyboard(screen: Screen, home: Home, start: Start) -> None:
    home.set(prefix_of(binary()), "size", "2x2")
    board = MemoryBoard(begin(screen, home, start, "memory")).wait_ready(4)

    def tap(place: tuple[int, int]) -> None:
        board.walk_to(place)
        screen.keyboard.type("Return")

    board.play(tap)
    assert board.program.find("All pairs found", "label")


def test_tiles_are_not_mirrored_and_arrows_move_visually(screen: Screen, home: Home, start: Start) -> None:
    board = PentominoBoard(begin(screen, home, start, "pentominoes"))
    board.wait_still()
    board.keys("x", "Control+Home")
    board.wait(lambda: board.description().endswith("Row 1, column 2: fits"))
    for key, place in (("Right", "Row 1, column 3"), ("Right", "Row 1, column 4"), ("Left", "Row 1, column 3")):
        board.wait_still()
        before = board.boxes()["X"].x
        board.keys(key)
        board.wait(lambda: board.description().endswith(f"{place}: fits"))
        board.wait(lambda: (board.boxes()["X"].x > before) == (key == "Right") and board.boxes()["X"].x != before)
    assert board.names()["X"] == HELD


def test_bases_and_cards_start_on_the_right(screen: Screen, home: Home, start: Start) -> None:
    board = PasscodeBoard(begin(screen, home, start, "passcode"))
    boxes: dict[str, Box] = {node.name.split(",")[0]: node.box for node in board.nodes() if node.box}
    for names in ([f"Base {number}" for number in range(1, 5)], [f"Card {number}" for number in range(1, 4)]):
        places = [boxes[name].x for name in names]
        assert places == sorted(places, reverse=True), f"{names} at {places}"
    board.keys("End")
    board.wait(lambda: (board.focused() or "").startswith("Card 3"))
    for key, name in (("Right", "Card 2"), ("Right", "Card 1"), ("Left", "Card 2")):
        board.keys(key)
        board.wait(lambda: (board.focused() or "").startswith(name))
    board.win_round()
    assert board.state().misses == 0
