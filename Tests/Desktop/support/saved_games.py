# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the saved games from a copy of the file, so that the original does not change."""
from __future__ import annotations

import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from home import Home
from memory_model import Model
from program import Program
from waiting import wait_until

# The longest time until a move is saved, in seconds. The board shows it immediately.
LATEST = 0.1


@dataclass(frozen=True)
class OpenGame:
    """The game in progress."""

    setup: str
    seed: int
    record: tuple[str, ...]

    def model(self) -> Model:
        return Model.of(self.setup, self.seed, [move for move in self.record if move != "w"])


@dataclass(frozen=True)
class Result:
    """A finished game."""

    category: str
    record: str
    moves: int
    peeks: int
    avoidable: int | None


@dataclass(frozen=True)
class SavedGames:
    """The content of the file."""

    game: OpenGame | None
    results: tuple[Result, ...]


def path_of(home: Home) -> Path:
    return home.data / "peekaboard" / "peekaboard.db"


def settle(path: Path) -> None:
    """Waits until nothing has been written for long enough that everything visible so far is saved."""
    written, since = None, time.monotonic()

    def is_settled() -> bool:
        nonlocal written, since
        now = [part.exists() and part.stat()[6:] for part in (path, Path(f"{path}-wal"))]
        if now != written:
            written, since = now, time.monotonic()
        return time.monotonic() - since > LATEST

    wait_until(is_settled, f"writes to {path} to stop")


def kill(program: Program) -> None:
    """Kills the program after everything visible so far is saved."""
    settle(path_of(program.home))
    program.kill()


@contextmanager
def opened(home: Home) -> Iterator[sqlite3.Connection]:
    """Opens the file itself for reading, after everything visible so far is saved."""
    settle(path_of(home))
    with closing(sqlite3.connect(f"file:{path_of(home)}?mode=ro", uri=True)) as database:
        yield database


def read(home: Home) -> SavedGames:
    """Reads a copy of the database and its log, and asserts that they are intact."""
    with _copy(path_of(home)) as database:
        return SavedGames(_game(database), tuple(
            Result(*row) for row in
            database.execute("SELECT category, moves, move_count, peeks, avoidable FROM result ORDER BY id")))


def moves(path: Path, board: str) -> list[str]:
    """Returns the moves of the game in progress on a board, and asserts that the file is intact."""
    with _copy(path) as database:
        return [row[0] for row in database.execute(
            "SELECT move FROM move JOIN game ON game.id = move.game WHERE board = ? ORDER BY number", (board,))]


def results(path: Path, board: str) -> int:
    """Returns the number of finished games on a board, and asserts that the file is intact."""
    with _copy(path) as database:
        return database.execute("SELECT count(*) FROM result WHERE board = ?", (board,)).fetchone()[0]


@contextmanager
def _copy(path: Path) -> Iterator[sqlite3.Connection]:
    """Copies the database and its log after everything visible so far is saved, and asserts that the copy is intact."""
    settle(path)
    with tempfile.TemporaryDirectory() as folder:
        for ending in ("", "-wal"):
            part = Path(f"{path}{ending}")
            if part.exists():
                shutil.copy(part, folder)
        with closing(sqlite3.connect(Path(folder) / path.name)) as database:
            assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            assert database.execute("PRAGMA foreign_key_check").fetchall() == []
            yield database


def _game(database: sqlite3.Connection) -> OpenGame | None:
    rows = database.execute("SELECT id, setup, seed FROM game WHERE board = 'memory'").fetchall()
    if not rows:
        return None
    (game, setup, seed), = rows
    moves = database.execute("SELECT number, move FROM move WHERE game = ? ORDER BY number", (game,)).fetchall()
    assert [number for number, _ in moves] == list(range(1, len(moves) + 1)), "moves are missing"
    return OpenGame(setup, seed & 2**64 - 1, tuple(move for _, move in moves))
