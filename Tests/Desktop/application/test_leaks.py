# SPDX-License-Identifier: GPL-3.0-or-later
"""Opening, closing, dealing, and switching many times leaks nothing."""
from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

import saved_games
from census import IS_THOROUGH, Census
from conftest import SEED, Start, shorten_deal
from deck_editor import DeckEditor
from home import Home
from live_page import LivePage, memory
from program import Program
from screen import Screen
from tiers import only
from waiting import wait_until

DEALS, OPENINGS, SWITCHES, SAVES = (1000, 200, 100, 200) if IS_THOROUGH else (50, 20, 20, 20)
BOARDS = {"Pairs": "memory", "Pentominoes": "pentominoes", "Passcode": "passcode"}
RESULT = (
    "INSERT INTO result (board, category, finished, seed, setup, moves, move_count, seconds, peeks, avoidable, rating)"
    " VALUES (?, ?, 1700000000, 7, ?, '0 1', 2, 61, 0, 0, ?)")


@pytest.fixture
def census(home: Home) -> Census:
    return Census(home)


@pytest.fixture
def program(screen: Screen, home: Home, start: Start, census: Census) -> Program:
    """The program with the Pairs board, without animations."""
    return begin(screen, home, start, census, "memory")


def begin(screen: Screen, home: Home, start: Start, census: Census, board: str) -> Program:
    shorten_deal(home)
    home.switch_animations_off()
    program = start(screen, "--board", board, *SEED, environment=census.environment)
    program.window()
    wait_until(saved_games.path_of(home).exists, "the database to be created")
    return program


def open_and_close(program: Program, open_it: Callable[[], object], shows: str | None = None) -> None:
    """Opens a window in front of the main window and closes it with Escape, after it shows a label."""
    screen, process = program.screen, program.process.pid
    open_it()
    windows = wait_until(lambda: (found := screen.windows_of(process))[1:] and found, "a second window")
    if shows is not None:
        program.find(re.escape(shows), "label")
    closed: set[int] = set()

    def are_closed() -> bool:
        # On a busy machine, GTK's file chooser closes while it reads a folder, and reports that in another window. The
        # focus is lost if it was given to that window before the chooser was gone.
        for window in screen.windows_of(process)[1:]:
            if window.id not in closed or not window.has_focus:
                closed.add(window.id)
                window.take_focus()
                screen.keyboard.type("Escape")
        return len(screen.windows_of(process)) == 1

    wait_until(are_closed, "the second window to close")
    windows[0].take_focus()


def add_results(home: Home) -> None:
    with closing(sqlite3.connect(saved_games.path_of(home))) as database, database:
        for size in ("2x2", "4x4"):
            for rating in (80.0, 90.0, 100.0):
                database.execute(RESULT, ("memory", f"{size} people 1", f"{size} people 1", rating))


@pytest.mark.parametrize("board", only(["memory"], BOARDS.values()))
def test_new_games(screen: Screen, home: Home, start: Start, census: Census, board: str) -> None:
    program = begin(screen, home, start, census, board)
    census.assert_no_leaks(program, f"new game of {board}", lambda: screen.keyboard.type("Control+Shift+n"), DEALS)


@pytest.mark.thorough
@pytest.mark.parametrize("action", ["results", "rules", "shortcuts", "about", "save-page", "print-deck"])
def test_windows_over_the_window(program: Program, home: Home, census: Census, action: str) -> None:
    add_results(home)
    shows = None
    if action == "save-page":
        # GTK forgets the buttons of a file chooser's folders, with 3 KiB each, if it closes before it has read all of
        # them.
        shows = home.folder.name
        # Once in some hundred openings, it also draws such a button before it has a size.
        program.tolerate(r"Gtk-WARNING \*\*: \S+ Trying to snapshot GtkButton 0x\w+ without a current allocation$")
    census.assert_no_leaks(
        program, action, lambda: open_and_close(program, lambda: program.act(f"win.{action}"), shows), OPENINGS)


@pytest.mark.thorough
def test_deck_editor(program: Program, census: Census) -> None:
    def open_edit_and_close() -> None:
        editor = DeckEditor(program)
        editor.write("Pair 1, first card: text", "cat")
        editor.screen.keyboard.type("Control+Return", "Control+z", "Control+z")
        editor.discard()
        program.window()

    census.assert_no_leaks(program, "deck editor", open_edit_and_close, OPENINGS)


@pytest.mark.thorough
@pytest.mark.parametrize("key", ["Control+comma", "F12"])
def test_pane_and_the_console(program: Program, census: Census, key: str) -> None:
    census.assert_no_leaks(program, key, lambda: program.screen.keyboard.type(key, key), OPENINGS)


@pytest.mark.thorough
@pytest.mark.parametrize("title", ["Table color", "Card back"])
def test_choosers_of_the_pane(program: Program, census: Census, title: str) -> None:
    program.screen.keyboard.type("Control+comma")
    program.open_section("Appearance")
    control = program.find_settled(title, "filler" if title == "Table color" else "panel")
    button = [node for node in control.walk() if node.role in ("push button", "toggle button")][-1]
    census.assert_no_leaks(
        program, f"chooser of {title}",
        lambda: open_and_close(program, lambda: program.screen.accessibility.act(button.reference)), OPENINGS)


