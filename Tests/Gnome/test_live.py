"""A Swift page that is saved twice while it runs in the live window."""
from __future__ import annotations

from pathlib import Path

from fixtures import Start
from gnome_screen import GnomeScreen
from live_page import LivePage, memory
from waiting import wait_until

BLUE, RED, GOLD = "1C71D8", "A51D2D", "E5A50A"


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
