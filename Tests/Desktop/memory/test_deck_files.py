"""Decks in files: opening them from the command line, by dropping, and from the preferences, and the list of decks."""
from __future__ import annotations

import json
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import deck_files
from conftest import SEED, Start, open_at_size, shorten_deal
from drag_source import DragSource
from home import Home
from memory_board import MemoryBoard
from program import Program, binary, prefix_of
from result import Result
from screen import Screen
from waiting import wait_until

OVER = "All pairs found.*"


@pytest.fixture(autouse=True)
def quick(home: Home) -> None:
    shorten_deal(home)
    home.switch_animations_off()
    home.set(prefix_of(binary()), "reveal-time", 0.3)


@pytest.fixture
def drag(screen: Screen) -> Iterator[DragSource]:
    source = DragSource(screen.environment["DISPLAY"])
    yield source
    source.close()


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    """A deck of six pairs of words, in a file."""
    return deck_files.write(tmp_path / "my deck ü.peekdeck", deck_files.words(6))


def installed(home: Home) -> list[str]:
    folder = home.data / "peekaboard/decks"
    return sorted(path.name for path in folder.iterdir()) if folder.exists() else []


def board_of(program: Program, cards: int) -> MemoryBoard:
    program.window()
    return MemoryBoard(program).wait_ready(cards)


def play(board: MemoryBoard, tap: Callable[[tuple[int, int]], object], sides: int = 2) -> Result:
    """Turns up one card after the other, finds what matches by its text, and takes it, up to the end."""
    known: dict[str, tuple[int, int]] = {}
    while cards := board.cards():
        for place in sorted(cards):
            if place in known.values():
                continue
            tap(place)
            board.wait(lambda: place in board.up())
            known[board.up()[place]] = place
            group = [one for face, one in known.items() if face[:-1] == board.up()[place][:-1]]
            if len(group) == sides:
                break
        else:
            break
    return Result(board.program)


def focus_dialog(program: Program) -> None:
    """Waits for a second window, and gives it the keyboard focus."""
    windows = program.screen.windows_of
    wait_until(lambda: len(windows(program.process.pid)) == 2, "a dialog")
    windows(program.process.pid)[1].take_focus()


def choose_file(program: Program, path: Path) -> None:
    """Enters the path of a file in a file chooser."""
    focus_dialog(program)
    program.screen.keyboard.type("Control+a" if path.suffix == "" else "slash")
    program.screen.keyboard.write(str(path)[1:])
    program.screen.keyboard.type("Return")


@pytest.mark.parametrize("sides", [2, 3])
def test_deck_on_the_command_line_is_kept_and_played(
    sides: int, screen: Screen, home: Home, start: Start, tmp_path: Path
) -> None:
    deck = deck_files.write(tmp_path / "a.peekdeck", deck_files.words(6, sides), title="Zahlen: 1–6")
    program = start(screen, *SEED, str(deck))
    board = board_of(program, 12 if sides == 2 else 18)
    assert installed(home) == ["Zahlen- 1–6"]
    deck.unlink()
    program.end()
    board = board_of(start(screen, *SEED), 12 if sides == 2 else 18)
    board.click((1, 1))
    board.wait(lambda: board.up())
    assert board.up()[1, 1][-1] in "abc"


def test_damaged_deck_is_one_line(screen: Screen, home: Home, start: Start, tmp_path: Path) -> None:
    path = tmp_path / "damaged.peekdeck"
    path.write_bytes(b"PK\3\4 no deck")
    program = start(screen, *SEED, str(path))
    board = board_of(program, 16)
    assert program.wait_for_complaint() == "peekaboard: damaged.peekdeck can’t be used as a deck: the file is damaged or incomplete"
    assert installed(home) == [] and board.state().moves == 0


def test_dropped_deck_is_played(
    screen: Screen, home: Home, start: Start, drag: DragSource, deck: Path
) -> None:
    board = board_of(start(screen, *SEED), 16)
    assert drag.drop(board.program.window(), board.center((2, 2)), deck)
    board.wait(lambda: len(board.cards()) == 12)
    assert installed(home) == ["Opposites"]


def test_preferences_open_a_deck(screen: Screen, home: Home, start: Start, deck: Path) -> None:
    board = board_of(start(screen, *SEED), 16)
    program = board.program
    program.act("win.preferences")
    screen.click(program.find_settled("Deck", "combo box").box.center)
    screen.click(program.find_settled("Open a Deck…", "label").box.center)
    choose_file(program, deck)
    board.wait(lambda: len(board.cards()) == 12)
    program.find("Opposites", "label")


@pytest.mark.parametrize("size", [(1280, 800), (360, 640)])
def test_list_of_decks_plays_saves_and_deletes(
    size: tuple[int, int], screen: Screen, home: Home, start: Start, deck: Path, tmp_path: Path
) -> None:
    open_at_size(home, size)
    board = board_of(start(screen, *SEED, str(deck)), 12)
    program = board.program
    program.act("win.decks")
    focus_dialog(program)
    screen.save(tmp_path / "decks.png")
    screen.accessibility.act(program.find_settled("Menu of Opposites", "toggle button").reference)
    program.find_settled("Save as a Deck…", "menu item")
