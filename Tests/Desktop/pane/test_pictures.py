# SPDX-License-Identifier: GPL-3.0-or-later
"""The user's own images on the backs of the cards. Invalid ones print one line and do not change the board."""
from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy
import pytest

import picture_files
from conftest import SEED, Start, board_of
from drag_source import DragSource
from home import Home
from memory_board import MemoryBoard, Place, State
from program import binary, prefix_of
from screen import Screen
from tiers import only

Make = Callable[[Path], Path]


def missing(path: Path) -> Path:
    return path


BAD_PICTURES: dict[str, Make] = {
    "missing.png": missing,
    "truncated.png": picture_files.truncated,
    "truncated.jpg": picture_files.truncated,
    "letter.png": picture_files.no_picture,
    "pixels.png": picture_files.too_many_pixels,
    "bytes.png": picture_files.too_many_bytes,
}


def set_back(board: MemoryBoard, path: Path) -> None:
    board.program.home.set(prefix_of(binary()), "back", path.as_uri())


def upper_cards(board: MemoryBoard) -> dict[Place, numpy.ndarray]:
    """Returns the pixels of the cards except for the lowest row, which a message may cover."""
    return {place: board.screen.pixels(box) for place, box in board.boxes().items() if place[0] < 4}


def assert_shown(board: MemoryBoard) -> None:
    """Waits until the back of every card is green."""
    board.wait_for_backs(picture_files.GREEN)
    assert board.program.complaints == []


def assert_refused(board: MemoryBoard, path: Path, before: dict[Place, numpy.ndarray]) -> None:
    """Waits for one line that names the file, and asserts that the board is unchanged and usable."""
    assert path.name in board.program.wait_for_complaint()
    after = upper_cards(board)
    assert all(numpy.array_equal(after[place], before[place]) for place in before), "the board has changed"
    board.click((1, 1))
    board.wait_up((1, 1))
    assert board.state() == State(0, 0, 8, 0)


@pytest.mark.parametrize("name", ["back.png", "back.jpg", "a back & more ü.png"])
def test_valid_image_is_shown(board: MemoryBoard, tmp_path: Path, name: str) -> None:
    set_back(board, picture_files.plain(tmp_path / name))
    assert_shown(board)


@pytest.mark.parametrize("name", only(["missing.png", "truncated.jpg"], BAD_PICTURES))
def test_invalid_image_is_refused(board: MemoryBoard, tmp_path: Path, name: str) -> None:
    before = upper_cards(board)
    path = BAD_PICTURES[name](tmp_path / name)
    set_back(board, path)
    assert_refused(board, path, before)


def test_invalid_image_does_not_replace_a_valid_one(board: MemoryBoard, tmp_path: Path) -> None:
    set_back(board, picture_files.plain(tmp_path / "back.png"))
    assert_shown(board)
    board.wait_still()
    before = upper_cards(board)
    bad = picture_files.truncated(tmp_path / "truncated.jpg")
    set_back(board, bad)
    assert_refused(board, bad, before)


def test_missing_image_is_refused_at_startup(screen: Screen, home: Home, start: Start, tmp_path: Path) -> None:
    home.set(prefix_of(binary()), "back", (tmp_path / "missing.png").as_uri())
    board = board_of(start(screen, *SEED))
    assert "missing.png" in board.program.wait_for_complaint()
    board.click((1, 1))
    board.wait_up((1, 1))


def test_dropped_image_is_shown(board: MemoryBoard, drag: DragSource, tmp_path: Path) -> None:
    path = picture_files.plain(tmp_path / "dropped.png")
    assert drag.drop(board.program.window(), board.center((2, 2)), path), "the board did not accept the drop"
    assert_shown(board)


def test_invalid_dropped_image_is_refused(board: MemoryBoard, drag: DragSource, tmp_path: Path) -> None:
    before = upper_cards(board)
    path = picture_files.truncated(tmp_path / "truncated.png")
    drag.drop(board.program.window(), board.center((2, 2)), path)
    assert_refused(board, path, before)
