# SPDX-License-Identifier: GPL-3.0-or-later
"""Pages that are sent to others, as links and as files."""
from __future__ import annotations

import subprocess
import zipfile
from pathlib import Path

from clipboard import Clipboard
from conftest import Start
from drag_source import DragSource
from file_chooser import choose_file, focus_dialog
from home import Home
from live_page import LivePage, copy_example, live_binary, memory
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
    assert read_code(page) == link
    focus_dialog(page.program)
    screen.keyboard.type("Escape")
    wait_until(lambda: len(screen.windows_of(page.program.process.pid)) == 1, "the dialog to close")
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


def read_code(page: LivePage) -> str:
    """Returns the text of the QR code in the window."""
    page.program.find("QR code of the link")
    picture = page.file.with_suffix(".png")

    def text() -> str:
        page.screen.save(picture)
        return subprocess.run(
            ["zbarimg", "--quiet", "--raw", picture], stdout=subprocess.PIPE, text=True).stdout.strip()

    return wait_until(text, "a QR code on the screen")


def test_playground_is_sent_as_a_file(
    screen: Screen, home: Home, start: Start, drag: DragSource, tmp_path: Path
) -> None:
    page = LivePage(screen, start, copy_example(tmp_path, "Pairs", "Observer"))
    page.program.find("Live View")
    page.program.act("win.save-page-file")
    file = tmp_path / "sent.peekpage"
    choose_file(page.program, file)
    page.wait_for_line("Saved sent.peekpage")
    page.program.end()

    # Somebody else drops it on the window.
    program: Program = start(screen, path=live_binary())
    window = program.window()
    program.find("Start page.*|New Page.*")
    assert drag.drop(window, (300, 300), file)
    program.find("Source of the page", "text")
    program.find("Files", "list")
    own = home.folder / "Peekaboard"
    assert not own.exists() and not program.find_all("Live View")
    program.click(program.find_settled("Open", "push button"))
    program.find("Live View")
    source = tmp_path / "Pairs.playground"
    files = {path.relative_to(source): path.read_bytes() for path in source.rglob("*") if path.is_file()}
    copy = own / "Pairs.playground"
    assert {path.relative_to(copy): path.read_bytes() for path in copy.rglob("*") if path.is_file()} == files
    assert [path.name for path in own.iterdir()] == ["Pairs.playground"]
    program.end()


def test_page_in_a_file_is_shown_before_it_runs(
    screen: Screen, home: Home, start: Start, tmp_path: Path
) -> None:
    file = tmp_path / "a.peekpage"
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("Blue Cards.swift", memory())
    program: Program = start(screen, str(file), path=live_binary())
    program.window()
    source = program.find("Source of the page", "text")
    assert screen.accessibility.text(source.reference) == memory()
    program.find("Blue Cards", "label")
    program.click(program.find_settled("Open", "push button"))
    program.find("Pairs board")
    assert (home.folder / "Peekaboard/Blue Cards.swift").read_text() == memory()
    program.end()


def test_damaged_file_is_refused_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "a.peekpage"
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("../a.swift", memory())
    result = subprocess.run([live_binary(), file], capture_output=True, text=True)
    assert (result.returncode, result.stdout) == (1, "")
    assert result.stderr == (
        f"peekaboard-live: {file} can’t be opened as a page: it contains a file with an unsafe name\n")


def test_damaged_link_is_refused() -> None:
    result = subprocess.run([live_binary(), "peekaboard-page:AAAA"], capture_output=True, text=True)
    assert (result.returncode, result.stdout) == (1, "")
    assert result.stderr == "peekaboard-live: This link to a page is damaged\n"
