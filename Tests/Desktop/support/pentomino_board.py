# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of tiles as a player sees it: the tiles, their positions and names, and ways to move them.

Everything is read from the accessible tree and done with real input. A tile is identified by its letter. The accessible
tree does not contain the orientation of a tile, so tests pass it as `form`; the default is the orientation after the
deal.
"""
from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import NamedTuple

import numpy

from accessible import Node, Reference
from fingers import Fingers
from geometry import Box, Point
from pentomino_tiles import FIRST, Form, Place, size, turns
from program import Program
from waiting import assert_stays, wait_until

NAME = re.compile(r"([FILNPTUVWXYZ]) tile, (.+)")
STATE = re.compile(r"(\d+) of (\d+) tiles on the board, (\d+) moves?")
TRAY, HELD = "in the tray", "held"
DOUBLE_TAP = 0.35  # two taps with a longer interval are not a double tap
GHOST_RISE = 0.09  # offset of a tile moved by keys, up and to the left of its squares, as a fraction of a square


class State(NamedTuple):
    """The state of the game as the board's description reports it."""

    laid: int
    tiles: int
    moves: int


class Surface(NamedTuple):
    """The squares of the board on the screen."""

    left: float
    top: float
    unit: float

    def center(self, form: Form, corner: tuple[float, float]) -> Point:
        """Returns the center of a tile whose bounding box begins at the given row and column, from 0."""
        columns, rows = size(form)
        return self.left + (corner[1] + columns / 2) * self.unit, self.top + (corner[0] + rows / 2) * self.unit


