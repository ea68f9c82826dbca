# SPDX-License-Identifier: GPL-3.0-or-later
"""The device whose size a page has is chosen in the menu."""
from __future__ import annotations

from pathlib import Path

from conftest import Start
from live_page import LivePage
from screen import Screen

PAGE = """import PlaygroundSupport
import UIKit
class Card: UIViewController {
    override func viewDidLoad() { print("width", view.frame.width) }
}
PlaygroundPage.current.liveView = Card()
"""


def test_device_in_the_menu_is_the_size_of_a_page(screen: Screen, start: Start, tmp_path: Path) -> None:
    file = tmp_path / "Card.swift"
    file.write_text(PAGE)
    page = LivePage(screen, start, file)
    page.wait_for_line(r"^width 375\.0")
    page.program.click(page.program.find("Main menu"))
    screen.accessibility.act(page.program.find_settled("Run", "menu item").reference)
    screen.accessibility.act(page.program.find_settled("Device Size", "menu item").reference)
    screen.accessibility.act(page.program.find_settled("Tablet", "radio menu item").reference)
    page.wait_for_line(r"^width 768\.0")
