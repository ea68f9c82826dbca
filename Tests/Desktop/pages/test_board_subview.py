# SPDX-License-Identifier: GPL-3.0-or-later
"""A board beside a page’s own label, slider, and button: the page of the guide, played by pointer, keys, and fingers."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

from accessible import Node
from conftest import Start
from geometry import Point
from live_page import LivePage
from screen import Screen
from tiers import only
from touch_screen import TouchScreen
from waiting import wait_until

GUIDE = Path(__file__).parents[3] / "docs/playground.md"
MIRRORED = {"GTK_DEBUG": "invert-text-dir"}


def listing() -> str:
    """Returns the page in the guide."""
    section = GUIDE.read_text().split("\n## A board among other views\n")[1]
    return section.split("```swift\n")[1].split("```")[0]


class Table:
    """The page: its label, its slider, its button, and the cards of its board."""

    def __init__(self, screen: Screen, start: Start, folder: Path, is_mirrored: bool = False) -> None:
        file = folder / "Page.swift"
        # In this deal, no two cards that a test turns over are a pair, which would leave the board.
        page = listing().replace("GameController()", "GameController(seed: 8)")
        file.write_text(page + 'print("Ready")\n')
        self.screen, self.is_mirrored = screen, is_mirrored
        self.page = LivePage(screen, start, file, environment=MIRRORED if is_mirrored else {})
        self.program = self.page.program
        self.wait_until_still()

    def cards(self) -> list[Node]:
        """Returns the cards by rows."""
        cards = self.page.cards()
        return cards if len(cards) == 16 and all(card.box and card.box.width for card in cards) else []

    def wait_until_still(self) -> None:
        """Waits until all cards are dealt and none of them moves."""
        def is_still() -> bool:
            before = [card.box for card in self.cards()]
            return len(set(before)) == 16 and before == [card.box for card in self.cards()]

        wait_until(is_still, self.program.tree, every=0.1)

    def relative_gap(self) -> float:
        """Returns the gap between two cards of a row, relative to their width."""
        one, other = [card.box for card in self.cards()][:2] or [None, None]
        return abs(other.x - one.x) / one.width - 1 if one and other else 0

    def spacing(self) -> int:
        """Returns the number in the label."""
        labels = self.program.find_all(r"Card spacing: \d+", "label")
        return int(labels[0].name.split(": ")[1]) if labels else -1

    def slider(self) -> Node:
        return self.program.find(r"Card spacing, .+", "slider")

    def thumb(self, value: float) -> Point:
        """Returns the place of the thumb. It is 20 points wide, on a track of 300."""
        box = self.program.on_screen(self.slider().box)
        share = (10 + 280 * value / 80) / 300
        return box.x + box.width * (1 - share if self.is_mirrored else share), box.center[1]

    def faces_up(self) -> list[int]:
        return [number for number, card in enumerate(self.cards()) if not card.name.endswith("face down")]

    def wait_for_spacing(self, low: int, high: int) -> None:
        """Waits until the label shows a number in this range, and the cards have the same spacing."""
        last: list[object] = []

        def is_there() -> bool:
            box = self.cards()[0].box if self.cards() else None
            last[:] = [self.spacing(), self.relative_gap()]
            # A card is 120 points wide. Its place and its width are whole numbers of pixels.
            return bool(
                box and low <= self.spacing() <= high
                and abs(self.relative_gap() - self.spacing() / 120) < 0.02 + 1.5 / box.width)

        wait_until(is_there, lambda: f"{low} to {high} and the same gap, not {last}:\n{self.program.tree()}")

    def wait_for_face(self, number: int, after: int | None = None) -> None:
        """Waits until a card is face up, or was after another one: both are turned back soon."""
        def is_face_up() -> bool:
            faces = self.faces_up()
            return number in faces or (after is not None and after not in faces)

        wait_until(is_face_up, lambda: f"card {number} face up in\n{self.program.tree()}")

    def click_card(self, number: int) -> None:
        self.program.click(self.cards()[number])
        self.wait_for_face(number)


@pytest.mark.parametrize("is_mirrored", only([False], [False, True]), ids=["left to right", "right to left"])
def test_slider_and_board_are_used_by_pointer_and_keys(
    screen: Screen, start: Start, tmp_path: Path, is_mirrored: bool
) -> None:
    table = Table(screen, start, tmp_path, is_mirrored)
    program, pointer, keyboard = table.program, screen.pointer, screen.keyboard
    table.wait_for_spacing(40, 40)

    # The cards move while the slider is dragged.
    pointer.glide(table.thumb(40), table.thumb(70))
    table.wait_for_spacing(68, 72)
    pointer.move(table.thumb(10))
    table.wait_for_spacing(8, 12)
    pointer.release()
    table.wait_until_still()
    table.click_card(5)

    # In a window of another size, everything is where it is shown.
    program.window().resize(760, 560)
    table.wait_until_still()
    pointer.drag(table.thumb(table.spacing()), table.thumb(60))
    table.wait_for_spacing(57, 63)
    table.wait_until_still()

    # A new deal keeps the spacing.
    program.click(program.find("Deal", "push button"))
    wait_until(lambda: table.cards() and not table.faces_up(), program.tree)
    table.wait_until_still()
    table.wait_for_spacing(57, 63)

    # Tab moves between the button, the slider, and the cards.
    program.wait_for_focus("Deal")
    keyboard.type("Shift+Tab")
    wait_until(lambda: re.match("Card spacing, ", program.focused()[0].name), program.tree)
    before = table.spacing()
    keyboard.type("Left" if is_mirrored else "Right")
    table.wait_for_spacing(before + 8, before + 8)
    keyboard.type("Right" if is_mirrored else "Left")
    table.wait_for_spacing(before, before)
    keyboard.type("Shift+Tab")
    program.wait_for_focus("Row 4, column 4, face down")
    keyboard.type("Return")
    wait_until(lambda: len(table.faces_up()) == 1, program.tree)
    keyboard.type("Tab")
    wait_until(lambda: re.match("Card spacing, ", program.focused()[0].name), program.tree)
    assert not program.complaints


@pytest.mark.thorough
def test_card_is_turned_over_while_a_finger_drags_the_slider(
    touch_screen: TouchScreen, start: Start, tmp_path: Path
) -> None:
    table = Table(touch_screen, start, tmp_path)
    fingers = touch_screen.fingers
    fingers.down(0, table.thumb(40))
    fingers.glide(0, table.thumb(64))
    table.wait_for_spacing(61, 67)
    table.wait_until_still()
    fingers.tap(1, table.program.on_screen(table.cards()[6].box).center)
    table.wait_for_face(6)
    fingers.glide(0, table.thumb(0))
    table.wait_for_spacing(0, 2)
    fingers.up(0)
    table.wait_until_still()
    fingers.tap(0, table.program.on_screen(table.cards()[9].box).center)
    table.wait_for_face(9, after=6)

    # Without the code and a time line, the divider between the page and the console is at the edge of the board. It has
    # only the touches close to it.
    table.page.hide_code()
    table.program.act("win.time-line")
    wait_until(lambda: not table.program.find_all("Time line", "slider"), table.program.tree)
    table.wait_until_still()
    area = table.program.on_screen(table.page.board().box)
    before, side, edge = table.cards()[0].box.width, area.x + 30, area.y + area.height
    for distance in 30, 0:
        assert table.cards()[0].box.width == before, table.program.tree()
        fingers.down(0, (side, edge - distance))
        fingers.glide(0, (side, edge - distance - 100))
        fingers.up(0)
    wait_until(lambda: table.cards()[0].box.width < before * 0.9, table.program.tree)

    # The buttons of the console are close to it, too.
    table.page.wait_for_line("^Ready$")
    table.wait_until_still()
    fingers.tap(0, table.program.on_screen(table.program.find("Clear( console)?", "push button").box).center)
    wait_until(lambda: not table.page.console(), table.page.console)
    assert not table.program.complaints
