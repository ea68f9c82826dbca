# SPDX-License-Identifier: GPL-3.0-or-later
"""Printing a deck through GTK's print dialog, to a PDF file."""
from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import numpy
import pytest
from PIL import Image

import picture_files
from accessible import Node
from colors import Color, alike
from conftest import SEED, Start, board_of, shorten_deal
from home import Home
from picture_files import BACK, FACES
from program import Program, binary, prefix_of
from screen import Screen
from waiting import wait_until
from window import Window

DOTS_PER_INCH = 50.8
DOTS_PER_MM = 2
A4, LETTER = (210, 297), (215.9, 279.4)
MEDIUM = (60, 70.5)
WHITE: Color = (255, 255, 255)


class PrintDialog:
    """The print dialog of a program for the deck on the board, after the dialog with the options."""

    def __init__(self, program: Program, *options: str) -> None:
        """Opens the dialog, after clicking the options."""
        self.program = program
        program.act("win.print-deck")
        windows = program.screen.windows_of
        self.window = wait_until(
            lambda: len(windows(program.process.pid)) == 2 and windows(program.process.pid)[-1], "the options")
        self.window.take_focus()
        for option in options:
            self.click_label(option)
        self.button("Print…")
        program.screen.keyboard.type("Alt+p")
        self.window = wait_until(self._window, "the print dialog")
        self.window.take_focus()

    def _window(self) -> Window | None:
        windows = self.program.screen.windows_of(self.program.process.pid)
        return next((window for window in windows if window.title == "Print"), None)

    def click(self, node: Node) -> None:
        assert node.box
        self.program.screen.pointer.click(node.box.moved(*self.window.origin).center)

    def click_label(self, name: str) -> None:
        self.click(self.program.find_settled(name, "label"))

    def button(self, name: str) -> Node:
        """Waits until a button is enabled."""
        def enabled() -> Node | None:
            buttons = self.program.find_all(f".*{name}", "push button")
            return next((one for one in buttons if "sensitive" in one.states), None)

        return wait_until(enabled, f"the button {name}")

    def close(self, button: str) -> None:
        self.click(self.button(button))
        wait_until(lambda: not self._window(), "the dialog to close")

    def print(self) -> Path:
        """Prints to a file, and returns it when it is complete."""
        self.choose_file()
        self.close("Print")
        home = self.program.home.folder
        return wait_until(
            lambda: next((file for file in home.glob("*.pdf") if output("pdfinfo", str(file))), None),
            "the file to be complete")

    def choose_file(self) -> None:
        self.click_label("General")
        self.click_label("Print to File")


def output(*command: str) -> str:
    """Returns the output of a command, which is empty if it fails."""
    done = subprocess.run(command, capture_output=True, text=True)
    return done.stdout if done.returncode == 0 else ""


class Sheets:
    """The pages of a printed file, as pictures."""

    def __init__(self, file: Path) -> None:
        self.file = file
        subprocess.run(
            ["pdftoppm", "-r", str(DOTS_PER_INCH), "-png", str(file), str(file.with_suffix(""))], check=True)
        pictures = sorted(file.parent.glob(f"{file.stem}-*.png"))
        self.pages = [numpy.asarray(Image.open(picture).convert("RGB")) for picture in pictures]

    @property
    def texts(self) -> list[str]:
        return output("pdftotext", str(self.file), "-").split()

    @property
    def picture_widths(self) -> list[int]:
        """Returns the widths of all pictures that are not drawn by the program, in pixels."""
        return [int(line.split()[3]) for line in output("pdfimages", "-list", str(self.file)).splitlines()[2:]]

    def color(self, page: int, x: float, y: float) -> Color:
        """Returns the color at a place, in millimeters."""
        red, green, blue = self.pages[page][round(y * DOTS_PER_MM), round(x * DOTS_PER_MM)]
        return int(red), int(green), int(blue)


def has_size(sheets: Sheets, size: tuple[float, float]) -> bool:
    height, width, _ = sheets.pages[0].shape
    return abs(width / DOTS_PER_MM - size[0]) <= 1 and abs(height / DOTS_PER_MM - size[1]) <= 1


@pytest.fixture(autouse=True)
def quick(home: Home) -> None:
    shorten_deal(home)
    home.switch_animations_off()


def use(home: Home, deck: Path) -> None:
    home.set(prefix_of(binary()), "deck", deck.as_uri())


