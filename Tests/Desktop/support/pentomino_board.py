"""The board of tiles as a player finds it: the tiles, where they are, what is said of them, and ways to lead them.

Everything is read from the accessible tree and done by real input; a tile is named by its letter. How a tile has been
turned is not told there, so the test says it: a tile is what it was when it was dealt until `form` is given otherwise.
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
from pentomino_tiles import FIRST, Form, Place, size, way
from program import Program
from waiting import stays, wait_until

NAME = re.compile(r"([FILNPTUVWXYZ]) tile, (.+)")
STATE = re.compile(r"(\d+) of (\d+) tiles on the board, (\d+) moves?")
TRAY, HELD = "in the tray", "held"
DOUBLE_TAP = 0.35  # two taps that are further apart are no double tap
GHOST_RISE = 0.09  # how far a tile led by keys hovers to the left of and above its squares, as a share of a square


class State(NamedTuple):
    """What the board says of the game."""

    laid: int
    tiles: int
    moves: int


class Surface(NamedTuple):
    """Where the squares of the board are on the screen."""

    left: float
    top: float
    unit: float

    def center(self, form: Form, corner: tuple[float, float]) -> Point:
        """The middle of a tile whose bounding box begins at a row and a column, from 0."""
        columns, rows = size(form)
        return self.left + (corner[1] + columns / 2) * self.unit, self.top + (corner[0] + rows / 2) * self.unit


class PentominoBoard:
    """The board of tiles of a running program."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.screen = program.screen
        self._accessibility = program.screen.accessibility
        way = wait_until(
            lambda: program.way_to_board("Pentomino board", NAME.pattern), lambda: f"tiles in\n{program.tree()}")
        self._reference = way[-1]
        self._surface: Surface | None = None

    # What is there

    def names(self) -> dict[str, str]:
        """What is said of each tile after its letter: `in the tray`, `held`, `on the board, row 2, column 5`."""
        return {letter: words for letter, (words, _) in self._tiles().items()}

    def node(self, name: str) -> Node:
        """The tile or button of a whole name."""
        nodes = self._accessibility.tree(self._reference).find_all(re.escape(name))
        assert len(nodes) == 1, f"{len(nodes)} of {name!r} on {self.names()}"
        return nodes[0]

    def nodes(self) -> list[Node]:
        """The board, its tiles and the buttons beside one that is held."""
        return list(self._accessibility.tree(self._reference).walk())

    def has(self, name: str) -> bool:
        """Whether a tile or button of a whole name is there."""
        return name in self._accessibility.names(self._children())

    def held(self) -> str | None:
        """The letter of the tile that is held."""
        return next((letter for letter, words in self.names().items() if words == HELD), None)

    def description(self) -> str:
        return self._accessibility.descriptions([self._reference])[0] or ""

    def state(self) -> State:
        """The first line of the board's own description."""
        match = STATE.fullmatch(self.description().split("\n")[0])
        assert match, f"not a description of the game: {self.description()!r}"
        return State(*map(int, match.groups()))

    def boxes(self) -> dict[str, Box]:
        """Where the tiles are on the screen."""
        tiles = self._tiles()
        boxes = self._accessibility.boxes([reference for _, reference in tiles.values()])
        x, y = self.program.on_screen(Box(0, 0, 0, 0))[:2]
        return {letter: box.moved(x, y) for letter, box in zip(tiles, boxes) if box}

    def box(self) -> Box:
        """Where the board and its tiles are on the screen."""
        box = self._accessibility.boxes([self._reference])[0]
        assert box
        return self.program.on_screen(box)

    def button(self, name: str) -> Box:
        """Where a button beside a held tile, `Turn` or `Flip`, is on the screen."""
        box = self.node(name).box
        assert box
        return self.program.on_screen(box)

    def grip(self, letter: str, form: Form | None = None) -> Point:
        """The middle of the filled square of a tile that is nearest to its own middle."""
        box = self.boxes()[letter]
        form = form or FIRST[letter]
        columns, rows = size(form)
        unit = box.width / columns
        points = [(box.x + (column + 0.5) * unit, box.y + (row + 0.5) * unit) for row, column in form]
        return min(points, key=lambda point: abs(point[0] - box.center[0]) + abs(point[1] - box.center[1]))

    def surface(self) -> Surface:
        """Where the board's squares are, learned from a tile that is led to its corner and put back."""
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

    # What a player does

    def keys(self, *chords: str) -> None:
        self.screen.keyboard.type(*chords)

    def activate(self, letter: str) -> None:
        """Taps a tile by its accessible action."""
        self._accessibility.act(self._tiles()[letter][1])

    def grab(self, letter: str, form: Form | None = None) -> Point:
        """Presses the mouse on a tile and moves a little, so that it is held; returns where the pointer is then."""
        x, y = self.grip(letter, form)
        pointer = self.screen.pointer
        pointer.move((x, y))
        pointer.press()
        pointer.move((x + 6, y + 6))
        pointer.move((x + 12, y + 12))
        self.wait(lambda: self.held() == letter)
        return x + 12, y + 12

    def lead_pointer(self, letter: str, target: Point, at: Point) -> None:
        """Moves the mouse so that the middle of the tile it holds comes to a place."""
        center = self.wait_box_still(letter).center
        self.screen.pointer.move((at[0] + target[0] - center[0], at[1] + target[1] - center[1]))

    def lay_by_pointer(self, letter: str, place: Place) -> None:
        """Drags a tile from the tray to its place, turned by keys on the way."""
        surface = self.surface()
        at = self.grab(letter)
        self.keys(*["Shift+r" if step == "l" else step for step in way(FIRST[letter], place.form)])
        self.lead_pointer(letter, surface.center(place.form, place.corner), at)
        self.screen.pointer.release()

    def lay_by_finger(self, fingers: Fingers, letter: str, place: Place) -> None:
        """Drags a tile by one finger, turned by taps of another one on the way."""
        surface = self.surface()
        fingers.down(0, self.grip(letter))
        x, y = surface.center(place.form, place.corner)
        y += size(place.form)[1] * surface.unit / 2
        fingers.glide(0, (x, y), seconds=0.1, steps=5)
        self.wait(lambda: self.held() == letter)
        for step in way(FIRST[letter], place.form).replace("l", "rrr"):
            if step == "f":
                self.double_tap(fingers)
            else:
                self.other_tap(fingers)
        self.wait_box_still(letter)
        fingers.up(0)

    def other_tap(self, fingers: Fingers) -> None:
        """Taps an empty spot with another finger, long enough after any other tap."""
        time.sleep(DOUBLE_TAP + 0.05)
        fingers.tap(1, self._empty_spot())

    def double_tap(self, fingers: Fingers) -> None:
        time.sleep(DOUBLE_TAP + 0.05)
        fingers.tap(1, self._empty_spot())
        fingers.tap(1, self._empty_spot())

    def lay_by_keys(self, letter: str, place: Place) -> None:
        """Picks a tile up by its letter and leads it to its place by keys alone."""
        self.keys(letter.lower())
        self.wait(lambda: self.held() == letter)
        self.keys(*["Shift+r" if step == "l" else step for step in way(FIRST[letter], place.form)])
        self._lead_by_keys(place)
        self.keys("Return")

    def lay_by_actions(self, letter: str, place: Place, press: Callable[[str], object]) -> None:
        """Picks up, turns, flips and lays by accessible actions; only the way there is made by keys."""
        press(f"{letter} tile, {TRAY}")
        self.wait(lambda: self.held() == letter)
        self.wait_still()
        for step in way(FIRST[letter], place.form).replace("l", "rrr"):
            before = self.picture().copy()
            press("Flip" if step == "f" else "Turn")
            self.wait(lambda: (self.picture() != before).any())  # GTK takes its time to show that it was pressed
            self.wait_still()
        self._lead_by_keys(place)
        press(f"{letter} tile, {HELD}")

    def _lead_by_keys(self, place: Place) -> None:
        self.keys("Control+Home", *["Down"] * place.corner[0], *["Right"] * place.corner[1])
        row, column = place.words.removeprefix("on the board, row ").split(", column ")
        self.wait(lambda: f"Row {row}, column {column}: fits" in self.description())

    # Waiting

    def wait(self, question: Callable[[], object], every: float | None = None) -> None:
        """Waits until something is true of the board."""
        wait_until(question, lambda: f"the board says {self.description()!r}, tiles are {self.names()}", every)

    def wait_name(self, letter: str, words: str) -> None:
        """Waits until that is said of a tile."""
        self.wait(lambda: self.names()[letter] == words)

    def wait_box_still(self, letter: str) -> Box:
        """Waits until nothing moves, and returns where a tile is then; while it glides its place is not told anew."""
        self.wait_still()
        last = self.boxes()[letter]

        def still() -> bool:
            nonlocal last
            before, last = last, self.boxes()[letter]
            return before == last

        wait_until(still, f"the {letter} tile rests", every=0.04)
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

        wait_until(still, "the board stands still", every=0.04)

    def nothing_happens(self, during: float = 0.5) -> None:
        """Sees that nothing is said anew for a while."""
        before = (self.names(), self.description())
        stays(
            lambda: (self.names(), self.description()) == before,
            lambda: f"the board says {self.description()!r}, tiles are {self.names()}, instead of {before}", during)

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
        """A place in the corner of the board's area where no tile is."""
        box = self.box()
        return box.x + 6, box.y + 6
