# SPDX-License-Identifier: GPL-3.0-or-later
"""Accessibility of the board of tiles, its keys, undo and redo, and hints."""
from __future__ import annotations

import re

import pytest

from conftest import Start
from geometry import Box
from home import Home
from pentomino_board import HELD, TRAY, PentominoBoard, State
from pentomino_tiles import FIRST, SOLUTION, places
from screen import Screen

PENTOMINOES = ("--board", "pentominoes", "--seed", "7")


@pytest.fixture
def board(screen: Screen, home: Home, start: Start) -> PentominoBoard:
    home.switch_animations_off()
    program = start(screen, *PENTOMINOES)
    program.window()
    board = PentominoBoard(program)
    board.wait_still()
    return board


def lay(board: PentominoBoard, *letters: str) -> None:
    for letter in letters:
        board.place_by_keys(letter, places(SOLUTION)[letter])
        board.wait_name(letter, places(SOLUTION)[letter].words)


def test_names_roles_and_description(board: PentominoBoard) -> None:
    assert board.names() == dict.fromkeys(FIRST, TRAY)
    assert board.description() == "0 of 12 tiles on the board, 0 moves"
    assert board.node("F tile, in the tray").role == "push button"
    board.keys("f")
    board.wait(lambda: board.has("F tile, held"))
    held = board.node("F tile, held")
    assert (held.role, "focused" in held.states) == ("push button", True)
    assert {board.node(name).role for name in ("Turn", "Flip")} == {"push button"}
    board.keys("Control+Home", "Down", "Right", "Right", "Right")
    board.wait(lambda: "Row 2, column 5: fits" in board.description())
    board.keys("Return")
    board.wait(lambda: board.has("F tile, on the board, row 2, column 5"))
    assert board.node("F tile, on the board, row 2, column 5").role == "push button"
    assert board.description() == "1 of 12 tiles on the board, 1 move"
    board.keys("x", "Control+End", "Return", "i", "Control+Home", "Return", "f", "Delete")
    board.wait(lambda: board.description() == "2 of 12 tiles on the board, 4 moves")
    assert board.names()["F"] == TRAY


def test_arrows_move_a_tile_up_to_the_edges(board: PentominoBoard) -> None:
    board.keys("x")
    for keys, place in (
            (["Control+Home"], (1, 2)), (["Up", "Left"], (1, 2)), (["Shift+Right"], (1, 9)), (["Right"], (1, 9)),
            (["Shift+Down"], (4, 9)), (["Down"], (4, 9)), (["Left", "Up"], (3, 8)), (["Home"], (3, 2)),
            (["End"], (3, 9)), (["Shift+Up", "Shift+Left"], (1, 2)), (["Control+End"], (4, 9))):
        board.keys(*keys)
        board.wait(lambda: board.description().endswith(f"Row {place[0]}, column {place[1]}: fits"))
    board.keys("Return", "p", "Control+End")
    board.wait(lambda: board.description().endswith("Row 4, column 9: doesn’t fit"))
    board.keys("Return")
    board.assert_unchanged(0.3)
    assert board.names()["P"] == HELD  # it stays held where it cannot be placed
    board.keys("Escape")
    board.wait_name("P", TRAY)
    assert board.state() == State(1, 12, 1)


def test_another_letter_puts_the_held_tile_back(board: PentominoBoard) -> None:
    board.keys("l", "r", "v")
    board.wait_name("V", HELD)
    assert board.names()["L"] == TRAY
    assert board.boxes()["L"].width > board.boxes()["L"].height, "it is not turned any more"
    board.keys("v", "F")  # the letter of the held tile does nothing
    board.assert_unchanged(0.3)
    assert board.names()["V"] == HELD


def test_keys_in_the_tray(board: PentominoBoard) -> None:
    before = board.boxes()["L"]
    board.keys("l", "Escape", "r")
    board.wait_name("L", TRAY)
    board.wait(lambda: board.boxes()["L"].width == before.height)
    board.keys("Control+z")
    board.wait(lambda: board.boxes()["L"] == before)
    board.keys("Shift+r", "Return")
    board.wait_name("L", HELD)
    assert board.wait_box_still("L").width > board.boxes()["L"].height
    assert board.state() == State(0, 12, 0)


def test_undo_and_redo_by_keys(board: PentominoBoard) -> None:
    lay(board, "U", "Y", "X")
    before = board.names()
    board.keys("y", "Delete")
    board.wait_name("Y", TRAY)
    steps = []
    while board.state().laid or not steps:
        names, boxes = board.names(), board.boxes()
        board.keys("Control+z")
        board.wait(lambda: (board.names(), board.boxes()) != (names, boxes))
        steps.append(board.names())
        assert len(steps) < 20
    assert before in steps
    assert board.state() == State(0, 12, 4)  # undo does not reduce the count
    for names in [*reversed(steps[:-1])]:
        board.keys("Control+Shift+z")
        board.wait(lambda: board.names() == names)
    board.keys("Control+Shift+z")
    board.wait(lambda: board.names() == before | {"Y": TRAY})
    board.keys("Control+Shift+z")
    board.assert_unchanged(0.3)


