# SPDX-License-Identifier: GPL-3.0-or-later
"""Values in the lines of the code, and what the language server knows about the code."""
from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

import picture_files
from accessible import Node
from conftest import Start
from home import LIVE, Home
from live_page import LivePage, live_binary
from program import prefix_of
from screen import Screen
from tiers import only
from waiting import wait_until

PAGE = """import PlaygroundSupport
let view = View(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
view.backgroundColor = .green
PlaygroundPage.current.liveView = view
var total = 0
for number in 1...4 {
    total += number
}
let name = "red"
"""


class Values:
    """A page with values beside its lines."""

    def __init__(self, screen: Screen, start: Start, file: Path) -> None:
        self.page = LivePage(screen, start, file)
        self.screen, self.program = screen, self.page.program

    def find(self, name: str) -> Node:
        return self.program.find(name, "push button")

    def has(self, name: str, role: str | None = None) -> bool:
        return bool(self.program.find_all(name, role))

    def code(self) -> str:
        return self.screen.accessibility.text(self.program.find("Code", "text").reference)

    def go_to_end(self) -> None:
        self.program.click(self.program.find("Code", "text"))
        self.program.wait_for_focus("Code")
        self.screen.keyboard.type("Control+End")


@pytest.fixture
def values(screen: Screen, start: Start, tmp_path: Path) -> Values:
    folder = tmp_path / "pages"
    folder.mkdir()
    (folder / "Page.swift").write_text(PAGE)
    return Values(screen, start, folder / "Page.swift")


def test_values_are_beside_their_lines(values: Values) -> None:
    total, name = values.find("Line 7: .*10.*4 times"), values.find('Line 9: .*"red"')
    assert total.box.y < name.box.y
    code = values.program.find("Code", "text")
    assert code.box.x < total.box.x and total.box.x + total.box.width <= code.box.x + code.box.width
    # Nothing has moved on the page.
    assert not values.has("Time line", "slider")


def test_values_follow_the_code(values: Values) -> None:
    values.find('Line 9: .*"red"')
    values.page.save(PAGE.replace('"red"', '"blue"').replace("1...4", "1...5"))
    values.find('Line 9: .*"blue"')
    values.find("Line 7: .*15.*5 times")


def test_pictures_of_a_page_are_shown(screen: Screen, start: Start, tmp_path: Path) -> None:
    (tmp_path / "pages/Resources").mkdir(parents=True)
    picture_files.plain(tmp_path / "pages/Resources/b.png", size=(40, 40))
    file = tmp_path / "pages/Page.swift"
    file.write_text('import UIKit\nlet picture = UIImage(named: "b")\n')
    values = Values(screen, start, file)

    def is_seen(name: str) -> bool:
        box = values.program.on_screen(values.find(f"Line 2: {name} = .*40 × 40").box)
        return bool((screen.pixels(box) == picture_files.GREEN).all(axis=2).any())

    wait_until(lambda: is_seen("picture"), "the picture")
    values.page.save(file.read_text().replace("picture", "other"))
    wait_until(lambda: is_seen("other"), "the picture after a save")
    # Their names can be completed.
    values.go_to_end()
    values.screen.keyboard.type("Left", "Left", "Left", "BackSpace", "Control+space")
    values.program.find("bear", "label")
    values.screen.keyboard.type("b", "e", "Return")
    wait_until(lambda: values.code() == 'import UIKit\nlet other = UIImage(named: "bear")\n', values.code)
    values.page.discard()


def test_click_shows_a_value_below_its_line(values: Values) -> None:
    name = values.find('Line 9: .*"red"')
    before = name.box.y
    values.program.click(values.find("Line 7: .*10.*4 times"))
    values.program.find(".*10", "label")
    wait_until(lambda: values.find('Line 9: .*"red"').box.y > before + 20, "the next line to move down")
    values.program.click(values.find("Line 7: .*10.*4 times"))
    wait_until(lambda: values.find('Line 9: .*"red"').box.y == before, "the line to move back")


def test_key_shows_the_values_of_the_line_of_the_cursor(values: Values) -> None:
    name = values.find('Line 9: .*"red"')
    total = values.find("Line 7: .*10.*4 times")
    values.go_to_end()
    values.screen.keyboard.type("Up", "Up", "Up", "Control+e")
    wait_until(lambda: values.find('Line 9: .*"red"').box.y > name.box.y + 20, "the next line to move down")
    assert values.find("Line 7: .*10.*4 times").box.y == total.box.y
    values.screen.keyboard.type("Escape")
    wait_until(lambda: values.find('Line 9: .*"red"').box.y == name.box.y, "the line to move back")


def test_values_move_with_the_code(screen: Screen, start: Start, tmp_path: Path) -> None:
    file = tmp_path / "Long.swift"
    file.write_text("".join(f"let number{index} = {index}\n" for index in range(1, 80)))
    values = Values(screen, start, file)
    box = values.find("Line 20: number20 = 20").box
    screen.pointer.move(values.program.on_screen(values.program.find("Code", "text").box).center)
    screen.pointer.turn_wheel(down=True)
    wait_until(lambda: values.find("Line 20: number20 = 20").box.y < box.y, "the values to move up")
    screen.pointer.turn_wheel(down=False)
    wait_until(lambda: values.find("Line 20: number20 = 20").box == box, "the values to move back")


