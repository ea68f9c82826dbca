# SPDX-License-Identifier: GPL-3.0-or-later
"""Decks in windows of several looks: the list, a game, the editor, and printing, by the keyboard alone."""
from __future__ import annotations

import pytest

from chooser import BACKEND
from deck_editor import DeckEditor
from fixtures import SEED, Start, board_of, shorten_deal
from gnome_screen import GnomeScreen
from home import Home
from looks import LOOKS, Pictures
from memory_board import MemoryBoard
from program import Program, binary, prefix_of
from waiting import wait_until

PAIRS = [("one", "eins"), ("two", "zwei"), ("three", "drei"), ("four", "vier")]
SIDES = "Pair {}, first card: text", "Pair {}, second card: text"


@pytest.mark.parametrize("name", LOOKS)
def test_decks_by_keyboard(screen: GnomeScreen, home: Home, start: Start, name: str) -> None:
    look = LOOKS[name]
    look.set_desktop(screen)
    screen.settings.switch_animations_off()
    shorten_deal(home)
    program = start(screen, *SEED, environment=look.environment)
    board = board_of(program)
    look.resize(program)
    pictures = Pictures(program, screen, "decks", name)
    play_an_included_deck(program, board, pictures)
    main = program.window()
    screen.keyboard.type("Control+d")
    tab_to(program, "New Deck…")
    screen.keyboard.type("Return")
    editor = DeckEditor(program, main)
    look.resize(program, editor.window)
    fill(editor, pictures)
    screen.keyboard.type("F5")
    board.wait(lambda: len(board.cards()) == 8 and not board.up())
    print_the_deck(program, pictures)
    window = editor.window
    window.ask_to_close()
    wait_until(lambda: len(screen.windows_of(program.process.pid)) == 1, "the editor to close")
    turn_a_card(program, board)
    pictures.take("own deck")
    assert not program.complaints


def play_an_included_deck(program: Program, board: MemoryBoard, pictures: Pictures) -> None:
    keyboard = program.screen.keyboard
    keyboard.type("Control+d")
    program.find_settled("Your Decks", "label")
    pictures.take("list")
    tab_to(program, "Braille Letters")
    keyboard.type("Down")
    program.wait_for_focus("Counting to 20")
    keyboard.type("Return")
    wait_until(lambda: not program.find_all("Your Decks"), "the dialog to close")
    board.wait(lambda: "counting" in home_deck(program) and not board.up())
    turn_a_card(program, board)
    pictures.take("included deck")


def home_deck(program: Program) -> str:
    """Returns the stored name of the deck."""
    return program.home.get(prefix_of(binary()), "deck")


def turn_a_card(program: Program, board: MemoryBoard) -> None:
    """Turns over the card that Tab reaches first."""
    program.window()
    board.enter_by_keyboard()
    program.screen.keyboard.type("Return")
    board.wait(lambda: board.up())


def tab_to(program: Program, name: str) -> None:
    """Presses Tab until an object has the focus."""
    program.find_settled("Your Decks", "label")
    for _ in range(40):
        if any(node.name == name for node in program.focused()):
            return
        program.press_tab()
    raise AssertionError(f"Tab does not reach {name!r} in\n{program.tree()}")


def fill(editor: DeckEditor, pictures: Pictures) -> None:
    """Types a title and pairs of words. The focus is in the title."""
    program, keyboard = editor.program, editor.screen.keyboard
    keyboard.write("Numbers")
    editor.wait_for_text("Title", "Numbers")
    for number, pair in enumerate(PAIRS, 1):
        if number > 2:
            keyboard.type("Control+Return")
        for side, text in zip(SIDES, pair):
            name = side.format(number)
            # GTK 4.24 goes from left to right even in a mirrored window, and then from row to row.
            while not any(node.name == name for node in program.focused()):
                program.press_tab()
            keyboard.write(text)
            editor.wait_for_text(name, text)
    pictures.take("editor", editor.window)
    keyboard.type("Control+a")
    keyboard.write("eins")
    editor.wait_for_problems("Second card: same text as in pair 4", "Second card: same text as in pair 1")
    pictures.take("problem", editor.window)
    keyboard.type("Control+a")
    keyboard.write("vier")
    editor.wait_for_problems()


def print_the_deck(program: Program, pictures: Pictures) -> None:
    """Opens the print dialog, which belongs to the desktop, and closes it."""
    screen = program.screen
    program.window()
    program.act("win.print-deck")
    program.find_settled("Card Size", "label")
    pictures.take("print options")
    screen.keyboard.type("Alt+p")
    portal = wait_until(lambda: screen.process_of(BACKEND), "the portal to start")
    dialog = wait_until(lambda: screen.window_of(portal), "the print dialog")
    dialog.take_focus()
    pictures.take("print dialog", dialog)
    screen.keyboard.type("Escape")
    wait_until(lambda: not screen.windows_of(portal), "the print dialog to close")
