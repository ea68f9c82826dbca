# SPDX-License-Identifier: GPL-3.0-or-later
"""example_pictures.py FOLDER   takes the pictures of the examples for the start page of Peekaboard Live.

It presents each example on a virtual display, plays a little, and saves the page without the window around it.
"""
from __future__ import annotations

import re
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import numpy
from PIL import Image, ImageDraw

sys.dont_write_bytecode = True
sys.path.append(str(Path(__file__).with_name("support")))

from accessible import Node  # noqa: E402
from geometry import Box  # noqa: E402
from home import Home  # noqa: E402
from live_page import live_binary  # noqa: E402
from program import Program, prefix_of  # noqa: E402
from screen import Screen  # noqa: E402
from waiting import wait_until  # noqa: E402

# The size of a page, in pixels, and of its picture.
PAGE, PICTURE = (800, 500), (480, 300)
COLORS = 96
BOARD = r"(Pairs|Pentomino|Passcode) board|Live View"


class Example:
    """An example that is presented."""

    def __init__(self, screen: Screen, program: Program) -> None:
        self.screen, self.program = screen, program

    def view(self) -> Node:
        return self.program.find(BOARD)

    def elements(self, pattern: str) -> list[Node]:
        return [one for one in self.view().children if re.fullmatch(pattern, one.name)]

    def settle(self, seconds: float) -> None:
        """Lets the page run for a while. What it shows then depends on the time."""
        time.sleep(seconds)

    def click(self, pattern: str, *places: int) -> None:
        found = wait_until(lambda: self.elements(pattern), self.program.tree)
        for place in places:
            self.program.click(found[place])
            self.settle(0.2)

    def drag(self, *points: tuple[float, float]) -> None:
        """Draws a line through points, as parts of the width and the height of the page."""
        box = self.area()
        places = [(round(box.x + x * box.width), round(box.y + y * box.height)) for x, y in points]
        self.screen.pointer.move(places[0])
        self.screen.pointer.press()
        for place in places[1:]:
            self.screen.pointer.move(place)
            self.settle(0.02)
        self.screen.pointer.release()

    def area(self) -> Box:
        """Returns the part of the screen with the page."""
        return self.program.on_screen(self.view().box)

    def resize(self) -> None:
        """Gives the page its size, without its live properties."""
        self.settle(1)
        if self.view().box.width < PAGE[0]:
            self.screen.keyboard.type("Control+comma")
            wait_until(lambda: self.view().box.width >= PAGE[0], self.program.tree)
        window, area = self.program.window(), self.area()
        window.resize(window.size[0] + PAGE[0] - area.width, window.size[1] + PAGE[1] - area.height)

        def has_size() -> bool:
            area = self.area()
            return abs(area.width - PAGE[0]) <= 2 and abs(area.height - PAGE[1]) <= 2

        wait_until(has_size, lambda: f"{PAGE}, not {self.area()}")

    def save(self, picture: Path) -> None:
        pixels = numpy.ascontiguousarray(self.screen.pixels(self.area()))
        image = fill_background(Image.fromarray(pixels).copy()).resize(PICTURE, Image.Resampling.LANCZOS)
        image.quantize(COLORS, dither=Image.Dither.NONE).save(picture, optimize=True)


def fill_background(image: Image.Image) -> Image.Image:
    """Gives what is beside the view the color of its edge."""
    pixels = numpy.asarray(image).astype(int)
    corner = pixels[0, 0]
    columns = numpy.flatnonzero((abs(pixels - corner).sum(axis=2) > 30).any(axis=0))
    edge = tuple(int(part) for part in pixels[PAGE[1] // 2, min(int(columns[0]) + 5, PAGE[0] - 1)])
    for x in (0, image.width - 1):
        for y in (0, image.height - 1):
            if corner.min() > 240 and tuple(image.getpixel((x, y))) == tuple(corner):
                ImageDraw.floodfill(image, (x, y), edge, thresh=30)
    # The pixels of a round corner are between the two colors.
    after = numpy.array(image)
    outside = (after != pixels).any(axis=2)
    for _ in range(3):
        outside |= numpy.roll(outside, 1, 0) | numpy.roll(outside, -1, 0)
        outside |= numpy.roll(outside, 1, 1) | numpy.roll(outside, -1, 1)
    after[outside] = edge
    return Image.fromarray(after)


def wave(start: float, height: float) -> list[tuple[float, float]]:
    """Returns the points of a wave."""
    steps = numpy.linspace(0, 2 * numpy.pi, 40)
    return [(0.25 + 0.5 * x / (2 * numpy.pi), start + height * float(numpy.sin(x))) for x in steps]


def jump(example: Example) -> None:
    example.settle(1)
    example.program.click(example.view())
    example.settle(0.7)


def cards(example: Example) -> None:
    example.settle(3)
    example.click(r"Row \d+, column \d+, face down", 1, 6)
    example.settle(0.45)


def drawing(example: Example) -> None:
    for color, start in (("Blue", 0.25), ("Red", 0.4), ("Green", 0.55)):
        if example.elements(color):
            example.click(color, 0)
        example.drag(*wave(start, 0.15))
    example.settle(0.3)


def own_cards(example: Example) -> None:
    example.settle(1)
    first, second = (example.elements("Card, face down")[place] for place in (5, 10))
    example.program.click(first)
    example.program.click(second)
    # An element keeps its name until its card has been turned over.
    wait_until(lambda: len(example.elements("Card, face down")) == 14, example.program.tree, every=0.05)
    example.settle(0.35)


def quiz(example: Example) -> None:
    example.settle(1)
    example.program.click(example.elements("Planets")[0])
    example.settle(1)


# For each example, its page, and what is done on it.
PAGES: dict[str, tuple[str, Callable[[Example], None]]] = {
    "Jump": (".swift", jump),
    "Memory": (".swift", cards),
    "Pentominoes": (".swift", lambda example: example.settle(1)),
    "Passcode": (".swift", lambda example: example.settle(3)),
    "SlidingPuzzle": (".playground", lambda example: example.settle(1)),
    "DrawingPad": (".playground", drawing),
    "Pendulum": (".playground", lambda example: example.settle(0.6)),
    "Quiz": (".playground", quiz),
    "Pairs": (".playground/Pages/Peek.xcplaygroundpage", own_cards),
    "Circles": (".playground/Pages/Bases.xcplaygroundpage", lambda example: example.settle(3)),
    "Tiles": (".playground/Pages/Rules.xcplaygroundpage", lambda example: example.settle(1)),
    "Garden": (".playground", lambda example: example.settle(3)),
}


def main(folder: Path, names: list[str]) -> None:
    pages = prefix_of(live_binary()) / "share/peekaboard/pages"
    with tempfile.TemporaryDirectory() as temporary, Screen() as screen:
        home = Home(Path(temporary) / "home")
        for name in names or PAGES:
            ending, play = PAGES[name]
            with Program(screen, home, "--mute", "--present", f"{pages}/{name}{ending}", path=live_binary()) as program:
                example = Example(screen, program)
                program.window().resize(PAGE[0] + 60, PAGE[1] + 150)
                example.resize()
                play(example)
                screen.pointer.move((screen.width - 1, screen.height - 1))
                example.save(folder / f"{name}.png")
            print(folder / f"{name}.png", flush=True)


if __name__ == "__main__":
    Path(sys.argv[1]).mkdir(exist_ok=True)
    main(Path(sys.argv[1]).resolve(), sys.argv[2:])
