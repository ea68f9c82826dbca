# SPDX-License-Identifier: GPL-3.0-or-later
"""Opening and closing the dialogs of recent libadwaita versions many times leaks nothing."""
from __future__ import annotations

import pytest

from census import Census
from fixtures import SEED, Start, board_of, shorten_deal
from gnome_screen import GnomeScreen
from home import Home
from waiting import wait_until


@pytest.mark.parametrize(("action", "title"), [
    ("win.results", "Results"), ("win.rules", "Rules"), ("win.about", "About"), ("win.shortcuts", "Keyboard Shortcuts")])
def test_dialogs_do_not_leak(screen: GnomeScreen, home: Home, start: Start, action: str, title: str) -> None:
    census = Census(home)
    screen.settings.switch_animations_off()
    shorten_deal(home)
    program = start(screen, *SEED, environment=census.environment)
    board_of(program)
    accessibility = screen.accessibility
    application = accessibility.application(program.process.pid)

    def open_and_close() -> None:
        program.act(action)
        program.find(title)
        screen.keyboard.type("Escape")
        wait_until(lambda: accessibility.find(application, title) is None, f"{title} to close")

    census.assert_no_leaks(program, title, open_and_close, times=10)
