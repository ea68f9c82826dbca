# SPDX-License-Identifier: GPL-3.0-or-later
"""The preferences, the user's own cards, the settings of the next game, and the command line of Passcode."""
from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image

import picture_files
from colors import alike, middle, parse
from command import run
from conftest import Start
from home import Home
from passcode_board import FASTEST, SCHEMA, SLOWEST, PasscodeBoard, configure
from program import Program, binary, prefix_of, program_lines
from screen import Screen
from waiting import wait_until

PASSCODE = ("--board", "passcode", "--seed", "7")
SLIDER = "Circle size"
LEAST, MOST = 24, 96


@pytest.fixture
def begin(screen: Screen, home: Home, start: Start) -> Callable[..., PasscodeBoard]:
    def begin_with(*arguments: str, **settings: object) -> PasscodeBoard:
        configure(home, **settings)
        program = start(screen, *(arguments or PASSCODE))
        program.window()
        return PasscodeBoard(program)

    return begin_with


# The preferences


def test_pane_changes_the_size_of_the_circles(begin: Callable[..., PasscodeBoard], home: Home) -> None:
    board = begin()
    assert {box[2:] for box in board.boxes().values()} == {(50, 50)}
    number = board.tap_next()  # a circle in flight changes with the others
    program = board.program
    board.keys("Control+comma")
    program.open_section("Appearance")
    wait_until(lambda: on_screen(program, SLIDER), "the section to open")
    slider = program.on_screen(program.find(SLIDER, "slider").box)
    board.screen.pointer.click((slider.x + slider.width * (70 - LEAST) / (MOST - LEAST), slider.center[1]))
    board.wait(lambda: {box.width for box in board.boxes().values()} != {50})
    size = round(float(home.get(prefix_of(binary()), "diameter", schema=SCHEMA)))
    assert abs(size - 70) <= 10
    board.wait(lambda: {box[2:] for box in board.boxes().values()} == {(size, size)})
    board.wait(lambda: board.circles()[number] == 1)
    program.find(f"{size} pt", "label")
    assert board.program.complaints == []


def on_screen(program: Program, name: str) -> bool:
    box = program.on_screen(program.find(name, "slider").box)
    return box.width > 0 and box.x + box.width <= program.window().size[0]


def test_circles_stop_at_speed_0_and_continue_from_there(
    begin: Callable[..., PasscodeBoard], home: Home
) -> None:
    board = begin()
    board.wait_moving()
    configure(home, speed=0)
    places = board.wait_until_settled()
    board.wait_until_idle()
    assert board.places() == places
    board.tap_next()  # flights are not affected
    board.wait_moving()
    board.wait(lambda: 1 in board.circles().values())
    assert board.wait_until_settled().keys() == places.keys()
    configure(home, speed=200)
    fast: set[int] = set()

    def are_fast() -> bool:
        speeds = {number: math.hypot(*velocity) for number, velocity in board.track().velocities.items()}
        assert max(speeds.values()) < 2 * FASTEST * 1.25
        # A circle that has bounced has gone a longer way.
        fast.update(number for number, speed in speeds.items() if speed > 2 * SLOWEST * 0.75)
        return len(fast) >= 8

    board.wait(are_fast)


def test_background_color(begin: Callable[..., PasscodeBoard], home: Home) -> None:
    board = begin()
    configure(home, table="plain")
    board.wait(lambda: alike(middle(board.screen.pixels(board.arena())), parse("#1b5740")))
    for color in ("#5e5c64", "#f6f5f4"):
        configure(home, background=color)
        board.wait(lambda: alike(middle(board.screen.pixels(board.arena())), parse(color)))


def test_default_background_color_in_the_dark_style(screen: Screen, home: Home, start: Start) -> None:
    configure(home, table="plain")
    program = start(screen, *PASSCODE, environment={"ADW_DEBUG_COLOR_SCHEME": "prefer-dark"})
    program.window()
    board = PasscodeBoard(program)
    assert alike(middle(screen.pixels(board.arena())), parse("#12382a"))


def test_next_numbers_can_be_hidden(begin: Callable[..., PasscodeBoard], home: Home) -> None:
    board = begin()
    wanted = board.wanted()
    assert len(wanted) == 4
    configure(home, shows_next=False)
    waits = "not active yet"
    board.wait(lambda: board.bases() == {1: f"needs {wanted[0]}", 2: waits, 3: waits, 4: waits})
    assert "Base 3, not active yet" in board.names()
    board.tap_next()
    board.wait(lambda: board.bases() == {1: "filled", 2: f"needs {wanted[1]}", 3: waits, 4: waits})
    assert board.state().next == wanted[1]
    configure(home, shows_next=True)
    board.wait(lambda: board.bases() == {1: "filled"} | {base: f"needs {wanted[base - 1]}" for base in (2, 3, 4)})


# The user's own cards


