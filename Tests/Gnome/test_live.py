# SPDX-License-Identifier: GPL-3.0-or-later
"""A Swift page that is saved twice while it runs in the live window, and one that draws outside of its area."""
from __future__ import annotations

from pathlib import Path

from fixtures import Start
from geometry import Box
from gnome_screen import GnomeScreen
from live_page import LivePage, memory
from waiting import wait_until

BLUE, RED, GOLD = "1C71D8", "A51D2D", "E5A50A"
WIDE = """//: Notes
import PlaygroundSupport

let stripe = View(frame: Rect(x: -2000, y: 100, width: 4000, height: 200))
stripe.backgroundColor = Color(rgb: 0xA51D2D)
let area = View(frame: Rect(x: 0, y: 0, width: 400, height: 400))
area.addSubview(stripe)
PlaygroundPage.current.liveView = area
"""


def test_each_save_updates_the_board(screen: GnomeScreen, start: Start, tmp_path: Path) -> None:
    file = tmp_path / "Memory.swift"
    file.write_text(memory())
    page = LivePage(screen, start, file)
    page.wait_for_background(BLUE)
    page.save(memory("gc.padding = 75", background=RED))
    page.wait_for_background(RED)
    screen.pointer.click(page.program.on_screen(page.cards()[0].box).center)
    wait_until(lambda: any("face up" in card.name for card in page.cards()), "a card to turn")
    page.save(memory('print("saved")', background=GOLD))
    page.wait_for_background(GOLD)
    page.wait_for_line("^saved$")


def test_page_draws_only_in_its_own_area(screen: GnomeScreen, start: Start, tmp_path: Path) -> None:
    file = tmp_path / "Wide.swift"
    file.write_text(WIDE)
    page = LivePage(screen, start, file)
    page.program.find("Notes", "label")
    area = page.program.on_screen(page.program.find("Live View").box)

    def is_red(x: int) -> bool:
        red, green, blue = screen.pixels(Box(x, round(area.center[1]), 1, 1))[0, 0]
        return bytes((red, green, blue)) == bytes.fromhex(RED)

    wait_until(lambda: is_red(area.x + 2), lambda: f"a red stripe in\n{page.program.tree()}")
    assert not is_red(area.x - 5), "the stripe covers the notes"
