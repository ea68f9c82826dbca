# SPDX-License-Identifier: GPL-3.0-or-later
"""Every board in every language, and in a pseudolanguage that is 50 % longer than English, in a narrow window: all text
is translated, and nothing is too wide or cut off.
"""
from __future__ import annotations

import re
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from accessible import Node
from command import run
from conftest import Start, open_at_size
from home import Home
from languages import COUNTRIES, PSEUDO, Language
from program import Program, binary, prefix_of
from saved_games import path_of
from screen import Screen
from tiers import only
from waiting import wait_until
from window import Window

WIDTH, HEIGHT = 360, 640
PENTOMINOES = "io.github.peekaboard.Peekaboard.pentominoes"
PREFERENCES = {"memory": "Card spacing", "pentominoes": "Letters on tiles", "passcode": "Flight time"}
READ = {"label", "push button", "toggle button", "page tab", "radio button", "list item", "text", "slider", "switch"}
RESULT = (
    "INSERT INTO result (board, category, finished, seed, setup, moves, move_count, seconds, peeks, avoidable, rating)"
    " VALUES (?, ?, 1763700000, 7, ?, ?, 123, 3725, ?, 12, ?)")
RESULTS = [
    ("memory", "4x4 computer hard", "4x4 computer hard", "", 12, None),
    ("memory", "10x10 people 1", "10x10 people 1", "", 12, 61.5),
    ("pentominoes", "daily medium", "daily 2026-11-21 medium", "", 0, None),
    ("passcode", "12 drifting", "12 drifting", "", 0, None),
]


@pytest.fixture(scope="session")
def languages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Language]:
    folder = tmp_path_factory.mktemp("languages")
    return {name: Language(name, folder) for name in COUNTRIES}


