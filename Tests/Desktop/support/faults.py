"""What can be wrong with a desktop, made for a test: a small disk, a home that is not there, schemas of another version.

The disks, and what a program alone sees as mounted, need root, or the user namespace that `build-aux/contain` makes.
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
    """A small disk of its own, in memory; a context manager."""

    def __init__(self, folder: Path, size: str = "1m") -> None:
        self.folder, self._size = folder, size

    def __enter__(self) -> Disk:
        self.folder.mkdir()
        done = _mount("-t", "tmpfs", "-o", f"size={self._size},mode=700", "tmpfs", str(self.folder))
        if done.returncode != 0:
            pytest.fail(f"no disk can be mounted: {done.stderr.strip()}; run the tests in build-aux/contain")
        return self

    def __exit__(self, *error: object) -> None:
        # What still runs on it keeps it until its end.
        subprocess.run(["umount", "--no-mtab", "--lazy", str(self.folder)], check=True)

    def fill(self) -> None:
        """Leaves not one block free."""
        with open(self._ballast, "ab", buffering=0) as file:
            try:
                while True:
                    file.write(bytes(4096))
            except OSError:
                pass

    def free(self) -> None:
        self._ballast.unlink()

    def protect(self) -> None:
        """Lets nothing be written any more."""
        done = _mount("-o", "remount,bind,ro", str(self.folder))
        assert done.returncode == 0, done.stderr

    @property
    def _ballast(self) -> Path:
        return self.folder / "ballast"


def home_at(folder: Path | str | None) -> dict[str, str | None]:
    """The environment of a player whose home is there, with nothing said of the folders in it; None for no HOME at all."""
    names = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME")
    return {"HOME": None if folder is None else str(folder)} | dict.fromkeys(names)


def taps(path: Path, board: str) -> list[str]:
    """The cards, tiles or circles that a player has turned, laid or tapped in the game under way, in the board's notation."""
    return [move for move in saved_games.moves(path, board) if re.fullmatch(r"\d+|@.+|t.+", move)]


def database_in(home: Path) -> Path:
    return home / ".local" / "share" / "peekaboard" / "peekaboard.db"


def without_a_home(folder: Path) -> tuple[str, ...]:
    """The command through which a program knows no home of its user: what the list of users says of it is nowhere."""
    users = folder / "passwd"
    users.write_text("root:x:0:0:root:/proc/nowhere:/bin/sh\n")
    if subprocess.run(["unshare", "--mount", "true"], capture_output=True).returncode != 0:
        pytest.fail("a program cannot be given another list of users; run the tests in build-aux/contain")
    return "unshare", "--mount", "sh", "-c", 'mount --bind "$0" /etc/passwd && exec "$@"', str(users)


def installed_with(folder: Path, change: Callable[[ElementTree.Element], None]) -> Path:
    """Another installation of the program, with a schema that is changed; its binary."""
    prefix = folder / "prefix"
    shutil.copytree(prefix_of(binary()), prefix, symlinks=True)
    schemas = prefix / "share" / "glib-2.0" / "schemas"
    tree = ElementTree.parse(schemas / f"{APP}.gschema.xml")
    change(tree.getroot())
    tree.write(schemas / f"{APP}.gschema.xml")
    subprocess.run(["glib-compile-schemas", str(schemas)], check=True, capture_output=True)
    return prefix / "bin" / binary().name


class Player:
    """Plays any of the boards, a move at a time, and sees of each that it was accepted."""

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
        self.board.lay_by_keys(letter, places(SOLUTION)[letter])
        self.board.wait_name(letter, places(SOLUTION)[letter].words)

    def _tap(self) -> None:
        self.board.tap_next()


def _mount(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["mount", "--no-mtab", *arguments], capture_output=True, text=True)
