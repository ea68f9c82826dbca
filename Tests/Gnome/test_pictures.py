# SPDX-License-Identifier: GPL-3.0-or-later
"""The user's own images on the backs of the cards: one that is dropped, and one that is chosen through the portal."""
from __future__ import annotations

from pathlib import Path

from chooser import Chooser
from file_window import FileWindow
from fixtures import SEED, Start, board_of, shorten_deal
from gnome_screen import GnomeScreen
from home import Home
from pane import Pane
from picture_files import GREEN, plain


def test_dropped_image_is_shown(screen: GnomeScreen, home: Home, start: Start, tmp_path: Path) -> None:
    shorten_deal(home)
    board = board_of(start(screen, *SEED))
    with FileWindow(screen, plain(tmp_path / "dropped.png")) as window:
        window.drop(board.center((2, 2)))
        board.wait_for_backs(GREEN)


def test_image_chosen_through_the_portal_is_shown(
    screen: GnomeScreen, home: Home, start: Start, tmp_path: Path
) -> None:
    shorten_deal(home)
    program = start(screen, *SEED, environment={"GDK_DEBUG": "portals"})
    board = board_of(program)
    Pane(program).click("Picture…", "toggle button")
    Chooser(screen).choose(plain(tmp_path / "chosen.png"))
    board.wait_for_backs(GREEN)
