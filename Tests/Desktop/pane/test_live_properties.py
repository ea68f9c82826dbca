# SPDX-License-Identifier: GPL-3.0-or-later
"""Settings that change during a game take effect immediately, lose nothing, and do not change how animations end."""
from __future__ import annotations

import time

import numpy
import pytest

from colors import alike, middle, parse
from conftest import Deal
from geometry import Box
from memory_board import MemoryBoard, State, pairs_of
from program import binary, prefix_of
from waiting import wait_until

DEFAULT_PADDING, PADDING, HIGHEST_PADDING = 18, 75, 200
SLIDER = "Card spacing"


def set_live(board: MemoryBoard, key: str, value: object) -> None:
    board.program.home.set(prefix_of(binary()), key, value)


def assert_padding(board: MemoryBoard, padding: float) -> None:
    assert board.has_padding(padding), f"the padding is not {padding}: {board.boxes()}"


def widen(board: MemoryBoard) -> None:
    """Sets the padding to 75 and asserts that the cards move and stay inside the board."""
    set_live(board, "padding", PADDING)
    board.wait(lambda: board.has_padding(PADDING))
    area = board.box()
    for box in board.boxes().values():
        assert area.x <= box.x and box.x + box.width <= area.x + area.width
        assert area.y <= box.y and box.y + box.height <= area.y + area.height


def test_padding_while_nothing_moves(board: MemoryBoard) -> None:
    assert_padding(board, 20)
    widen(board)
    assert (board.state(), board.up(), len(board.cards())) == (State(0, 0, 8, 0), {}, 16)
    for padding in (0, 200, 20):
        set_live(board, "padding", padding)
        board.wait(lambda: board.has_padding(padding))


def test_padding_during_a_flip(board: MemoryBoard, deal: Deal) -> None:
    first, second = pairs_of(deal)[0][0], pairs_of(deal)[1][0]
    set_live(board, "turn-time", 2)
    before = board.picture(first)
    board.click(first)
    board.wait(lambda: (board.picture(first) != before).any())
    widen(board)
    board.wait_still()
    set_live(board, "turn-time", 0.5)
    assert board.up() == {first: deal[first]}
    turned = board.picture(first)
    # A card that is turned again without a change in between looks the same.
    board.click(second)
    board.wait_up(first, second)
    board.wait_up()
    board.wait_still()
    assert board.state() == State(1, 0, 8, 0)
    board.click(first)
    board.wait_up(first)
    board.wait_still()
    assert nearly_equal(board.picture(first), turned)


@pytest.mark.thorough
def test_padding_while_mismatched_cards_are_up(board: MemoryBoard, deal: Deal) -> None:
    places = pairs_of(deal)[0][0], pairs_of(deal)[1][0]

    set_live(board, "reveal-time", 5)
    board.click(places[0])
    second = board.click(places[1])
    board.wait_up(*places)
    widen(board)
    board.wait_up()
    assert time.monotonic() - second > 5
    assert (board.state(), len(board.cards())) == (State(1, 0, 8, 0), 16)


@pytest.mark.thorough
def test_padding_during_a_fade(board: MemoryBoard, deal: Deal) -> None:
    pair, other = pairs_of(deal)[:2]
    set_live(board, "fade-time", 2)
    board.click(pair[0])
    board.wait_up(pair[0])
    board.wait_still()
    before = board.picture(pair[0])
    board.click(pair[1])
    board.wait(lambda: board.state().found == 1 and (board.picture(pair[0]) != before).any())
    widen(board)
    board.wait(lambda: len(board.cards()) == 14)
    board.wait_still()
    assert (board.state(), board.up()) == (State(1, 1, 8, 0), {})
    assert set(board.cards()) == set(deal) - set(pair)
    for place in other:
        board.click(place)
    board.wait(lambda: board.state() == State(2, 2, 8, 0))


