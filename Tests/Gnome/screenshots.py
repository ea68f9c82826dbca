# SPDX-License-Identifier: GPL-3.0-or-later
"""screenshots.py HELP DOCS   takes screenshots of the program in a GNOME Shell session.

It saves each board, in the middle of a demo, to the folder HELP, and a Swift page to the folder DOCS. Each image shows
one window with its rounded corners and its shadow.
"""
from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.append(str(Path(__file__).resolve().parents[1] / "Desktop" / "support"))

from fixtures import SEED  # noqa: E402
from gnome_screen import GnomeScreen  # noqa: E402
from home import Home  # noqa: E402
from program import Program, binary, prefix_of  # noqa: E402
from waiting import wait_until  # noqa: E402

PROGRAM = "io.github.peekaboard.Peekaboard"
# A window size that software stores show uncropped, including the shadow.
SIZE = (940, 650)
PAGE_SIZE = (1100, 720)


def take_game(screen: GnomeScreen, home: Home, picture: Path, *arguments: str) -> None:
    """Runs a demo, and captures its window when the program takes its own screenshot."""
    print(picture, flush=True)
    moment = home.folder / f"{picture.name} moment.png"
    with Program(screen, home, "--mute", "--demo", *SEED, "--screenshot", str(moment), *arguments) as program:
        program.window()
        wait_until(moment.exists, f"a screenshot by {program}")
        screen.shell.save_window(picture)
        program.kill()


def take_page(screen: GnomeScreen, home: Home, picture: Path, page: Path, path: Path) -> None:
    """Shows a Swift page, and captures its window while one of its cards is face up."""
    print(picture, flush=True)
    with Program(screen, home, "--mute", str(page), path=path) as program:
        window = program.window()
        window.resize(*PAGE_SIZE)
        wait_until(lambda: window.size == PAGE_SIZE, "the larger window")
        program.find_settled("Line 11: .*", "push button")
        program.click(program.find_settled("Row 2, column 2, face down", "push button"))
        program.find(".*, row 2, column 2, face up")
        program.find_settled("Tap on .*", "label")
        window.take_focus()
        screen.shell.save_window(picture)
        program.kill()


def main(help: Path, docs: Path) -> None:
    prefix = prefix_of(binary())
    with tempfile.TemporaryDirectory() as temporary, GnomeScreen(1280, 900) as screen:
        home = Home(Path(temporary) / "home")
        for key, value in zip(("window-width", "window-height"), SIZE):
            home.set(prefix, key, value, schema=PROGRAM)
        take_game(screen, home, help / "pentominoes.png", "--board", "pentominoes")
        take_game(screen, home, help / "passcode.png", "--board", "passcode")
        home.set(prefix, "show-preferences", True, schema=PROGRAM)
        take_game(screen, home, help / "memory.png")
        page = home.folder / "Peekaboard" / "Memory.swift"
        page.parent.mkdir()
        shutil.copyfile(prefix / "share/peekaboard/pages/Memory.swift", page)
        take_page(screen, home, docs / "live.png", page, prefix / "bin/peekaboard-live")


if __name__ == "__main__":
    main(*(Path(folder).resolve() for folder in sys.argv[1:3]))