def test_undo_and_redo_by_buttons_include_turns_of_a_held_tile(board: PentominoBoard) -> None:
    program = board.program
    lay(board, "U")
    words = board.names()["U"]
    board.keys("l", "r")
    box = board.wait_box_still("L")
    assert box.width > box.height
    program.click(program.find("Undo", "push button"))
    board.wait(lambda: board.boxes()["L"].width < board.boxes()["L"].height)
    assert board.names()["L"] == HELD
    program.click(program.find("Undo", "push button"))
    board.wait_name("L", TRAY)
    program.click(program.find("Undo", "push button"))
    board.wait_name("U", TRAY)
    program.click(program.find("Redo", "push button"))
    board.wait_name("U", words)


def hint(board: PentominoBoard, letters: str) -> tuple[str, str]:
    """Asks for a hint; returns the letter, which must be one of these, and the accessible state of the tile there."""
    board.keys("h")
    text = board.program.find(rf"Place the [{letters}] tile at row \d+, column \d+", "label").name
    letter, row, column = re.findall(r"[A-Z](?= tile)|\d+", text)
    return letter, f"on the board, row {row}, column {column}"


def test_hints_lead_to_a_solution(board: PentominoBoard) -> None:
    solution = places(SOLUTION)
    lay(board, *"UYXVPZFI")  # the rest has exactly one solution
    left = "LTWN"
    while left:
        letter, words = hint(board, left)
        assert words == solution[letter].words
        lay(board, letter)
        left = left.replace(letter, "")
    assert board.program.find("Puzzle solved", "label")


def test_hint_is_drawn_until_the_position_changes(board: PentominoBoard) -> None:
    surface = board.surface()
    square = Box(round(surface.left), round(surface.top), round(surface.unit), round(surface.unit))
    lay(board, *"YXVPZFILTWN")  # only the U is missing
    board.wait_still()
    before = board.picture(square).copy()
    assert hint(board, "U") == ("U", "on the board, row 1, column 1")
    board.wait(lambda: (board.picture(square) != before).any())
    board.keys("i", "Delete")
    board.wait(lambda: (board.picture(square) == before).all())


def test_message_of_a_hint_goes_with_the_next_move(board: PentominoBoard) -> None:
    program = board.program
    lay(board, *"YXVPZFILTWN")  # only the U is missing
    hint(board, "U")
    message = r"Place the U tile .*"
    # A message stays as long as the pointer is on it.
    label = program.find(message, "label")
    assert label.box
    board.screen.pointer.move(program.on_screen(label.box).center)
    board.keys("u")
    board.wait_name("U", HELD)
    assert program.find_all(message, "label")
    board.keys("r", "r", "Control+Home", "Return")
    assert program.find("Puzzle solved", "label")
    board.wait(lambda: not program.find_all(message, "label"))


def test_letter_is_seen_where_a_tile_does_not_fit(board: PentominoBoard) -> None:
    lay(board, "X")
    surface = board.surface()
    board.keys("w")
    board.wait_name("W", HELD)
    row, column = map(int, re.findall(r"\d+", board.names()["X"]))
    board.keys("Control+Home", *["Down"] * (row - 1), *["Right"] * (column - 2))
    board.wait(lambda: "doesn’t fit" in board.description())
    board.wait_still()
    picture = board.screen.pixels().astype(int)

    def has_lines(square: tuple[int, int]) -> bool:
        x, y = (round(value) for value in surface.center(((0, 0),), (row - 1 + square[0], column - 2 + square[1])))
        part = picture[y - 12:y + 12, x - 12:x + 12]
        return bool((abs(part - (0xFF, 0x7B, 0x63)).max(axis=2) < 30).any())

    assert [has_lines(square) for square in ((0, 0), (1, 0), (1, 1), (2, 1), (2, 2))] == [True, False, True, True, True]


def test_hint_names_the_tile_to_take_back(board: PentominoBoard) -> None:
    lay(board, "U", "Y")
    # An X in the corner leaves a single square that cannot be filled.
    board.keys("x", "Control+End", "Return")
    board.wait(lambda: board.state().laid == 3)
    board.keys("h")
    assert board.program.find("No solution from here: take the X tile off the board", "label")
    board.wait_name("X", "on the board, row 4, column 9")
    board.assert_unchanged(0.3)
    assert board.state() == State(3, 12, 3)
