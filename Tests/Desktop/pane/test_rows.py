# SPDX-License-Identifier: GPL-3.0-or-later
"""Rows with real input: a size from a list, a folder as a deck, and a color."""
from __future__ import annotations

from pathlib import Path

import pytest

import picture_files
from colors import alike, contrast, middle, parse
from memory_board import MemoryBoard
from program import binary, prefix_of
from waiting import wait_until


def setting(board: MemoryBoard, key: str) -> str:
    return board.program.home.get(prefix_of(binary()), key).strip("'")


def open_control(board: MemoryBoard, title: str, role: str) -> None:
    """Opens the control of a row of a new game through its button."""
    board.screen.keyboard.type("Control+n")
    press_control(board, title, role)


def press_control(board: MemoryBoard, title: str, role: str) -> None:
    """Opens the control of a row of the open preferences."""
    control = board.program.find_settled(title, role)
    button = next(node for node in control.walk() if node.role == "push button")
    board.screen.accessibility.act(button.reference)


def play(board: MemoryBoard) -> None:
    """Begins the game and waits until the dialog has closed."""
    board.program.click(board.program.find_settled("Play", "push button"))
    wait_until(lambda: not board.program.find_all("Play", "push button"), "the dialog to close")


@pytest.mark.parametrize(("down", "choice", "cards"), [
    (4, "6x3", 18), pytest.param(0, "2x2", 4, marks=pytest.mark.thorough)])
def test_size_can_be_chosen(still_board: MemoryBoard, down: int, choice: str, cards: int) -> None:
    board = still_board
    open_control(board, "Size", "combo box")
    board.program.find_settled("10 × 10", "label")
    board.screen.keyboard.type("Home", *["Down"] * down, "Return")
    play(board)
    board.wait(lambda: setting(board, "size") == choice)
    board.wait(lambda: len(board.cards()) == cards)
    assert board.program.complaints == []


def test_folder_can_be_chosen_as_the_deck(still_board: MemoryBoard, tmp_path: Path) -> None:
    folder = picture_files.deck(tmp_path / "flags")
    board, screen = still_board, still_board.screen
    screen.keyboard.type("Control+d")
    screen.accessibility.act(board.program.find_settled(".*Open a Folder…", "push button").reference)
    board.program.find_settled(".*Open", "push button")
    screen.windows_of(board.program.process.pid)[-1].take_focus()
    screen.keyboard.write(str(folder))
    screen.keyboard.type("Return")
    board.wait(lambda: setting(board, "deck") == folder.as_uri())
    board.wait(lambda: all(alike(middle(board.picture(place, margin=30)), picture_files.BACK) for place in board.cards()))
    assert board.program.complaints == []


def test_color_can_be_chosen(still_board: MemoryBoard) -> None:
    board, screen = still_board, still_board.screen
    before = setting(board, "background")
    screen.keyboard.type("Control+comma")
    board.program.open_section("Appearance")
    board.program.home.set(prefix_of(binary()), "table", "plain")
    # GLib's keyfile backend loses concurrent writes, so the program has to know the change before it writes the next.
    board.wait(lambda: contrast(screen.pixels(board.box()._replace(width=4))) < 1.02)
    press_control(board, "Table color", "filler")
    board.program.find_settled("Table color", "dialog")
    screen.keyboard.type("Right", "space")  # The second color of the palette.
    screen.accessibility.act(board.program.find_settled(".*Select", "push button").reference)
    board.wait(lambda: setting(board, "background") != before)
    color = parse(setting(board, "background"))
    area = board.box()
    board.wait(lambda: alike(middle(screen.pixels(area._replace(width=4))), color))
    assert board.program.complaints == []


def test_wheel_scrolls_the_list_over_a_slider(still_board: MemoryBoard) -> None:
    program, pointer = still_board.program, still_board.screen.pointer
    still_board.screen.keyboard.type("Control+comma")
    program.open_section("Appearance")
    slider = program.scroll_to("Card spacing", "slider")
    pointer.move(program.on_screen(slider.box).center)
    pointer.turn_wheel(down=True)
    wait_until(lambda: program.find("Card spacing", "slider").box.y < slider.box.y, "the list to move")
    assert setting(still_board, "padding") == "18.0"
    pointer.turn_wheel(down=False)
    wait_until(lambda: program.find("Card spacing", "slider").box == slider.box, "the list to move back")
    # The slider changes while it has the focus, which it gets by a click.
    program.click(slider)
    still_board.wait(lambda: setting(still_board, "padding") != "18.0")
    clicked = setting(still_board, "padding")
    pointer.turn_wheel(down=False)
    still_board.wait(lambda: setting(still_board, "padding") != clicked)
    assert program.find("Card spacing", "slider").box == slider.box


def test_row_without_an_effect_is_insensitive(still_board: MemoryBoard) -> None:
    board, home = still_board, still_board.program.home
    board.screen.keyboard.type("Control+comma")
    board.program.open_section("Appearance")

    def is_sensitive() -> bool:
        return "sensitive" in board.program.find("Card pattern", "combo box").states

    board.program.find_settled("Card pattern", "combo box")
    assert is_sensitive()
    for back in ("shipped", "color"):
        home.set(prefix_of(binary()), "back", back)
        wait_until(lambda: is_sensitive() == (back == "color"), f"the row of the pattern with {back}")
