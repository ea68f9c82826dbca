# SPDX-License-Identifier: GPL-3.0-or-later
"""A property changed in the preferences updates the board immediately, during a game."""
from __future__ import annotations

from fixtures import SEED, Start, board_of, shorten_deal
from gnome_screen import GnomeScreen
from home import Home
from memory_board import State
from pane import Pane
from program import binary, prefix_of
from waiting import wait_until

DEFAULT_PADDING, HIGHEST_PADDING = 20, 200


def test_space_between_the_cards(screen: GnomeScreen, home: Home, start: Start) -> None:
    shorten_deal(home)
    board = board_of(start(screen, *SEED))
    board.click((1, 1))
    up = board.wait_up((1, 1))

    def changed_padding() -> float:
        """Returns the stored padding, or 0 while it is the default."""
        padding = float(home.get(prefix_of(binary()), "padding"))
        return 0 if padding == DEFAULT_PADDING else padding

    slider = Pane(board.program).scroll_to("Card spacing", "slider")
    screen.pointer.click((slider.x + slider.width * 75 / HIGHEST_PADDING, slider.center[1]))
    by_pointer = wait_until(changed_padding, "the setting to change")
    board.wait(lambda: board.has_padding(by_pointer))
    screen.keyboard.type(*["Right"] * 5)
    wait_until(lambda: changed_padding() > by_pointer, "the setting to increase")
    board.wait(lambda: board.has_padding(changed_padding()))
    assert (board.state(), board.up()) == (State(0, 0, 8, 0), up)
