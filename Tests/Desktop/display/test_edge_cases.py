# SPDX-License-Identifier: GPL-3.0-or-later
"""Edge cases of the game of Pairs with the real program and the deal of seed 7."""
from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from conftest import SEED, Deal, Start
from frames import distinct_frames
from geometry import Point
from memory_board import MemoryBoard, Place, State, pairs_of
from program import binary, prefix_of
from screen import Screen
from tiers import only

PEEK_TIME = 2.0
REVEAL_TIME = 0.7
# A turn or fade of half a second takes about 30 frames. Without animation, a card has up to three appearances (down,
# up, gone), plus one for each frame that is captured while it is copied to the screen.
MOTION = 6


@pytest.fixture
def pair(deal: Deal) -> tuple[Place, Place]:
    """The positions of two matching cards."""
    return pairs_of(deal)[0]


@pytest.fixture
def mismatch(deal: Deal) -> tuple[Place, Place]:
    """The positions of two different cards that are not in `pair`."""
    return pairs_of(deal)[1][0], pairs_of(deal)[2][0]


def open_both(board: MemoryBoard, places: tuple[Place, Place]) -> float:
    """Turns over two mismatched cards and returns the time of the second tap."""
    board.click(places[0])
    second = board.click(places[1])
    board.wait_up(*places)
    return second


# Taps on the same card


def test_two_quick_taps_on_a_card_turn_it_once(board: MemoryBoard, pair: tuple[Place, Place]) -> None:
    center = board.center(pair[0])
    board.screen.pointer.click(center)
    board.screen.pointer.click(center)
    board.wait_up(pair[0])
    board.assert_unchanged(1.2)
    assert board.state() == State(0, 0, 8, 0)
    assert board.up().keys() == {pair[0]}
    board.click(pair[1])
    board.wait(lambda: board.state() == State(1, 1, 8, 0))


def test_tap_on_a_face_up_card_does_nothing(board: MemoryBoard, pair: tuple[Place, Place]) -> None:
    board.click(pair[0])
    board.wait_up(pair[0])
    board.wait_still()
    board.click(pair[0])
    board.assert_unchanged(1.2)
    assert board.up().keys() == {pair[0]}
    assert board.state() == State(0, 0, 8, 0)


# Mismatched cards


def test_third_tap_turns_mismatched_cards_back_immediately(
    board: MemoryBoard, deal: Deal, pair: tuple[Place, Place], mismatch: tuple[Place, Place]
) -> None:
    open_both(board, mismatch)
    board.click(pair[0])
    board.wait_up(pair[0])
    assert board.up() == {pair[0]: deal[pair[0]]}
    assert board.state() == State(1, 0, 8, 0)
    board.assert_unchanged(1.5)  # the old reveal time must not apply
    board.click(pair[1])
    board.wait(lambda: board.state() == State(2, 1, 8, 0))


def test_mismatched_cards_turn_back_after_the_reveal_time(board: MemoryBoard, mismatch: tuple[Place, Place]) -> None:
    second = open_both(board, mismatch)
    board.wait_up()
    assert time.monotonic() - second > REVEAL_TIME
    assert board.state() == State(1, 0, 8, 0)
    assert len(board.cards()) == 16


# Taps outside the cards


def test_taps_between_the_cards_do_nothing(board: MemoryBoard, pair: tuple[Place, Place]) -> None:
    area, (left, upper), (right, lower) = board.box(), board.center((1, 1)), board.center((2, 2))
    half_across, half_down = (right - left) / 2, (lower - upper) / 2  # from the center of a card to the center of a gap
    beside: list[Point] = [
        (left + half_across, upper), (left, upper + half_down), (left + half_across, upper + half_down),
        (left - half_across, upper), (left, upper - half_down), (area.x + 1, area.y + 1),
        (area.x + area.width - 2, area.y + area.height - 2)]
    for place in beside:
        board.screen.pointer.click(place)
    board.assert_unchanged()
    assert (board.state(), board.up()) == (State(0, 0, 8, 0), {})
    board.click(pair[0])
    board.wait_up(pair[0])
    for place in beside:
        board.screen.pointer.click(place)
    board.assert_unchanged()
    assert (board.state(), board.up().keys()) == (State(0, 0, 8, 0), {pair[0]})


