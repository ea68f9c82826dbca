# SPDX-License-Identifier: GPL-3.0-or-later
"""The files of a playground beside its code: real clicks and keys open, find, rename, and remove them."""
from __future__ import annotations

from pathlib import Path

import pytest

from accessible import Node
from conftest import Start
from drag_source import DragSource
from home import Home
from live_page import LivePage, memory
from picture_files import plain
from screen import Screen
from waiting import assert_stays, wait_until

BLUE, RED = "1C71D8", "A51D2D"
CARD = "import PlaygroundSupport\n\n// The spacing of cards.\nlet spacing = 20.0\n"


class Files:
    """The window with a playground of two pages, a source in a folder, and a picture, and with the sidebar."""

    def __init__(self, screen: Screen, start: Start, bundle: Path) -> None:
        self.page = LivePage(screen, start, bundle)
        self.screen, self.bundle, self.program = screen, bundle, self.page.program

    def rows(self) -> list[str]:
        return [row.name for row in self.program.find("Files", "list").children if row.role == "list item"]

    def wait_for_rows(self, *names: str) -> None:
        wait_until(lambda: self.rows() == list(names), lambda: f"{names}, not {self.rows()} in\n{self.program.tree()}")

    def row(self, name: str) -> Node:
        return self.program.find_settled(name, "list item")

    def click(self, name: str, button: int = 1) -> None:
        self.screen.pointer.move(self.program.on_screen(self.row(name).box).center)
        self.screen.pointer.press(button)
        self.screen.pointer.release(button)

    def text(self) -> str:
        return self.screen.accessibility.text(self.program.find("Code", "text").reference)

    def wait_for_text(self, text: str) -> None:
        wait_until(lambda: self.text() == text, lambda: f"this code:\n{text}\nnot\n{self.text()}")

    def type(self, text: str) -> None:
        names = {" ": "space", "/": "slash", "\n": "Return"}
        self.screen.keyboard.type(
            *[names.get(one) or (f"Shift+{one}" if one.isupper() else one) for one in text])

    def choose(self, name: str, number: int, of: int = 3) -> None:
        """Opens the menu of a row, which has a number of commands, and chooses one of them. The first one is 0."""
        self.click(name, button=3)
        self.choose_item(number, of)

    def choose_item(self, number: int, of: int) -> None:
        """Chooses an item of the menu that opens.

        Names of menu items are not used, because newer versions of GTK only have them as relations.
        """
        def items() -> list[Node]:
            return self.program.find_all(".*", "menu item")

        wait_until(lambda: len(items()) == of, lambda: f"{of} commands in\n{self.program.tree()}")
        while "focused" not in items()[number].states:
            self.screen.keyboard.type("Down")
        self.screen.keyboard.type("Return")


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    bundle = tmp_path / "Boards.playground"
    for name, color in (("First", BLUE), ("Second", RED)):
        page = bundle / "Pages" / f"{name}.xcplaygroundpage"
        page.mkdir(parents=True)
        (page / "Contents.swift").write_text(memory(f"// {name} page", background=color))
    (bundle / "contents.xcplayground").write_text(
        "<playground><pages><page name='First'/><page name='Second'/></pages></playground>")
    (bundle / "Sources" / "Views").mkdir(parents=True)
    (bundle / "Sources" / "Views" / "Card.swift").write_text(CARD)
    (bundle / "Resources").mkdir()
    plain(bundle / "Resources" / "b.png")
    return bundle


ROWS = ("First, page, shown", "Second, page", "Views, folder", "Card.swift, source", "b.png, resource")


@pytest.fixture
def files(screen: Screen, start: Start, bundle: Path) -> Files:
    files = Files(screen, start, bundle)
    files.page.wait_for_background(BLUE)
    files.wait_for_rows(*ROWS)
    return files


def test_click_opens_a_file(files: Files) -> None:
    assert not files.program.find_all("Files of the playground")
    assert not files.program.find_all("Next page", "push button")
    files.click("Card.swift, source")
    files.wait_for_text(CARD)
    files.program.wait_for_focus("Code")
    files.wait_for_rows("First, page", *ROWS[1:3], "Card.swift, source, shown", ROWS[4])
    files.type("\n")
    files.program.find("Card.swift, source, shown, not saved", "list item")
    files.screen.keyboard.type("Control+z")
    files.program.find_settled("Card.swift, source, shown", "list item")
    files.click("Second, page")
    files.page.wait_for_background(RED)
    files.wait_for_text((files.bundle / "Pages/Second.xcplaygroundpage/Contents.swift").read_text())
    files.program.find("Second, page, shown", "list item")


