# SPDX-License-Identifier: GPL-3.0-or-later
"""The lines of the code: they are scrolled, have values and errors after the code, and letters of any size."""
from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import numpy
import pytest

from accessible import Node
from census import IS_THOROUGH
from conftest import Start
from geometry import Box
from live_page import LivePage, copy_example
from screen import Screen
from tiers import only
from waiting import wait_until

LONG = "let long = 3 // " + "o" * 400
PAGE = f"""let a = 1
let bread = 22
{LONG}

let last = 4
"""


class Lines:
    """A page without a board."""

    def __init__(self, screen: Screen, start: Start, file: Path, text: str = PAGE) -> None:
        file.write_text(text)
        self.page = LivePage(screen, start, file)
        self.screen, self.program, self.file = screen, self.page.program, file

    def find(self, name: str) -> Node:
        return self.program.find_settled(name, "push button")

    def box(self, name: str) -> Box:
        return self.program.on_screen(self.find(name).box)

    def code(self) -> Box:
        return self.program.on_screen(self.program.find("Code", "text").box)

    def go_to_start(self) -> None:
        self.program.click(self.program.find("Code", "text"))
        self.program.wait_for_focus("Code")
        self.screen.keyboard.type("Control+Home")


@pytest.fixture
def lines(screen: Screen, start: Start, tmp_path: Path) -> Lines:
    return Lines(screen, start, tmp_path / "Page.swift")


@pytest.mark.thorough
def test_lines_are_scrolled_unless_they_are_wrapped(lines: Lines) -> None:
    def rows() -> float:
        first, second, last = (lines.box(f"Line {line}: .*").y for line in (1, 2, 5))
        return (last - first) / (second - first)

    wait_until(lambda: rows() == 4, lambda: f"four rows, not {rows()}")
    lines.program.act("win.wrap-lines")
    wait_until(lambda: rows() > 6, lambda: f"more rows, not {rows()}")
    lines.program.act("win.wrap-lines")
    wait_until(lambda: rows() == 4, lambda: f"four rows, not {rows()}")


def test_page_opens_at_its_beginning_and_where_it_was_left(screen: Screen, start: Start, tmp_path: Path) -> None:
    playground = tmp_path / "Two.playground"
    for name in ("One", "Two"):
        folder = playground / "Pages" / f"{name}.xcplaygroundpage"
        folder.mkdir(parents=True)
        (folder / "Contents.swift").write_text("let first = 1\n" + "// A comment\n" * 201 + "let last = 2\n")
    page = LivePage(screen, start, playground)
    program = page.program

    def is_visible(value: str) -> bool:
        code = program.on_screen(program.find("Code", "text").box)
        boxes = [program.on_screen(node.box) for node in program.find_all(value, "push button") if node.box]
        return any(code.y <= box.y and box.y + box.height <= code.y + code.height for box in boxes)

    wait_until(lambda: is_visible("Line 1: first = 1"), "the first line")
    program.click(program.find("Code", "text"))
    program.wait_for_focus("Code")
    screen.keyboard.type("Control+End")
    wait_until(lambda: is_visible("Line 203: last = 2"), "the last line")
    screen.keyboard.type("Alt+Page_Down")
    wait_until(lambda: is_visible("Line 1: first = 1"), "the first line of the other page")
    screen.keyboard.type("Alt+Page_Up")
    wait_until(lambda: is_visible("Line 203: last = 2"), "the last line again")


@pytest.mark.thorough
@pytest.mark.parametrize("seed", only([0], range(8)))
def test_code_stays_visible_whatever_one_does_at_once(screen: Screen, start: Start, tmp_path: Path, seed: int) -> None:
    random = Random(seed)
    page = LivePage(screen, start, copy_example(tmp_path, "Pairs", "Observer"))
    box = page.program.on_screen(page.program.find_settled("Code", "text").box)
    below, keys = (box.x + 200, box.y + 300), screen.keyboard

    def ink() -> int:
        pixels = screen.pixels(box).astype(int)[10:-10, 60:400]
        return int((numpy.abs(pixels - pixels[5, 5]).max(axis=2) > 60).sum())

    def scroll() -> None:
        screen.pointer.move(below)
        goes_down = random.random() < 0.5
        for _ in range(random.randint(1, 8)):
            screen.pointer.turn_wheel(goes_down)

    actions: list[Callable[[], None]] = [
        scroll, scroll, scroll,
        lambda: keys.type("F7", *["Shift+F7"] * random.randint(0, 5)),
        lambda: screen.pointer.click((box.x + random.randint(100, 300), box.y + random.randint(20, box.height - 20))),
        lambda: keys.type(random.choice(["Page_Up", "Page_Down", "Control+Home", "Control+End"])),
        lambda: keys.type("space", "Control+z"),
        lambda: keys.type(random.choice(["Alt+Page_Up", "Alt+Page_Down"])),
    ]
    for number in range(100 if IS_THOROUGH else 25):
        random.choice(actions)()
        wait_until(lambda: ink() > 60, f"code after {number + 1} actions")
    # GTK 4.8 looks 0.05 s after a turn of the wheel whether it went beyond the end, also without a window.
    keys.type("Control+Home")
    page.program.find_settled("Code", "text")


