# SPDX-License-Identifier: GPL-3.0-or-later
"""Numbers, colors, and names in the code are changed directly, while the page shows what that does."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

from accessible import Node
from conftest import Start
from geometry import Box
from home import LIVE, Home
from live_page import LivePage, live_binary
from program import prefix_of
from screen import Screen
from touch_screen import TouchScreen
from waiting import wait_until

PAGE = """let left = 40.0
let label = Label(frame: Rect(x: left, y: 20, width: 200, height: 30))
var step = 0
let link = DisplayLink { _ in
    step += 1
    label.text = "Left \\(Int(left * 10)), step \\(step)"
}
let view = View(frame: Rect(x: 0, y: 0, width: 400, height: 300))
view.addSubview(label)
PlaygroundPage.current.liveView = view
import PlaygroundSupport
"""


def place(page: LivePage, value: str, line: str, text: str) -> tuple[int, int]:
    """Returns the middle of a text in a line of the code, whose letters are equally wide. The line has a value."""
    program = page.program
    code: Box = program.on_screen(program.find("Code", "text").box)
    box: Box = program.on_screen(program.find_settled(value, "push button").box)
    pixels = page.screen.pixels(Box(code.x + 40, box.y, box.x - code.x - 48, box.height)).astype(int)
    ink = (abs(pixels - pixels[0, -1]).max(axis=2) > 60).any(axis=0).nonzero()[0]
    letter = (ink[-1] - ink[0]) / (len(line) - 0.5)
    return round(code.x + 40 + ink[0] + (line.index(text) + len(text) / 2) * letter), round(box.center[1])


class Numbers:
    """A page whose first line has a number, which it shows with the number of its steps."""

    def __init__(self, screen: Screen, start: Start, file: Path) -> None:
        file.write_text(PAGE)
        self.page = LivePage(screen, start, file)
        self.screen, self.program = screen, self.page.program
        self.shows(400)

    def code(self) -> Node:
        return self.program.find("Code", "text")

    def text(self) -> str:
        return self.screen.accessibility.text(self.code().reference)

    def line(self) -> str:
        """Returns the first line."""
        return self.text().split("\n")[0]

    def wait_for_line(self, line: str) -> None:
        wait_until(lambda: self.line() == line, lambda: f"{line!r}, not {self.line()!r}")

    def number_after(self, old: str) -> float:
        """Waits until the number in the first line has been changed and stays the same, and is shown. Returns it."""
        lines: list[str] = []

        def has_followed() -> bool:
            lines.append(self.line())
            return lines[-1] != f"let left = {old}" and lines[-3:] == [lines[-1]] * 3

        wait_until(has_followed, lambda: f"the number to follow the pointer: {lines[-1]}", every=0.1)
        number = float(lines[-1].removeprefix("let left = "))
        self.shows(round(number * 10))
        return number

    def shows(self, left: int) -> int:
        """Waits until the page shows a number, and returns its step."""
        name = self.page.element(rf"Left {left}, step \d+").name
        return int(name.split()[-1])

    def goes_on(self) -> None:
        """Waits until the time of the page goes on."""
        steps = [self.step()]
        wait_until(lambda: self.step() > steps[0], "the page to go on")

    def step(self) -> int:
        return int(self.page.element(r"Left \d+, step \d+").name.split()[-1])


@pytest.fixture
def numbers(screen: Screen, start: Start, tmp_path: Path) -> Numbers:
    return Numbers(screen, start, tmp_path / "Page.swift")


def test_keys_change_the_number_at_the_cursor(numbers: Numbers) -> None:
    keyboard = numbers.screen.keyboard
    numbers.program.click(numbers.code())
    numbers.program.wait_for_focus("Code")
    keyboard.type("Control+Home", "End")
    with keyboard.held("Control"), keyboard.held("Alt"):
        keyboard.type("Up", "Page_Up", "Shift+Up", "Page_Down")
        numbers.wait_for_line("let left = 41.1")
        # The page has not been built with that, and stands still.
        step = numbers.shows(411)
        # The values are those of the page as it was.
        numbers.program.find("Line 5: step = .*, earlier value", "push button")
        wait_until(lambda: not numbers.program.find_all("Line 1: .*"), numbers.program.tree)
        keyboard.type("Shift+Up")
        assert numbers.shows(421) == step
    numbers.shows(421)
    numbers.program.find("Line 1: left = 42.1", "push button")
    numbers.goes_on()
    # All of it is one step.
    keyboard.type("Control+z")
    numbers.wait_for_line("let left = 40.0")
    numbers.shows(400)
    keyboard.type("Control+Shift+z")
    numbers.wait_for_line("let left = 42.1")
    assert not numbers.program.complaints
    numbers.page.discard()


def test_narrow_window_shows_the_board_while_a_number_is_changed(numbers: Numbers) -> None:
    keyboard, program = numbers.screen.keyboard, numbers.program
    program.window().resize(360, 640)
    wait_until(lambda: not numbers.page.elements(), "the code in the place of the page")
    program.click(program.find_settled("Code", "text"))
    program.wait_for_focus("Code")
    keyboard.type("Control+Home", "End")
    with keyboard.held("Control"), keyboard.held("Alt"):
        keyboard.type("Up")
        numbers.shows(401)
    board, code = program.find_settled("Live View", "panel"), numbers.code()
    assert board.box and code.box and board.box.y >= code.box.y + code.box.height
    # It stays for the next change of the number, but not while the user types.
    keyboard.type("0")
    wait_until(lambda: not numbers.page.elements(), "the code in the place of the page")
    assert not program.complaints
    numbers.page.discard()


def test_hint_is_shown_until_a_number_has_been_changed(
    screen: Screen, start: Start, home: Home, tmp_path: Path
) -> None:
    home.set(prefix_of(live_binary()), "hint-numbers", True, schema=LIVE)
    numbers = Numbers(screen, start, tmp_path / "Page.swift")
    hint = "Hold Ctrl and drag a number in the code to see what changes"
    assert numbers.program.find(hint, "label")
    numbers.program.click(numbers.code())
    numbers.program.wait_for_focus("Code")
    keyboard = screen.keyboard
    keyboard.type("Control+Home", "End")
    with keyboard.held("Control"), keyboard.held("Alt"):
        keyboard.type("Up")
        numbers.wait_for_line("let left = 40.1")
    wait_until(lambda: not numbers.program.find_all(hint, "label"), "the hint to disappear")
    wait_until(lambda: home.get(prefix_of(live_binary()), "hint-numbers", schema=LIVE) == "false", "the setting")
    numbers.page.discard()


def test_double_click_selects_a_number(numbers: Numbers) -> None:
    x, y = place(numbers.page, "Line 1: left = 40", "let left = 40.0", "40.0")
    name, _ = place(numbers.page, "Line 1: left = 40", "let left = 40.0", "left")
    letter = (x - name) / 7
    pointer, keyboard = numbers.screen.pointer, numbers.screen.keyboard
    # On the point, and on the right half of the last letter, which is nearer to the end of the line.
    for old, at in (("40.0", x - letter / 2), ("50.0", x + 1.7 * letter)):
        pointer.click((at, y))
        pointer.click((at, y))
        new = f"{int(old[0]) + 1}0.0"
        keyboard.type(new[0], "0", "period", "0")
        numbers.wait_for_line(f"let left = {new}")
        # Not within the time of a triple click.
        numbers.shows(int(new[0]) * 100)
    numbers.page.discard()


def test_drag_with_control_changes_a_number(numbers: Numbers) -> None:
    keyboard, pointer = numbers.screen.keyboard, numbers.screen.pointer
    x, y = place(numbers.page, "Line 1: left = 40", "let left = 40.0", "40")
    with keyboard.held("Control"):
        pointer.drag((x, y), (x + 30, y))
    assert numbers.number_after("40.0") > 40
    numbers.goes_on()
    # The code has the keyboard focus now.
    keyboard.type("Control+z")
    numbers.wait_for_line("let left = 40.0")
    numbers.shows(400)
    assert not numbers.program.complaints


def test_finger_drags_the_bar_below_a_number(touch_screen: TouchScreen, start: Start, tmp_path: Path) -> None:
    numbers = Numbers(touch_screen, start, tmp_path / "Page.swift")
    fingers = touch_screen.fingers
    x, y = place(numbers.page, "Line 1: left = 40", "let left = 40.0", "40")
    below = Box(x - 4, y + 9, 8, 6)
    before = touch_screen.pixels(below)
    fingers.tap(0, (x, y))
    wait_until(lambda: bool((touch_screen.pixels(below) != before).any()), "the bar")
    fingers.down(0, (x, y + 18))
    fingers.glide(0, (x + 30, y + 18))
    fingers.up(0)
    assert numbers.number_after("40") > 40
    numbers.goes_on()
    assert not numbers.program.complaints
    numbers.page.discard()


NAMES = """enum Mode { case left, middle, right, other(Int) }
enum Only { case alone }
let tint = UIColor.red
let ink = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
let mode: Mode = .left
let picture = Image(named: "apple")!
let only: Only = .alone
let label = Label(frame: Rect(x: 40, y: 20, width: 300, height: 30))
var step = 0
let link = DisplayLink { _ in
    step += 1
    label.text = "\\(tint == .red) \\(ink == .red) \\(mode), step \\(step)"
}
let view = View(frame: Rect(x: 0, y: 0, width: 400, height: 300))
view.addSubview(label)
PlaygroundPage.current.liveView = view
import PlaygroundSupport
"""


class Names:
    """A page whose first lines have names in the place of which others can be."""

    def __init__(self, screen: Screen, start: Start, file: Path) -> None:
        (file.parent / "Resources").mkdir()
        for name in ("apple", "apricot"):
            drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'
            (file.parent / "Resources" / f"{name}.svg").write_text(drawing)
        file.write_text(NAMES)
        self.page = LivePage(screen, start, file)
        self.screen, self.keyboard, self.program = screen, screen.keyboard, self.page.program
        self.shows("true true left")

    def code(self) -> Node:
        return self.program.find("Code", "text")

    def shows(self, text: str) -> int:
        """Waits until the page shows a text, and returns its step."""
        return int(self.page.element(rf"{re.escape(text)}, step \d+").name.split()[-1])

    def lines(self) -> list[str]:
        return self.screen.accessibility.text(self.code().reference).split("\n")

    def wait_for_line(self, number: int, text: str) -> None:
        wait_until(lambda: self.lines()[number - 1] == text, lambda: f"{text!r}, not {self.lines()[number - 1]!r}")

    def go_to(self, line: int, places_before_end: int = 0) -> None:
        """Moves the cursor."""
        self.keyboard.type("Control+Home", *["Down"] * (line - 1), "End", *["Left"] * places_before_end)

    def press(self, *keys: str) -> None:
        with self.keyboard.held("Control"), self.keyboard.held("Alt"):
            self.keyboard.type(*keys)

    def choose_color(self) -> None:
        """Opens the color chooser with keys, and types a color."""
        self.press("Up")
        wait_until(lambda: not any(one.name == "Code" for one in self.program.focused()), self.program.tree)
        self.keyboard.type("Control+a")
        self.keyboard.write("lime")
        self.keyboard.type("Return")


@pytest.fixture
def names(screen: Screen, start: Start, tmp_path: Path) -> Names:
    return Names(screen, start, tmp_path / "Page.swift")


def test_keys_change_colors_cases_and_pictures(names: Names) -> None:
    program, keyboard = names.program, names.keyboard
    program.click(names.code())
    program.wait_for_focus("Code")
    # The page shows a color while it is being chosen, without being built again.
    for line, before, after in (
        (3, "let tint = UIColor.red", "let tint = UIColor(rgb: 0x00FF00)"),
        (4, "let ink = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)",
         "let ink = #colorLiteral(red: 0, green: 1, blue: 0, alpha: 1)"),
    ):
        names.go_to(line)
        names.choose_color()
        names.wait_for_line(line, after)
        shown = "false true left" if line == 3 else "true false left"
        assert names.shows(shown) == names.shows(shown)
        keyboard.type("Escape")
        program.wait_for_focus("Code")
        keyboard.type("Control+z")
        names.wait_for_line(line, before)
        names.shows("true true left")
    # A run of steps is one step of the undo history.
    names.go_to(5)
    names.press("Up", "Up")
    names.wait_for_line(5, "let mode: Mode = .right")
    names.shows("true true right")
    # Steps back to the first value are none.
    with keyboard.held("Control"), keyboard.held("Alt"):
        keyboard.type("Down")
        names.wait_for_line(5, "let mode: Mode = .middle")
        keyboard.type("Up")
        names.wait_for_line(5, "let mode: Mode = .right")
    names.press("Down")
    names.wait_for_line(5, "let mode: Mode = .middle")
    keyboard.type("Control+z", "Control+z")
    names.wait_for_line(5, "let mode: Mode = .left")
    # There is no other case.
    names.go_to(7)
    names.press("Up")
    names.go_to(6, places_before_end=2)
    names.press("Up")
    names.wait_for_line(6, 'let picture = Image(named: "apricot")!')
    names.press("Down", "Down", "Up")
    names.wait_for_line(6, 'let picture = Image(named: "apple")!')
    assert names.lines()[6] == "let only: Only = .alone"
    assert not program.complaints


def test_click_with_control_shows_the_names(names: Names) -> None:
    program, keyboard, pointer = names.program, names.keyboard, names.screen.pointer

    def items() -> list[Node]:
        menus = program.find_all("Cases|Pictures", "menu")
        return [one for menu in menus for one in menu.find_all(role="menu item")]

    def open_menu(name: str) -> list[str]:
        """Clicks a name in the code, and returns the items of its menu."""
        number, line = next((number, line) for number, line in enumerate(names.lines(), 1) if name in line)
        x, y = place(names.page, f"Line {number}: .*", line, name)
        with keyboard.held("Control"):
            pointer.click((x, y))
        return [one.name for one in wait_until(items, program.tree)]

    assert open_menu(".left") == ["left", "middle", "right"]
    keyboard.type("Down", "Down", "Return")
    names.wait_for_line(5, "let mode: Mode = .right")
    program.wait_for_focus("Code")
    names.shows("true true right")
    keyboard.type("Control+z")
    names.wait_for_line(5, "let mode: Mode = .left")
    pictures = open_menu('"apple"')
    assert pictures[:2] == ["apple", "apricot"] and "bear" in pictures
    keyboard.type("Down", "Return")
    names.wait_for_line(6, 'let picture = Image(named: "apricot")!')
    assert not program.complaints
    names.page.discard()
