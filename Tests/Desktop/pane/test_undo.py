# SPDX-License-Identifier: GPL-3.0-or-later
"""Toasts offer to undo a new game, a reset of the preferences, and a dropped image."""
from __future__ import annotations

from pathlib import Path

import picture_files
import saved_games
from accessible import Node
from colors import alike, middle
from conftest import Deal, Start
from drag_source import DragSource
from home import Home
from memory_board import MemoryBoard, State
from program import Program, binary, prefix_of
from screen import Screen
from waiting import wait_until


UNDO = "Undo( Undo)?"  # Libadwaita 1.2 repeats the label of a toast's button.


def point_at_undo(program: Program, words: str) -> Node:
    """Moves the pointer to the button of the toast with this text. The toast stays as long as the pointer is there."""
    button = program.find_settled(UNDO, "push button")
    assert button.box
    program.screen.pointer.move(program.on_screen(button.box).center)
    program.find(words, "label")
    return button


def undo(program: Program, words: str) -> None:
    """Clicks the button of the toast with this text."""
    program.click(point_at_undo(program, words))
    wait_for_no_undo(program)


def wait_for_no_undo(program: Program) -> None:
    wait_until(lambda: not program.find_all(UNDO, "push button"), "the toast to disappear")


def widen(program: Program, home: Home) -> None:
    """Opens the preferences, sets the padding to 60 points from another process, and waits for the update.

    GLib's keyfile backend loses concurrent writes, so the program's own write has to come first.
    """
    program.screen.keyboard.type("Control+comma")
    schema = "io.github.peekaboard.Peekaboard"
    wait_until(lambda: home.get(prefix_of(binary()), "show-preferences", schema=schema) == "true", "the pane to open")
    home.set(prefix_of(binary()), "padding", 60)
    wait_until(
        lambda: "sensitive" in program.find("Undo change", "push button").states, lambda: f"a change in\n{program.tree()}")


def test_game_of_pairs_can_be_restored(
    board: MemoryBoard, deal: Deal, home: Home, start: Start, screen: Screen
) -> None:
    first, *others = deal
    twin = next(place for place in others if deal[place] == deal[first])
    third = next(place for place in others if place != twin)
    for place in (first, twin):
        board.click(place)
    board.wait(lambda: len(board.cards()) == 14)
    board.click(third)
    board.wait_up(third)
    state, cards = board.state(), set(board.cards())
    record = saved_games.read(home).game.record
    board.program.act("win.new-game")
    button = point_at_undo(board.program, "New game started")
    board.wait_ready()
    assert board.state() == State(0, 0, 8, 0)
    board.activate(first)
    board.wait_up(first)
    board.program.click(button)
    wait_for_no_undo(board.program)
    board.wait(lambda: (board.state(), set(board.cards())) == (state, cards))
    board.wait_up(third)
    assert saved_games.read(home).game.record == record
    saved_games.kill(board.program)
    again = MemoryBoard(start(screen))
    again.wait(lambda: (again.state(), set(again.cards())) == (state, cards))


def test_game_without_a_move_cannot_be_restored(board: MemoryBoard) -> None:
    board.program.act("win.new-game")
    board.wait_ready()
    board.click((1, 1))
    board.wait_up((1, 1))
    board.program.act("win.new-game")
    point_at_undo(board.program, "New game started")
    # By now, the game that Undo would restore is two games old.
    board.program.act("win.new-game")
    wait_for_no_undo(board.program)


def test_preferences_can_be_restored(board: MemoryBoard, home: Home) -> None:
    prefix, program = prefix_of(binary()), board.program
    widen(program, home)
    program.click(program.scroll_to("Reset All", "push button"))
    wait_until(lambda: float(home.get(prefix, "padding")) == 18, "the default padding")
    undo(program, "Preferences reset")
    wait_until(lambda: float(home.get(prefix, "padding")) == 60, "the previous padding")


def test_image_before_a_drop_can_be_restored(
    board: MemoryBoard, drag: DragSource, tmp_path: Path
) -> None:
    back = lambda: middle(board.picture((1, 1), margin=20))  # noqa: E731
    before = back()
    path = picture_files.plain(tmp_path / "dropped.png")
    assert drag.drop(board.program.window(), board.center((2, 2)), path)
    board.wait(lambda: alike(back(), picture_files.GREEN))
    undo(board.program, "Picture changed")
    board.wait(lambda: alike(back(), before))
