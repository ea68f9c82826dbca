# SPDX-License-Identifier: GPL-3.0-or-later
"""Values of a number in the code are compared, and stay in a range that was typed."""
from __future__ import annotations

from pathlib import Path

import pytest

from accessible import Node
from conftest import Start
from live_page import LivePage
from screen import Screen
from waiting import wait_until

PAGE = """let left = 40.0
let ball = Label(frame: Rect(x: left, y: 20, width: 200, height: 30))
let link = DisplayLink { _ in
    ball.center.y = ball.center.y < 200 ? ball.center.y + 1 : 20
    ball.text = "Left \\(Int(left * 10))"
}
let view = View(frame: Rect(x: 0, y: 0, width: 400, height: 300))
view.addSubview(ball)
PlaygroundPage.current.liveView = view
import PlaygroundSupport
"""


class Comparison:
    """A page whose first line has a number, from which something moves."""

    def __init__(self, screen: Screen, start: Start, file: Path) -> None:
        file.write_text(PAGE)
        self.page = LivePage(screen, start, file)
        self.screen, self.program = screen, self.page.program
        self.shows(400)

    def line(self) -> str:
        """Returns the first line."""
        return self.screen.accessibility.text(self.program.find("Code", "text").reference).split("\n")[0]

    def wait_for_line(self, number: str) -> None:
        wait_until(lambda: self.line() == f"let left = {number}", lambda: f"{number}, not {self.line()!r}")

    def shows(self, left: int) -> None:
        """Waits until the page shows a number."""
        self.page.element(f"Left {left}")

    def go_to_number(self) -> None:
        """Moves the cursor behind the number."""
        self.program.click(self.program.find("Code", "text"))
        self.program.wait_for_focus("Code")
        self.screen.keyboard.type("Control+Home", "End")

    def values(self) -> list[str]:
        """Returns the values that are compared."""
        return [node.name for node in self.program.find_all(r"left = [\d.]+", "push button")]

    def wait_for_values(self, *values: str) -> None:
        names = [f"left = {value}" for value in values]
        wait_until(lambda: self.values() == names, lambda: f"{names}, not {self.values()}")

    def description(self) -> str:
        """Returns the description of the board."""
        return "\n".join(node.description for node in self.program.tree().walk() if "moves" in node.description)


@pytest.fixture
def comparison(screen: Screen, start: Start, tmp_path: Path) -> Comparison:
    return Comparison(screen, start, tmp_path / "Page.swift")


def test_values_are_kept_and_one_is_written_in_the_code(comparison: Comparison) -> None:
    keyboard, program = comparison.screen.keyboard, comparison.program
    comparison.go_to_number()
    with keyboard.held("Control"), keyboard.held("Alt"):
        keyboard.type("Return")
        comparison.page.wait_for_line("^There is no value to keep: ")
        for number in range(1, 4):
            keyboard.type("Up", "Return")
            comparison.wait_for_values(*[f"40.{value}" for value in range(1, number + 1)])
        keyboard.type("Shift+Up")
        comparison.shows(413)
        wait_until(lambda: "1 thing moves; “Left 413” ends at " in comparison.description(), comparison.description)
    comparison.wait_for_line("41.3")
    # A button writes its value, as a step that can be undone, and the others stay.
    program.click(program.find("left = 40.1", "push button"))
    comparison.wait_for_line("40.1")
    comparison.shows(401)
    # The keyboard reaches all of it, and goes on with the next value.
    program.wait_for_focus("left = 40.1")
    keyboard.type("Tab", "Tab", "Tab")
    program.wait_for_focus("Stop Comparing left = 40.2")
    keyboard.type("Return")
    comparison.wait_for_values("40.1", "40.3")
    program.wait_for_focus("left = 40.1")
    comparison.go_to_number()
    keyboard.type("Control+z")
    comparison.wait_for_line("41.3")
    comparison.shows(413)
    comparison.wait_for_values("40.1", "40.3")
    comparison.screen.accessibility.act(program.find("left = 40.3", "push button").reference)
    comparison.wait_for_line("40.3")
    comparison.screen.accessibility.act(program.find("Stop Comparing left = 40.3", "push button").reference)
    comparison.wait_for_values("40.1")
    # Another edit of the code ends the comparison.
    comparison.go_to_number()
    keyboard.type("5")
    comparison.wait_for_values()
    assert not program.complaints
    comparison.page.discard()


@pytest.mark.thorough
def test_number_stays_in_a_range_that_was_typed(comparison: Comparison) -> None:
    keyboard, program = comparison.screen.keyboard, comparison.program
    comparison.go_to_number()
    keyboard.type("Menu")
    comparison.screen.accessibility.act(program.find_settled("Range of the Number…", "menu item").reference)

    def field(name: str) -> Node:
        return program.find_settled(name, "text")

    program.click(field("From"))
    keyboard.write("50")
    keyboard.type("Tab")
    keyboard.write("4")
    program.find("Enter two numbers, the smaller one first")
    keyboard.write("1")
    program.find("Enter two numbers, the smaller one first")
    keyboard.type("Control+a")
    keyboard.write("50.5")
    wait_until(lambda: not program.find_all("Enter two numbers.*"), "the message to disappear")
    keyboard.type("Return")
    program.wait_for_focus("Code")
    with keyboard.held("Control"), keyboard.held("Alt"):
        keyboard.type("Up")
        comparison.wait_for_line("50.0")
        keyboard.type("Shift+Up", "Shift+Up")
        comparison.wait_for_line("50.5")
        keyboard.type("Down")
        comparison.wait_for_line("50.4")
    comparison.shows(504)
    assert not program.complaints
    comparison.page.discard()
