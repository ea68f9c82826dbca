# SPDX-License-Identifier: GPL-3.0-or-later
"""The dialog in which a game is chosen, and the table with the players’ names."""
from __future__ import annotations

import pytest

from conftest import SEED, Start, shorten_deal
from home import Home
from memory_board import MemoryBoard
from passcode_board import PasscodeBoard
from pentomino_board import PentominoBoard
from program import Program, binary, prefix_of
from screen import Screen
from touch_screen import TouchScreen
from waiting import wait_until

PENTOMINOES = "io.github.peekaboard.Peekaboard.pentominoes"
PASSCODE = "io.github.peekaboard.Peekaboard.passcode"


def begin(screen: Screen, home: Home, start: Start, board: str = "memory") -> Program:
    shorten_deal(home)
    home.switch_animations_off()
    program = start(screen, *SEED, "--board", board)
    program.window()
    return program


def choose(program: Program) -> None:
    """Opens the dialog."""
    program.screen.keyboard.type("Control+n")
    program.find_settled("Play", "push button")
    program.wait_for_focus("Play")


def is_open(program: Program) -> bool:
    return bool([node for node in program.find_all("Play", "push button") if node.box and node.box.width])


def setting(home: Home, key: str) -> str:
    return home.get(prefix_of(binary()), key)


def test_deck_and_names_are_chosen_and_kept(screen: Screen, home: Home, start: Start) -> None:
    home.set(prefix_of(binary()), "players", "people 2")
    program = begin(screen, home, start)
    board = MemoryBoard(program).wait_ready(16)
    choose(program)
    program.click(program.find_settled("Shapes", "push button"))
    name = program.scroll_to("First player’s name", "text")
    program.click(name)
    program.wait_for_focus("First player’s name")
    # Return goes to the next name, and plays after the last one.
    screen.keyboard.type("Shift+A", "d", "a", "Return")
    program.wait_for_focus("Second player’s name")
    screen.keyboard.type("Return")
    board.wait(lambda: not is_open(program))
    wait_until(lambda: setting(home, "deck") == "'shapes'", "the setting of the deck")
    assert program.find("Ada’s turn \\(0 : 0\\)", "label")
    # Nobody but the two players who play is asked for a name, and Return plays the same again.
    choose(program)
    assert program.find("Second player’s name", "text") and not program.find_all("Third player’s name", "text")
    screen.keyboard.type("Return")
    board.wait(lambda: not is_open(program))
    assert setting(home, "player-1-name") == "'Ada'" and setting(home, "deck") == "'shapes'"
    program.end()


def test_game_is_chosen_and_played_with_fingers(touch_screen: TouchScreen, home: Home, start: Start) -> None:
    home.set(prefix_of(binary()), "size", "'2x2'")
    home.set(prefix_of(binary()), "players", "'people 2'")
    program = begin(touch_screen, home, start)
    board = MemoryBoard(program).wait_ready(4)

    def tap(name: str) -> None:
        touch_screen.fingers.tap(0, program.on_screen(program.find_settled(name, "push button").box).center)

    tap("New game")
    tap("Shapes")
    tap("Play")
    board.wait(lambda: not is_open(program))
    wait_until(lambda: setting(home, "deck") == "'shapes'", "the setting of the deck")
    board.wait_ready(4)
    board.play(lambda place: touch_screen.fingers.tap(0, board.center(place)))
    assert program.find(".* wins? .*|A tie .*", "label")
    tap("New Game")
    board.wait_ready(4)
    assert board.state().moves == 0


def test_escape_leaves_the_game_and_the_choices_as_they_are(screen: Screen, home: Home, start: Start) -> None:
    program = begin(screen, home, start)
    board = MemoryBoard(program).wait_ready(16)
    board.click((1, 1))
    board.wait_up((1, 1))
    program.click(program.find_settled("New game", "push button"))
    program.wait_for_focus("Play")
    program.click(program.find_settled("Letters", "push button"))
    wait_until(
        lambda: "pressed" in screen.accessibility.states(program.find("Letters", "push button").reference), "the choice")
    screen.keyboard.type("Escape")
    board.wait(lambda: not is_open(program))
    board.wait_up((1, 1))
    program.window()
    choose(program)
    assert "pressed" in screen.accessibility.states(program.find("Animals", "push button").reference)
    assert setting(home, "deck") == "'animals'"
    screen.keyboard.type("Escape")
    board.wait(lambda: not is_open(program))


def test_beginner_is_offered_an_easy_puzzle(screen: Screen, home: Home, start: Start) -> None:
    program = begin(screen, home, start, "pentominoes")
    board = PentominoBoard(program)
    board.wait_still()
    choose(program)
    assert program.find("Puzzle of the Day") and program.find("3 × 5")
    screen.keyboard.type("Return")
    wait_until(lambda: home.get(prefix_of(binary()), "game", schema=PENTOMINOES) == "'3x5'", "the easiest board")
    wait_until(lambda: "of 3 tiles" in board.description(), "the easiest board")


def puzzle(home: Home) -> str:
    return home.get(prefix_of(binary()), "game", schema=PENTOMINOES).strip("'")


def test_pictures_of_a_group_are_one_stop_and_return_plays(screen: Screen, home: Home, start: Start) -> None:
    program = begin(screen, home, start, "pentominoes")
    PentominoBoard(program).wait_still()
    choose(program)
    program.find_settled("3 × 5", "push button")
    # From the button, the stops are the chosen board and a puzzle of the day.
    for name in ("3 × 5", "Easy"):
        screen.keyboard.type("Shift+Tab")
        program.wait_for_focus(name)
    for keys, name in ((("Tab",), "3 × 5"), (("Down", "Right", "Up"), "4 × 5"), (("Right",), "5 × 5")):
        screen.keyboard.type(*keys)
        program.wait_for_focus(name)
    # Space chooses, and Return plays what has the focus.
    screen.keyboard.type("space")
    wait_until(lambda: "pressed" in program.find("5 × 5", "push button").states, "the choice")
    assert is_open(program)
    screen.keyboard.type("Left", "Return")
    wait_until(lambda: puzzle(home) == "4x5" and not is_open(program), "the game to begin")
    # The preferences, which do not show the puzzle, do not undo its choice.
    program.window()
    screen.keyboard.type("Control+comma")
    assert "sensitive" not in program.find_settled("Undo change", "push button").states


def test_double_click_plays(screen: Screen, home: Home, start: Start) -> None:
    program = begin(screen, home, start)
    board = MemoryBoard(program).wait_ready(16)
    choose(program)
    picture = program.find_settled("Shapes", "push button")
    program.click(picture)
    program.click(picture)
    board.wait(lambda: setting(home, "deck") == "'shapes'" and not is_open(program))


@pytest.mark.parametrize("row", ["Circles", "Motion"])
def test_circles_are_chosen_in_the_dialog(screen: Screen, home: Home, start: Start, row: str) -> None:
    program = begin(screen, home, start, "passcode")
    PasscodeBoard(program)
    choose(program)
    assert program.find(row, "combo box")
    screen.keyboard.type("Escape")
    wait_until(lambda: not is_open(program), "the dialog to close")
