# SPDX-License-Identifier: GPL-3.0-or-later
"""A page's own live properties: rows beside the page, which change it while it runs."""
from __future__ import annotations

from pathlib import Path

import pytest

from accessible import Node
from conftest import Start
from live_page import LivePage
from screen import Screen
from waiting import assert_stays, wait_until

PAGE = """import PlaygroundSupport

let gravity = Live("Gravity", 9.5, in: 0...20, unit: "m/s²") // 9.5, not 1.6
let red = Live("Red (background)", false)
let view = View(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
view.backgroundColor = .blue
gravity.changed = { print("gravity", $0) }
red.changed = { view.backgroundColor = $0 ? .red : .blue }
PlaygroundPage.current.liveView = view
print("began with", gravity.value, red.value)
"""


class Pane:
    """The live properties beside a page."""

    def __init__(self, screen: Screen, start: Start, file: Path, text: str = PAGE) -> None:
        file.write_text(text)
        self.page = LivePage(screen, start, file)
        self.program, self.screen, self.file = self.page.program, screen, file
        self.page.wait_for_line("began with")
        self.page.hide_code()

    def open(self) -> None:
        self.screen.keyboard.type("Control+comma")
        self.program.find_settled("Gravity", "slider")

    def slider(self) -> Node:
        return self.program.find("Gravity", "slider")

    def move_slider(self, *keys: str) -> None:
        """Moves the slider by the keyboard."""
        self.focus("Gravity")
        self.screen.keyboard.type(*keys)

    def focus(self, name: str) -> None:
        for _ in range(60):
            if any(node.name == name for node in self.program.focused()):
                return
            self.program.press_tab()
        raise AssertionError(f"{name} is not reached by Tab:\n{self.program.tree()}")

    def press(self, name: str) -> None:
        self.screen.accessibility.act(self.program.find(name, "push button").reference)

    def has_color(self, color: str) -> bool:
        wanted = list(bytes.fromhex(color))
        return bool((self.screen.pixels() == wanted).all(axis=2).sum() > 10_000)


@pytest.fixture
def pane(screen: Screen, start: Start, tmp_path: Path) -> Pane:
    folder = tmp_path / "pages"
    folder.mkdir()
    return Pane(screen, start, folder / "Page.swift")


def test_slider_changes_the_running_page(pane: Pane) -> None:
    pane.open()
    pane.move_slider("Right")
    pane.page.wait_for_line(r"^gravity 9\.6$")
    pane.page.wait_for_line(r"^gravity\.value = 9\.6$")
    pane.screen.keyboard.type("Control+z")
    pane.page.wait_for_line(r"^gravity 9\.5$")
    pane.screen.keyboard.type("Control+Shift+z")
    pane.page.wait_for_line(r"^gravity 9\.6$", after="gravity 9.5")
    pane.press("Reset Gravity")
    pane.page.wait_for_line(r"^gravity\.value = 9\.5$", after="gravity 9.6")
    assert pane.page.console().count("began with") == 1, "the page ran once"
    assert pane.program.complaints == []


def test_switch_changes_what_the_page_shows_and_a_save_keeps_it(pane: Pane) -> None:
    pane.open()
    wait_until(lambda: pane.has_color("0000FF"), lambda: "a blue page")
    pane.focus("Red (background)")
    pane.screen.keyboard.type("space")
    wait_until(lambda: pane.has_color("FF0000"), lambda: "a red page")
    pane.page.wait_for_line(r"^red\.value = true$")
    pane.page.save(PAGE.replace('print("began', 'print("again'))
    pane.page.wait_for_line("^again with 9.5 false")
    assert_stays(lambda: pane.has_color("FF0000"), lambda: "a red page", during=1)
    pane.press("Reset All")
    wait_until(lambda: pane.has_color("0000FF"), lambda: "a blue page")
    # A value in the source takes precedence.
    pane.focus("Red (background)")
    pane.screen.keyboard.type("space")
    wait_until(lambda: pane.has_color("FF0000"), lambda: "a red page")
    pane.page.save(PAGE.replace("false", "true").replace("red.changed", "view.backgroundColor = .green\nred.changed"))
    pane.page.wait_for_line("^began with 9.5 true")
    wait_until(lambda: pane.has_color("00FF00"), lambda: "a green page")