@pytest.mark.thorough
def test_users_own_cards(begin: Callable[..., PasscodeBoard], home: Home, tmp_path: Path) -> None:
    """The text and image of a card can be set before and while the card is shown."""
    picture = picture_files.plain(tmp_path / "a garden & more ü.png")
    board = begin(
        flight_time=0.1, card_time=20, card_1_title="Grün", card_1_text="Ein Satz.", card_1_picture=picture.as_uri())
    board.win_round()
    board.wait(lambda: board.cards()[1] == "Grün: Ein Satz.")
    assert (board.cards()[2], board.cards()[3]) == ("face down", "face down")
    board.wait(lambda: green(board, "Card 1, Grün: Ein Satz.") > 0.2)
    configure(home, card_1_title="Mon jardin")
    board.wait(lambda: board.cards()[1] == "Mon jardin: Ein Satz.")
    configure(home, card_1_picture="shipped")
    board.wait(lambda: green(board, "Card 1, Mon jardin: Ein Satz.") < 0.02)
    bad = picture_files.truncated(tmp_path / "truncated.png")
    configure(home, card_1_picture=bad.as_uri())
    assert bad.name in board.program.wait_for_complaint()
    board.keys("Escape")
    board.wait(lambda: board.cards()[1] == "Mon jardin")
    # Cards that were won can be shown again.
    board.wait(lambda: board.node("Card 1, Mon jardin").box.width < 100)
    card = board.program.on_screen(board.node("Card 1, Mon jardin").box)
    board.screen.pointer.click(card.center)
    board.wait(lambda: board.cards()[1] == "Mon jardin: Ein Satz.")
    assert board.state().misses == 0


def green(board: PasscodeBoard, name: str) -> float:
    """Returns the fraction of a card that has the color of the image."""
    pixels = board.screen.pixels(board.program.on_screen(board.node(name).box)).astype(int)
    return float((abs(pixels - picture_files.GREEN).max(axis=2) < 24).mean())


def test_pane_changes_the_title_of_a_card(begin: Callable[..., PasscodeBoard], home: Home) -> None:
    """A card that is shown is updated with each letter typed in the preferences."""
    board = begin(flight_time=0.1, card_time=30)
    board.win_round()
    board.wait(lambda: board.cards()[1].startswith("Lighthouse: "))
    program = board.program
    program.act("win.preferences")
    program.open_section("Cards")
    field = program.scroll_to("First card title", "text").reference
    accessibility = board.screen.accessibility
    board.screen.pointer.click(program.on_screen(accessibility.boxes([field])[0]).center)
    wait_until(
        lambda: any("focused" in node.states for node in accessibility.tree(field).walk()), "the focus in the field")
    board.keys("Control+a", "Shift+a", "b", "1", "p")
    board.wait(lambda: board.cards()[1].startswith("Ab1p: "))  # shortcuts of the board are ordinary letters here
    assert home.get(prefix_of(binary()), "card-1-title", schema=SCHEMA) == "'Ab1p'"
    assert not board.is_paused()
    program.screen.accessibility.act(program.find("Reset First card title", "push button").reference)
    board.wait(lambda: board.cards()[1].startswith("Lighthouse: "))


# The next game


@pytest.mark.thorough
def test_still_circles_change_places_after_each_correct_tap(
    begin: Callable[..., PasscodeBoard], home: Home
) -> None:
    board = begin(variant="still", flight_time=0.2)
    board.wait(lambda: not board.is_moving())
    before = board.wait_until_settled()
    board.wait_until_idle()
    board.tap_wrong()
    board.wait_moving()
    assert board.wait_until_settled() == before
    number = board.tap_next()
    board.wait(lambda: board.circles()[number] == 1)
    after = board.wait_until_settled()
    moved = [circle for circle in after if circle != number and after[circle] != before[circle]]
    assert len(moved) >= 6
    assert {after[circle] for circle in after if circle != number} < set(before.values())
    # A tap near a circle counts; one further away does not.
    state, (x, y) = board.state(), board.on_screen(after[board.state().next])
    board.screen.pointer.click((x - 26, y))
    board.screen.pointer.click((x, y + 25))
    board.assert_unchanged(0.4)
    assert board.state() == state
    board.screen.pointer.click((x - 15, y + 14))
    board.wait(lambda: board.state().next != state.next)
    assert board.state().misses == 1


# The command line


@pytest.mark.thorough
def test_demo_wins_all_rounds_and_prints_the_result(screen: Screen, home: Home, tmp_path: Path) -> None:
    configure(home, circles="8", card_time=0.5, flight_time=0.6)
    picture = tmp_path / "demo.png"
    done = run(
        home, "--demo", "--board", "passcode", "--screenshot", str(picture), session=screen.environment)
    assert (done.returncode, program_lines(done.stderr)) == (0, [])
    assert done.stdout == "Passcode: 2 of 2 rounds won, 0 misses\n"
    with Image.open(picture) as image:
        assert len(image.convert("RGB").getcolors(image.width * image.height)) > 50, "the screenshot is blank"


def test_screenshot_is_written(screen: Screen, home: Home, tmp_path: Path) -> None:
    path = tmp_path / "window.png"
    configure(home, table="plain")
    done = run(home, "--screenshot", str(path), *PASSCODE, session=screen.environment)
    assert (done.returncode, program_lines(done.stderr)) == (0, [])
    with Image.open(path) as image:
        assert image.format == "PNG"
        assert image.width >= 360 and image.height >= 360
        colors = {color for _, color in image.convert("RGB").getcolors(image.width * image.height)}
    # The board, the bases, and the four hues of the circles.
    assert {parse(color) for color in ("#1b5740", "#ffffff", "#99c1f1", "#57e389", "#f9f06b", "#ff7800")} <= colors
