# SPDX-License-Identifier: GPL-3.0-or-later
"""Looks of the boards, chosen by their pictures in the preferences."""
from __future__ import annotations

import pytest

from conftest import Start
from home import Home
from program import Program, binary, prefix_of
from screen import Screen
from tiers import only
from waiting import wait_until

# The table of each look, by the name of the board.
TABLES = {"memory": ("wood", "stars"), "pentominoes": ("wood", "stars"), "passcode": ("wood", "stars")}


def table(home: Home, board: str) -> str:
    return home.get(prefix_of(binary()), "table", schema=f"io.github.peekaboard.Peekaboard.{board}").strip("'")


def pressed(program: Program) -> list[str]:
    """Returns the names of the looks that are pressed."""
    names = ("Wood", "Felt", "Paper", "Night", "Candy", "Article")
    buttons = [program.find(name, "push button") for name in names]
    return [button.name for button in buttons if "pressed" in button.states]


@pytest.mark.parametrize("board", only(["memory"], TABLES))
def test_look_is_chosen_changed_and_undone(screen: Screen, home: Home, start: Start, board: str) -> None:
    program = start(screen, "--board", board, "--seed", "7")
    program.window()
    first, other = TABLES[board]
    names = {"wood": "Wood", "stars": "Night"}
    screen.keyboard.type("Control+comma")
    button = program.find_settled(names[other], "push button")
    assert pressed(program) == [names[first]]
    program.click(button)
    wait_until(lambda: table(home, board) == other, "the other table")
    assert pressed(program) == [names[other]]
    # A look that has been changed is none.
    home.set(prefix_of(binary()), "background", "#204060", schema=f"io.github.peekaboard.Peekaboard.{board}")
    wait_until(lambda: pressed(program) == [], "no look to be pressed")
    program.find("Custom", "label")
    screen.keyboard.type("Control+z")
    wait_until(lambda: pressed(program) == [names[other]], "the look before the change")
    screen.keyboard.type("Control+z")
    wait_until(lambda: pressed(program) == [names[first]], "the first look")
    assert table(home, board) == first


def test_look_is_chosen_with_the_keyboard(screen: Screen, home: Home, start: Start) -> None:
    program = start(screen, "--seed", "7")
    program.window()
    program.wait_for_focus("Row 1, column 1, face down")
    screen.keyboard.type("Control+comma")
    program.find_settled("Wood", "push button")
    program.wait_for_focus("Search preferences")
    # The looks are one stop of the Tab key.
    screen.keyboard.type("Tab")
    program.wait_for_focus("Wood")
    screen.keyboard.type("Right")
    program.wait_for_focus("Felt")
    screen.keyboard.type("space")
    wait_until(lambda: table(home, "memory") == "felt", "the table of the look")
    # Choosing it again changes nothing, and it stays pressed.
    screen.keyboard.type("space")
    wait_until(lambda: pressed(program) == ["Felt"], "the look to stay pressed")
