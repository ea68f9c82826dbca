# SPDX-License-Identifier: GPL-3.0-or-later
"""Drifting circles, and what stops them: a hidden window, another board, a pause, and disabled animations."""
from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pytest
from Xlib import Xatom

from conftest import Start
from frames import distinct_frames
from home import Home
from passcode_board import FASTEST, PasscodeBoard, State, configure
from program import Program
from screen import Screen
from tiers import only

PASSCODE = ("--board", "passcode", "--seed", "7")
AWAY = 5.0  # long compared with the time before and after, when the circles are visible
LONG_FLIGHT = 5.0


def shown(screen: Screen, home: Home, start: Start, *arguments: str, **settings: object) -> PasscodeBoard:
    configure(home, **settings)
    program = start(screen, *PASSCODE, *arguments)
    program.window()
    return PasscodeBoard(program)


def page_tab(program: Program, page: str) -> None:
    tabs = [node for node in program.find_all(page, "page tab") if node.box and node.box.width]
    program.click(tabs[0])


def unmapped(board: PasscodeBoard) -> Iterator[None]:
    """Unmaps the window for a while."""
    window, display = board.program.window().window, board.screen.display
    window.unmap()
    display.sync()
    yield
    window.map()
    display.sync()
    board.program.window()


def other_page(board: PasscodeBoard) -> Iterator[None]:
    page_tab(board.program, "Pairs")
    yield
    page_tab(board.program, "Passcode")


def minimized(board: PasscodeBoard) -> Iterator[None]:
    """Sets the hidden state of the window, as a window manager does, and removes it again."""
    window, display = board.program.window().window, board.screen.display
    state, hidden = display.intern_atom("_NET_WM_STATE"), display.intern_atom("_NET_WM_STATE_HIDDEN")
    window.change_property(state, Xatom.ATOM, 32, [hidden])
    display.sync()
    yield
    window.change_property(state, Xatom.ATOM, 32, [])
    display.sync()


def test_circles_drift_at_the_right_speed(screen: Screen, home: Home, start: Start) -> None:
    board = shown(screen, home, start)
    track = board.track()
    assert set(track.places) == set(range(1, 13))
    begun = time.monotonic()
    _, before = board.wait_for_update()
    time.sleep(1)
    moment, after = board.wait_for_update()
    assert track.seconds_to(after) == pytest.approx(moment - track.moment, rel=0.3)
    # The positions are no older than the first request and no newer than the last reply. They are rounded, and circles
    # bounce.
    farthest = FASTEST * (time.monotonic() - begun) + 2
    ways = [abs(after[number][axis] - before[number][axis]) for number in before for axis in (0, 1)]
    assert max(ways) < farthest
    assert sum(way > 30 for way in ways) >= 12


@pytest.mark.thorough
@pytest.mark.parametrize("out_of_sight", only([minimized], [unmapped, other_page, minimized]))
def test_hidden_board_stands_still(
    screen: Screen, home: Home, start: Start, out_of_sight: Callable[[PasscodeBoard], Iterator[None]]
) -> None:
    """Circles and flights continue from where they were. The program is idle in the meantime."""
    board = shown(screen, home, start, flight_time=LONG_FLIGHT)
    number = board.tap_next()
    track = board.track()
    absence = out_of_sight(board)
    next(absence)
    left = time.monotonic()
    board.wait_until_idle()
    time.sleep(max(0, AWAY - (time.monotonic() - left)))
    assert board.circles()[number] is None
    back = time.monotonic()
    next(absence, None)
    _, places = board.wait_for_update()
    seen = (left - track.moment) + (time.monotonic() - back)
    del places[number]
    assert track.seconds_to(places) < seen + AWAY / 4  # after bounces, they are nearer
    assert board.circles()[number] is None, "the flight continued while the board was hidden"
    board.wait(lambda: board.circles()[number] == 1)
    board.wait_moving()
    assert board.program.complaints == []


def test_pause_stops_all_motion_until_it_ends(screen: Screen, home: Home, start: Start) -> None:
    board = shown(screen, home, start, flight_time=LONG_FLIGHT)
    number = board.tap_next()
    track = board.track()
    board.keys("p")
    board.wait(board.is_paused)
    paused = time.monotonic()
    assert track.seconds_to(board.wait_until_settled()) < paused - track.moment + 0.5
    places, state = board.places(), board.state()
    board.wait_until_idle()
    time.sleep(1.5)  # much longer than the drift that is allowed below
    assert board.places() == places
    assert (board.circles()[number], board.state()) == (None, state)
    resumed = time.monotonic()
    board.keys("p")
    _, after = board.wait_for_update()
    farthest = FASTEST * (time.monotonic() - resumed) + 10
    for circle in places.keys() - {number}:  # They continue from where they stopped.
        assert all(abs(after[circle][axis] - places[circle][axis]) < farthest for axis in (0, 1))
    board.wait(lambda: not board.is_paused())
    board.wait(lambda: board.circles()[number] == 1)
    board.wait_moving()


