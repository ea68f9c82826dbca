# SPDX-License-Identifier: GPL-3.0-or-later
"""The numbers in the code are changed directly, by keys and by dragging, while the page shows what that does."""
from __future__ import annotations

from pathlib import Path

import pytest

from accessible import Node
from conftest import Start
from geometry import Box
from live_page import LivePage
from screen import Screen
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
        keyboard.type("Up", "Up", "Shift+Up", "Down")
        numbers.wait_for_line("let left = 41.1")
        # The page has not been built with that, and stands still.
        step = numbers.shows(411)
        keyboard.type("Shift+Up")
        assert numbers.shows(421) == step
    numbers.shows(421)
    numbers.goes_on()
    # All of it is one step.
    keyboard.type("Control+z")
    numbers.wait_for_line("let left = 40.0")
    numbers.shows(400)
    keyboard.type("Control+Shift+z")
    numbers.wait_for_line("let left = 42.1")
    assert not numbers.program.complaints
    numbers.page.discard()


def test_drag_with_control_changes_a_number(numbers: Numbers) -> None:
    keyboard, pointer = numbers.screen.keyboard, numbers.screen.pointer
    code: Box = numbers.program.on_screen(numbers.code().box)
    y = code.y + 15
    # The place of the number depends on the font. What is selected would be dragged itself.
    for x in range(code.x + 40, code.x + 300, 8):
        pointer.click((x, y + 54))
        with keyboard.held("Control"):
            pointer.drag((x, y), (x + 30, y))
        if numbers.line() != "let left = 40.0":
            break
    changed = numbers.line()
    left = float(changed.removeprefix("let left = "))
    assert left > 40.0
    numbers.shows(round(left * 10))
    numbers.goes_on()
    # The code has the keyboard focus now.
    keyboard.type("Control+z")
    numbers.wait_for_line("let left = 40.0")
    numbers.shows(400)
    assert not numbers.program.complaints
