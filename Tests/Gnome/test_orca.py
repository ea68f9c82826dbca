# SPDX-License-Identifier: GPL-3.0-or-later
"""What Orca says during ten moves on each board, a whole game of Pairs, and while the shipped playgrounds are used."""
from __future__ import annotations

import os
import re
import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import transcript
from fixtures import FAILED, SEED, Start, shorten_deal
from gnome_screen import GnomeScreen
from home import Home
from live_page import LivePage, copy_example, live_binary
from memory_board import MemoryBoard
from orca import Orca
from passcode_board import PasscodeBoard, configure
from pentomino_board import PentominoBoard
from program import binary, prefix_of
from waiting import wait_until

# The interval between keys, in seconds. Orca ignores an announcement within 0.1 s of another.
PACE = 0.3
TRANSCRIPTS = Path(__file__).parent / "transcripts"
BOARDS = {
    "memory": lambda program: MemoryBoard(program).wait_ready(),
    "pentominoes": lambda program: PentominoBoard(program).wait_still(),
    "passcode": lambda program: PasscodeBoard(program)}
# The board's description, which is the state of the game, also when Orca introduces the board of a new window with it.
STATES = {
    "memory": re.compile(r"(Pairs board )?\d+ moves?, \d of 8 pairs found(, \d peeks?)?( grouping)?"),
    "pentominoes": re.compile(
        r"(Pentomino board )?\d+ of 12 tiles on the board, \d+ moves?( grouping)?( Row \d+, column \d+: fits)?"),
    "passcode": re.compile(r"Round \d of 3(, next \d+)?, \d+ miss(es)?")}

# The shipped playgrounds: the page, changes that make it the same in every run, and the element at which a transcript
# begins.
EXAMPLES = {
    "example-pairs": ("Pairs", "Peek", [(".shuffled()", "")], "Row 1, column 1, face down"),
    "example-tiles": ("Tiles", "Rules", [], "Tile U, beside the board"),
    "example-circles": ("Circles", "Bases", [("circles.shuffled()", "circles")], "Circle 1"),
    "example-sliding-puzzle": (
        "SlidingPuzzle", "Sliding Puzzle",
        [("for _ in 0..<300 { slide(neighbors.randomElement()!) }", "for place in [14, 10] { slide(place) }")],
        "1, row 1, column 1, in place"),
    "example-drawing-pad": ("DrawingPad", "Drawing Pad", [], "Paper, 0 lines"),
    "example-pendulum": ("Pendulum", "Pendulum", [], "Weight"),
    "time-line": ("Pendulum", "Pendulum", [], "Weight")}
# What Orca says about the surroundings of an element, and the names of adjusted elements: it ignores those that have
# hardly changed.
SURROUNDINGS = re.compile(r"Live View grouping|opens popup|menu|Rules|Peek|Drawing Pad|[^,]+, \d.*|Period: .*|Weight|Return pushes it")

# What Orca says about the text of the code, about new windows, and about the button that has the focus for a moment
# after the dialog of a new page is closed.
TEXT = re.compile(
    r"(misspelled )?(//:|let|var|speed|ball).*|backgroundColor|.* dialog|.* selected|opens popup|Live View grouping|"
    r"New Page…")
# What Orca says about the surroundings of a widget, and about windows, when decks are made and played.
DECK = re.compile(
    r"opens popup|Alt\+.|.* grouping|.* dialog|List with .*|.* menu|(Peekaboard|Braille Letters|New Deck|Sums)( frame)?|"
    r".*, row 1, column 1, face up|Row 1, column 1, face down|\d moves, .*|Text unselected\.")
# What Orca says about groups and windows around a new game. Cards are face up while they are dealt.
NEW_GAME = re.compile(
    r"opens popup|Alt\+.|.* grouping|Peekaboard( frame)?|List with .*|\d moves, .*|.* of \d+ tiles .*|"
    r".*, row 1, column 1, face up")
KEYS = {" ": "space", "=": "equal", "*": "asterisk", ".": "period"}


@pytest.fixture(scope="module")
def orca(running_screen: GnomeScreen) -> Iterator[Orca]:
    with Orca(running_screen) as orca:
        yield orca


@pytest.fixture(autouse=True)
def save_log(request: pytest.FixtureRequest, orca: Orca, tmp_path: Path) -> Iterator[None]:
    """Saves the log of Orca if a test fails."""
    yield
    if request.node.stash.get(FAILED, False):
        reports = Path(os.environ.get("PEEKABOARD_REPORTS", tmp_path))
        orca.save_log(reports / "orca.log")


