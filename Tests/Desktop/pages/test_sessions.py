# SPDX-License-Identifier: GPL-3.0-or-later
"""A save goes on where the game was: the new code runs with the same seed and the same inputs."""
from __future__ import annotations

from pathlib import Path

import pytest

from conftest import Start
from live_page import LivePage, memory
from screen import Screen
from waiting import assert_stays, wait_until

BLUE, RED, GOLD = "1C71D8", "A51D2D", "E5A50A"
COUNTED = """
gc.happened = { event in
    if case .missed = event { print("missed") }
    if case .paired = event { print("paired") }
}
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    folder = tmp_path / "pages"
    folder.mkdir()
    return folder / "Memory.swift"


def test_save_goes_on_where_the_game_was(screen: Screen, start: Start, file: Path) -> None:
    file.write_text(memory(COUNTED))
    page = LivePage(screen, start, file)
    page.wait_for_background(BLUE)
    _turn_over(page, 0, 1)
    page.wait_for_line("missed|paired")
    _turn_over(page, 5)
    before = _names(page)
    moves = page.board().description
    printed = page.program.stdout

    # What was there before a changed comment is there after it, and is printed once more in the console only.
    page.save(memory(COUNTED + "// changed", background=RED))
    page.wait_for_background(RED)
    assert _names(page) == before and page.board().description == moves
    page.wait_for_line("missed|paired")
    assert page.console().count("missed") + page.console().count("paired") == 1
    assert page.program.stdout == printed

    # The game continues, with the focus where it was.
    _turn_over(page, 6)
    wait_until(lambda: page.board().description != moves, "the second move")
    again = page.board().description
    page.save(memory(COUNTED, background=GOLD))
    page.wait_for_background(GOLD)
    assert page.board().description == again


@pytest.mark.thorough
def test_start_over_begins_a_new_game(screen: Screen, start: Start, file: Path) -> None:
    file.write_text(memory().replace("seed: 7", ""))
    page = LivePage(screen, start, file)
    page.wait_for_background(BLUE)
    _turn_over(page, 0, 1)
    wait_until(lambda: page.board().description.startswith("1 move"), "the first move")
    page.save(memory(background=RED).replace("seed: 7", ""))
    page.wait_for_background(RED)
    assert page.board().description.startswith("1 move")
    screen.keyboard.type("Control+Shift+r")
    wait_until(lambda: page.board().description.startswith("0 moves"), lambda: f"a new game: {page.board()}")

    # With the switch on, each save begins a new game.
    _turn_over(page, 0, 1)
    wait_until(lambda: page.board().description.startswith("1 move"), "the first move")
    page.program.click(page.program.find("Main menu"))
    screen.accessibility.act(page.program.find_settled("Run", "menu item").reference)
    item = page.program.find_settled("Start Over on Save", "check menu item")
    screen.accessibility.act(item.reference)
    page.save(memory(background=GOLD).replace("seed: 7", ""))
    page.wait_for_background(GOLD)
    wait_until(lambda: page.board().description.startswith("0 moves"), lambda: f"a new game: {page.board()}")


@pytest.mark.thorough
def test_page_that_uses_another_clock_is_reported(screen: Screen, start: Start, file: Path) -> None:
    file.write_text(memory("import Glibc\ngc.padding = Double(rand() % 100)\nvar t = timespec()\n"
                           "clock_gettime(CLOCK_MONOTONIC, &t)\ngc.padding = Double(t.tv_nsec) / 1e7"))
    page = LivePage(screen, start, file)
    page.wait_for_background(BLUE)
    page.wait_for_line(r"^Memory\.swift:1[01]: This line makes another value in each run\.")
    wait_until(lambda: page.program.find_all(r"Line 1[01]: This line makes another value.*", "push button"),
               lambda: f"the line beside the code:\n{page.program.tree()}")
    page.save(memory("gc.padding = Double.random(in: 0...50)\nlet order = [1, 2, 3].shuffled()", background=RED))
    page.wait_for_background(RED)
    assert_stays(lambda: "different" not in page.console(), page.console, during=3)


def _turn_over(page: LivePage, *cards: int) -> None:
    for card in cards:
        box = page.program.on_screen(page.cards()[card].box)
        moves = page.board().description
        page.screen.pointer.click(box.center)
        # Two cards that differ turn back by themselves.
        wait_until(lambda: "face down" not in _names(page)[card] or page.board().description != moves,
                   lambda: f"card {card} face up: {_names(page)}")


def _names(page: LivePage) -> list[str]:
    return [card.name for card in page.cards()]
