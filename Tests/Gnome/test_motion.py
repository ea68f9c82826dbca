# SPDX-License-Identifier: GPL-3.0-or-later
"""Turning off the desktop's animations while circles drift."""
from __future__ import annotations

from fixtures import SEED, Start
from gnome_screen import GnomeScreen
from passcode_board import PasscodeBoard


def test_circles_stop_when_animations_are_turned_off(screen: GnomeScreen, start: Start) -> None:
    program = start(screen, "--board", "passcode", *SEED)
    program.window()
    board = PasscodeBoard(program)
    board.wait_moving()
    screen.settings.switch_animations_off()
    board.wait_until_settled()