@pytest.mark.thorough
def test_padding_during_a_peek(board: MemoryBoard, deal: Deal) -> None:
    up = pairs_of(deal)[0][0]
    board.click(up)
    board.wait_up(up)
    board.peek_by_key()
    board.wait(lambda: board.up() == deal)
    widen(board)
    board.wait(lambda: set(board.up()) == {up})
    board.wait_still()
    assert board.up() == {up: deal[up]}
    assert (board.state(), len(board.cards())) == (State(0, 0, 8, 1), 16)


def test_color_of_the_backs(board: MemoryBoard, deal: Deal) -> None:
    up, down = pairs_of(deal)[0][0], pairs_of(deal)[0][1]
    board.click(up)
    board.wait_up(up)
    board.wait_still()
    face = board.picture(up)
    set_live(board, "back-pattern", "none")
    for color in ("#12a05c", "#e5a50a"):
        set_live(board, "back-color", color)
        board.wait(lambda: alike(middle(board.picture(down, margin=30)), parse(color)))
    assert nearly_equal(board.picture(up), face)
    assert (board.state(), board.up()) == (State(0, 0, 8, 0), {up: deal[up]})


@pytest.mark.thorough
def test_backs_change_during_a_peek(board: MemoryBoard) -> None:
    set_live(board, "back-pattern", "none")
    board.peek_by_key()
    set_live(board, "back-color", "#12a05c")
    board.wait_up()
    board.wait(lambda: all(
        alike(middle(board.picture(place, margin=30)), parse("#12a05c")) for place in board.cards()))
    assert board.state() == State(0, 0, 8, 1)


def test_background(board: MemoryBoard, deal: Deal) -> None:
    up = pairs_of(deal)[0][0]
    boxes = board.boxes()
    gap = Box(boxes[1, 1].x + boxes[1, 1].width + 6, boxes[1, 1].y + 40, boxes[1, 2].x - boxes[1, 1].x, 60)
    gap = gap._replace(width=boxes[1, 2].x - boxes[1, 1].x - boxes[1, 1].width - 12)
    board.click(up)
    board.wait_up(up)
    set_live(board, "table", "plain")
    for color in ("#3d3846", "#f6f5f4"):
        set_live(board, "background", color)
        board.wait(lambda: alike(middle(board.screen.pixels(gap)), parse(color)))
    assert (board.state(), board.up()) == (State(0, 0, 8, 0), {up: deal[up]})


def test_padding_from_the_pane(board: MemoryBoard, deal: Deal) -> None:
    up = pairs_of(deal)[0][0]
    program, keyboard = board.program, board.screen.keyboard
    board.click(up)
    board.wait_up(up)
    keyboard.type("Control+comma")
    program.open_section("Appearance")
    board.wait_still()
    slider = program.on_screen(program.scroll_to(SLIDER, "slider").box)
    board.screen.pointer.click((slider.x + slider.width * PADDING / HIGHEST_PADDING, slider.center[1]))
    by_pointer = wait_until(lambda: changed_padding(board), "the setting to change")
    assert by_pointer == pytest.approx(PADDING, abs=8)
    board.wait(lambda: board.has_padding(by_pointer))
    keyboard.type(*["Right"] * 5)
    wait_until(lambda: changed_padding(board) > by_pointer, "the setting to increase")
    board.wait(lambda: board.has_padding(changed_padding(board)))
    assert (board.state(), board.up()) == (State(0, 0, 8, 0), {up: deal[up]})


def changed_padding(board: MemoryBoard) -> float:
    """Returns the stored padding, or 0 while it is the default."""
    padding = float(board.program.home.get(prefix_of(binary()), "padding"))
    return 0 if padding == DEFAULT_PADDING else padding


def nearly_equal(one: numpy.ndarray, other: numpy.ndarray) -> bool:
    """Returns whether two pictures are the same except for a few pixels at an edge."""
    if one.shape != other.shape:
        return False
    return float(numpy.mean(numpy.abs(one.astype(int) - other.astype(int)).max(axis=2) > 16)) < 0.01