def test_sidebar_is_used_by_keyboard_and_stays_hidden_in_the_next_window(
    screen: Screen, start: Start, files: Files
) -> None:
    keyboard, program = screen.keyboard, files.program
    keyboard.type("Control+F9")
    wait_until(lambda: not program.find_all("Files", "list"), "no sidebar")
    program.find("Files of the playground")
    keyboard.type("Control+F9")
    program.wait_for_focus("First, page, shown")
    keyboard.type("Down", "Down")
    program.wait_for_focus("Views, folder")
    keyboard.type("Left")
    files.wait_for_rows(*ROWS[:3], ROWS[4])
    keyboard.type("Right")
    files.wait_for_rows(*ROWS)
    program.wait_for_focus("Views, folder")
    # The list is one stop of the Tab key.
    keyboard.type("Shift+Tab")
    program.wait_for_focus("Add to the playground")
    keyboard.type("Tab", "Down", "Down", "Down", "Return")
    files.wait_for_text(CARD)
    program.wait_for_focus("Code")
    keyboard.type("Control+F9")
    wait_until(lambda: not program.find_all("Files", "list"), "no sidebar")
    program.close()
    again = LivePage(screen, start, files.bundle)
    again.wait_for_background(BLUE)
    assert not again.program.find_all("Files", "list")


def test_search_goes_to_the_line(files: Files) -> None:
    program = files.program
    files.click("Card.swift, source")
    files.wait_for_text(CARD)
    files.screen.keyboard.type("Control+End")
    # What is not saved yet can be found.
    files.type("// second")
    program.click(program.find("Search all files"))
    program.wait_for_focus("Search all files")
    files.type("second")
    line = len(CARD.splitlines()) + 1
    program.find(f"Views/Card.swift, line {line}: // second", "list item")
    hit = program.find_settled(r"Second, line 7: // Second page", "list item")
    program.click(hit)
    files.page.wait_for_background(RED)
    files.program.wait_for_focus("Code")
    files.type("the ")
    text = (files.bundle / "Pages/Second.xcplaygroundpage/Contents.swift").read_text()
    files.wait_for_text(text.replace("// Second page", "// the Second page"))
    files.page.discard()


def test_rename_keeps_the_page_and_what_is_not_saved(files: Files) -> None:
    program, pages = files.program, files.bundle / "Pages"
    program.click(program.find("Code", "text"))
    program.wait_for_focus("Code")
    files.screen.keyboard.type("Control+End")
    files.type("\n")
    files.choose("First, page, shown, not saved", 0)
    program.wait_for_focus("Name")
    files.screen.keyboard.type("Control+a")
    files.type("Second")
    program.find("There is already a file with this name", "label")
    files.screen.keyboard.type("Control+a")
    files.type("Third\n")
    renamed = pages / "Third.xcplaygroundpage" / "Contents.swift"
    wait_until(renamed.exists, program.tree)
    files.wait_for_rows("Third, page, shown, not saved", *ROWS[1:])
    assert not (pages / "First.xcplaygroundpage").exists()
    files.wait_for_text(renamed.read_text() + "\n")
    program.find("Third", "label")
    program.click(program.find("Code", "text"))
    files.screen.keyboard.type("BackSpace", "Control+s")
    files.wait_for_rows("Third, page, shown", *ROWS[1:])


@pytest.mark.thorough
def test_folder_is_made_and_gets_a_source(files: Files) -> None:
    program = files.program
    program.click(program.find("Add to the playground"))
    files.choose_item(2, of=4)
    program.wait_for_focus("Name")
    files.screen.keyboard.type("Control+a")
    files.type("Parts\n")
    files.wait_for_rows(*ROWS[:2], "Parts, folder", *ROWS[2:])
    files.choose("Parts, folder", 0, of=5)
    program.wait_for_focus("Name")
    files.screen.keyboard.type("Control+a")
    files.type("Edge\n")
    files.wait_for_rows("First, page", ROWS[1], "Parts, folder", "Edge.swift, source, shown", *ROWS[2:])
    assert (files.bundle / "Sources/Parts/Edge.swift").exists()


