# SPDX-License-Identifier: GPL-3.0-or-later
"""The entry below the console for Swift that is run in the page."""
from __future__ import annotations

from pathlib import Path

from accessible import Node
from conftest import Start
from live_page import LivePage, memory
from screen import Screen
from waiting import wait_until

NAMES = {" ": "space", ".": "period", "=": "equal"}


def test_expressions_read_and_change_the_page(screen: Screen, start: Start, tmp_path: Path) -> None:
    file = tmp_path / "Page.swift"
    file.write_text(memory("print(\"began\")"))
    page = LivePage(screen, start, file)

    def entry() -> Node:
        return page.program.find("Swift expression", "text")

    def text() -> str:
        return screen.accessibility.text(entry().reference)

    def run(code: str) -> None:
        wait_until(lambda: "sensitive" in entry().states, page.program.tree)
        screen.keyboard.type(*[NAMES.get(letter, letter) for letter in code], "Return")
        wait_until(lambda: text() == "", lambda: f"{code} to be taken, not {text()!r}")

    page.wait_for_line("^began$")
    page.program.click(entry())
    run("gc.padding")
    page.wait_for_line(r"^gc\.padding → 20\.0$", after="gc.padding")
    before = [card.box for card in page.cards()]
    run("gc.padding = 40")
    wait_until(lambda: (now := [card.box for card in page.cards()]) and now != before, "the cards to move")
    run("gc.pading")
    page.wait_for_line(r"^1:4: error: .*pading", after="gc.pading")
    # The earlier ones, the latest first.
    screen.keyboard.type("Up", "Up", "Up")
    wait_until(lambda: text() == "gc.padding", text)
    screen.keyboard.type("Down")
    wait_until(lambda: text() == "gc.padding = 40", text)
    screen.keyboard.type("Down", "Down")
    wait_until(lambda: text() == "", text)
    # After a save, the session is repeated: an expression that no longer compiles is skipped.
    page.save(file.read_text().replace("gc", "board"))
    page.wait_for_line("^Skipped “gc.padding”: 1:1: error: cannot find 'gc' in scope$")
    wait_until(lambda: [card.box for card in page.cards()] == before, "the cards to be back")
    run("board.padding = 40")
    wait_until(lambda: [card.box for card in page.cards()] != before, "the cards to move again")
    assert not page.program.complaints


def test_lesson_answers_too(screen: Screen, start: Start, tmp_path: Path) -> None:
    file = tmp_path / "Lesson.swift"
    file.write_text("let numbers = [3, 1, 2]\nprint(\"began\")\n")
    page = LivePage(screen, start, file)
    page.wait_for_line("^began$")
    entry = page.program.find("Swift expression", "text")
    wait_until(lambda: "sensitive" in page.program.find("Swift expression", "text").states, page.program.tree)
    page.program.click(entry)
    screen.keyboard.type(*[NAMES.get(letter, letter) for letter in "numbers.count"], "Return")
    page.wait_for_line(r"^numbers\.count → 3$", after="numbers.count")
    # A key goes there from the code, and hides the console.
    page.program.click(page.program.find("Code", "text"))
    page.program.wait_for_focus("Code")
    screen.keyboard.type("F12")
    page.program.wait_for_focus("Swift expression")
    screen.keyboard.type("F12")
    wait_until(lambda: not page.program.find_all("Swift expression", "text"), page.program.tree)
    page.program.wait_for_focus("Code")
    screen.keyboard.type("F12")
    page.program.wait_for_focus("Swift expression")
    assert not page.program.complaints