def test_letters_have_any_size(lines: Lines) -> None:
    def height() -> int:
        return lines.box("Line 2: .*").height

    usual = height()
    lines.go_to_start()
    lines.screen.keyboard.type(*["Control+plus"] * 5)
    wait_until(lambda: height() > 1.3 * usual, lambda: f"a value higher than {usual}, not {height()}")
    lines.screen.keyboard.type("Control+0")
    wait_until(lambda: height() == usual, lambda: f"a value as high as {usual}, not {height()}")
    lines.screen.pointer.move(lines.code().center)
    with lines.screen.keyboard.held("Control"):
        for _ in range(3):
            lines.screen.pointer.turn_wheel(down=True)
    wait_until(lambda: height() < usual, lambda: f"a value lower than {usual}, not {height()}")


@pytest.mark.thorough
def test_values_follow_the_code_one_below_the_other(lines: Lines) -> None:
    first, second, code = lines.box("Line 1: a = 1"), lines.box("Line 2: bread = 22"), lines.code()
    assert first.x == second.x
    assert first.x + first.width < code.x + code.width - 60, "the value is at the edge"


@pytest.mark.thorough
def test_value_over_the_code_disappears_at_the_cursor(lines: Lines) -> None:
    def long() -> Box:
        return lines.box("Line 3: .*")

    # With small letters, the code is wide enough for a whole value.
    lines.go_to_start()
    lines.screen.keyboard.type(*["Control+minus"] * 4)
    wait_until(lambda: long().width > 24, lambda: f"a whole value, not {long()}")
    code, width = lines.code(), long().width
    # The box has neither the padding of the value, nor the space for the marks of errors.
    assert 0 <= code.x + code.width - (long().x + long().width) <= 24, "the value is not at the edge"
    lines.screen.keyboard.type("Down", "Down")
    wait_until(lambda: not lines.page.program.find_all("Line 3: .*"), "nothing over the line of the cursor")
    lines.screen.keyboard.type("End", "Up")
    wait_until(lambda: long().width == width, lambda: f"the whole value, not {long()}")
    assert 0 <= code.x + code.width - (long().x + long().width) <= 24


def test_error_with_its_fix_is_at_its_line(screen: Screen, start: Start, tmp_path: Path) -> None:
    lines = Lines(screen, start, tmp_path / "Page.swift")
    row = lines.box("Line 2: bread = 22").y - lines.box("Line 1: a = 1").y
    lines.page.save("let a = 1\nlet bread = 22\na = 2\n" + "_ = 0\n" * 60)
    message, fix = lines.box("Line 3: cannot assign.*"), lines.box("Change 'let' to 'var'.*")
    first = lines.box("Line 1: a = 1.*")
    center = message.y + message.height / 2
    assert abs(center - (first.y + first.height / 2) - 2 * row) <= 3 or message.y > first.y + 2 * row
    assert fix.y >= message.y - 3 and (fix.x >= message.x + message.width or fix.y >= message.y + message.height)
    # A longer line has its message below it.
    lines.page.save("let a = 1\na = 2 // " + "o" * 200 + "\nlet next = 3\n")
    message = lines.box("Line 2: cannot assign.*")
    assert message.y >= lines.box("Line 1: a = 1.*").y + 2 * row - 4


@pytest.mark.thorough
def test_errors_are_marked_beside_the_scrollbar(screen: Screen, start: Start, tmp_path: Path) -> None:
    lines = Lines(screen, start, tmp_path / "Page.swift", "_ = 1\n" * 200)

    def marks() -> list[int]:
        """Returns the heights of the red rows at the right edge of the code."""
        code = lines.code()
        edge = screen.pixels(Box(code.x + code.width - 6, code.y, 4, code.height)).astype(int)
        red, green, blue = numpy.moveaxis(edge, 2, 0)
        return numpy.flatnonzero(((red > 180) & (green < 60) & (blue < 80)).all(axis=1)).tolist()

    lines.go_to_start()
    assert not marks()
    lines.page.save("_ = 1\n" * 99 + "nothing()\n" + "_ = 1\n" * 100)

    def is_in_the_middle() -> bool:
        height = lines.code().height
        return bool(marks()) and abs(marks()[0] - height / 2) < height / 20
    wait_until(is_in_the_middle, lambda: f"a mark in the middle of {lines.code()}: {marks()}")


def test_line_of_the_console_leads_to_its_place(screen: Screen, start: Start, tmp_path: Path) -> None:
    lines = Lines(screen, start, tmp_path / "Page.swift", "_ = 1\n" * 99 + "nothing()\n")
    lines.page.wait_for_line(r"^Page\.swift:100:1: error")
    lines.program.click(lines.program.find("Console", "text"))
    console = lines.program.on_screen(lines.program.find_settled("Console", "text").box)
    screen.pointer.click(Box(console.x + 20, console.y + 8, 8, 8).center)
    lines.program.wait_for_focus("Code")
    lines.screen.keyboard.write("//")
    wait_until(lambda: "//nothing()" in screen.accessibility.text(lines.program.find("Code", "text").reference),
               "the cursor at the error")
    lines.page.discard()