class PentominoBoard:
    """The board of tiles of a running program."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.screen = program.screen
        self._accessibility = program.screen.accessibility
        path = wait_until(
            lambda: program.path_to_board("Pentomino board", NAME.pattern), lambda: f"tiles in\n{program.tree()}")
        self._reference = path[-1]
        self._surface: Surface | None = None

    # State

    def names(self) -> dict[str, str]:
        """Returns the state of each tile, by letter: `in the tray`, `held`, `on the board, row 2, column 5`."""
        return {letter: words for letter, (words, _) in self._tiles().items()}

    def node(self, name: str) -> Node:
        """Returns the tile or button with this full name."""
        nodes = self._accessibility.tree(self._reference).find_all(re.escape(name))
        assert len(nodes) == 1, f"{len(nodes)} of {name!r} on {self.names()}"
        return nodes[0]

    def nodes(self) -> list[Node]:
        """Returns the board, its tiles, and the buttons next to a held tile."""
        return list(self._accessibility.tree(self._reference).walk())

    def has(self, name: str) -> bool:
        """Returns whether there is a tile or button with this full name."""
        return name in self._accessibility.names(self._children())

    def held(self) -> str | None:
        """Returns the letter of the held tile."""
        return next((letter for letter, words in self.names().items() if words == HELD), None)

    def description(self) -> str:
        return self._accessibility.descriptions([self._reference])[0] or ""

    def state(self) -> State:
        """Returns the state in the first line of the board's description."""
        match = STATE.fullmatch(self.description().split("\n")[0])
        assert match, f"not a description of the game: {self.description()!r}"
        return State(*map(int, match.groups()))

    def boxes(self) -> dict[str, Box]:
        """Returns the boxes of the tiles on the screen."""
        tiles = self._tiles()
        boxes = self._accessibility.boxes([reference for _, reference in tiles.values()])
        x, y = self.program.on_screen(Box(0, 0, 0, 0))[:2]
        return {letter: box.moved(x, y) for letter, box in zip(tiles, boxes) if box}

    def box(self) -> Box:
        """Returns the box of the board with its tray on the screen."""
        box = self._accessibility.boxes([self._reference])[0]
        assert box
        return self.program.on_screen(box)

    def button(self, name: str) -> Box:
        """Returns the box of a button next to a held tile, `Turn` or `Flip`, on the screen."""
        box = self.node(name).box
        assert box
        return self.program.on_screen(box)

    def grip(self, letter: str, form: Form | None = None) -> Point:
        """Returns the center of the filled square of a tile that is nearest to the tile's center."""
        box = self.boxes()[letter]
        form = form or FIRST[letter]
        columns, rows = size(form)
        unit = box.width / columns
        points = [(box.x + (column + 0.5) * unit, box.y + (row + 0.5) * unit) for row, column in form]
        return min(points, key=lambda point: abs(point[0] - box.center[0]) + abs(point[1] - box.center[1]))

    def surface(self) -> Surface:
        """Returns the positions of the board's squares, which it measures by moving a tile to the corner."""
        if self._surface is None:
            letter = next(letter for letter, words in self.names().items() if words == TRAY)
            self.keys(letter.lower(), "Control+Home")
            self.wait(lambda: self.held() == letter and "ow 1, column" in self.description())
            box = self.wait_box_still(letter)
            unit = box.width / size(FIRST[letter])[0]
            self._surface = Surface(box.x + GHOST_RISE * unit, box.y + GHOST_RISE * unit, unit)
            self.keys("Escape")
            self.wait(lambda: not self.held())
            self.wait_still()
        return self._surface

    def picture(self, box: Box | None = None) -> numpy.ndarray:
        return self.screen.pixels(box or self.box())

    # Input

    def keys(self, *chords: str) -> None:
        self.screen.keyboard.type(*chords)

    def activate(self, letter: str) -> None:
        """Taps a tile by its accessible action."""
        self._accessibility.act(self._tiles()[letter][1])

    def grab(self, letter: str, form: Form | None = None) -> Point:
        """Presses the mouse on a tile and moves a little to pick it up; returns the position of the pointer."""
        x, y = self.grip(letter, form)
        pointer = self.screen.pointer
        pointer.move((x, y))
        pointer.press()
        pointer.move((x + 6, y + 6))
        pointer.move((x + 12, y + 12))
        self.wait(lambda: self.held() == letter)
        return x + 12, y + 12

    def drag_tile_to(self, letter: str, target: Point, at: Point) -> None:
        """Moves the mouse so that the center of the held tile reaches a position."""
        center = self.wait_box_still(letter).center
        self.screen.pointer.move((at[0] + target[0] - center[0], at[1] + target[1] - center[1]))

    def place_by_pointer(self, letter: str, place: Place) -> None:
        """Drags a tile from the tray to its place, and turns it with keys on the way."""
        surface = self.surface()
        at = self.grab(letter)
        self.keys(*["Shift+r" if step == "l" else step for step in turns(FIRST[letter], place.form)])
        self.drag_tile_to(letter, surface.center(place.form, place.corner), at)
        self.screen.pointer.release()

    def place_by_finger(self, fingers: Fingers, letter: str, place: Place) -> None:
        """Drags a tile with one finger, and turns it with taps of another finger on the way."""
        surface = self.surface()
        fingers.down(0, self.grip(letter))
        x, y = surface.center(place.form, place.corner)
        y += size(place.form)[1] * surface.unit / 2
        fingers.glide(0, (x, y), seconds=0.1, steps=5)
        self.wait(lambda: self.held() == letter)
        for step in turns(FIRST[letter], place.form).replace("l", "rrr"):
            if step == "f":
                self.double_tap(fingers)
            else:
                self.other_tap(fingers)
        self.wait_box_still(letter)
        fingers.up(0)

    def other_tap(self, fingers: Fingers) -> None:
        """Taps an empty spot with another finger, late enough not to form a double tap."""
        time.sleep(DOUBLE_TAP + 0.05)
        fingers.tap(1, self._empty_spot())

    def double_tap(self, fingers: Fingers) -> None:
        time.sleep(DOUBLE_TAP + 0.05)
        fingers.tap(1, self._empty_spot())
        fingers.tap(1, self._empty_spot())

    def place_by_keys(self, letter: str, place: Place) -> None:
        """Picks up a tile by its letter and moves it to its place with keys alone."""
        self.keys(letter.lower())
        self.wait(lambda: self.held() == letter)
        self.keys(*["Shift+r" if step == "l" else step for step in turns(FIRST[letter], place.form)])
        self._move_by_keys(place)
        self.keys("Return")

    def place_by_actions(self, letter: str, place: Place, press: Callable[[str], object]) -> None:
        """Picks up, turns, flips, and places a tile by accessible actions; only the moves use keys."""
        press(f"{letter} tile, {TRAY}")
        self.wait(lambda: self.held() == letter)
        self.wait_still()
        for step in turns(FIRST[letter], place.form).replace("l", "rrr"):
            before = self.picture().copy()
            press("Flip" if step == "f" else "Turn")
            self.wait(lambda: (self.picture() != before).any())  # GTK takes a moment to show that it was pressed
            self.wait_still()
        self._move_by_keys(place)
        press(f"{letter} tile, {HELD}")

    def _move_by_keys(self, place: Place) -> None:
        self.keys("Control+Home", *["Down"] * place.corner[0], *["Right"] * place.corner[1])
        row, column = place.words.removeprefix("on the board, row ").split(", column ")
        self.wait(lambda: f"Row {row}, column {column}: fits" in self.description())

    # Waiting

    def wait(self, question: Callable[[], object], every: float | None = None) -> None:
        """Waits until a condition on the board is true."""
        wait_until(question, lambda: f"a change; the board reports {self.description()!r}, {self.names()}", every)

    def wait_name(self, letter: str, words: str) -> None:
        """Waits until a tile has this state."""
        self.wait(lambda: self.names().get(letter) == words)

    def wait_box_still(self, letter: str) -> Box:
        """Waits until nothing moves, and returns the box of a tile, which is not updated during a glide."""
        self.wait_still()
        last = self.boxes()[letter]

        def still() -> bool:
            nonlocal last
            before, last = last, self.boxes()[letter]
            return before == last

        wait_until(still, f"the {letter} tile to stop moving", every=0.04)
        return last

    def wait_still(self, quiet: float = 0.15) -> None:
        """Waits until the pixels of the board have not changed for a while."""
        box = self.box()
        last, since = self.picture(box), time.monotonic()

        def still() -> bool:
            nonlocal last, since
            now = self.picture(box)
            if not numpy.array_equal(now, last):
                last, since = now, time.monotonic()
            return time.monotonic() - since >= quiet

        wait_until(still, "the board to stop moving", every=0.04)

    def assert_unchanged(self, during: float = 0.5) -> None:
        """Asserts that the description and the names do not change for a while."""
        before = (self.names(), self.description())
        assert_stays(
            lambda: (self.names(), self.description()) == before,
            lambda: f"the board reports {self.description()!r}, {self.names()}, instead of {before}", during)

    def _tiles(self) -> dict[str, tuple[str, Reference]]:
        references = self._children()
        found = {}
        for name, reference in zip(self._accessibility.names(references), references):
            if match := NAME.fullmatch(name or ""):
                found[match[1]] = (match[2], reference)
        return found

    def _children(self) -> list[Reference]:
        return self._accessibility.references([self._reference])[0] or []

    def _empty_spot(self) -> Point:
        """Returns a position in a corner of the board's area without a tile."""
        box = self.box()
        return box.x + 6, box.y + 6