@pytest.mark.thorough
def test_button_and_the_menu_item_pause_the_game(screen: Screen, home: Home, start: Start) -> None:
    board = shown(screen, home, start)
    button = board.program.find("Pause", "push button")
    for switch in (lambda: board.program.click(button), lambda: board.program.act("win.pause")):
        switch()
        board.wait(board.is_paused)
        board.wait_until_settled()
        switch()
        board.wait(lambda: not board.is_paused())
        board.wait_moving()


def test_keys_play_on_after_a_click_on_the_button(screen: Screen, home: Home, start: Start) -> None:
    board = shown(screen, home, start)
    button = board.program.find("Pause", "push button")
    board.program.click(button)
    board.wait(board.is_paused)
    screen.keyboard.type("p")
    board.wait(lambda: not board.is_paused())


def test_tap_ends_a_pause_and_is_not_counted(screen: Screen, home: Home, start: Start) -> None:
    board = shown(screen, home, start)
    state = board.state()
    board.keys("p")
    board.wait(board.is_paused)
    places = board.wait_until_settled()
    screen.pointer.click(board.on_screen(places[12]))
    board.wait(lambda: not board.is_paused())
    board.wait_moving()
    board.assert_unchanged(0.4)
    assert board.state() == state


def test_new_game_ends_a_pause(screen: Screen, home: Home, start: Start) -> None:
    board = shown(screen, home, start)
    wanted = board.wanted()
    board.keys("p")
    board.wait(board.is_paused)
    board.keys("Control+Shift+n")
    board.wait(lambda: board.wanted() != wanted)
    assert not board.is_paused()
    board.wait_moving()


def test_nothing_moves_and_the_game_can_be_played_without_animations(
    screen: Screen, home: Home, start: Start
) -> None:
    home.switch_animations_off()
    board = shown(screen, home, start, card_time=0.5, flight_time=0.3)
    screen.release_all()
    places = board.places()
    assert distinct_frames(screen, board.arena(), during=0.8) == 1
    board.wait_until_idle()
    assert board.places() == places
    number, wrong = board.state().next, board.tap_wrong()
    board.wait_until_settled()
    # After a correct tap, the circles change places in one frame, and circles on a base are there without a flight.
    arena = board.arena()
    before = screen.pixels(arena)
    board.key(number)
    assert distinct_frames(screen, arena, during=1.0) < 8
    assert (screen.pixels(arena) != before).any()
    board.wait(lambda: board.circles()[number] == 1)
    after = board.wait_until_settled()
    assert wrong in after and after != places
    for _ in range(3):
        board.tap_next()
    board.wait(lambda: board.cards_up() == 1)
    for _ in range(2):
        board.win_round()
    board.wait(lambda: board.has_label("All numbers found"))
    assert board.state() == State(3, 3, None, 1, over=True)


@pytest.mark.thorough
@pytest.mark.parametrize("variant", only(["drifting"], ["drifting", "still"]))
def test_all_circles_stay_inside_a_window_that_shrinks_during_a_flight(
    screen: Screen, home: Home, start: Start, variant: str
) -> None:
    """A correct and a wrong circle are in flight, the wrong one from as far away as possible."""
    board = shown(screen, home, start, flight_time=LONG_FLIGHT, variant=variant)
    number = board.tap_next()
    places = {circle: place for circle, place in board.places().items() if circle not in [number, *board.wanted()]}
    board.key(max(places, key=lambda circle: sum(places[circle])))
    board.wait(lambda: board.state().misses == 1)
    board.program.window().resize(360, 640)
    board.wait(lambda: board.area().width <= 360)
    end, samples = time.monotonic() + LONG_FLIGHT + 1, []
    while time.monotonic() < end:
        area, boxes = board.area(), board.boxes()
        if area != board.area():
            continue  # the resize is not complete
        assert len(boxes) == 12
        for circle, box in boxes.items():
            assert box.x >= area.x - 1 and box.x + box.width <= area.x + area.width + 1, f"{circle} {box} in {area}"
            assert box.y >= area.y - 1 and box.y + box.height <= area.y + area.height + 1, f"{circle} {box} in {area}"
        samples.append(boxes)
        time.sleep(0.05)
    assert any(boxes != samples[0] for boxes in samples), "no circle is moving"
    board.wait(lambda: board.circles()[number] == 1)
    assert board.program.complaints == []


@pytest.mark.parametrize("arguments", [("--mute",), ()])
def test_missing_sound_server_is_not_reported(
    screen: Screen, home: Home, start: Start, arguments: tuple[str, ...]
) -> None:
    configure(home, flight_time=0.2, card_time=0.5)
    nowhere = f"unix:{home.folder}/no-sound-server"
    program = start(screen, *PASSCODE, *arguments, environment={"PULSE_SERVER": nowhere})
    program.window()
    board = PasscodeBoard(program)
    board.tap_wrong()
    board.win_round()
    assert board.state().round == 2
    assert program.complaints == []


def test_keys_play_after_a_click_beside_the_circles(screen: Screen, home: Home, start: Start) -> None:
    board = shown(screen, home, start)
    program = board.program
    program.click(program.find("Main menu", "push button"))
    program.find_settled("Game Rules", "menu item")
    screen.keyboard.type("Escape")
    program.wait_for_focus("Main menu")
    area = program.on_screen(board.area())
    screen.pointer.click((area.x + 3, area.y + 3))
    screen.keyboard.type("p")
    board.wait(board.is_paused)
