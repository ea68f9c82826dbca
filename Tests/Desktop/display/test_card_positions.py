# SPDX-License-Identifier: GPL-3.0-or-later
"""The cards are where their accessible boxes say, whole and with the right aspect ratio, in windows of any size."""
from __future__ import annotations

import numpy
import pytest

from colors import alike, middle, parse
from conftest import SEED, Start, board_of, shorten_deal
from geometry import Box
from home import Home
from memory_board import MemoryBoard
from program import binary, prefix_of
from screen import Screen

BACKGROUND, BACK = "#3d3846", "#12a05c"
CARD = 120 / 141


@pytest.fixture
def plain_board(home: Home, screen: Screen, start: Start) -> MemoryBoard:
    """A board with cards and a background of solid colors, which the pixels can be compared with."""
    shorten_deal(home)
    for key, value in (
        ("background", BACKGROUND), ("table", "plain"), ("back", "color"), ("back-pattern", "none"), ("back-color", BACK)
    ):
        home.set(prefix_of(binary()), key, value)
    return board_of(start(screen, *SEED))


def assert_places(board: MemoryBoard) -> None:
    """Asserts that every card is whole, has the right aspect ratio, and is where accessibility reports it."""
    area, boxes = board.box(), board.boxes()
    assert len(boxes) == 16
    for box in boxes.values():
        assert box.width / box.height == pytest.approx(CARD, abs=0.025)
        assert area.x <= box.x and box.x + box.width <= area.x + area.width
        assert area.y <= box.y and box.y + box.height <= area.y + area.height
        assert alike(middle(board.screen.pixels(box)), parse(BACK))
        for beside in borders(box, distance=3):
            assert not alike(middle(board.screen.pixels(beside)), parse(BACK)), f"a card is larger than {box}"
        for inside in borders(box, distance=-4):
            colors = board.screen.pixels(inside).reshape(-1, 3).astype(int)
            background = numpy.abs(colors - parse(BACKGROUND)).max(axis=1) <= 8
            assert background.mean() < 0.1, f"a card is smaller than {box}"


def borders(box: Box, distance: int) -> list[Box]:
    """Returns the middle third of each side, one pixel thin, at a distance outside the box (inside if negative)."""
    across, down = box.width // 3, box.height // 3
    return [
        Box(box.x + across, box.y - 1 - distance, across, 1),
        Box(box.x + across, box.y + box.height + distance, across, 1),
        Box(box.x - 1 - distance, box.y + down, 1, down),
        Box(box.x + box.width + distance, box.y + down, 1, down),
    ]


def test_cards_are_at_their_accessible_positions(plain_board: MemoryBoard) -> None:
    assert_places(plain_board)


@pytest.mark.parametrize("size", [(360, 640), (1280, 400), (1280, 800)])
def test_window_of_any_size_shows_the_whole_board(plain_board: MemoryBoard, size: tuple[int, int]) -> None:
    window = plain_board.program.window()
    before = plain_board.boxes()
    window.resize(*size)
    plain_board.wait(lambda: window.size == size and plain_board.boxes() != before)
    plain_board.wait_still()
    assert_places(plain_board)
    plain_board.click((4, 4))
    plain_board.wait_up((4, 4))
