# SPDX-License-Identifier: GPL-3.0-or-later
"""The first five minutes of a newcomer with the live window, by pointer and keys, in windows of several looks."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

from accessible import Node
from fixtures import Start
from geometry import Point
from gnome_screen import GnomeScreen
from home import Home
from live_page import CARD, live_binary
from looks import LOOKS, Pictures
from program import Program
from waiting import wait_until

EXAMPLES = ["Cards That Breathe", "Sliding Puzzle", "Drawing Pad", "Pendulum", "Five Squares Each", "Faster and Faster"]
YELLOW, RED = (0xFF, 0xD1, 0x66), (0xE0, 0x1B, 0x24)
FIX = "Change 'let' to 'var' to make it mutable"
# The largest padding of a button, in points.
PADDING = 12
KEYS = {
    " ": "space", "=": "equal", ".": "period", "\n": "Return", "(": "parenleft", ")": "parenright", "\"": "quotedbl",
    "+": "plus"}


class Newcomer:
    """Somebody who sees the window for the first time."""

    def __init__(self, screen: GnomeScreen, start: Start, name: str) -> None:
        look = LOOKS[name]
        self.screen, self.is_narrow = screen, look.size[0] < 700
        look.set_desktop(screen)
        self.program: Program = start(screen, path=live_binary(), environment=look.environment)
        self.program.window()
        self.program.find_settled("New Page…", "push button")
        look.resize(self.program)
        self.pictures = Pictures(self.program, screen, "first-minutes", name)

    def shown(self, name: str, role: str | None = None) -> Node | None:
        """Returns the first object with a name, if it has a place in the window."""
        found = self.program.find_all(name, role)
        return next((one for one in found if one.box and one.box.width > 0 and one.box.height > 0), None)

    def see(self, name: str, role: str | None = None) -> Node:
        """Waits until something with this name is shown, and does not move any more."""
        places: list[object] = []

        def resting() -> Node | None:
            node = self.shown(name, role)
            places.append(node and node.box)
            return node if node and len(places) > 2 and places[-1] == places[-3] else None

        return wait_until(resting, lambda: f"{role or 'something'} {name!r} in\n{self.program.tree()}", every=0.1)

    def miss(self, name: str, role: str | None = None) -> None:
        """Waits until nothing with this name is shown."""
        wait_until(lambda: not self.shown(name, role), lambda: f"no {name!r} in\n{self.program.tree()}")

    def click(self, name: str, role: str | None = None) -> None:
        self.program.click(self.see(name, role))

    def type(self, text: str) -> None:
        self.screen.keyboard.type(*[KEYS.get(one) or (f"Shift+{one}" if one.isupper() else one) for one in text])

    def press(self, *keys: str) -> None:
        self.screen.keyboard.type(*keys)

    def code(self) -> str:
        return self.screen.accessibility.text(self.see("Code", "text").reference)

    def console(self) -> str:
        return self.screen.accessibility.text(self.program.find("Console", "text").reference)

    def show_code(self) -> None:
        """Shows the code in a window that shows either the code or the page."""
        if self.is_narrow and not self.shown("Code", "text"):
            self.press("F9")
        self.see("Code", "text")

    def show_page(self) -> None:
        """Shows the page in a window that shows either the code or the page."""
        if self.is_narrow and self.shown("Code", "text"):
            self.press("F9")
            self.miss("Code", "text")

    def elements(self) -> list[Node]:
        """Returns the elements of the page that are shown."""
        views = self.program.find_all("Live View")
        return [one for one in views[0].children if one.box and one.box.width] if views else []

    def cards(self) -> list[Node]:
        boards = self.program.find_all("Pairs board")
        return [one for one in boards[0].children if CARD.fullmatch(one.name)] if boards else []

    def ball(self) -> tuple[int, ...]:
        """Returns the color in the middle of the ball."""
        balls = [one for one in self.elements() if one.name == "Ball"]
        if not balls:
            return ()
        x, y = self.center(balls[0])
        return tuple(int(part) for part in self.screen.pixels()[round(y), round(x)])

    def center(self, node: Node) -> Point:
        return self.program.on_screen(node.box).center

    def is_inside(self, node: Node) -> bool:
        """Returns whether an object is inside the window. The box of a button is that of its content, padding aside."""
        width, height = self.program.window().size
        box = node.box
        return (
            -PADDING <= box.x and box.x + box.width <= width + PADDING
            and -PADDING <= box.y and box.y + box.height <= height + PADDING)

    def see_inside(self, name: str, role: str) -> Node:
        """Waits until something with this name is shown and inside the window."""
        def inside() -> Node | None:
            found = self.program.find_all(name, role)
            return next((one for one in found if one.box and one.box.height > 0 and self.is_inside(one)), None)

        return wait_until(inside, lambda: f"{role} {name!r} inside the window in\n{self.program.tree()}")

    def look(self, moment: str) -> None:
        """Takes a picture of the window."""
        self.pictures.take(moment)


@pytest.fixture
def newcomer(request: pytest.FixtureRequest, screen: GnomeScreen, start: Start) -> Newcomer:
    screen.settings.switch_animations_off()
    return Newcomer(screen, start, request.param)


def show_examples(newcomer: Newcomer) -> None:
    """Chooses the start page, which has the examples, from the menu by its letter."""
    newcomer.press("F10")
    wait_until(lambda: newcomer.program.find_all(".*", "menu item"), newcomer.program.tree)
    newcomer.press("t")


@pytest.mark.parametrize("newcomer", LOOKS, indirect=True)
def test_first_five_minutes(newcomer: Newcomer, home: Home) -> None:
    begin(newcomer)
    play_an_example(newcomer)
    path = create_a_page(newcomer, home)
    change_a_color(newcomer, path)
    pin_a_value(newcomer)
    correct_an_error(newcomer)
    complete_a_name(newcomer)
    read_the_guide(newcomer)
    present(newcomer)
    newcomer.press("Control+s")
    newcomer.miss("Not saved", "label")
    assert not newcomer.program.complaints


def begin(newcomer: Newcomer) -> None:
    newcomer.program.wait_for_focus("New Page…")
    card = newcomer.see(EXAMPLES[0], "push button")
    assert newcomer.is_inside(card) and card.description, card
    newcomer.look("start page")


def play_an_example(newcomer: Newcomer) -> None:
    newcomer.click(EXAMPLES[0], "push button")
    newcomer.see("Code", "text")
    newcomer.show_page()
    wait_until(lambda: len(newcomer.cards()) == 16, newcomer.program.tree)
    newcomer.look("example")
    # A narrow window shows one of the code, the board, and the console.
    assert newcomer.is_narrow or "copy of the example" in newcomer.console()
    first = newcomer.see("Row 1, column 1, face down")
    assert newcomer.is_inside(first)
    newcomer.program.click(first)
    newcomer.see(".*, row 1, column 1, face up|Row 1, column 1, .*up")
    newcomer.look("example played")
    newcomer.show_code()
    if not newcomer.is_inside(newcomer.see("Line 14: .*", "push button")):
        # The comments before the code take all of the space, if the letters are large.
        newcomer.program.click(newcomer.see("Code", "text"))
        select(newcomer, "padding = ")
        newcomer.see_inside("Line 14: .*", "push button")
    newcomer.look("code of the example")


def create_a_page(newcomer: Newcomer, home: Home) -> Path:
    show_examples(newcomer)
    newcomer.see("Memory", "push button")
    newcomer.look("start page with a recent page")
    newcomer.program.wait_for_focus("New Page…")
    newcomer.press("Return")
    newcomer.program.wait_for_focus("Name")
    newcomer.look("new page dialog")
    newcomer.press("Control+a")
    newcomer.type("Ball\n")
    path = home.folder / "Peekaboard" / "Ball.swift"
    wait_until(path.exists, newcomer.program.tree)
    newcomer.program.wait_for_focus("Code")
    wait_until(lambda: newcomer.code() == path.read_text(), newcomer.code)
    newcomer.see("Line [0-9]+: .*", "push button")
    newcomer.look("new page")
    newcomer.show_page()
    wait_until(lambda: newcomer.ball() == YELLOW, lambda: f"a yellow ball, not {newcomer.ball()}")
    newcomer.look("ball")
    # A tap moves it.
    before = newcomer.see("Ball", "push button").box.x
    newcomer.program.click(newcomer.see("Ball", "push button"))
    wait_until(lambda: newcomer.see("Ball", "push button").box.x > before + 40, newcomer.program.tree)
    return path


def select(newcomer: Newcomer, text: str) -> None:
    """Finds a text of the code, which is then selected."""
    newcomer.press("Control+f")
    newcomer.program.wait_for_focus("Find in the code")
    newcomer.type(text)
    newcomer.press("Return", "Escape")
    newcomer.program.wait_for_focus("Code")


def change_a_color(newcomer: Newcomer, path: Path) -> None:
    newcomer.show_code()
    newcomer.program.click(newcomer.see("Code", "text"))
    select(newcomer, "ffd166")
    newcomer.type("E01B24")
    wait_until(lambda: "0xE01B24" in newcomer.code(), newcomer.code)
    newcomer.see("Not saved", "label")
    newcomer.look("number changed")
    newcomer.show_page()
    wait_until(lambda: newcomer.ball() == RED, lambda: f"a red ball, not {newcomer.ball()}")
    newcomer.show_code()
    newcomer.press("Control+s")
    wait_until(lambda: "0xE01B24" in path.read_text(), path.read_text)


def see_value(newcomer: Newcomer, name: str) -> Node:
    """Waits until a value beside the code is shown. The code can be scrolled below the buttons over it."""
    def visible() -> Node | None:
        _, y, _, height = newcomer.see("Code", "text").box
        found = newcomer.program.find_all(name, "push button")
        return next((one for one in found if y <= one.box.center[1] < y + height), None)

    return wait_until(visible, lambda: f"{name} in\n{newcomer.program.tree()}")


def pin_a_value(newcomer: Newcomer) -> None:
    value = see_value(newcomer, "Line [0-9]+: .*ball.*")
    newcomer.program.click(value)
    newcomer.see("ball = .*", "label")
    newcomer.look("value pinned")
    newcomer.program.click(see_value(newcomer, re.escape(value.name)))
    newcomer.miss("ball = .*", "label")


def correct_an_error(newcomer: Newcomer) -> None:
    newcomer.program.click(newcomer.see("Code", "text"))
    newcomer.press("Control+End")
    newcomer.type("let a = 1\na = 2\n")
    newcomer.see("Line [0-9]+: cannot assign to value: 'a' is a 'let' constant", "push button")
    correction = newcomer.see_inside(FIX, "push button")
    newcomer.look("error")
    newcomer.program.click(correction)
    wait_until(lambda: newcomer.code().endswith("var a = 1\na = 2\n"), newcomer.code)
    newcomer.miss(FIX, "push button")
    newcomer.see("Line [0-9]+: a = 2", "push button")
    newcomer.look("error corrected")


def complete_a_name(newcomer: Newcomer) -> None:
    newcomer.press("Control+End")
    newcomer.type("ball.backg")
    suggestion = newcomer.see("backgroundColor.*", "label")
    newcomer.look("completions")
    assert suggestion.box.width > 0
    newcomer.press("Down", "Return")
    wait_until(lambda: newcomer.code().endswith("ball.backgroundColor"), newcomer.code)
    newcomer.type(" = .blue\n")
    wait_until(lambda: newcomer.code().endswith("ball.backgroundColor = .blue\n"), newcomer.code)
    newcomer.press("Up", "End", "Left", "Left", "Left", "Left", "Left", "Left", "Left", "Left", "Left", "Control+i")
    newcomer.see(".*backgroundColor.*UIColor.*", "label")
    newcomer.look("help")
    newcomer.press("Escape")
    newcomer.miss(".*backgroundColor.*UIColor.*", "label")
    newcomer.program.wait_for_focus("Code")


def read_the_guide(newcomer: Newcomer) -> None:
    newcomer.press("F1")
    newcomer.program.wait_for_focus("Find a name or word")
    newcomer.look("guide")
    newcomer.type("UISlider")
    newcomer.see("Slider", "label")
    newcomer.look("guide search")
    newcomer.press("Escape", "Escape")
    newcomer.miss("Find a name or word")
    newcomer.program.wait_for_focus("Code")


def present(newcomer: Newcomer) -> None:
    newcomer.press("F5")
    newcomer.miss("Code", "text")
    newcomer.miss("Console", "text")
    newcomer.see("Ball", "push button")
    newcomer.look("presented")
    newcomer.press("Escape")
    newcomer.see("Code", "text")
