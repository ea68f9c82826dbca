# SPDX-License-Identifier: GPL-3.0-or-later
"""A deck from the editor to the end of a game that somebody else plays with it."""
from __future__ import annotations

from pathlib import Path

import pytest

from conftest import SEED, Start, board_of, shorten_deal
from deck_editor import DeckEditor
from home import Home
from memory_board import MemoryBoard, Place
from program import Program, binary, prefix_of
from result import Result
from screen import Screen
from waiting import wait_until

PAIRS = {"hot": "cold", "big": "small", "old": "young"}


@pytest.mark.thorough
def test_deck_is_made_given_away_and_played(screen: Screen, home: Home, start: Start, tmp_path: Path) -> None:
    file = tmp_path / "opposites.peekdeck"
    make(screen, home, start, file)
    other = Home(tmp_path / "other")
    shorten_deal(other)
    other.switch_animations_off()
    other.set(prefix_of(binary()), "reveal-time", 0.3)
    with Program(screen, other, str(file)) as program:
        program.window()
        board = MemoryBoard(program).wait_ready(6)
        play(board)
        assert Result(program).words
        assert (other.data / "peekaboard/decks/Opposites/deck.json").exists()


def make(screen: Screen, home: Home, start: Start, file: Path) -> None:
    """Makes a deck with the pointer and the keys, and saves it in a file."""
    program = start(screen, *SEED)
    board_of(program)
    editor = DeckEditor(program)
    editor.write("Title", "Opposites")
    for number, pair in enumerate(PAIRS.items(), 1):
        if number > 2:
            editor.click("Add Pair", "push button")
        for side, text in zip(("first", "second"), pair):
            editor.write(f"Pair {number}, {side} card: text", text)
    editor.choose("Main menu", "Save as a File…")
    window = wait_until(lambda: len(editor.windows()) > 2 and editor.windows()[-1], "the file chooser")
    program.find_settled(".*Save", "push button")
    window.take_focus()
    screen.keyboard.type("Control+a")
    screen.keyboard.write(str(file))
    screen.keyboard.type("Return")
    wait_until(file.exists, "the file")
    wait_until(lambda: len(editor.windows()) == 2, "the file chooser to close")
    editor.window.take_focus()
    editor.discard()
    program.end()


def play(board: MemoryBoard) -> None:
    """Looks at all cards, two at a time, and then finds the pairs."""
    seen: dict[str, Place] = {}
    places = sorted(board.cards())
    for one, other in zip(places[::2], places[1::2]):
        for place in (one, other):
            board.click(place)
            board.wait(lambda: place in board.up())
            seen[board.up()[place]] = place
        board.wait(lambda: not board.up())
    for first, second in PAIRS.items():
        one, other = seen[first], seen[second]
        if one not in board.cards():
            continue  # found by chance
        board.click(one)
        board.wait(lambda: one in board.up())
        board.click(other)
        board.wait(lambda: one not in board.cards())
