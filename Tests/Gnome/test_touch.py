# SPDX-License-Identifier: GPL-3.0-or-later
"""The long press that starts a peek takes 2.0 s with a real finger. It peeks once and is never also a tap."""
from __future__ import annotations

import time

from fixtures import SEED, Start, board_of, shorten_deal
from gnome_screen import GnomeScreen
from home import Home
from memory_board import State

EARLIEST = 1.9  # There is no upper limit, since a busy machine shows a peek late.


def test_long_press_of_two_seconds_peeks(screen: GnomeScreen, home: Home, start: Start) -> None:
    shorten_deal(home)
    board = board_of(start(screen, *SEED))
    pressed = screen.fingers.down(0, board.center((2, 2)))
    board.wait(lambda: (4, 4) in board.up(), every=0.004)
    assert time.monotonic() - pressed > EARLIEST
    board.wait(lambda: len(board.up()) == 16)
    screen.fingers.up(0)
    board.wait_up()
    board.assert_unchanged()
    assert board.state() == State(0, 0, 8, 1)