def test_hidden_values_do_not_keep_a_screen_reader_busy(screen: Screen, start: Start, tmp_path: Path) -> None:
    file = tmp_path / "Page.swift"
    file.write_text(PAGE + "let link = DisplayLink { _ in\n    total += 1\n    if total % 60 == 0 { print(total) }\n}\n")
    values = Values(screen, start, file)
    values.find("Line 11: total = .*")
    values.page.hide_code()
    last = values.page.wait_for_line("[0-9]+$")
    screen.accessibility.events()
    values.page.wait_for_line("[0-9]+$", after=last)
    names = [str(event.value) for event in screen.accessibility.events() if event.detail == "accessible-name"]
    assert not any(name.startswith("Line ") for name in names), names
    screen.keyboard.type("F9")
    values.find("Line 11: total = .*")


@pytest.mark.thorough
def test_values_can_be_switched_off(values: Values) -> None:
    values.find('Line 9: .*"red"')
    values.program.act("win.values")
    wait_until(lambda: not values.has("Line 9: .*"), "no values")


def test_names_are_completed(values: Values) -> None:
    values.find('Line 9: .*"red"')
    values.go_to_end()
    values.screen.keyboard.type("v", "i", "e", "w", "period", "b", "a", "c", "k", "g", "Control+space")
    values.program.find("backgroundColor.*", "label")
    values.screen.keyboard.type("Return")
    wait_until(lambda: values.code() == PAGE + "view.backgroundColor", values.code)
    values.screen.keyboard.type("Control+s")


def test_tab_goes_to_the_next_place_of_a_completion(values: Values) -> None:
    values.page.save(PAGE)
    values.go_to_end()
    values.screen.keyboard.write("view.convert")
    values.program.find("convert.*CGPoint, to: .*")
    values.screen.keyboard.type("Return")
    wait_until(lambda: values.code().endswith("view.convert(CGPoint, to: UIView?)"), values.code)
    values.screen.keyboard.type("a", "Tab", "b", "Shift+Tab", "c", "Tab", "Tab", "d")
    wait_until(lambda: values.code().endswith("view.convert(c, to: b)d"), values.code)
    values.page.discard()


def test_completions_follow_what_is_typed(values: Values) -> None:
    values.find('Line 9: .*"red"')
    values.go_to_end()
    values.screen.keyboard.type("Control+space")
    values.program.find("total.*", "label")
    # It is not among the names that the server sends first.
    values.screen.keyboard.type("z")
    values.program.find("zip.*", "label")
    values.screen.keyboard.type("Escape", "BackSpace")
    wait_until(lambda: values.code() == PAGE, values.code)


def test_late_completions_fit_what_was_typed_meanwhile(values: Values) -> None:
    values.find('Line 9: .*"red"')
    values.go_to_end()
    values.screen.keyboard.type(*"view", "period", *"background", "Shift+c", *"olor", "space", "equal", "space", "period")
    values.program.find("black.*", "label")
    values.screen.keyboard.type("Escape", "BackSpace")
    servers = [one for one in values.page.children() if b"sourcekit-lsp" in Path(f"/proc/{one}/cmdline").read_bytes()]
    assert servers
    for server in servers:
        os.kill(server, signal.SIGSTOP)
    start = PAGE + "view.backgroundColor = "
    for key, typed in ("period", "."), ("b", ".b"), ("l", ".bl"), ("u", ".blu"):
        values.screen.keyboard.type(key)
        wait_until(lambda typed=typed: values.code() == start + typed, values.code)
    for server in servers:
        os.kill(server, signal.SIGCONT)
    values.program.find("blue.*", "label")
    assert not values.program.find_all("black.*", "label")
    values.screen.keyboard.type("Return")
    wait_until(lambda: values.code() == start + ".blue", values.code)
    values.screen.keyboard.type("Control+s")


def test_documentation_of_a_name_is_shown(values: Values) -> None:
    values.find('Line 9: .*"red"')
    values.go_to_end()
    values.screen.keyboard.type("Control+f")
    values.program.wait_for_focus("Find in the code")
    values.screen.keyboard.write("backgroundColor")
    values.screen.keyboard.type("Return", "Escape")
    values.program.wait_for_focus("Code")
    values.screen.keyboard.type("Right", "Control+i")
    values.program.find(".*backgroundColor.*UIColor.*", "label")
    values.screen.keyboard.type("Escape")
    values.program.wait_for_focus("Code")
    values.screen.keyboard.type("Control+End", "Control+i")
    values.program.find("No documentation found", "label")


