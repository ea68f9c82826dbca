# SPDX-License-Identifier: GPL-3.0-or-later
"""Simulates faults of a desktop: a small disk, a missing home folder, schemas of another version.

Mounting a disk, or a file system that only the program sees, requires root or the user namespace that
`build-aux/contain` creates.
"""
from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

import saved_games
from memory_board import MemoryBoard
from passcode_board import PasscodeBoard
from pentomino_board import PentominoBoard
from pentomino_tiles import SOLUTION, places
from program import Program, binary, prefix_of

BOARDS = ("memory", "pentominoes", "passcode")
APP = "io.github.peekaboard.Peekaboard"


class Disk:
    """A context manager for a small disk in memory."""

    def __init__(self, folder: Path, size: str = "1m") -> None:
        self.folder, self._size = folder, size

    def __enter__(self) -> Disk:
        self.folder.mkdir()
        done = _mount("-t", "tmpfs", "-o", f"size={self._size},mode=700", "tmpfs", str(self.folder))
        if done.returncode != 0:
            pytest.fail(f"cannot mount a disk: {done.stderr.strip()}; run the tests in build-aux/contain")
        return self

    def __exit__(self, *error: object) -> None:
        # Processes that still use the disk keep it alive until they exit.
        subprocess.run(["umount", "--no-mtab", "--lazy", str(self.folder)], check=True)

    def fill(self) -> None:
        """Fills the disk to the last block."""
        with open(self._ballast, "ab", buffering=0) as file:
            try:
                while True:
                    file.write(bytes(4096))
            except OSError:
                pass

    def free(self) -> None:
        self._ballast.unlink()

    def protect(self) -> None:
        """Makes the disk read-only."""
        done = _mount("-o", "remount,bind,ro", str(self.folder))
        assert done.returncode == 0, done.stderr

    @property
    def _ballast(self) -> Path:
        return self.folder / "ballast"


def environment_with_home(folder: Path | str | None) -> dict[str, str | None]:
    """Returns an environment with this home folder and no XDG folders, or without HOME for None."""
    names = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME")
    return {"HOME": None if folder is None else str(folder)} | dict.fromkeys(names)


def taps(path: Path, board: str) -> list[str]:
    """Returns the moves in the saved game of a board, in that board's notation."""
    return [move for move in saved_games.moves(path, board) if re.fullmatch(r"\d+|@.+|t.+", move)]


def database_in(home: Path) -> Path:
    return home / ".local" / "share" / "peekaboard" / "peekaboard.db"


def without_home(folder: Path) -> tuple[str, ...]:
    """Returns a command prefix that hides the user's home folder by replacing the user database."""
    users = folder / "passwd"
    users.write_text("root:x:0:0:root:/proc/nowhere:/bin/sh\n")
    if subprocess.run(["unshare", "--mount", "true"], capture_output=True).returncode != 0:
        pytest.fail("cannot replace the user database; run the tests in build-aux/contain")
    return "unshare", "--mount", "sh", "-c", 'mount --bind "$0" /etc/passwd && exec "$@"', str(users)


def modified_installation(folder: Path, change: Callable[[ElementTree.Element], None]) -> Path:
    """Copies the installation, modifies its schema, and returns the binary of the copy."""
    prefix = folder / "prefix"
    shutil.copytree(prefix_of(binary()), prefix, symlinks=True)
    schemas = prefix / "share" / "glib-2.0" / "schemas"
    tree = ElementTree.parse(schemas / f"{APP}.gschema.xml")
    change(tree.getroot())
    tree.write(schemas / f"{APP}.gschema.xml")
    subprocess.run(["glib-compile-schemas", str(schemas)], check=True, capture_output=True)
    return prefix / "bin" / binary().name


class Player:
    """Plays any of the boards move by move, and checks that each move is accepted."""

    def __init__(self, program: Program, name: str, resumes: bool = False) -> None:
        program.window()
        self.program, self.name, self.count = program, name, 0
        kinds = {"memory": MemoryBoard, "pentominoes": PentominoBoard, "passcode": PasscodeBoard}
        self.board = kinds[name](program)
        if name == "memory" and not resumes:
            self.board.wait_ready()

    def play(self, moves: int = 3) -> None:
        for _ in range(moves):
            {"memory": self._turn, "pentominoes": self._lay, "passcode": self._tap}[self.name]()
            self.count += 1

    def _turn(self) -> None:
        place = (1 + self.count // 4, 1 + self.count % 4)
        self.board.activate(place)
        self.board.wait(lambda: place in self.board.up() or place not in self.board.cards())

    def _lay(self) -> None:
        letter = "UYXVWLN"[self.count]
        self.board.place_by_keys(letter, places(SOLUTION)[letter])
        self.board.wait_name(letter, places(SOLUTION)[letter].words)

    def _tap(self) -> None:
        self.board.tap_next()


def _mount(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["mount", "--no-mtab", *arguments], capture_output=True, text=True)