def test_trash_takes_a_file_and_the_page_that_is_shown(files: Files, home: Home) -> None:
    trash = home.data / "Trash" / "files"
    files.choose("b.png, resource", 1)
    files.wait_for_rows(*ROWS[:4])
    assert (trash / "b.png").exists() and not (files.bundle / "Resources/b.png").exists()
    files.choose("First, page, shown", 1)
    files.page.wait_for_background(RED)
    files.wait_for_rows("Second, page, shown", *ROWS[2:4])
    assert (trash / "First.xcplaygroundpage" / "Contents.swift").exists()
    # A playground keeps its last page.
    files.choose("Second, page, shown", 0, of=2)
    files.program.wait_for_focus("Name")
    files.screen.keyboard.type("Escape")
    wait_until(lambda: not files.program.find_all("Name"), "no dialog")


@pytest.mark.thorough
def test_errors_are_counted_in_the_row_of_their_file(files: Files) -> None:
    source = files.bundle / "Sources" / "Views" / "Card.swift"
    files.page.save(CARD + 'let one: Int = ""\nlet two: Int = ""\n', source)
    files.program.find("Card.swift, source, 2 errors", "list item")
    files.page.save(CARD, source)
    files.wait_for_rows(*ROWS)


def test_changes_by_other_programs_are_listed(files: Files) -> None:
    plain(files.bundle / "Resources" / "fox.png")
    files.wait_for_rows(*ROWS, "fox.png, resource")
    (files.bundle / "Pages" / "Second.xcplaygroundpage" / "Contents.swift").unlink()
    files.wait_for_rows(ROWS[0], *ROWS[2:], "fox.png, resource")


def test_dropped_files_are_added(files: Files, drag: DragSource, tmp_path: Path) -> None:
    picture, source = plain(tmp_path / "b.png"), tmp_path / "Deck.swift"
    source.write_text("let deck = 1\n")
    place = files.program.on_screen(files.row("b.png, resource").box).center
    assert drag.drop(files.program.window(), place, picture, source)
    files.wait_for_rows(*ROWS[:4], "Deck.swift, source", "b 2.png, resource", "b.png, resource")
    assert picture.exists() and (files.bundle / "Sources" / "Deck.swift").read_text() == "let deck = 1\n"


@pytest.mark.thorough
def test_picture_is_dragged_into_the_code(files: Files) -> None:
    program, pointer = files.program, files.screen.pointer
    before = files.text()
    code = program.on_screen(program.find("Code", "text").box)
    pointer.drag(
        program.on_screen(files.row("b.png, resource").box).center, (code.x + code.width / 2, code.y + 12), seconds=0.6)
    wait_until(lambda: 'UIImage(named: "b")' in files.text(), lambda: files.text())
    assert files.text().replace('UIImage(named: "b")', "", 1) == before
    files.page.discard()


@pytest.mark.thorough
def test_narrow_window_shows_the_files_over_the_code(files: Files) -> None:
    program = files.program
    program.window().resize(800, 600)
    wait_until(lambda: program.window().size[0] == 800, "the narrow window")
    wait_until(lambda: not program.find_all("Files", "list"), "no sidebar")
    program.find("Files of the playground")
    files.screen.keyboard.type("Control+F9")
    files.click("Card.swift, source")
    files.wait_for_text(CARD)
    wait_until(lambda: not program.find_all("Files", "list"), "no sidebar")
    program.window().resize(1200, 700)
    files.program.find("Card.swift, source, shown", "list item")


def test_single_page_has_no_sidebar_at_first(screen: Screen, start: Start, tmp_path: Path) -> None:
    folder = tmp_path / "pages"
    folder.mkdir()
    file = folder / "Page.swift"
    file.write_text(memory())
    plain(folder / "b.png")
    page = LivePage(screen, start, file)
    page.wait_for_background(BLUE)
    assert_stays(lambda: not page.program.find_all("Files", "list"), "no sidebar", during=0.3)
    screen.keyboard.type("Control+F9")
    page.program.find("Page, page, shown", "list item")
    page.program.find("b.png, resource", "list item")
    screen.keyboard.type("F5")
    wait_until(lambda: not page.program.find_all("Files", "list"), "no sidebar in a presentation")
