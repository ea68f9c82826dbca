# SPDX-License-Identifier: GPL-3.0-or-later
"""A memory game as one wrote it for a playground in 2016: updated by its button, then played and changed live."""
from __future__ import annotations

import shutil
from pathlib import Path

import numpy

from conftest import Start
from geometry import Box
from live_page import LivePage
from screen import Screen
from waiting import wait_until

LISTING = Path(__file__).parents[2] / "Units/Programs/PageTests/Listings/OldPairs"
TILE = (80, 100)
RED, GREEN, BLUE = (255, 0, 0), (0, 255, 0), (0, 0, 255)


class OldTable:
    """The table of the listing, as it is seen."""

    def __init__(self, screen: Screen, page: LivePage) -> None:
        self.screen, self.page, self.gap = screen, page, 30

    def box(self) -> Box | None:
        """Returns the place of the blue table on the screen."""
        rows, columns = numpy.nonzero((self.screen.pixels() == BLUE).all(axis=2))
        if not len(rows):
            return None
        x, y = int(columns.min()), int(rows.min())
        return Box(x, y, int(columns.max()) - x + 1, int(rows.max()) - y + 1)

    def is_laid_out(self) -> bool:
        """Returns whether the table has the shape that belongs to its gap."""
        box = self.box()
        wide, tall = (4 * side + 5 * self.gap for side in TILE)
        return box is not None and abs(box.width / box.height - wide / tall) < 0.01

    def middle(self, tile: int) -> tuple[int, int]:
        box = self.box()
        assert box
        scale = box.width / (4 * TILE[0] + 5 * self.gap)
        x, y = (
            self.gap + (side + self.gap) * place + side / 2 for side, place in zip(TILE, divmod(tile, 4)))
        return round(box.x + scale * x), round(box.y + scale * y)

    def color(self, tile: int) -> tuple[int, ...]:
        x, y = self.middle(tile)
        return tuple(int(one) for one in self.screen.pixels(Box(x, y, 1, 1))[0, 0])

    def wait_for(self, tiles: list[int], color: tuple[int, int, int]) -> None:
        wait_until(
            lambda: self.is_laid_out() and all(self.color(tile) == color for tile in tiles),
            lambda: f"tiles {tiles} in {color}: {self.box()}\n{self.page.console()}")

    def turn(self, tile: int) -> str:
        """Turns a tile over, and returns what is on it."""
        before = self.page.console().count("Turned ")
        self.screen.pointer.click(self.middle(tile))
        wait_until(
            lambda: self.page.console().count("Turned ") > before,
            lambda: f"tile {tile} to be turned over:\n{self.page.console()}")
        return self.page.console().rsplit("Turned ", 1)[1].split("\n", 1)[0]

    def find_pair(self) -> tuple[int, int]:
        """Turns tiles over, two at a time, until there is a pair, and returns its tiles."""
        seen: dict[str, int] = {}
        for one in range(0, 16, 2):
            faces = [self.turn(one), self.turn(one + 1)]
            if faces[0] == faces[1]:
                return one, one + 1
            self.wait_for([one, one + 1], RED)
            for tile, face in zip((one, one + 1), faces):
                if face in seen:
                    other = seen[face]
                    assert self.turn(other) == self.turn(tile) == face
                    return other, tile
                seen[face] = tile
        raise AssertionError(f"no pair among {seen}")


def test_listing_of_2016_is_played_after_one_press(screen: Screen, start: Start, tmp_path: Path) -> None:
    folder = tmp_path / "OldPairs.playground"
    for source in ("Contents", "Sources/Table"):
        copy = folder / f"{source}.swift"
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(LISTING / f"{source}.swift2", copy)
    page = LivePage(screen, start, folder)
    file = folder / "Contents.swift"
    screen.accessibility.act(page.program.find_settled("Update the Page", "push button").reference)
    page.wait_for_line(r"^Updated \d+ places\.$")
    page.program.click(page.program.find("Code", "text"))
    screen.keyboard.type("Control+s")
    wait_until(lambda: ".redColor()" not in file.read_text(), "the saved page")
    page.hide_code()
    table = OldTable(screen, page)
    table.wait_for(list(range(16)), RED)

    one, other = table.find_pair()
    table.wait_for([one, other], BLUE)
    others = [tile for tile in range(16) if tile not in (one, other)]
    table.wait_for(others, RED)

    box = table.box()
    assert box
    screen.pointer.move((box.x + 3, box.y + 3))
    screen.pointer.press()
    page.wait_for_line(r"^Pressed 1 time\(s\)\.$")
    screen.pointer.release()
    table.wait_for(others, RED)

    page.save(file.read_text().replace("table.gap = 30", "table.gap = 60"), file)
    table.gap = 60
    wait_until(table.is_laid_out, lambda: f"tiles farther apart: {table.box()}")
    cover = "table.cover = UIImage(filledWith: .green, size: CGSize(width: 80, height: 100))!\n"
    page.save(file.read_text() + cover, file)
    wait_until(lambda: table.is_laid_out() and GREEN in map(table.color, others), "backs in green")
    # The update has also changed Table.swift, which was saved with the page.
    table_file = "Sources/Table.swift"
    assert (folder / table_file).read_text() != (LISTING / f"{table_file}2").read_text()
    page.program.window().ask_to_close()
    page.program.ended(0)
