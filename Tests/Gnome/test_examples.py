# SPDX-License-Identifier: GPL-3.0-or-later
"""The shipped playgrounds that build their own views, played by pointer, by fingers, and by keys."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

from accessible import Node
from fixtures import Start
from geometry import Box, Point
from gnome_screen import GnomeScreen
from live_page import LivePage, copy_example
from waiting import wait_until

WAYS = pytest.mark.parametrize("way", ["pointer", "fingers", "keys"])
HIDDEN = "face down"
# The side of a square of a tile, and the upper left corner of tile U, in points of the page.
SIDE, CORNER = 56, (264, 296)
# The places of actions in the menus of a tile and of the paper.
MOVE_UP, DRAW_RIGHT = 2, 1
BLUE, WHITE = (0x1C, 0x71, 0xD8), (255, 255, 255)


class Player:
    """A person who plays a page in one way."""

    def __init__(self, page: LivePage, way: str) -> None:
        self.page, self.program, self.screen, self.way = page, page.program, page.screen, way

    def activate(self, name: str) -> None:
        """Taps an element, or moves the focus to it and presses Return."""
        if self.way == "keys":
            self.page.tab_to(name)
            self.screen.keyboard.type("Return")
        elif self.way == "pointer":
            self.program.click(self.page.element(name))
        else:
            self.screen.fingers.tap(0, self.center(self.page.element(name)))

    def press(self, place: Point) -> None:
        if self.way == "pointer":
            self.screen.pointer.move(place)
            self.screen.pointer.press()
        else:
            self.screen.fingers.down(0, place)

    def move(self, place: Point) -> None:
        """Moves the finger or the pressed pointer."""
        if self.way == "pointer":
            self.screen.pointer.move(place)
        else:
            self.screen.fingers.motion(0, place)

    def lift(self) -> None:
        if self.way == "pointer":
            self.screen.pointer.release()
        else:
            self.screen.fingers.up(0)

    def center(self, element: Node) -> Point:
        return self.program.on_screen(element.box).center


def faces(page: LivePage) -> dict[str, str]:
    """Returns what the cards show, by their places."""
    return dict(one.name.rsplit(", ", 1) for one in page.elements() if one.name.startswith("Row "))


def rest(page: LivePage, name: str) -> Node:
    """Waits until an element stops moving, and returns it."""
    boxes: list[Box | None] = []

    def resting() -> Node | None:
        element = page.element(name)
        boxes.append(element.box)
        return element if element.box and len(boxes) > 2 and boxes[-1] == boxes[-3] else None

    return wait_until(resting, lambda: f"{name} to stop moving, not {boxes[-3:]}", every=0.1)


@pytest.mark.parametrize("way", [pytest.param("pointer", marks=pytest.mark.smoke), "fingers", "keys"])
def test_pair_is_found_after_a_peek(screen: GnomeScreen, start: Start, tmp_path: Path, way: str) -> None:
    # On a busy machine, it takes a while to see all cards.
    slow = (("withTimeInterval: 1.5", "withTimeInterval: 8"), ("withTimeInterval: 1,", "withTimeInterval: 3,"))
    page = LivePage(screen, start, copy_example(tmp_path, "Pairs", "Peek", *slow))
    player = Player(page, way)
    last = rest(page, f"Row 4, column 4, {HIDDEN}")
    assert set(faces(page).values()) == {HIDDEN} and len(faces(page)) == 16
    if way == "keys":
        page.tab_to(f"Row 1, column 1, {HIDDEN}")
        page.choose(0)
    else:
        player.press(player.center(last))
    seen = wait_until(lambda: (now := faces(page)) and HIDDEN not in now.values() and now, page.program.tree)
    if way != "keys":
        player.lift()
    page.wait_for_line(r"^You peeked 1 time\(s\)\.$")
    wait_until(lambda: set(faces(page).values()) == {HIDDEN}, page.program.tree)
    assert len(seen) == 16 and len(set(seen.values())) == 8
    face = seen["Row 1, column 1"]
    pair = [place for place, shown in seen.items() if shown == face]
    for place in pair:
        player.activate(f"{place}, {HIDDEN}")
        page.element(f"{place}, {face}")
    wait_until(lambda: not set(pair) & set(faces(page)), page.program.tree)
    assert len(faces(page)) == 14
    assert not page.program.complaints


@pytest.mark.parametrize("way", ["pointer", pytest.param("fingers", marks=pytest.mark.smoke)])
def test_tile_is_dragged_to_the_board(screen: GnomeScreen, start: Start, tmp_path: Path, way: str) -> None:
    page = LivePage(screen, start, copy_example(tmp_path, "Tiles", "Rules"))
    player = Player(page, way)
    tile = rest(page, "Tile U, beside the board")
    box = page.program.on_screen(tile.box)

    def on_screen(x: float, y: float) -> Point:
        """Converts a point of the page."""
        scale = box.width / (2 * SIDE)
        return round(box.x + (x - CORNER[0]) * scale), round(box.y + (y - CORNER[1]) * scale)

    def now() -> Box:
        return page.element("Tile U, .*").box

    player.press(on_screen(CORNER[0] + SIDE / 2, CORNER[1] + SIDE / 2))
    # The drag begins while the finger is still on the tile, which is then 70 points above it.
    player.move(on_screen(CORNER[0] + SIDE / 2, CORNER[1] + 10))
    wait_until(lambda: now().y < tile.box.y - 50, page.program.tree)
    if way == "fingers":
        # Another finger turns the tile meanwhile.
        screen.fingers.tap(1, on_screen(600, 200))
        wait_until(lambda: now().width > box.width, page.program.tree)
        player.move(on_screen(320, 166))
        place, after = "row 1, column 2", box.width * 1.5
    else:
        player.move(on_screen(348, 194))
        place, after = "row 1, column 3", box.width
    player.lift()
    page.wait_for_line(r"^5 of 15 squares are filled\.$")
    assert abs(rest(page, f"Tile U, {place}").box.width - after) <= 2
    assert not page.program.complaints


def test_tile_is_moved_to_the_board_by_keys(screen: GnomeScreen, start: Start, tmp_path: Path) -> None:
    page = LivePage(screen, start, copy_example(tmp_path, "Tiles", "Rules"))
    page.tab_to("Tile U, beside the board")
    before = page.wait_for_focus("Tile U, .*").box
    screen.keyboard.type("Return")
    wait_until(lambda: page.wait_for_focus("Tile U, .*").box.width > before.width, page.program.tree)
    for _ in range(3):
        top = rest(page, "Tile U, .*").box.y
        page.choose(MOVE_UP)
        wait_until(lambda: page.wait_for_focus("Tile U, .*").box.y < top, page.program.tree)
    page.wait_for_line(r"^5 of 15 squares are filled\.$")
    page.element(r"Tile U, row 2, column \d")
    # There is no other tile above, so it can go on.
    page.choose(MOVE_UP)
    page.element(r"Tile U, row 1, column \d")
    assert not page.program.complaints


@WAYS
def test_passcode_of_circles_is_found(screen: GnomeScreen, start: Start, tmp_path: Path, way: str) -> None:
    # Only keys can hit a circle that moves on a busy machine.
    slow = () if way == "keys" else (
        ("x: CGFloat.random(in: 30...530), y: CGFloat.random(in: 30...280)", "x: 60 * CGFloat(circle.number), y: 150"),
        ("dx: 60 * cos(direction), dy: 60 * sin(direction)", "dx: 0, dy: 2"))
    page = LivePage(screen, start, copy_example(tmp_path, "Circles", "Bases", *slow))
    player = Player(page, way)
    codes = [page.element(rf"Base {base}, \d").name[-1] for base in range(1, 5)]
    # While a wrong circle shakes, it takes no taps, so it must not be needed at once.
    wrong = next(number for number in "12345678" if number not in codes)
    player.activate(f"Circle {wrong}")
    for base, code in enumerate(codes, 1):
        assert page.element(f"Base {base}, {code}")
        player.activate(f"Circle {code}")
        page.element(f"Base {base}, {code}, found")
    page.wait_for_line(rf"^The passcode is right: \[{', '.join(codes)}\]$")
    assert not page.program.complaints


@WAYS
def test_tile_of_the_puzzle_slides(screen: GnomeScreen, start: Start, tmp_path: Path, way: str) -> None:
    page = LivePage(screen, start, copy_example(tmp_path, "SlidingPuzzle", "Sliding Puzzle"))
    player = Player(page, way)

    def tiles() -> dict[str, str]:
        """Returns the places of the tiles by number."""
        return {one.name.split(", ")[0]: ", ".join(one.name.split(", ")[1:3]) for one in page.elements()}

    wait_until(lambda: len(tiles()) == 15, page.program.tree)
    places = {f"row {row}, column {column}" for row in range(1, 5) for column in range(1, 5)}
    gap = (places - set(tiles().values())).pop()
    row, column = int(gap[4]), int(gap[-1])
    neighbor = f"row {row}, column {column - 1 if column > 1 else 2}"
    number = next(number for number, place in tiles().items() if place == neighbor)
    player.activate(f"{number}, {neighbor}.*")
    wait_until(lambda: tiles()[number] == gap, page.program.tree)
    assert not page.program.complaints


class Pad:
    """The paper of the drawing pad."""

    def __init__(self, page: LivePage) -> None:
        self.page = page
        self.box = page.program.on_screen(rest(page, "Paper, 0 lines").box)

    def place(self, x: float, y: float) -> Point:
        """Returns the place of fractions of its width and height."""
        return round(self.box.x + self.box.width * x), round(self.box.y + self.box.height * y)

    def wait_for(self, color: tuple[int, int, int], x: float, y: float) -> None:
        left, top = self.place(x, y)

        def shown() -> tuple[int, ...]:
            return tuple(int(part) for part in self.page.screen.pixels(Box(left, top, 1, 1))[0, 0])

        wait_until(lambda: shown() == color, lambda: f"{color} at {left}, {top}, not {shown()}")


@pytest.mark.smoke
def test_fingers_draw_at_the_same_time(screen: GnomeScreen, start: Start, tmp_path: Path) -> None:
    page = LivePage(screen, start, copy_example(tmp_path, "DrawingPad", "Drawing Pad"))
    pad, fingers = Pad(page), screen.fingers
    rows = {finger: 0.2 + finger * 0.15 for finger in range(4)}
    for finger, y in rows.items():
        fingers.down(finger, pad.place(0.1, y))
    for x in (0.3, 0.5, 0.7, 0.9):
        for finger, y in rows.items():
            fingers.motion(finger, pad.place(x, y))
    # The lines grow before a finger is lifted.
    for y in rows.values():
        pad.wait_for(BLUE, 0.8, y)
    pad.wait_for(WHITE, 0.8, 0.275)
    fingers.up(1)
    fingers.motion(2, pad.place(0.9, 0.9))
    pad.wait_for(BLUE, 0.9, 0.8)
    fingers.release_all()
    page.element("Paper, 4 lines")
    fingers.tap(0, page.program.on_screen(page.element("Undo").box).center)
    pad.wait_for(WHITE, 0.8, rows[3])
    pad.wait_for(BLUE, 0.8, rows[0])
    assert not page.program.complaints


def test_pointer_draws(screen: GnomeScreen, start: Start, tmp_path: Path) -> None:
    page = LivePage(screen, start, copy_example(tmp_path, "DrawingPad", "Drawing Pad"))
    pad = Pad(page)
    page.program.click(page.element("Red"))
    screen.pointer.drag(pad.place(0.2, 0.5), pad.place(0.8, 0.5))
    page.element("Paper, 1 line")
    pad.wait_for((0xC0, 0x1C, 0x28), 0.5, 0.5)
    page.program.click(page.element("Clear"))
    pad.wait_for(WHITE, 0.5, 0.5)
    assert not page.program.complaints


def test_keys_draw(screen: GnomeScreen, start: Start, tmp_path: Path) -> None:
    page = LivePage(screen, start, copy_example(tmp_path, "DrawingPad", "Drawing Pad"))
    page.hide_code()
    pad, keyboard = Pad(page), screen.keyboard
    page.tab_to("Paper, 0 lines")
    keyboard.type("Return")
    page.wait_for_focus("Paper, 1 line")
    pad.wait_for(BLUE, 0.5, 0.5)
    page.choose(DRAW_RIGHT)
    page.wait_for_focus("Paper, 2 lines")
    pad.wait_for(BLUE, 0.55, 0.5)
    page.tab_to("Line width, .*")
    keyboard.type("Right")
    page.wait_for_focus("Line width, 28%")
    keyboard.type("Return")
    keyboard.type("Left")
    page.wait_for_focus("Line width, 18%")
    page.tab_to("Clear")
    keyboard.type("Return")
    pad.wait_for(WHITE, 0.5, 0.5)
    assert not page.program.complaints


@WAYS
def test_pendulum_is_moved(screen: GnomeScreen, start: Start, tmp_path: Path, way: str) -> None:
    path = copy_example(tmp_path, "Pendulum", "Pendulum", ("var angle = 0.7", "var angle = 0.0"))
    page = LivePage(screen, start, path)
    player = Player(page, way)
    if way == "keys":
        page.hide_code()
    weight = rest(page, "Weight")
    x, y = player.center(weight)

    def now() -> float:
        return player.center(page.element("Weight"))[0]

    if way == "keys":
        page.tab_to("Weight")
        screen.keyboard.type("Return")
        wait_until(lambda: now() > x + 5, page.program.tree)
        page.tab_to("Length, 1.2 m")
        screen.keyboard.type("Left")
        page.wait_for_focus("Length, 1.03 m")
        return
    player.press((x, y))
    for step in (0.25, 0.5, 0.75, 1):
        player.move((x + 90 * step, y))
    wait_until(lambda: now() > x + 50, page.program.tree)
    player.lift()
    # It swings to the other side.
    wait_until(lambda: now() < x - 20, page.program.tree)
    slider = page.program.on_screen(page.element("Gravity, .*").box)
    player.press((slider.x + slider.width * 0.4, slider.center[1]))
    player.move((slider.x + slider.width, slider.center[1]))
    player.lift()
    page.element("Gravity, 25.0 m/s²")
    page.element(r"Period: 1\.38 s")
    assert not page.program.complaints
