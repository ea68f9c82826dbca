# SPDX-License-Identifier: GPL-3.0-or-later
"""screenshots.py HELP DOCS   takes screenshots of the program in a GNOME Shell session.

It saves each board, in the middle of a demo, to the folder HELP, and a Swift page to both folders. DOCS also gets an
animation of what happens while a number of the page is changed with keys. Each picture shows one window with its
rounded corners and its shadow; the animation has none.
"""
from __future__ import annotations

import shutil
import sys
import tempfile
import time
from pathlib import Path

from PIL import Image

sys.dont_write_bytecode = True
sys.path.append(str(Path(__file__).resolve().parents[1] / "Desktop" / "support"))

from fixtures import SEED  # noqa: E402
from geometry import Box  # noqa: E402
from gnome_screen import GnomeScreen  # noqa: E402
from home import Home  # noqa: E402
from program import Program, binary, prefix_of  # noqa: E402
from waiting import wait_until  # noqa: E402

PROGRAM = "io.github.peekaboard.Peekaboard"
# A window size that software stores show uncropped, including the shadow.
SIZE = (940, 650)
PAGE_SIZE = (1100, 720)
# The colors of the animation, and the seconds for which its first and its last picture are shown.
COLORS, REST = 128, 1.5


def take_game(screen: GnomeScreen, home: Home, picture: Path, *arguments: str) -> None:
    """Runs a demo, and captures its window when the program takes its own screenshot."""
    print(picture, flush=True)
    moment = home.folder / f"{picture.name} moment.png"
    with Program(screen, home, "--mute", "--demo", *SEED, "--screenshot", str(moment), *arguments) as program:
        program.window()
        wait_until(moment.exists, f"a screenshot by {program}")
        screen.shell.save_window(picture)
        program.kill()


def take_page(
    screen: GnomeScreen, home: Home, picture: Path, page: Path, path: Path, size: tuple[int, int]
) -> None:
    """Shows a Swift page, and captures its window while one of its cards is face up."""
    print(picture, flush=True)
    with Program(screen, home, "--mute", str(page), path=path) as program:
        window = program.window()
        window.resize(*size)
        wait_until(lambda: window.size == size, "the window to be resized")
        program.find_settled("Line 11: .*", "push button")
        program.click(program.find_settled("Row 2, column 2, face down", "push button"))
        program.find(".*, row 2, column 2, face up")
        time.sleep(1)  # The card has been turned over.
        window.take_focus()
        screen.shell.save_window(picture)
        program.kill()


class Recorder:
    """Takes pictures of a part of the screen, as fast as it can."""

    def __init__(self, screen: GnomeScreen, box: Box) -> None:
        self._screen, self._box = screen, box
        self._pictures: list[tuple[float, Image.Image]] = []

    def record(self, seconds: float) -> None:
        """Takes pictures for some time, and keeps those that differ from the one before."""
        end = time.monotonic() + seconds
        while (now := time.monotonic()) < end:
            picture = Image.fromarray(self._screen.pixels(self._box))
            if not self._pictures or picture.tobytes() != self._pictures[-1][1].tobytes():
                self._pictures.append((now, picture))

    def save(self, path: Path) -> None:
        """Writes an animated PNG with one palette."""
        moments, pictures = zip(*self._pictures)
        palette = pictures[-1].quantize(COLORS)
        frames = [picture.quantize(palette=palette, dither=Image.Dither.NONE) for picture in pictures]
        spans = [REST, *(later - earlier for earlier, later in zip(moments[1:], moments[2:])), 2 * REST]
        frames[0].save(
            path, save_all=True, append_images=frames[1:], duration=[round(span * 1000) for span in spans], loop=0)
        print(f"{path}: {len(frames)} pictures, {path.stat().st_size // 1024} KiB")


def take_animation(screen: GnomeScreen, home: Home, picture: Path, page: Path, path: Path) -> None:
    """Changes the padding in a Swift page with keys, and records how its cards move apart."""
    with Program(screen, home, "--mute", str(page), path=path) as program:
        window = program.window()
        window.resize(*PAGE_SIZE)
        wait_until(lambda: window.size == PAGE_SIZE, "the larger window")
        program.find_settled("Line 14: padding = 24", "push button")
        # The cursor goes behind the number.
        screen.keyboard.type("Control+f")
        program.wait_for_focus("Find in the code")
        screen.keyboard.write("24")
        screen.keyboard.type("Return", "Escape")
        program.wait_for_focus("Code")
        screen.keyboard.type("End")
        time.sleep(1)  # The search bar has gone.
        recorder = Recorder(screen, Box(*window.origin, *window.size))
        recorder.record(1)
        with screen.keyboard.held("Control"), screen.keyboard.held("Alt"):
            for key in ["Shift+Page_Up"] * 5 + ["Page_Up"]:
                screen.keyboard.type(key)
                recorder.record(0.4)
        recorder.record(3)
        program.find("Line 14: padding = 75", "push button")
        recorder.save(picture)
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
        live = prefix / "bin/peekaboard-live"
        take_page(screen, home, help / "live.png", page, live, SIZE)
        take_page(screen, home, docs / "live.png", page, live, PAGE_SIZE)
        take_animation(screen, home, docs / "padding.png", page, live)


if __name__ == "__main__":
    main(*(Path(folder).resolve() for folder in sys.argv[1:3]))