def test_symbol_is_renamed(values: Values) -> None:
    def rename() -> None:
        values.go_to_end()
        values.screen.keyboard.type("Up", "End", "Left", "F2")
        values.program.wait_for_focus("New name")

    old = PAGE + "print(total)\n"
    values.page.save(old)
    values.find("Line 10: .*10.*")
    rename()
    # The name is selected. A keyword is refused, and Escape changes nothing.
    values.screen.keyboard.write("class")
    values.screen.keyboard.type("Return")
    values.program.find("class is a keyword of Swift", "label")
    values.screen.keyboard.type("Escape")
    values.program.wait_for_focus("Code")
    assert values.code() == old
    rename()
    values.screen.keyboard.write("sum")
    values.screen.keyboard.type("Return")
    wait_until(lambda: values.code() == old.replace("total", "sum"), values.code)
    values.program.wait_for_focus("Code")
    values.screen.keyboard.type("Control+z")
    wait_until(lambda: values.code() == old, values.code)
    values.screen.keyboard.type("Control+End", "Up", "Home", "F2")
    values.program.find("print can’t be renamed, because it isn’t declared on this page", "label")
    values.screen.keyboard.type("Escape")
    values.program.wait_for_focus("Code")
    # Where no name is, the key renames the file.
    values.screen.keyboard.type("Control+End", "F2")
    values.program.wait_for_focus("Name")
    values.screen.keyboard.type("Escape")


def test_symbol_is_renamed_in_a_source(screen: Screen, start: Start, tmp_path: Path) -> None:
    playground = tmp_path / "Boards.playground"
    sources = playground / "Sources"
    sources.mkdir(parents=True)
    (sources / "Ink.swift").write_text("public let ink = 1\n")
    for name, code in {"First": PAGE + "print(ink)\n", "Second": "print(ink)\n", "Third": "print(2)\n"}.items():
        page = playground / "Pages" / f"{name}.xcplaygroundpage"
        page.mkdir(parents=True)
        (page / "Contents.swift").write_text(code)
    values = Values(screen, start, playground)
    values.find("Line 10: .*1")
    values.go_to_end()
    values.screen.keyboard.type("Up", "End", "Left", "F2")
    values.program.wait_for_focus("New name")
    values.screen.keyboard.write("paint")
    values.screen.keyboard.type("Return")
    wait_until(lambda: values.code() == PAGE + "print(paint)\n", values.code)
    values.page.wait_for_line("Renamed in 2 places")
    values.page.wait_for_line("Other pages may need the change, because they have the name ink, too: Second$")
    values.screen.keyboard.type("Control+s")
    wait_until(lambda: (sources / "Ink.swift").read_text() == "public let paint = 1\n", "the saved source")
    values.program.click(values.program.find("Ink.swift.*", "label"))
    wait_until(lambda: values.code() == "public let paint = 1\n", values.code)
    values.program.wait_for_focus("Code")
    values.screen.keyboard.type("Control+z")
    wait_until(lambda: values.code() == "public let ink = 1\n", values.code)
    values.page.discard()


def test_values_of_an_earlier_version_are_marked(values: Values) -> None:
    values.find('Line 9: name = "red"')
    values.go_to_end()
    # A line with an error shows that in place of its value.
    values.screen.keyboard.type("Up", "Up", "End")
    values.screen.keyboard.write("wrong")
    values.find('Line 9: name = "red", earlier value')
    values.find("Line 7: .*10.*4 times, earlier value")
    values.screen.keyboard.type(*["BackSpace"] * len("wrong"))
    wait_until(lambda: not values.has(".*earlier value"), "no earlier values")
    values.find('Line 9: name = "red"')


@pytest.mark.thorough
def test_page_whose_values_cannot_be_shown_says_so(screen: Screen, start: Start, tmp_path: Path) -> None:
    file = tmp_path / "Page.swift"
    file.write_text(PAGE + "var label: UILabel!\nlabel = UILabel()\nlabel.layer.cornerRadius = 8\nprint(\"end\")\n")
    values = Values(screen, start, file)
    values.page.wait_for_line("No values are shown beside the lines: .*")
    values.page.wait_for_line("end")
    assert not values.has("Line .*")


MUCH = ["for number in 1...20_000 { print(number) }", "for number in 1...200_000 { total &+= number }", "list[0] &+= 1"]


@pytest.mark.parametrize("line", only(MUCH[:1], MUCH))
def test_window_answers_while_a_page_makes_more_than_it_can_show(
    screen: Screen, home: Home, start: Start, tmp_path: Path, line: str
) -> None:
    home.set(prefix_of(live_binary()), "run-as-you-type", False, schema=LIVE)
    text = PAGE + f"""var list = [UInt8](repeating: 7, count: 100_000_000)
let link = DisplayLink {{ _ in
    {line}
}}
"""
    file = tmp_path / "Page.swift"
    file.write_text(text)
    values = Values(screen, start, file)

    def flood() -> str:
        return values.find(f"Line {len(text.splitlines()) - 1}: .* times.*").name

    def wait_for_more() -> None:
        before = flood()
        wait_until(lambda: flood() != before, "the flood to go on")

    wait_for_more()
    values.go_to_end()
    screen.keyboard.write("typed")
    wait_until(lambda: values.code() == text + "typed", values.code)
    screen.keyboard.type("Control+z")
    wait_until(lambda: values.code() == text, values.code)
    wait_for_more()
    screen.keyboard.type("F9")
    wait_until(lambda: not values.has("Code", "text"), "no code")
