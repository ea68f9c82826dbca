# SPDX-License-Identifier: GPL-3.0-or-later
"""The program reads the games and settings of version 0.1, from the fixtures of `PeekaboardModelTests`.

Those tests check each result and each setting in the model. Here, the files are where a player has them.
"""
from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from gi.repository import GLib

import saved_games
from conftest import Start
from home import Home
from memory_board import MemoryBoard
from passcode_board import PasscodeBoard
from pentomino_board import PentominoBoard
from program import binary, prefix_of
from screen import Screen

FIXTURES = Path(__file__).parents[2] / "Units" / "Games" / "PeekaboardModelTests" / "Fixtures"
RESULTS = {"memory": 3, "pentominoes": 1, "passcode": 1}


@pytest.fixture
def earlier_games(home: Home) -> Path:
    """The path of the database, which version 0.1 wrote."""
    path = saved_games.path_of(home)
    path.parent.mkdir()
    shutil.copy(FIXTURES / "peekaboard.db", path)
    return path


@pytest.fixture
def earlier_settings(home: Home) -> GLib.KeyFile:
    """The settings, which version 0.1 wrote. Each one differs from its default."""
    path = home.config / "glib-2.0" / "settings" / "keyfile"
    path.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(FIXTURES / "settings", path)
    settings = GLib.KeyFile()
    settings.load_from_file(str(path), GLib.KeyFileFlags.NONE)
    return settings


def test_games_continue(screen: Screen, start: Start, home: Home, earlier_games: Path) -> None:
    home.switch_animations_off()
    moves = {board: saved_games.moves(earlier_games, board) for board in RESULTS}
    program = start(screen, "--board", "memory")
    program.window()
    memory = MemoryBoard(program)
    memory.wait(lambda: len(memory.cards()) == 14 and list(memory.up()) == [(2, 1)])
    assert (memory.state().moves, memory.state().found) == (1, 1)
    program.close()

    program = start(screen, "--board", "pentominoes")
    program.window()
    pentominoes = PentominoBoard(program)
    pentominoes.wait(lambda: pentominoes.state() == (2, 12, 3))
    assert {letter for letter, words in pentominoes.names().items() if "row" in words} == {"U", "Y"}
    program.close()

    program = start(screen, "--board", "passcode")
    program.window()
    passcode = PasscodeBoard(program)
    assert (passcode.state().round, passcode.state().rounds, passcode.state().misses) == (2, 2, 1)
    program.close()

    # The database was neither set aside nor started again.
    assert [file.name for file in earlier_games.parent.iterdir()] == [earlier_games.name]
    for board, results in RESULTS.items():
        assert saved_games.moves(earlier_games, board)[:len(moves[board])] == moves[board]
        assert saved_games.results(earlier_games, board) == results


def test_each_setting_is_read(home: Home, earlier_settings: GLib.KeyFile) -> None:
    prefix = prefix_of(binary())
    for group in earlier_settings.get_groups()[0]:
        for key in earlier_settings.get_keys(group)[0]:
            assert home.get(prefix, key, group.replace("/", ".")) == earlier_settings.get_value(group, key)


def test_settings_are_applied(screen: Screen, start: Start, earlier_settings: GLib.KeyFile) -> None:
    program = start(screen)
    assert program.window().size == (700, 620)
    passcode = PasscodeBoard(program)
    assert len(passcode.circles()) == 16
    assert passcode.state().rounds == 4
