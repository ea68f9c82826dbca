# SPDX-License-Identifier: GPL-3.0-or-later
"""A page of an old Xcode that loads the libraries of modules, GameplayKit and XCPlayground."""
from __future__ import annotations

from pathlib import Path

from conftest import Start
from live_page import LivePage
from screen import Screen
from waiting import wait_until

PAGE = """import GameplayKit
import UIKit
import XCPlayground

let table = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
let fruits = ["apple", "cherry", "fig", "grape", "lemon", "mango", "olive", "peach"]
let order = GKRandomSource.sharedRandom().arrayByShufflingObjects(in: fruits) as! [String]
for (place, fruit) in order.enumerated() {
    let label = UILabel(frame: CGRect(x: place * 40, y: 20, width: 40, height: 20))
    label.text = fruit
    table.addSubview(label)
}
XCPlaygroundPage.currentPage.liveView = table
"""


def test_shuffled_view_stays_in_order_after_a_save(screen: Screen, start: Start, tmp_path: Path) -> None:
    file = tmp_path / "Fruits.swift"
    file.write_text(PAGE)
    page = LivePage(screen, start, file)

    def names() -> list[str]:
        elements = [one for one in page.elements() if one.box and one.name]
        return [one.name for one in sorted(elements, key=lambda one: one.box.x)]

    wait_until(lambda: len(names()) == 8, lambda: f"eight fruits, not {names()}")
    order = names()
    assert sorted(order) == ["apple", "cherry", "fig", "grape", "lemon", "mango", "olive", "peach"] != order
    # The seed stays the same.
    page.save(PAGE.replace("y: 20", "y: 10") + 'print("saved")\n')
    page.wait_for_line("saved")
    wait_until(lambda: names() == order, lambda: f"{order}, not {names()}")
