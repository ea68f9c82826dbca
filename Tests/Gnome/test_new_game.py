# SPDX-License-Identifier: GPL-3.0-or-later
"""A game of each board in windows of several looks, by the keyboard: what is chosen, the first screen, and the end."""
from __future__ import annotations

from collections.abc import Callable

import pytest

from fixtures import SEED, Start, shorten_deal
from gnome_screen import GnomeScreen
from home import Home
from looks import LOOKS, Pictures
from memory_board import MemoryBoard
from passcode_board import PasscodeBoard, configure
from pentomino_board import PentominoBoard
from program import Program, binary, prefix_of
from waiting import wait_until


def play_pairs(program: Program) -> None:
    board = MemoryBoard(program).wait_ready(4)
    board.play(board.activate)


def fill_with_pentominoes(program: Program) -> None:
    board = PentominoBoard(program)
    board.wait(lambda: board.state().tiles == 3)
    program.act("win.show-solution")


def win_a_round(program: Program) -> None:
    PasscodeBoard(program).win_round()


GAMES: dict[str, tuple[Callable[[Program], object], Callable[[Program], None]]] = {
    "memory": (lambda program: MemoryBoard(program).wait_ready(4), play_pairs),
    "pentominoes": (lambda program: PentominoBoard(program).wait_still(), fill_with_pentominoes),
    "passcode": (PasscodeBoard, win_a_round)}


@pytest.mark.parametrize("name", LOOKS)
@pytest.mark.parametrize("board", GAMES)
def test_game_is_chosen_and_played(screen: GnomeScreen, home: Home, start: Start, board: str, name: str) -> None:
    look, (begun, finish) = LOOKS[name], GAMES[board]
    look.set_desktop(screen)
    screen.settings.switch_animations_off()
    shorten_deal(home)
    home.set(prefix_of(binary()), "size", "'2x2'")
    home.set(prefix_of(binary()), "players", "'people 2'")
    configure(home, circles="4", flight_time=0.3, card_time=0.5)
    program = start(screen, "--board", board, *SEED, environment=look.environment)
    begun(program)
    look.resize(program)
    pictures = Pictures(program, screen, "new-game", f"{board} {name}")
    screen.keyboard.type("Control+n")
    program.wait_for_focus("Play")
    pictures.take("new game")
    screen.keyboard.type("Return")
    wait_until(lambda: not program.find_all("Play", "push button"), "the dialog to close")
    begun(program)
    pictures.take("begun")
    finish(program)
    program.find_settled("New Game|Play Again", "push button")
    pictures.take("end")
    assert_table_ends(screen, program)
    assert not program.complaints


def assert_table_ends(screen: GnomeScreen, program: Program) -> None:
    """Asserts that nothing of the table is drawn below the board, where texts have changed. Everything else is gray."""
    pixels = screen.pixels()[:, :, :3].astype(int)
    labels = [one for one in program.find_all("(Moves|Pairs|Tiles|Misses): .*", "label") if one.box and one.box.width]
    assert labels
    for label in labels:
        box = program.on_screen(label.box)
        part = pixels[round(box.y):round(box.y + box.height), round(box.x):round(box.x + box.width)]
        assert (part.max(axis=2) - part.min(axis=2)).max() < 24, label.name
