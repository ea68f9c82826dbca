# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of circles in windows of any size and at scale 2: everything fits, and touch targets are large enough."""
from __future__ import annotations

import itertools
import re
import time
from collections.abc import Iterator

import pytest

from accessible import Node
from conftest import Start
from geometry import Box
from home import Home
from passcode_board import BASE, CARD, CIRCLE, HEADER, PasscodeBoard, configure
from screen import Screen

PASSCODE = ("--board", "passcode", "--seed", "7")
FINGER = 44  # points
TALL = 1300  # pixels, for 640 points at twice the scale
SIZES = pytest.mark.parametrize(("size", "scale"), [
    ((360, 640), 1),
    pytest.param((720, 1280), 2, marks=pytest.mark.thorough),
    pytest.param((1280, 800), 2, marks=pytest.mark.thorough),
])


@pytest.fixture(scope="module")
def tall_screen() -> Iterator[Screen]:
    with Screen(1280, TALL) as screen:
        yield screen


def shown(screen: Screen, home: Home, start: Start, size: tuple[int, int], scale: int) -> PasscodeBoard:
    program = start(screen, *PASSCODE, environment={"GDK_SCALE": str(scale)})
    program.window().resize(*size)
    board = PasscodeBoard(program)
    board.wait(lambda: program.window().size == size and board.area().width <= size[0] / scale)
    return board


def of_kind(nodes: list[Node], kind: re.Pattern[str]) -> dict[str, Box]:
    return {node.name: node.box for node in nodes if kind.fullmatch(node.name)}


def assert_inside(area: Box, boxes: dict[str, Box]) -> None:
    for name, box in boxes.items():
        assert area.x - 1 <= box.x and box.x + box.width <= area.x + area.width + 1, f"{name} {box} is outside {area}"
        assert area.y - 1 <= box.y and box.y + box.height <= area.y + area.height + 1, f"{name} {box} is outside {area}"


def assert_apart(boxes: dict[str, Box]) -> None:
    for (one, a), (other, b) in itertools.combinations(boxes.items(), 2):
        across = min(a.x + a.width, b.x + b.width) - max(a.x, b.x)
        down = min(a.y + a.height, b.y + b.height) - max(a.y, b.y)
        assert across <= 1 or down <= 1, f"{one} {a} and {other} {b} overlap"


@SIZES
def test_everything_fits_while_circles_drift(
    tall_screen: Screen, home: Home, start: Start, size: tuple[int, int], scale: int
) -> None:
    board = shown(tall_screen, home, start, size, scale)
    frame = board.program.find("Peekaboard", "frame").box
    assert frame.width * scale <= size[0] and frame.height * scale <= size[1]
    area = board.area()
    assert_inside(frame, {"the board": area})
    nodes = board.nodes()
    bases, cards = of_kind(nodes, BASE), of_kind(nodes, CARD)
    assert (len(bases), len(cards)) == (4, 3)
    assert_inside(area._replace(height=HEADER), bases | cards)
    assert_apart(bases | cards)
    assert all(box.width >= FINGER and box.height >= FINGER for box in bases.values())
    end = time.monotonic() + 2
    while time.monotonic() < end:
        circles = of_kind(board.nodes(), CIRCLE)
        assert len(circles) == 12
        assert_inside(area._replace(y=area.y + HEADER, height=area.height - HEADER), circles)
    board.wait_moving()


@SIZES
def test_nothing_overlaps_while_circles_are_still(
    tall_screen: Screen, home: Home, start: Start, size: tuple[int, int], scale: int
) -> None:
    home.switch_animations_off()
    configure(home, card_time=30)
    board = shown(tall_screen, home, start, size, scale)
    area, nodes = board.area(), board.nodes()
    assert len(nodes) == 12 + 4 + 3
    assert_inside(area, {node.name: node.box for node in nodes})
    assert_apart({node.name: node.box for node in nodes})
    board.win_round()  # the card that is shown must fit as well
    name = next(name for name in board.names() if name.startswith("Card 1, ") and ": " in name)
    board.wait(lambda: board.node(name).box.height > 100)
    assert_inside(area, {name: board.node(name).box})