@pytest.mark.thorough
def test_taps_on_fading_and_removed_cards_do_nothing(board: MemoryBoard, pair: tuple[Place, Place]) -> None:
    centers = [board.center(place) for place in pair]
    for place in pair:
        board.click(place)
    board.wait(lambda: board.state().found == 1)
    while len(board.cards()) == 16:
        for center in centers:
            board.screen.pointer.click(center)
    board.wait(lambda: len(board.cards()) == 14)
    for center in centers:
        board.screen.pointer.click(center)
    board.assert_unchanged()
    assert (board.state(), board.up(), len(board.cards())) == (State(1, 1, 8, 0), {}, 14)


# Peeks with one card up


def test_card_stays_face_up_after_a_peek(board: MemoryBoard, deal: Deal, pair: tuple[Place, Place]) -> None:
    board.click(pair[0])
    board.wait_up(pair[0])
    board.peek_by_key()
    board.wait(lambda: board.up() == deal)
    board.wait(lambda: board.up().keys() == {pair[0]})
    board.wait_still()
    assert board.up() == {pair[0]: deal[pair[0]]}
    assert board.state() == State(0, 0, 8, 1)
    board.click(pair[1])
    board.wait(lambda: board.state() == State(1, 1, 8, 1))


# Peeks with two cards up


@pytest.mark.thorough
def test_mismatched_cards_are_face_down_after_a_peek(
    board: MemoryBoard, deal: Deal, pair: tuple[Place, Place], mismatch: tuple[Place, Place]
) -> None:
    open_both(board, mismatch)
    board.peek_by_key()
    board.wait(lambda: board.up() == deal)
    board.wait_up()
    board.wait_still()
    assert board.state() == State(1, 0, 8, 1)
    board.assert_unchanged(1.0)
    board.click(pair[0])
    board.wait_up(pair[0])


@pytest.mark.thorough
def test_fade_continues_during_a_peek(board: MemoryBoard, deal: Deal, pair: tuple[Place, Place]) -> None:
    for place in pair:
        board.click(place)
    board.wait(lambda: board.state().found == 1)
    board.peek_by_key()
    left = {place: face for place, face in deal.items() if place not in pair}
    board.wait(lambda: left.items() <= board.up().items())
    board.wait_up()
    board.wait_still()
    assert (len(board.cards()), board.state()) == (14, State(1, 1, 8, 1))


@pytest.mark.thorough
def test_taps_during_a_peek_are_ignored(board: MemoryBoard, pair: tuple[Place, Place]) -> None:
    centers = [board.center(place) for place in pair]
    board.peek_by_key()
    for center in centers:
        board.screen.pointer.click(center)
    board.wait_up()
    board.wait_still()
    assert (len(board.cards()), board.state()) == (16, State(0, 0, 8, 1))


# Short and moving presses


@pytest.mark.parametrize("seconds", only([PEEK_TIME], [0.6, PEEK_TIME]))
def test_press_shorter_than_the_long_press_is_a_tap(board: MemoryBoard, seconds: float) -> None:
    board.program.home.set(prefix_of(binary()), "peek-press-time", 5)
    board.screen.pointer.move(board.center((2, 2)))
    board.screen.pointer.press()
    time.sleep(seconds)
    assert not board.up()
    board.screen.pointer.release()
    board.wait_up((2, 2))
    board.assert_unchanged(1.0)
    assert board.state() == State(0, 0, 8, 0)


def test_press_that_moves_within_the_drag_threshold_is_a_tap(board: MemoryBoard) -> None:
    x, y = board.center((2, 2))
    board.screen.pointer.drag((x, y), (x + 4, y + 3))
    board.wait_up((2, 2))
    assert board.state() == State(0, 0, 8, 0)


def test_press_that_moves_further_is_not_a_tap(board: MemoryBoard) -> None:
    x, y = board.center((2, 2))
    board.screen.pointer.drag((x, y), (x + 20, y))
    board.assert_unchanged(0.8)
    assert (board.state(), board.up()) == (State(0, 0, 8, 0), {})


def test_press_that_moves_further_does_not_peek(board: MemoryBoard) -> None:
    x, y = board.center((2, 2))
    board.screen.pointer.move((x, y))
    board.screen.pointer.press()
    for step in range(1, 6):
        board.screen.pointer.move((x + 4 * step, y))
    board.assert_unchanged(PEEK_TIME + 0.5)
    board.screen.pointer.release()
    board.assert_unchanged(0.5)
    assert (board.state(), board.up()) == (State(0, 0, 8, 0), {})


# Without animations


