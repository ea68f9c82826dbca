# SPDX-License-Identifier: GPL-3.0-or-later
"""Links that contain a page."""
from __future__ import annotations

import subprocess
from pathlib import Path

from clipboard import Clipboard
from conftest import Start
from home import Home
from live_page import LivePage, live_binary, memory
from program import Program
from screen import Screen
from waiting import wait_until

BLUE = "1C71D8"


def test_page_is_sent_as_a_link(screen: Screen, home: Home, start: Start, tmp_path: Path) -> None:
    file = tmp_path / "Blue Cards.swift"
    file.write_text(memory())
    page = LivePage(screen, start, file)
    page.wait_for_background(BLUE)
    page.program.act("win.copy-link")
    reader = Clipboard(screen.environment["DISPLAY"])
    link = wait_until(reader.text, "a link on the clipboard")
    assert link.startswith("peekaboard-page:") and link.endswith("#Blue%20Cards")
    reader.close()
    page.program.end()

    # Somebody else follows it.
    program: Program = start(screen, link, path=live_binary())
    program.window()
    source = program.find("Source of the page", "text")
    assert screen.accessibility.text(source.reference) == file.read_text()
    own = home.folder / "Peekaboard" / "Blue Cards.swift"
    assert not own.exists() and not program.find_all("Pairs board")
    program.click(program.find_settled("Open", "push button"))
    program.find("Pairs board")
    assert own.read_text() == file.read_text()
    program.end()


def test_damaged_link_is_refused() -> None:
    result = subprocess.run([live_binary(), "peekaboard-page:AAAA"], capture_output=True, text=True)
    assert (result.returncode, result.stdout) == (1, "")
    assert result.stderr == "peekaboard-live: This link to a page is damaged\n"