def follow(name: str, board: str, orca: Orca, screen: GnomeScreen, home: Home, start: Start) -> None:
    """Plays a transcript on a board."""
    def press(key: str) -> None:
        time.sleep(PACE)
        screen.keyboard.type(key)

    shorten_deal(home)
    configure(home, flight_time=0.3, card_time=0.5)
    screen.settings.switch_animations_off()
    orca.forget()
    program = start(screen, "--board", board, *SEED)
    orca.wait_for_window(program.window())
    BOARDS[board](program)
    transcript.follow(TRANSCRIPTS / f"{name}.txt", press, orca, STATES[board])


@pytest.mark.smoke
@pytest.mark.parametrize("board", STATES)
def test_ten_moves(orca: Orca, screen: GnomeScreen, home: Home, start: Start, board: str) -> None:
    follow(board, board, orca, screen, home, start)


def test_whole_game_of_pairs(orca: Orca, screen: GnomeScreen, home: Home, start: Start) -> None:
    follow("memory-game", "memory", orca, screen, home, start)


def follow_page(name: str, page: Path, first: str, orca: Orca, screen: GnomeScreen, start: Start) -> None:
    """Plays a transcript on a page, from an element on."""
    def press(key: str) -> None:
        time.sleep(PACE)
        screen.keyboard.type(key)

    screen.settings.switch_animations_off()
    orca.forget()
    live = LivePage(screen, start, page)
    orca.wait_for_window(live.program.window())
    live.tab_to(first)
    orca.forget()
    transcript.follow(TRANSCRIPTS / f"{name}.txt", press, orca, SURROUNDINGS)


@pytest.mark.parametrize("name", EXAMPLES)
def test_example(orca: Orca, screen: GnomeScreen, start: Start, tmp_path: Path, name: str) -> None:
    book, page, changes, first = EXAMPLES[name]
    follow_page(name, copy_example(tmp_path, book, page, *changes), first, orca, screen, start)


def test_controllers(orca: Orca, screen: GnomeScreen, start: Start, tmp_path: Path) -> None:
    page = tmp_path / "Plants.swift"
    shutil.copy(TRANSCRIPTS / "controllers.swift", page)
    follow_page("controllers", page, "Fern", orca, screen, start)


def test_editor(orca: Orca, screen: GnomeScreen, start: Start) -> None:
    def press(key: str) -> None:
        time.sleep(PACE)
        screen.keyboard.type(*([KEYS.get(one, one) for one in key[1:-1]] if key.startswith('"') else [key]))

    screen.settings.switch_animations_off()
    orca.forget()
    program = start(screen, path=live_binary())
    orca.wait_for_window(program.window())
    wait_until(lambda: any("New Page…" in one for one in orca.listen()), lambda: f"Orca to say the focus, not {orca.said}")
    orca.forget()
    transcript.follow(TRANSCRIPTS / "editor.txt", press, orca, TEXT)
    program.kill()


def test_decks(orca: Orca, screen: GnomeScreen, home: Home, start: Start) -> None:
    def press(key: str) -> None:
        time.sleep(PACE)
        screen.keyboard.type(*([KEYS.get(one, one) for one in key[1:-1]] if key.startswith('"') else [key]))

    shorten_deal(home)
    screen.settings.switch_animations_off()
    orca.forget()
    program = start(screen, "--board", "memory", *SEED)
    orca.wait_for_window(program.window())
    board = MemoryBoard(program).wait_ready()
    transcript.follow(TRANSCRIPTS / "decks.txt", press, orca, DECK)
    assert board.up()
    screen.keyboard.type("Control+q")
    program.ended(0)


@pytest.mark.parametrize("board", ["memory", "pentominoes"])
def test_new_game(orca: Orca, screen: GnomeScreen, home: Home, start: Start, board: str) -> None:
    def press(key: str) -> None:
        time.sleep(PACE)
        screen.keyboard.type(*([KEYS.get(one, one) for one in key[1:-1]] if key.startswith('"') else [key]))

    shorten_deal(home)
    home.set(prefix_of(binary()), "players", "'people 2'")
    screen.settings.switch_animations_off()
    orca.forget()
    program = start(screen, "--board", board, *SEED)
    orca.wait_for_window(program.window())
    BOARDS[board](program)
    transcript.follow(TRANSCRIPTS / f"new-game-{board}.txt", press, orca, NEW_GAME)