def test_card_flips_in_one_frame_without_animations(still_board: MemoryBoard, pair: tuple[Place, Place]) -> None:
    board = still_board
    box = board.boxes()[pair[0]]
    center = box.center
    board.screen.pointer.click(center)
    assert distinct_frames(board.screen, box, during=0.7) < MOTION
    assert board.up().keys() == {pair[0]}


@pytest.mark.thorough
def test_reveal_time_applies_without_animations(
    still_board: MemoryBoard, mismatch: tuple[Place, Place]
) -> None:
    board = still_board
    board.click(mismatch[0])
    board.wait_up(mismatch[0])
    second = board.click(mismatch[1])
    board.wait_up(*mismatch)
    board.wait_up()
    assert time.monotonic() - second > REVEAL_TIME - 0.05
    assert (len(board.cards()), board.state()) == (16, State(1, 0, 8, 0))


def test_pair_disappears_in_one_frame_without_animations(still_board: MemoryBoard, pair: tuple[Place, Place]) -> None:
    board = still_board
    board.click(pair[0])
    board.wait_up(pair[0])
    box = board.boxes()[pair[1]]
    board.screen.pointer.click(box.center)
    assert distinct_frames(board.screen, box, during=1.0) < MOTION
    assert (len(board.cards()), board.state()) == (14, State(1, 1, 8, 0))


def test_peek_is_visible_without_animations(still_board: MemoryBoard, deal: Deal) -> None:
    board = still_board
    begun = time.monotonic()
    board.peek_by_key()
    board.wait(lambda: board.up() == deal)
    board.wait_up()
    assert time.monotonic() - begun > 0.9
    assert (len(board.cards()), board.state()) == (16, State(0, 0, 8, 1))


# Interruptions


def nothing(board: MemoryBoard, deal: Deal) -> None:
    pass


def begin_a_flip(board: MemoryBoard, deal: Deal) -> None:
    before = board.picture((1, 1))
    board.click((1, 1))
    board.wait(lambda: (board.picture((1, 1)) != before).any())


def open_a_mismatch(board: MemoryBoard, deal: Deal) -> None:
    open_both(board, (pairs_of(deal)[0][0], pairs_of(deal)[1][0]))


def begin_a_fade(board: MemoryBoard, deal: Deal) -> None:
    for place in pairs_of(deal)[0]:
        board.click(place)
    board.wait(lambda: board.state().found == 1)


def begin_a_peek(board: MemoryBoard, deal: Deal) -> None:
    board.peek_by_key()


def press_for_a_while(board: MemoryBoard, deal: Deal) -> None:
    board.screen.pointer.move(board.center((3, 3)))
    board.screen.pointer.press()
    time.sleep(PEEK_TIME - 0.8)


IN_THE_MIDDLE = pytest.mark.parametrize(
    "bring",
    only(
        [begin_a_flip, begin_a_peek],
        [begin_a_flip, open_a_mismatch, begin_a_fade, begin_a_peek, press_for_a_while]))


@IN_THE_MIDDLE
def test_program_exits_cleanly_when_its_window_is_closed(
    board: MemoryBoard, deal: Deal, bring: Callable[[MemoryBoard, Deal], None]
) -> None:
    bring(board, deal)
    board.program.close()
    assert board.program.complaints == []


def test_program_exits_cleanly_during_the_deal(screen: Screen, start: Start) -> None:
    program = start(screen, *SEED)
    program.window()
    MemoryBoard(program)
    program.close()
    assert program.complaints == []


@IN_THE_MIDDLE
def test_new_deal_cancels_everything_in_progress(
    board: MemoryBoard, deal: Deal, bring: Callable[[MemoryBoard, Deal], None]
) -> None:
    bring(board, deal)
    board.screen.keyboard.type("Control+Shift+n")
    board.wait(lambda: board.state() == State(0, 0, 8, 0))
    board.wait_ready(16)
    board.assert_unchanged(1.5)
    assert (board.state(), board.up(), len(board.cards())) == (State(0, 0, 8, 0), {}, 16)


def test_new_deal_during_the_deal_deals_once(screen: Screen, start: Start) -> None:
    program = start(screen, *SEED)
    program.window()
    board = MemoryBoard(program)
    screen.keyboard.type("Control+Shift+n")
    board.wait_ready(16)
    board.assert_unchanged(1.5)
    assert (board.state(), board.up(), len(board.cards())) == (State(0, 0, 8, 0), {}, 16)