@pytest.mark.thorough
def test_folder_chooser(program: Program, census: Census) -> None:
    screen = program.screen

    def open_chooser() -> None:
        screen.keyboard.type("Control+d")
        screen.accessibility.act(program.find_settled(".*Open a Folder…", "push button").reference)

    census.assert_no_leaks(program, "chooser of a folder", lambda: open_and_close(program, open_chooser), OPENINGS)


def boards_with_a_game(home: Home) -> set[str]:
    """Returns the boards with a game in progress."""
    with closing(sqlite3.connect(f"file:{saved_games.path_of(home)}?mode=ro", uri=True)) as database:
        return {row[0] for row in database.execute("SELECT board FROM game")}


@pytest.mark.thorough
def test_switching_boards(program: Program, home: Home, census: Census) -> None:
    tabs = {
        name: next(node for node in program.find_all(name, "page tab") if node.box and node.box.width)
        for name in BOARDS}

    def switch(name: str) -> None:
        program.click(tabs[name])
        wait_until(lambda: "selected" in program.screen.accessibility.states(tabs[name].reference), f"{name} to open")

    def switch_round() -> None:
        for name in ("Pentominoes", "Passcode", "Pairs"):
            switch(name)

    # A game begins only after the first frame of its board, which a short visit may not reach.
    for name, board in BOARDS.items():
        switch(name)
        wait_until(lambda: board in boards_with_a_game(home), f"a game of {name}")  # noqa: B023
    census.assert_no_leaks(program, "cycle through the boards", switch_round, SWITCHES)


def test_no_window_is_left_on_exit(program: Program, census: Census) -> None:
    assert census.of(program)["toplevels"] == 1
    assert "toplevels" not in census.on_exit(program)


@pytest.fixture
def page(screen: Screen, start: Start, census: Census, tmp_path: Path) -> LivePage:
    folder = tmp_path / "pages"
    folder.mkdir()
    file = folder / "Memory.swift"
    file.write_text(memory())
    page = LivePage(screen, start, file, environment=census.environment)
    page.wait_for_background("1C71D8")
    return page


@pytest.mark.thorough
def test_saves_of_a_page(page: LivePage, census: Census) -> None:
    number = 0

    def save() -> None:
        nonlocal number
        number += 1
        color = f"{number % 200 + 20:02X}4080"
        page.save(f"//: Save **{number}**\n" + memory(background=color))
        page.wait_for_background(color)

    census.assert_no_leaks(page.program, "save of a page", save, SAVES)


@pytest.mark.thorough
def test_saves_of_pages_that_fail(page: LivePage, census: Census) -> None:
    number = 0

    def save_round() -> None:
        nonlocal number
        number += 1
        page.save(memory(f'let wrong: Int = "{number}"'))
        page.wait_for_line("error: cannot convert")
        page.save(memory(f'fatalError("no {number}")'))
        page.wait_for_line(f"Fatal error: no {number}")
        color = f"{number % 200 + 20:02X}8040"
        page.save(memory(background=color))
        page.wait_for_background(color)

    census.assert_no_leaks(page.program, "cycle of failing pages", save_round, SAVES // 4)


@pytest.mark.thorough
def test_turning_pages(screen: Screen, start: Start, census: Census, tmp_path: Path) -> None:
    playground = tmp_path / "Two.playground"
    colors = {"One": "1C71D8", "Two": "A51D2D"}
    for name, color in colors.items():
        folder = playground / "Pages" / f"{name}.xcplaygroundpage"
        folder.mkdir(parents=True)
        (folder / "Contents.swift").write_text(f"//: # {name}\n" + memory(background=color))
    page = LivePage(screen, start, playground, environment=census.environment)
    page.wait_for_background(colors["One"])

    def turn() -> None:
        for key, name in (("Page_Down", "Two"), ("Page_Up", "One")):
            screen.keyboard.type(f"Alt+{key}")
            page.wait_for_background(colors[name])

    census.assert_no_leaks(page.program, "visit to the next page and back", turn, SWITCHES // 2)


def test_no_live_window_is_left_on_exit(page: LivePage, census: Census) -> None:
    assert census.of(page.program)["page process"] == 2, "one runs the page, and one waits for the next page"
    left = census.on_exit(page.program)
    assert not {"toplevels", "page process", "page run", "remote page"} & left.keys()


@pytest.mark.thorough
@pytest.mark.parametrize("keys", ["Control+o", "Control+Shift+question"])
def test_windows_over_the_live_window(page: LivePage, census: Census, keys: str) -> None:
    census.assert_no_leaks(
        page.program, keys, lambda: open_and_close(page.program, lambda: page.screen.keyboard.type(keys)), OPENINGS)
