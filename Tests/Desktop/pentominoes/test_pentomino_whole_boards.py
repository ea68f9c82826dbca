# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole boards of 6 × 10 with a single input method each, and what is shown and saved of them."""
from __future__ import annotations

import re

import pytest

import saved_games
from conftest import Start, open_at_size
from home import Home
from pentomino_board import PentominoBoard, State
from pentomino_tiles import OTHER_SOLUTION, SOLUTION, places
from program import binary, prefix_of
from screen import Screen
from tiers import only
from touch_screen import TouchScreen

PENTOMINOES = ("--board", "pentominoes", "--seed", "7")
TITLE = "Puzzle solved"
MIRRORED = "\n".join(line[::-1] for line in SOLUTION.split())


def shown(screen: Screen, start: Start, *arguments: str) -> PentominoBoard:
    program = start(screen, *(arguments or PENTOMINOES))
    program.window()
    board = PentominoBoard(program)
    board.wait_still()
    return board


def assert_filled(board: PentominoBoard, solution: str, found: int) -> None:
    """Asserts that every tile is where the solution has it, and that the solution is shown and counted."""
    program = board.program
    assert program.find(TITLE, "label")
    words = program.find(r".* of 2,339 solutions found", "label").name
    assert words.split("\n")[-1] == f"{found} of 2,339 solutions found"
    assert words.startswith("12 moves, ")
    assert board.state() == State(12, 12, 12)
    assert board.names() == {letter: place.words for letter, place in places(solution).items()}


def accessible_descriptions(solution: str) -> list[str]:
    """Returns the possible accessible descriptions of a solution's image, which may be saved in any symmetric form."""
    rows = solution.split()
    mirrored = [row[::-1] for row in rows]
    return [
        ". ".join(f"Row {number}: {' '.join(row)}" for number, row in enumerate(image, 1))
        for image in (rows, rows[::-1], mirrored, mirrored[::-1])]


def saved_solutions(home: Home) -> int:
    with saved_games.opened(home) as database:
        return database.execute("SELECT count(*) FROM solution WHERE board = 'pentominoes'").fetchone()[0]


def saved_results(home: Home) -> list[tuple[str, int]]:
    with saved_games.opened(home) as database:
        return database.execute("SELECT category, move_count FROM result WHERE board = 'pentominoes'").fetchall()


@pytest.mark.quick
def test_board_is_filled_with_pointer_and_the_solution_is_counted(screen: Screen, home: Home, start: Start) -> None:
    board = shown(screen, start)
    for letter, place in places(SOLUTION).items():
        board.place_by_pointer(letter, place)
        board.wait_name(letter, place.words)
    assert_filled(board, SOLUTION, 1)
    assert (saved_solutions(home), saved_results(home)) == (1, [("6x10", 12)])
    board.program.act("win.results")
    assert board.program.find("Results", "frame")
    assert board.program.find("1 of 2,339 solutions found", "label").name == "1 of 2,339 solutions found"
    assert board.program.find("Solution 1").description in accessible_descriptions(SOLUTION)
    screen.keyboard.type("Escape")
    board.wait(lambda: not board.program.find_all("Results", "frame"))


@pytest.mark.thorough
def test_board_is_filled_with_touch(touch_screen: TouchScreen, home: Home, start: Start) -> None:
    home.switch_animations_off()
    board = shown(touch_screen, start)
    for letter, place in places(SOLUTION).items():
        board.place_by_finger(touch_screen.fingers, letter, place)
        board.wait_name(letter, place.words)
    assert_filled(board, SOLUTION, 1)


def test_mirrored_and_other_solutions_are_filled_with_keyboard(screen: Screen, home: Home, start: Start) -> None:
    """A mirrored solution does not count as a new one, but another solution does."""
    home.switch_animations_off()
    board = shown(screen, start)
    for solution, found in ((SOLUTION, 1), (MIRRORED, 1), (OTHER_SOLUTION, 2)):
        for letter, place in sorted(places(solution).items()):
            board.place_by_keys(letter, place)
        assert_filled(board, solution, found)
        assert saved_solutions(home) == found
        board.program.wait_for_focus("New Game")
        board.keys("Return")
        board.wait(lambda: board.state() == State(0, 12, 0))
    assert saved_results(home) == [("6x10", 12)] * 3


@pytest.mark.thorough
def test_board_is_filled_with_accessible_actions_and_keys(screen: Screen, home: Home, start: Start) -> None:
    """Tiles are picked up, turned, flipped, and placed by actions, and moved by keys."""
    home.switch_animations_off()
    board = shown(screen, start)
    accessibility = screen.accessibility

    def press(name: str) -> None:
        accessibility.act(board.node(name).reference)

    for letter, place in places(OTHER_SOLUTION).items():
        board.place_by_actions(letter, place, press)
        board.wait_name(letter, place.words)
    assert_filled(board, OTHER_SOLUTION, 1)


def test_solution_shown_by_the_program_is_not_counted(screen: Screen, home: Home, start: Start) -> None:
    home.switch_animations_off()
    home.set(prefix_of(binary()), "game", "3x5", schema="io.github.peekaboard.Peekaboard.pentominoes")
    board = shown(screen, start, "--board", "pentominoes")
    assert board.state() == State(0, 3, 0)
    board.program.act("win.show-solution")
    board.wait(lambda: board.state().laid == 3)
    assert board.program.find(TITLE, "label")
    assert (saved_solutions(home), saved_results(home)) == (0, [])


@pytest.mark.parametrize("size", only([(360, 640)], [(900, 640), (360, 640)]))
def test_result_does_not_cover_the_board_and_is_closed_with_escape(
    screen: Screen, home: Home, start: Start, size: tuple[int, int]
) -> None:
    home.switch_animations_off()
    home.set(prefix_of(binary()), "game", "5x5", schema="io.github.peekaboard.Peekaboard.pentominoes")
    open_at_size(home, size)
    board = shown(screen, start)
    board.program.window().resize(*size)
    board.program.act("win.show-solution")
    title = board.program.find_settled(TITLE, "label")
    board.wait_still()
    lowest = max(box.y + box.height for box in board.boxes().values())
    assert title.box and lowest < board.program.on_screen(title.box).y
    for key in ("Escape", "Control+Shift+n"):
        screen.keyboard.type(key)
        board.wait(lambda: not board.program.find_all(TITLE, "label"))
        board.wait(lambda: any(re.match(r"[A-Z]\b", node.name) for node in board.program.focused()))
    assert board.state().laid == 0