@pytest.mark.thorough
def test_code_and_slider_have_one_range_and_one_value(screen: Screen, start: Start, tmp_path: Path) -> None:
    file = tmp_path / "Page.swift"
    file.write_text(PAGE)
    page = LivePage(screen, start, file)
    program, keyboard = page.program, screen.keyboard
    program.find("Line 3: gravity = 9.5", "push button")
    keyboard.type("Control+comma")
    slider = program.on_screen(program.find_settled("Gravity", "slider").box)
    screen.pointer.click((slider.x + slider.width * 3 // 4, slider.center[1]))
    program.find(r"Line 3: gravity = 1[45].*", "push button")
    code = program.find("Code", "text")
    program.click(code)
    program.wait_for_focus("Code")
    # Behind the number.
    keyboard.type("Control+Home", "Down", "Down", *["Right"] * PAGE.split("\n")[2].index(", in:"))
    with keyboard.held("Control"), keyboard.held("Alt"):
        keyboard.type(*["Shift+Up"] * 12)
        wait_until(lambda: 'Live("Gravity", 20.0, in' in screen.accessibility.text(code.reference), program.tree)
    page.wait_for_line("^began with 20.0 false")
    program.find("Line 3: gravity = 20", "push button")
    page.discard()


@pytest.mark.thorough
def test_past_has_no_live_properties(pane: Pane) -> None:
    pane.open()
    pane.move_slider("Right")
    pane.page.wait_for_line(r"^gravity 9\.6$")
    pane.screen.keyboard.type("F7")
    pane.program.find("Play", "push button")
    pane.program.find("To change the properties, let the paused page go on first", "label")
    # A slider that is disabled loses the focus.
    wait_until(lambda: "Gravity" not in [node.name for node in pane.program.focused()], pane.program.tree)
    pane.screen.keyboard.type("Right", "F7")
    pane.program.find("Pause", "push button")
    wait_until(lambda: not pane.program.find_all("To change the properties.*"), pane.program.tree)
    pane.move_slider("Right")
    pane.page.wait_for_line(r"^gravity 9\.7$")


def test_values_are_written_to_the_page(pane: Pane) -> None:
    pane.open()
    pane.move_slider("Left")
    pane.page.wait_for_line(r"^gravity 9\.4$")
    pane.press("Write to the Page")
    pane.page.wait_for_line("^The values were written to Page.swift")
    pane.page.wait_for_line("^began with 9.4 false")
    assert pane.file.read_text() == PAGE.replace("9.5, in", "9.4, in")
    assert pane.program.complaints == []


@pytest.mark.thorough
def test_page_without_properties_has_no_pane(pane: Pane) -> None:
    pane.open()
    button = pane.program.find("Properties", "push button")
    # The page's view has no properties of its own.
    pane.page.save("import PlaygroundSupport\nPlaygroundPage.current.liveView = View()\nprint(\"bare\")\n")
    pane.page.wait_for_line("^bare")
    wait_until(lambda: not pane.program.find_all("Properties", button.role), pane.program.tree)
    pane.page.save(PAGE)
    pane.page.wait_for_line("^began with")
    pane.program.find_settled("Gravity", "slider")


def test_properties_of_a_board_follow(screen: Screen, start: Start, tmp_path: Path) -> None:
    file = tmp_path / "Board.swift"
    file.write_text("""import PlaygroundSupport
let gc = GameController(seed: 7)
PlaygroundPage.current.liveView = gc
let gravity = Live("Gravity", 9.5, in: 0...20)
print("began with", gravity.value)
""")
    page = LivePage(screen, start, file)
    page.wait_for_line("began with")
    screen.keyboard.type("Control+comma")
    page.program.find_settled("Gravity", "slider")
    page.program.find_settled("Card spacing", "slider")
    before = [card.box for card in page.cards()]
    for _ in range(60):
        if any(node.name == "Card spacing" for node in page.program.focused()):
            break
        page.program.press_tab()
    screen.keyboard.type("Page_Up", "Page_Up", "Page_Up")
    page.wait_for_line("^gc.padding = ")
    wait_until(lambda: [card.box for card in page.cards()] != before, lambda: "cards in other places")


def test_pane_is_below_the_board_in_a_narrow_window(pane: Pane) -> None:
    pane.program.window().resize(360, 640)
    wait_until(lambda: pane.program.window().size == (360, 640), "the window to be narrow")
    pane.screen.keyboard.type("F9")
    pane.program.find_settled("Code", "text")
    pane.open()
    wait_until(lambda: not pane.program.find_all("Code", "text"), "the board in the place of the code")
    box = pane.program.find_settled("Gravity", "slider").box
    assert box.x + box.width <= 360 and pane.program.find("Live View").box.height > 150
    pane.screen.keyboard.type("F9")
    pane.program.find_settled("Code", "text")
    assert not pane.program.complaints
