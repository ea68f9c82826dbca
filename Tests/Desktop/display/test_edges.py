"""The edges of the game of pairs, each on the real program, at the deal of seed 7."""
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

PEEK_TIME = 2.0
REVEAL_TIME = 0.7
# A turn or fade of half a second shows some 30 pictures; without motion a card shows up to 3 (down, up, gone), and one
# more for each that is caught while it is being copied to the screen.
MOTION = 6


@pytest.fixture
def pair(deal: Deal) -> tuple[Place, Place]:
    """The places of two equal cards."""
    return pairs_of(deal)[0]


@pytest.fixture
def strangers(deal: Deal) -> tuple[Place, Place]:
    """The places of two different cards, of neither of which `pair` has one."""
    return pairs_of(deal)[1][0], pairs_of(deal)[2][0]


def open_both(board: MemoryBoard, places: tuple[Place, Place]) -> float:
    """Opens two cards that are no pair, and returns the moment of the second tap."""
    board.click(places[0])
    second = board.click(places[1])
    board.wait_up(*places)
    return second


# 1


def test_two_quick_taps_on_one_card_are_one_turn(board: MemoryBoard, pair: tuple[Place, Place]) -> None:
    center = board.center(pair[0])
    board.screen.pointer.click(center)
    board.screen.pointer.click(center)
    board.wait_up(pair[0])
    board.nothing_happens(1.2)
    assert board.state() == State(0, 0, 8, 0)
    assert board.up().keys() == {pair[0]}
    board.click(pair[1])
    board.wait(lambda: board.state() == State(1, 1, 8, 0))


def test_a_tap_on_a_card_that_is_up_does_nothing(board: MemoryBoard, pair: tuple[Place, Place]) -> None:
    board.click(pair[0])
    board.wait_up(pair[0])
    board.wait_still()
    board.click(pair[0])
    board.nothing_happens(1.2)
    assert board.up().keys() == {pair[0]}
    assert board.state() == State(0, 0, 8, 0)


# 2


def test_a_third_tap_turns_the_unequal_pair_back_at_once(
    board: MemoryBoard, deal: Deal, pair: tuple[Place, Place], strangers: tuple[Place, Place]
) -> None:
    open_both(board, strangers)
    board.click(pair[0])
    board.wait_up(pair[0])
    assert board.up() == {pair[0]: deal[pair[0]]}
    assert board.state() == State(1, 0, 8, 0)
    board.nothing_happens(1.5)  # the reveal time of the pair must not run on
    board.click(pair[1])
    board.wait(lambda: board.state() == State(2, 1, 8, 0))


def test_an_unequal_pair_turns_back_after_the_reveal_time(board: MemoryBoard, strangers: tuple[Place, Place]) -> None:
    second = open_both(board, strangers)
    board.wait_up()
    assert time.monotonic() - second > REVEAL_TIME
    assert board.state() == State(1, 0, 8, 0)
    assert len(board.cards()) == 16


# 3


def test_taps_beside_the_cards_do_nothing(board: MemoryBoard, pair: tuple[Place, Place]) -> None:
    area, (left, upper), (right, lower) = board.box(), board.center((1, 1)), board.center((2, 2))
    half_across, half_down = (right - left) / 2, (lower - upper) / 2  # from the middle of a card to the middle of a gap
    beside: list[Point] = [
        (left + half_across, upper), (left, upper + half_down), (left + half_across, upper + half_down),
        (left - half_across, upper), (left, upper - half_down), (area.x + 1, area.y + 1),
        (area.x + area.width - 2, area.y + area.height - 2)]
    for place in beside:
        board.screen.pointer.click(place)
    board.nothing_happens()
    assert (board.state(), board.up()) == (State(0, 0, 8, 0), {})
    board.click(pair[0])
    board.wait_up(pair[0])
    for place in beside:
        board.screen.pointer.click(place)
    board.nothing_happens()
    assert (board.state(), board.up().keys()) == (State(0, 0, 8, 0), {pair[0]})


def test_taps_on_a_fading_card_and_where_a_card_was_do_nothing(board: MemoryBoard, pair: tuple[Place, Place]) -> None:
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
    board.nothing_happens()
    assert (board.state(), board.up(), len(board.cards())) == (State(1, 1, 8, 0), {}, 14)


# 4


def test_a_peek_leaves_the_one_card_up_that_was_up(board: MemoryBoard, deal: Deal, pair: tuple[Place, Place]) -> None:
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


# 5


def test_an_unequal_pair_has_turned_back_by_the_end_of_a_peek(
    board: MemoryBoard, deal: Deal, pair: tuple[Place, Place], strangers: tuple[Place, Place]
) -> None:
    open_both(board, strangers)
    board.peek_by_key()
    board.wait(lambda: board.up() == deal)
    board.wait_up()
    board.wait_still()
    assert board.state() == State(1, 0, 8, 1)
    board.nothing_happens(1.0)
    board.click(pair[0])
    board.wait_up(pair[0])


def test_a_fade_goes_on_during_a_peek(board: MemoryBoard, deal: Deal, pair: tuple[Place, Place]) -> None:
    for place in pair:
        board.click(place)
    board.wait(lambda: board.state().found == 1)
    board.peek_by_key()
    left = {place: face for place, face in deal.items() if place not in pair}
    board.wait(lambda: left.items() <= board.up().items())
    board.wait_up()
    board.wait_still()
    assert (len(board.cards()), board.state()) == (14, State(1, 1, 8, 1))