@pytest.mark.thorough
def test_colors_are_printed_with_backs_behind_them(screen: Screen, home: Home, start: Start, tmp_path: Path) -> None:
    use(home, picture_files.deck(tmp_path / "deck"))
    program = start(screen, *SEED)
    board_of(program)
    sheets = Sheets(PrintDialog(program).print())
    # Sixteen cards on two sheets of nine, each with two pages.
    assert len(sheets.pages) == 4 and has_size(sheets, A4)
    left, top = (A4[0] - 3 * MEDIUM[0]) / 2, (A4[1] - 3 * MEDIUM[1]) / 2
    for place in range(18):
        page, (row, column) = place // 9 * 2, divmod(place % 9, 3)
        x, y = left + (column + 0.5) * MEDIUM[0], top + (row + 0.5) * MEDIUM[1]
        color = FACES[str(place // 2 + 1)] if place < 16 else WHITE
        assert alike(sheets.color(page, x, y), color), f"card {place}"
        assert alike(sheets.color(page + 1, A4[0] - x, y), BACK if place < 16 else WHITE), f"back {place}"
    for page in range(4):
        for column in range(4):
            assert not alike(sheets.color(page, left + column * MEDIUM[0], top - 3), WHITE)
        # There is a gap between the marks and the cards.
        assert alike(sheets.color(page, left, top - 0.5), WHITE)


@pytest.mark.thorough
def test_small_cards_are_printed_without_backs_on_letter_paper(
    screen: Screen, home: Home, start: Start, tmp_path: Path
) -> None:
    use(home, picture_files.deck(tmp_path / "deck"))
    locale = tmp_path / "locales/en_US.UTF-8"
    locale.parent.mkdir()
    subprocess.run(["localedef", "-i", "en_US", "-f", "UTF-8", locale], check=True)
    program = start(screen, *SEED, environment={"LOCPATH": str(locale.parent), "LC_ALL": locale.name})
    board_of(program)
    sheets = Sheets(PrintDialog(program, "Small .*", "Print the Backs of the Cards").print())
    assert len(sheets.pages) == 1 and has_size(sheets, LETTER)


def test_drawings_have_the_resolution_of_the_printer_and_texts_are_no_pictures(
    screen: Screen, home: Home, start: Start, tmp_path: Path
) -> None:
    deck = tmp_path / "deck"
    deck.mkdir()
    picture_files.plain(deck / "photo.jpg", size=(1000, 1175))
    drawing = "<svg xmlns='http://www.w3.org/2000/svg' width='24' height='28'><circle cx='12' cy='14' r='9'/></svg>"
    for number in range(7):
        (deck / f"w{number}.a.txt").write_text(f"word{number}")
        (deck / f"w{number}.b.svg").write_text(drawing)
    use(home, deck)
    program = start(screen, *SEED)
    board_of(program)
    sheets = Sheets(PrintDialog(program).print())
    assert sorted(sheets.texts) == [f"word{number}" for number in range(7)]
    # The longer side of a drawing has 2220 pixels: those of a card at 600 dots per inch, and a third more.
    assert set(sheets.picture_widths) == {1000, 24 * 2220 // 28}


def test_cards_with_sounds_have_a_loudspeaker_and_a_number(screen: Screen, home: Home, start: Start) -> None:
    """Cards that match have the same number. The file is named after the deck."""
    deck = prefix_of(binary()) / "share/peekaboard/decks/notes-by-ear"
    use(home, deck)
    program = start(screen, *SEED)
    board_of(program)
    description = json.loads((deck / "deck.json").read_text())
    sheets = Sheets(PrintDialog(program).print())
    assert sheets.file.stem == description["title"]
    numbers = sorted(int(text) for text in sheets.texts)
    assert numbers == sorted(2 * list(range(1, len(description["groups"]) + 1)))
    assert sheets.picture_widths == []


@pytest.mark.thorough
def test_canceled_dialog_prints_nothing(screen: Screen, home: Home, start: Start) -> None:
    program = start(screen, *SEED)
    board_of(program)
    dialog = PrintDialog(program)
    dialog.close("Cancel")
    assert not list(home.folder.glob("*.pdf"))
    # The dialog can be opened again.
    assert len(Sheets(PrintDialog(program).print()).pages) == 8


def test_file_that_cannot_be_written_is_reported(screen: Screen, home: Home, start: Start) -> None:
    (home.folder / "Pairs.pdf").mkdir()
    program = start(screen, *SEED)
    board_of(program)
    dialog = PrintDialog(program)
    dialog.choose_file()
    dialog.click(dialog.button("Print"))
    dialog.close("Replace")
    wait_until(lambda: "Could not print: " in program.stderr, lambda: f"a message: {program.stderr}")


@pytest.mark.thorough
def test_missing_picture_is_reported(screen: Screen, home: Home, start: Start, tmp_path: Path) -> None:
    deck = picture_files.deck(tmp_path / "deck")
    use(home, deck)
    program = start(screen, *SEED)
    board_of(program)
    shutil.rmtree(deck)
    dialog = PrintDialog(program)
    dialog.choose_file()
    dialog.close("Print")
    wait_until(lambda: "Could not print: Could not read 1.png\n" in program.stderr, lambda: f"a message: {program.stderr}")