@pytest.fixture(scope="session")
def database(running_screen: Screen, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Creates a database with some finished games of every board."""
    home = Home(tmp_path_factory.mktemp("database"))
    with Program(running_screen, home) as program:
        program.window()
    with closing(sqlite3.connect(path_of(home))) as database, database:
        database.executemany(RESULT, RESULTS)
    return path_of(home)


@pytest.mark.parametrize("board", ["memory", "pentominoes", "passcode"])
@pytest.mark.parametrize("name", only([PSEUDO], COUNTRIES))
def test_all_text_fits_in_a_narrow_window(
    screen: Screen, home: Home, start: Start, languages: dict[str, Language], database: Path, name: str, board: str
) -> None:
    language = languages[name]
    home.switch_animations_off()
    open_at_size(home, (WIDTH, HEIGHT))
    prepare(home, board, database)
    program = start(
        screen, "--board", board, "--seed", "7", environment=language.environment, path=language.path)
    resize(program.window())

    assert_fits(program, language, piece(language, board))
    if board == "memory":
        screen.keyboard.type("p")
        assert_fits(program, language, re.escape(language.words("Peeks: {count}", count=1)))
    if board == "pentominoes":
        home.set(prefix_of(binary()), "solutions-left", True, schema=PENTOMINOES)
        assert_fits(
            program, language, re.escape(language.words("Solutions left: {count}", count="@")).replace("@", ".+"))

    screen.keyboard.type("Control+comma")
    assert_fits(program, language, re.escape(language.words(PREFERENCES[board])), is_whole=False)
    screen.keyboard.type("Control+comma")

    screen.keyboard.type("F10")
    entry = re.escape(language.words("_Results").replace("_", ""))
    menu = wait_until(lambda: open_menu(program, entry), "the menu to open")
    for item in menu.find_all(role="menu item"):
        assert not item.box or item.box.width <= WIDTH, f"{item.name!r} is too wide: {item.box}"
    screen.accessibility.act(menu.find_all(entry, "menu item")[0].reference)

    title = re.escape(language.words("Results"))
    assert_fits(program, language, re.escape(language.words("Recent Games")), window=title, is_whole=False)
    screen.keyboard.type("Escape")
    wait_until(lambda: len(program.tree().children) == 1, "the results to close")


@pytest.mark.parametrize("name", only([PSEUDO], ["de", PSEUDO]))
def test_end_of_a_game_fits_in_a_narrow_window(
    screen: Screen, home: Home, start: Start, languages: dict[str, Language], name: str
) -> None:
    language = languages[name]
    home.switch_animations_off()
    open_at_size(home, (WIDTH, HEIGHT))
    for key, value in {"size": "2x2", "opening-time": 0.1, "reveal-time": 3}.items():
        home.set(prefix_of(binary()), key, value)
    program = start(screen, "--seed", "7", environment=language.environment, path=language.path)
    resize(program.window())
    down = re.escape(language.words("Row {row}, column {column}, face down")).replace(r"\{row\}", r"\d").replace(
        r"\{column\}", r"\d")
    over = re.escape(language.words("All pairs found"))

    up = re.escape(language.words("{face}, row {row}, column {column}, face up")).replace(r"\{row\}", r"\d").replace(
        r"\{column\}", r"\d").replace(r"\{face\}", ".+")

    def at_rest() -> list[Node] | None:
        """Returns the face-down cards once no card is face up, when a mismatch has turned back or a pair is gone."""
        tree = program.tree()
        return None if tree.find_all(up) else tree.find_all(down)

    for other in (1, 2, 3, 1):  # One of the other three matches the first. The last two are the second pair.
        cards = wait_until(lambda: (found := at_rest()) is not None and (found or program.find_all(over, "label")),
                           "the cards to settle")
        if program.find_all(over, "label"):
            break
        for card in (cards[0], cards[min(other, len(cards) - 1)]):
            screen.accessibility.act(card.reference)
        # Waits until both cards have turned, so that the next check is not too early.
        wait_until(lambda: len(program.find_all(down)) < len(cards), "the cards to turn")
    assert_fits(program, language, over)


@pytest.mark.thorough
@pytest.mark.parametrize("name", COUNTRIES)
def test_decks_fit_in_a_narrow_window(
    screen: Screen, home: Home, start: Start, languages: dict[str, Language], name: str
) -> None:
    language = languages[name]
    home.switch_animations_off()
    home.set(prefix_of(binary()), "opening-time", 0.1)
    open_at_size(home, (WIDTH, HEIGHT))
    program = start(screen, "--seed", "7", environment=language.environment, path=language.path)
    resize(program.window())

    def windows() -> list[Window]:
        return screen.windows_of(program.process.pid)

    def look(action: str, title: str, words: str) -> None:
        """Looks at a dialog, and closes it."""
        count = len(windows())
        program.act(action)
        assert_fits(
            program, language, re.escape(language.words(words)), re.escape(language.words(title)), is_whole=False)
        wait_until(lambda: len(windows()) > count, "the dialog")
        windows()[-1].take_focus()
        screen.keyboard.type("Escape")
        wait_until(lambda: len(windows()) == count, lambda: f"{title} to close")

    look("win.decks", "Decks", "Your Decks")
    look("win.print-deck", "Print the Deck", "Card Size")
    program.act("win.new-deck")
    wait_until(lambda: len(windows()) == 2, "the editor")
    title = re.escape(language.words("New Deck"))

    def make_narrower(width: int) -> None:
        windows()[-1].resize(width, HEIGHT)
        wait_until(
            lambda: program.find_all(title, "frame")[0].box.width <= width, "the editor to become narrow")

    # While it is dragged, the title in the header bar makes room for the buttons.
    windows()[-1].take_focus()
    make_narrower(500)
    make_narrower(WIDTH)
    assert_fits(program, language, re.escape(language.words("Add Pair")), title)
    look("deck.details", "Deck Details", "Author")
    look("side.draw", "Draw a Picture", "Use")
    look("side.record", "Record a Sound", "Record")


def resize(window: Window) -> None:
    window.take_focus()
    window.resize(WIDTH, HEIGHT)
    wait_until(lambda: window.size == (WIDTH, HEIGHT), "the window to become narrow")


@pytest.mark.parametrize("name", only(["de"], [name for name in COUNTRIES if name != PSEUDO]))
def test_command_line_is_translated(home: Home, languages: dict[str, Language], name: str) -> None:
    language = languages[name]
    session = {"PATH": "/usr/bin:/bin"} | language.environment
    help_text = run(home, "--help", session=session)
    assert help_text.returncode == 0
    assert language.words("Turn off sounds") in help_text.stdout
    wrong = run(home, "--board", "chess", session=session)
    assert wrong.returncode == 2
    assert language.words("Unknown board: {text}", text="chess") in wrong.stderr


def prepare(home: Home, board: str, database: Path) -> None:
    """Shows all optional elements around a board, and adds some results."""
    path_of(home).parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(database, path_of(home))
    prefix = prefix_of(binary())
    if board == "memory":
        home.set(prefix, "opening-time", 0.1)
        home.set(prefix, "players", "computer hard")
    if board == "pentominoes":
        home.set(prefix, "game", "daily medium", schema=PENTOMINOES)


def piece(language: Language, board: str) -> str:
    """Returns a pattern for the name of one piece of a board."""
    return {
        "memory": re.escape(language.words("Row {row}, column {column}, face down", row=1, column=3)),
        "pentominoes": re.escape(language.words("{letter} tile, in the tray", letter="@")).replace("@", "[A-Z]"),
        "passcode": re.escape(language.words("Circle {number}", number=7)),
    }[board]


def assert_fits(
    program: Program, language: Language, words: str, window: str = "Peekaboard", is_whole: bool = True
) -> None:
    """Waits for an element with a matching name, and asserts that the window's content fits and is translated.

    Unless `is_whole` is set, the content may scroll vertically.
    """
    last: list[Node] = []

    def matching() -> list[Node]:
        last[:] = [program.tree()]
        return [one for one in last[0].find_all(window, "frame") if one.find_all(words)]

    frame = wait_until(matching, lambda: f"{words} in\n{last[0]}")[0]
    assert frame.box and frame.box.width <= WIDTH and frame.box.height <= HEIGHT, f"the window is {frame.box}"
    for node in frame.walk():
        if node.role not in READ or "showing" not in node.states or not node.box or not node.box.width:
            continue
        left, top, right, bottom = node.box.x, node.box.y, node.box.x + node.box.width, node.box.y + node.box.height
        assert frame.box.x <= left and right <= frame.box.x + frame.box.width, f"{node} is cut off"
        if is_whole:
            assert frame.box.y <= top and bottom <= frame.box.y + frame.box.height, f"{node} is cut off"
    if language.name == PSEUDO:
        # The button that closes a window has GTK's translation.
        english = {entry.text.replace("_", "") for entry in language.english.entries} - {"Peekaboard", "Close"}
        assert (english & {node.name for node in frame.walk()}) == set()


def open_menu(program: Program, entry: str) -> Node | None:
    """Returns the accessible tree once an entry of the menu has a box, otherwise None."""
    tree = program.tree()
    return tree if any(one.box and one.box.width for one in tree.find_all(entry, "menu item")) else None