def test_the_cards_take_no_taps_during_a_peek(board: MemoryBoard, pair: tuple[Place, Place]) -> None:
    centers = [board.center(place) for place in pair]
    board.peek_by_key()
    for center in centers:
        board.screen.pointer.click(center)
    board.wait_up()
    board.wait_still()
    assert (len(board.cards()), board.state()) == (16, State(0, 0, 8, 1))


# 6


@pytest.mark.parametrize("seconds", [0.6, PEEK_TIME])
def test_a_press_shorter_than_the_peek_time_is_a_tap(board: MemoryBoard, seconds: float) -> None:
    board.program.home.set(prefix_of(binary()), "peek-press-time", 5)
    board.screen.pointer.move(board.center((2, 2)))
    board.screen.pointer.press()
    time.sleep(seconds)
    assert not board.up()
    board.screen.pointer.release()
    board.wait_up((2, 2))
    board.nothing_happens(1.0)
    assert board.state() == State(0, 0, 8, 0)


def test_a_press_that_moves_within_the_drag_threshold_is_a_tap(board: MemoryBoard) -> None:
    x, y = board.center((2, 2))
    board.screen.pointer.drag((x, y), (x + 4, y + 3))
    board.wait_up((2, 2))
    assert board.state() == State(0, 0, 8, 0)


def test_a_press_that_moves_further_is_no_tap(board: MemoryBoard) -> None:
    x, y = board.center((2, 2))
    board.screen.pointer.drag((x, y), (x + 20, y))
    board.nothing_happens(0.8)
    assert (board.state(), board.up()) == (State(0, 0, 8, 0), {})


def test_a_press_that_moves_further_is_no_peek(board: MemoryBoard) -> None:
    x, y = board.center((2, 2))
    board.screen.pointer.move((x, y))
    board.screen.pointer.press()
    for step in range(1, 6):
        board.screen.pointer.move((x + 4 * step, y))
    board.nothing_happens(PEEK_TIME + 0.5)
    board.screen.pointer.release()
    board.nothing_happens(0.5)
    assert (board.state(), board.up()) == (State(0, 0, 8, 0), {})


# 7


def test_without_animations_a_card_turns_without_motion(still_board: MemoryBoard, pair: tuple[Place, Place]) -> None:
    board = still_board
    box = board.boxes()[pair[0]]
    center = box.center
    board.screen.pointer.click(center)
    assert distinct_frames(board.screen, box, during=0.7) < MOTION
    assert board.up().keys() == {pair[0]}


def test_without_animations_the_reveal_time_still_holds(
    still_board: MemoryBoard, strangers: tuple[Place, Place]
) -> None:
    board = still_board
    board.click(strangers[0])
    board.wait_up(strangers[0])
    second = board.click(strangers[1])
    board.wait_up(*strangers)
    board.wait_up()
    assert time.monotonic() - second > REVEAL_TIME - 0.05
    assert (len(board.cards()), board.state()) == (16, State(1, 0, 8, 0))


def test_without_animations_a_pair_is_gone(still_board: MemoryBoard, pair: tuple[Place, Place]) -> None:
    board = still_board
    board.click(pair[0])
    board.wait_up(pair[0])
    box = board.boxes()[pair[1]]
    board.screen.pointer.click(box.center)
    assert distinct_frames(board.screen, box, during=1.0) < MOTION
    assert (len(board.cards()), board.state()) == (14, State(1, 1, 8, 0))


def test_without_animations_a_peek_is_long_enough_to_be_seen(still_board: MemoryBoard, deal: Deal) -> None:
    board = still_board
    begun = time.monotonic()
    board.peek_by_key()
    board.wait(lambda: board.up() == deal)
    board.wait_up()
    assert time.monotonic() - begun > 0.9
    assert (len(board.cards()), board.state()) == (16, State(0, 0, 8, 1))


# 8


def nothing(board: MemoryBoard, deal: Deal) -> None:
    pass


def begin_a_turn(board: MemoryBoard, deal: Deal) -> None:
    before = board.picture((1, 1))
    board.click((1, 1))
    board.wait(lambda: (board.picture((1, 1)) != before).any())


def open_an_unequal_pair(board: MemoryBoard, deal: Deal) -> None:
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
    "bring", [begin_a_turn, open_an_unequal_pair, begin_a_fade, begin_a_peek, press_for_a_while])


@IN_THE_MIDDLE
def test_closing_the_window_leaves_nothing_behind(
    board: MemoryBoard, deal: Deal, bring: Callable[[MemoryBoard, Deal], None]
) -> None:
    bring(board, deal)
    board.program.close()
    assert board.program.complaints == []


def test_closing_the_window_during_the_opening_leaves_nothing_behind(screen: Screen, start: Start) -> None:
    program = start(screen, *SEED)
    program.window()
    MemoryBoard(program)
    program.close()
    assert program.complaints == []


@IN_THE_MIDDLE
def test_a_new_deal_leaves_nothing_behind(
    board: MemoryBoard, deal: Deal, bring: Callable[[MemoryBoard, Deal], None]
) -> None:
    bring(board, deal)
    board.screen.keyboard.type("Control+n")
    board.wait(lambda: board.state() == State(0, 0, 8, 0))
    board.wait_ready(16)
    board.nothing_happens(1.5)
    assert (board.state(), board.up(), len(board.cards())) == (State(0, 0, 8, 0), {}, 16)


def test_a_new_deal_during_the_opening_deals_once(screen: Screen, start: Start) -> None:
    program = start(screen, *SEED)
    program.window()
    board = MemoryBoard(program)
    screen.keyboard.type("Control+n")
    board.wait_ready(16)
    board.nothing_happens(1.5)
    assert (board.state(), board.up(), len(board.cards())) == (State(0, 0, 8, 0), {}, 16)
