# SPDX-License-Identifier: GPL-3.0-or-later
"""The search in the preferences, the preferences in a narrow window, and the menu that has what is not in them."""
from __future__ import annotations

import pytest

from conftest import Start, open_at_size
from geometry import Box
from home import Home
from program import Program, binary, prefix_of
from screen import Screen
from tiers import only
from waiting import wait_until

NARROW = (360, 640)


def is_hidden(program: Program, name: str, role: str) -> bool:
    """Returns whether a control is hidden. Those in closed sections are not."""
    return not program.tree().find_all(name, role)


def test_search_shows_matching_rows_of_all_sections(screen: Screen, home: Home, start: Start) -> None:
    program = start(screen, "--seed", "7")
    program.window()
    screen.keyboard.type("Control+comma")
    program.click(program.find_settled("Search preferences", "push button"))
    wait_until(lambda: any(node.role in ("text", "entry") for node in program.focused()), "the focus in the field")
    screen.keyboard.write("fade")
    wait_until(lambda: is_hidden(program, "Card flip time", "slider"), "rows with another title to be hidden")
    assert is_hidden(program, "Wood", "push button")
    # A row of a section that is closed otherwise can be used.
    program.click(program.scroll_to("Pair fade time", "slider"))
    screen.keyboard.type("Home")
    wait_until(lambda: float(home.get(prefix_of(binary()), "fade-time")) == 0.1, "the setting to change")
    # The search is closed by its button. Everything is as before.
    program.click(program.find("Search preferences", "push button"))
    wait_until(lambda: not is_hidden(program, "Wood", "push button"), "the looks")
    assert not is_hidden(program, "Card flip time", "slider")


@pytest.mark.thorough
def test_keys_move_the_focus_to_the_preferences_and_back(screen: Screen, start: Start) -> None:
    program = start(screen, "--seed", "7")
    program.window()
    card = "Row 1, column 1, face down"
    program.wait_for_focus(card)
    for key, name in (
            ("Control+comma", "Search preferences"), ("F6", card), ("F6", "Search preferences"),
            ("Control+comma", card), ("Control+comma", "Search preferences"), ("Escape", card)):
        screen.keyboard.type(key)
        program.wait_for_focus(name)
        program.find_settled("Pairs" if name == card else name, "page tab" if name == card else "push button")


def test_search_without_matches_says_so_and_ends_with_the_board(screen: Screen, start: Start) -> None:
    program = start(screen, "--seed", "7")
    program.window()
    program.wait_for_focus("Row 1, column 1, face down")
    screen.keyboard.type("Control+comma")
    program.wait_for_focus("Search preferences")
    program.find_settled("Search preferences", "push button")
    screen.keyboard.type("Control+f")
    wait_until(lambda: any(node.role in ("text", "entry") for node in program.focused()), "the focus in the field")
    screen.keyboard.write("tray")
    program.find_settled("No Results Found", "label")
    assert is_hidden(program, "Reset All", "push button") and is_hidden(program, "Sounds", "switch")
    # The other board has such a preference, but the search was for this one.
    screen.keyboard.type("Control+Page_Down")
    program.find_settled("Candy", "push button")
    assert is_hidden(program, "No Results Found", "label")
    assert not is_hidden(program, "Reset All", "push button")


def test_game_does_not_begin_below_the_preferences(screen: Screen, home: Home, start: Start) -> None:
    open_at_size(home, NARROW)
    home.set(prefix_of(binary()), "show-preferences", True, schema="io.github.peekaboard.Peekaboard")
    program = start(screen, "--seed", "7")
    window = program.window()
    window.resize(*NARROW)
    wait_until(lambda: window.size == NARROW, "the window to become narrow")
    wait_until(lambda: not is_pane_open(program), "the preferences to be closed")
    # They are opened as ever, and the board is seen above them.
    screen.keyboard.type("Control+comma")
    wait_until(lambda: is_pane_open(program), "the preferences to open")
    program.click(program.find_settled("Felt", "push button"))
    (left, top), (width, _) = window.origin, window.size
    upper = Box(left, top + 80, width, 200)
    wait_until(lambda: green(screen, upper) > 0.1, lambda: f"a green table above the looks: {green(screen, upper)}")


def green(screen: Screen, box: Box) -> float:
    """Returns the share of green pixels in a part of the screen."""
    pixels = screen.pixels(box).astype(int)
    red, middle, blue = pixels[..., 0], pixels[..., 1], pixels[..., 2]
    return float(((middle > red + 30) & (middle > blue + 15)).mean())


def is_pane_open(program: Program) -> bool:
    window = program.find("Peekaboard", "frame")
    undo = window.find_all("Undo change", "push button")[0]
    assert window.box and undo.box
    return undo.box.width > 0 and undo.box.x + undo.box.width <= window.box.width


@pytest.mark.parametrize("board", only(["memory"], ["memory", "pentominoes", "passcode"]))
def test_menu_has_at_most_nine_entries(screen: Screen, start: Start, board: str) -> None:
    program = start(screen, "--board", board, "--seed", "7")
    program.window()
    screen.keyboard.type("F10")
    program.find_settled("About Peekaboard", "menu item")
    items = [node for node in program.tree().find_all(role="menu item") + program.tree().find_all(role="check menu item") if node.box and node.box.width > 0]
    assert 5 <= len(items) <= 9, [node.name for node in items]
    names = [node.name for node in items]
    assert ("Decks" in names) == (board == "memory") and "For Developers" in names and "Console" not in names
