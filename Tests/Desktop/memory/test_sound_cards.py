# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards with sounds: recorded in the deck editor, and heard in a game."""
from __future__ import annotations

import pytest

from conftest import SEED, Start, board_of, shorten_deal
from deck_editor import DeckEditor
from home import Home
from memory_board import MemoryBoard, Place
from screen import Screen
from sound_server import TONE, SoundServer
from waiting import wait_until


def test_recorded_sound_is_heard_in_a_game(screen: Screen, home: Home, start: Start) -> None:
    shorten_deal(home)
    home.switch_animations_off()
    with SoundServer(screen) as server:
        program = start(screen, *SEED, environment=server.environment)
        board = board_of(program)
        editor = DeckEditor(program)
        editor.write("Title", "Tones")
        record(editor, "Pair 1, first card: sound")
        editor.write("Pair 1, second card: text", "A")
        editor.write("Pair 2, first card: text", "B")
        editor.write("Pair 2, second card: text", "b")
        editor.click("Add Pair", "push button")
        editor.write("Pair 3, first card: text", "C")
        editor.write("Pair 3, second card: text", "c")
        screen.keyboard.type("F5")
        board.wait(lambda: len(board.cards()) == 6)
        editor.discard()
        program.window()
        place = turn_up(board, "Sound")
        assert server.wait_for_tone() == pytest.approx(TONE, abs=12)
        assert place in board.up()
        # Another click repeats the sound.
        board.click(place)
        assert server.wait_for_tone() == pytest.approx(TONE, abs=12)
        assert program.complaints == []
        program.close()


def record(editor: DeckEditor, name: str) -> None:
    """Records half a second with the microphone."""
    program, keyboard = editor.program, editor.screen.keyboard
    editor.choose(name, "Record…")
    wait_until(lambda: len(editor.windows()) > 2, "the dialog")
    editor.windows()[-1].take_focus()
    program.wait_for_focus("Record")
    keyboard.type("Return")
    program.find_settled("0:(0[1-9]|[1-3][0-9]) / 0:30", "label")
    # It stops by itself after half a minute, which a busy machine may take; then Return already uses it.
    keyboard.type("Return")
    def is_closed() -> bool: return len(editor.windows()) == 2
    wait_until(lambda: is_closed() or any(one.name == "Use" for one in program.focused()), "the end of the recording")
    if not is_closed():
        keyboard.type("Return")
    wait_until(is_closed, "the dialog to close")
    editor.window.take_focus()
    editor.find(f"{name}, recording.ogg", "push button")


def turn_up(board: MemoryBoard, face: str) -> Place:
    """Turns up cards, two at a time, until the first of two shows a face. Returns its place."""
    for one in sorted(board.cards()):
        if one not in board.cards():
            continue  # found by chance
        board.click(one)
        board.wait(lambda: one in board.up())
        if board.up()[one] == face:
            return one
        other = next(place for place in sorted(board.cards()) if place != one)
        board.click(other)
        board.wait(lambda: other in board.up() or other not in board.cards())
        board.wait(lambda: not board.up())
    raise AssertionError(f"no card shows {face}")
