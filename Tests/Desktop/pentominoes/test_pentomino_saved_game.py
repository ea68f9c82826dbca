# SPDX-License-Identifier: GPL-3.0-or-later
"""The game of tiles in progress survives every kind of exit, and an unreadable one is set aside with one line."""
from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing

import pytest

import saved_games
from conftest import Start
from home import Home
from pentomino_board import HELD, TRAY, PentominoBoard, State
from pentomino_tiles import SOLUTION, places
from screen import Screen

BOARD = ("--board", "pentominoes")


@pytest.fixture
def begin(screen: Screen, home: Home, start: Start) -> Callable[[], PentominoBoard]:
    """Starts the program again with the same home folder, without animations."""
    home.switch_animations_off()

    def begin_again() -> PentominoBoard:
        program = start(screen, *BOARD)
        program.window()
        board = PentominoBoard(program)
        board.wait_still()
        return board

    return begin_again


def rows(home: Home, query: str) -> list[tuple]:
    with saved_games.opened(home) as database:
        return database.execute(query).fetchall()


def write(home: Home, *statements: str) -> None:
    with closing(sqlite3.connect(saved_games.path_of(home))) as database, database:
        for statement in statements:
            database.execute(statement)


def moves(home: Home, name: str = "pentominoes") -> list[str]:
    return [row[0] for row in rows(home, f"""
        SELECT move FROM move JOIN game ON game.id = move.game WHERE board = '{name}' ORDER BY number""")]


def test_each_start_restores_the_killed_game(begin: Callable[[], PentominoBoard], screen: Screen) -> None:
    board = begin()
    solution = places(SOLUTION)
    for step in ("lay", "turn in the tray", "take off", "undo", "hold by keys", "drag"):
        if step == "lay":
            for letter in "UYX":
                board.place_by_keys(letter, solution[letter])
                board.wait_name(letter, solution[letter].words)
        elif step == "turn in the tray":
            board.keys("l", "Escape", "r")
            board.wait(lambda: board.boxes()["L"].width > board.boxes()["L"].height)
        elif step == "take off":
            board.keys("x", "Delete")
            board.wait_name("X", TRAY)
        elif step == "undo":
            board.keys("Control+z", "Control+z")
            board.wait(lambda: board.boxes()["L"].width < board.boxes()["L"].height)
        board.wait_still()  # The accessible name of a tile changes before it arrives.
        names, boxes, description = board.names(), board.boxes(), board.description()
        if step == "hold by keys":  # a held tile returns to where it was
            board.keys("u", "r", "Down")
            board.wait_name("U", HELD)
        elif step == "drag":
            board.grab("F")
            board.keys("r", "f")
            board.wait_name("F", HELD)
        saved_games.kill(board.program)
        screen.release_all()
        board = begin()
        board.wait(lambda: board.names() == names)
        assert (board.boxes(), board.description()) == (boxes, description), step
        assert board.program.complaints == []


def test_moves_before_a_kill_can_be_undone(begin: Callable[[], PentominoBoard]) -> None:
    board = begin()
    solution = places(SOLUTION)
    for letter in "UY":
        board.place_by_keys(letter, solution[letter])
        board.wait_name(letter, solution[letter].words)
    board.keys("Control+z")
    board.wait(lambda: board.state().laid == 1)
    saved_games.kill(board.program)
    board = begin()
    board.wait(lambda: board.state() == State(1, 12, 2))
    while board.state().laid < 2:
        names, boxes = board.names(), board.boxes()
        board.keys("Control+Shift+z")
        board.wait(lambda: (board.names(), board.boxes()) != (names, boxes))
    assert board.names()["Y"] == solution["Y"].words
    while board.state().laid:
        names, boxes = board.names(), board.boxes()
        board.keys("Control+z")
        board.wait(lambda: (board.names(), board.boxes()) != (names, boxes))


def test_game_killed_after_its_last_move_is_won(begin: Callable[[], PentominoBoard], home: Home) -> None:
    board = begin()
    solution = places(SOLUTION)
    *letters, last = sorted(solution)
    for letter in letters:
        board.place_by_keys(letter, solution[letter])
    board.place_by_keys(last, solution[last])
    board.wait(lambda: board.state().laid == 12)
    saved_games.kill(board.program)
    assert rows(home, "SELECT category, move_count FROM result WHERE board = 'pentominoes'") == [("6x10", 12)]
    board = begin()
    assert board.state() == State(0, 12, 0)
    assert rows(home, "SELECT category FROM solution") == [("6x10",)]


BROKEN = {
    "an impossible placement": "UPDATE move SET move = '@9,0' WHERE move LIKE '@%' AND number = (SELECT min(number) "
                               "FROM move WHERE move LIKE '@%')",
    "a missing move": "DELETE FROM move WHERE number = 2",
}


def test_invalid_game_is_set_aside(begin: Callable[[], PentominoBoard], home: Home) -> None:
    """Several invalid games are set aside in turn without replacing each other, and a new game can be played."""
    board = begin()
    aside = 0
    for what, statement in BROKEN.items():
        for letter in "UY":
            board.place_by_keys(letter, places(SOLUTION)[letter])
            board.wait_name(letter, places(SOLUTION)[letter].words)
        board.program.close()
        write(home, statement)
        broken = rows(home, "SELECT id, setup, seed FROM game WHERE board = 'pentominoes'")
        kept = moves(home)
        board = begin()
        line = board.program.wait_for_complaint()
        aside += 1
        name = f"pentominoes, set aside {broken[0][0]}"
        assert name in line, what
        assert board.state() == State(0, 12, 0), what
        assert rows(home, f"SELECT id, setup, seed FROM game WHERE board = '{name}'") == broken, what
        assert moves(home, name) == kept, what
        assert rows(home, "SELECT count(*) FROM game WHERE board LIKE 'pentominoes, set aside %'") == [(aside,)]
