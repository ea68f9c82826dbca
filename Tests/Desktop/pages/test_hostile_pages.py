# SPDX-License-Identifier: GPL-3.0-or-later
"""Pages that use what they are offered as no one should. The window stays usable, and says what it did in one line."""
from __future__ import annotations

from pathlib import Path

import pytest

from conftest import Start
from live_page import LivePage
from screen import Screen
from tiers import only
from waiting import wait_until

HEAD = """import PlaygroundSupport
import UIKit

let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
PlaygroundPage.current.liveView = view
"""
REFUSED = "Could not show the page: something on it is too large, or a number is not valid"
DAMAGED = "The page sent invalid data to the window and was stopped"
LONG_LINE = "Page.swift can’t be edited, because it has too many lines, or one that is too long"
STOPPED = "The page did not respond for two seconds and was stopped"
# The largest amount of memory that the window may have used, in KiB. It takes about 110 MiB by itself.
MEMORY = 400 << 10

VIEWS = "for _ in 0..<1_000_000 { view.addSubview(UIView(frame: view.bounds)) }"
LAYERS = """
for _ in 0..<3000 {
    let layer = UIView(frame: view.bounds)
    (layer.layer.shadowOpacity, layer.layer.shadowRadius, layer.alpha) = (1, 200, 0.5)
    layer.backgroundColor = .red
    view.addSubview(layer)
}
let link = CADisplayLink { _ in view.transform = view.transform.rotated(by: 0.1) }
"""
ANNOUNCEMENTS = """
let link = CADisplayLink { _ in while true { UIAccessibility.post(notification: .announcement, argument: "Hello") } }
"""
MESSAGES = """
// A message that there is no new frame.
Thread.detachNewThread {
    let messages = (0..<5000).map { [1, 0, 0, 0, 3][$0 % 5] as UInt8 }
    while write(3, messages, messages.count) > 0 {}
}
"""
PROPERTIES = """
let controls = "a\\0b\\n<b>&amp;\\u{1B}[31m\\u{202E}dcba"
let text = Live(controls, controls)
let choice = Live("Choice", "b", of: [controls, "b", String(repeating: "word ", count: 200_000)])
let number = Live("Number", 1, in: -Double.infinity...Double.infinity, unit: controls)
let rows = (0..<100_000).map { Live("Row \\($0)", 1.0, in: 0...2) }
"""


def highest_memory(process: int) -> int:
    """Returns the largest amount of memory that a process has had, in KiB."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmHWM:")).split()[1])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    (tmp_path / "pages").mkdir()
    return tmp_path / "pages" / "Page.swift"


LINES = {
    VIEWS: f"{STOPPED}|{REFUSED}",
    LAYERS: f"^{REFUSED}$",
    ANNOUNCEMENTS: f"^Page.swift:7: {STOPPED}$",
    PROPERTIES: "^Only the first 100 live properties have a row$",
    MESSAGES: f"^{DAMAGED}$",
}


@pytest.mark.parametrize(
    "text", only([VIEWS, MESSAGES], LINES), ids=["views", "layers", "announcements", "properties", "messages"])
def test_window_stays_usable(screen: Screen, start: Start, file: Path, text: str) -> None:
    file.write_text(HEAD + text)
    page = LivePage(screen, start, file)
    page.wait_for_line(LINES[text])
    page.save(HEAD + 'print("saved")')
    page.wait_for_line("^saved$")
    assert highest_memory(page.program.process.pid) < MEMORY


def test_line_that_cannot_be_shown_is_said_once(screen: Screen, start: Start, file: Path) -> None:
    file.write_text(HEAD + 'print("shown")\n// ' + "x" * 1_000_000)
    page = LivePage(screen, start, file)
    page.wait_for_line("^shown$")
    page.wait_for_line(f"^{LONG_LINE}$")
    assert page.console().count("can’t be edited") == 1, page.console()


@pytest.mark.thorough
def test_long_names_of_actions_fit_into_a_menu(screen: Screen, start: Start, file: Path) -> None:
    file.write_text(HEAD + """
view.accessibilityLabel = "Area"
view.isAccessibilityElement = true
view.accessibilityCustomActions = ["\\n", "word "].map { part in
    UIAccessibilityCustomAction(name: "First" + String(repeating: part, count: 200_000)) { _ in
        print("performed")
        return true
    }
}
print("shown")
""")
    page = LivePage(screen, start, file)
    page.wait_for_line("^shown$")
    for _ in range(20):
        if any(node.name == "Area" for node in page.program.focused()):
            break
        page.program.press_tab()
    screen.keyboard.type("Shift+F10")
    wait_until(
        lambda: any(node.name.startswith("First ") and node.box and node.box.width for node in page.program.focused()),
        page.program.tree)
    screen.keyboard.type("Down")
    wait_until(lambda: any(node.name.startswith("Firstword") for node in page.program.focused()), page.program.tree)
    assert all(len(node.name) < 100 for node in page.program.focused()), page.program.tree()
    screen.keyboard.type("Return")
    page.wait_for_line("^performed$")
