# SPDX-License-Identifier: GPL-3.0-or-later
"""Decks in files: opening them from the command line, by dropping, and from the preferences, and the list of decks."""
from __future__ import annotations

import json
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

import deck_files
from accessible import Reference
from command import run
from conftest import SEED, Start, open_at_size, shorten_deal
from drag_source import DragSource
from file_chooser import choose_file, focus_dialog
from home import Home
from memory_board import MemoryBoard, Place
from program import Program, binary, prefix_of, program_lines
from result import Result
from screen import Screen
from tiers import only
from waiting import wait_until

OVER = "All pairs found.*"


@pytest.fixture(autouse=True)
def quick(home: Home) -> None:
    shorten_deal(home)
    home.switch_animations_off()
    home.set(prefix_of(binary()), "reveal-time", 0.3)


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    """A deck of six pairs of words, in a file."""
    return deck_files.write(tmp_path / "my-deck.peekdeck", deck_files.words(6))


def installed(home: Home) -> list[str]:
    folder = home.data / "peekaboard/decks"
    return sorted(path.name for path in folder.iterdir()) if folder.exists() else []


def board_of(program: Program, cards: int) -> MemoryBoard:
    program.window()
    return MemoryBoard(program).wait_ready(cards)


@pytest.mark.parametrize("sides", [2, 3])
def test_deck_on_the_command_line_is_kept_and_played(
    sides: int, screen: Screen, home: Home, start: Start, tmp_path: Path
) -> None:
    deck = deck_files.write(tmp_path / "a.peekdeck", deck_files.words(6, sides), title="Zahlen: 1–6")
    program = start(screen, *SEED, str(deck))
    board = board_of(program, 12 if sides == 2 else 18)
    assert installed(home) == ["Zahlen- 1-6"]
    deck.unlink()
    program.end()
    board = board_of(start(screen, *SEED), 12 if sides == 2 else 18)
    board.click((1, 1))
    board.wait(lambda: board.up())
    assert board.up()[1, 1][-1] in "abc"


def test_deck_with_pictures_texts_and_sounds_is_played_to_its_end(
    screen: Screen, home: Home, start: Start, tmp_path: Path
) -> None:
    colors = ["red", "green", "blue", "orange"]
    groups = [
        [{"picture": f"{color}.svg", "text": color}, {"text": color, "sound": f"{number}.wav"}]
        for number, color in enumerate(colors)]
    files = {f"{color}.svg": deck_files.svg(color) for color in colors}
    files |= {f"{number}.wav": deck_files.tone(number) for number in range(4)}
    home.set(prefix_of(binary()), "size", "4x2")
    board = board_of(start(screen, *SEED, str(deck_files.write(tmp_path / "a.peekdeck", groups, files=files))), 8)
    for one, other in pairs_by_face(board, board.click):
        board.click(one)
        board.wait(lambda: one in board.up())
        board.click(other)
        board.wait(lambda: one not in board.cards())
    assert Result(board.program).words


@pytest.mark.thorough
def test_deck_of_sounds_is_played_to_its_end_by_accessibility_actions(
    screen: Screen, home: Home, start: Start, tmp_path: Path
) -> None:
    """Only the sounds differ, which the test cannot hear, so it tries every card with every other one."""
    groups = [[{"sound": f"{number}.wav"}] * 2 for number in range(3)]
    files = {f"{number}.wav": deck_files.tone(number) for number in range(3)}
    home.set(prefix_of(binary()), "size", "3x2")
    board = board_of(start(screen, *SEED, str(deck_files.write(tmp_path / "a.peekdeck", groups, files=files))), 6)
    while cards := sorted(board.cards()):
        for other in cards[1:]:
            for place in (cards[0], other):
                screen.accessibility.act(cards_now(board)[place])
                board.wait(lambda: board.up().get(place) == "Sound")
            count = len(cards)
            board.wait(lambda: not board.up())
            if len(board.cards()) < count:
                break
    assert Result(board.program).words


def cards_now(board: MemoryBoard) -> dict[Place, Reference]:
    return {place: card.reference for place, card in board.cards().items()}


def pairs_by_face(board: MemoryBoard, tap: Callable[[Place], object]) -> list[tuple[Place, Place]]:
    """Turns up all cards, two at a time, and returns those with the same name."""
    faces: dict[str, list[Place]] = {}
    places = sorted(board.cards())
    for one, other in zip(places[::2], places[1::2]):
        for place in (one, other):
            tap(place)
            board.wait(lambda: place in board.up())
            faces.setdefault(board.up()[place], []).append(place)
        board.wait(lambda: not board.up())
    return [(one, other) for one, other in faces.values() if one in board.cards()]


def test_demo_plays_the_deck(screen: Screen, home: Home, deck: Path) -> None:
    done = run(home, "--demo", "--seed", "7", str(deck), session=screen.environment)
    assert (done.returncode, program_lines(done.stderr)) == (0, [])
    assert done.stdout.startswith("Pairs: 6 pairs found in ")


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


def test_new_game_opens_a_deck(screen: Screen, home: Home, start: Start, deck: Path) -> None:
    board = board_of(start(screen, *SEED), 16)
    program = board.program
    program.act("win.choose-game")
    screen.accessibility.act(program.find_settled("All Decks…", "push button").reference)
    screen.accessibility.act(program.find_settled(".*Open a Deck…", "push button").reference)
    choose_file(program, deck)
    board.wait(lambda: len(board.cards()) == 12)
    program.act("win.choose-game")
    program.find_settled("Opposites", "push button")
    screen.keyboard.type("Escape")
    wait_until(lambda: not program.find_all("Play", "push button"), "the dialog to close")


@pytest.mark.parametrize("size", only([(360, 640)], [(1280, 800), (360, 640)]))
def test_list_of_decks_plays_saves_and_deletes(
    size: tuple[int, int], screen: Screen, home: Home, start: Start, deck: Path, tmp_path: Path
) -> None:
    open_at_size(home, size)
    board = board_of(start(screen, *SEED, str(deck)), 12)
    program = board.program
    screen.keyboard.type("Control+d")
    focus_dialog(program)
    open_menu(program, "Opposites", "Save as a Deck…", 2)
    choose_file(program, tmp_path / "copy.peekdeck", windows=3)
    wait_until(lambda: (tmp_path / "copy.peekdeck").exists(), "the file")
    assert contents(tmp_path / "copy.peekdeck")["groups"] == contents(deck)["groups"]
    screen.windows_of(program.process.pid)[-1].take_focus()
    open_menu(program, "Opposites", "Move to Trash", 3)
    wait_until(lambda: installed(home) == [], "the deck to be gone")
    program.find_settled("Decks that you open or make are kept here.", "label")
    tab_to(program, "Braille Letters")
    screen.keyboard.type("Return")
    wait_until(lambda: len(screen.windows_of(program.process.pid)) == 1, "the dialog to close")
    board.wait(lambda: not board.up() and "Braille" in home.get(prefix_of(binary()), "deck").title())
    program.window()
    board.click((1, 1))
    board.wait(lambda: board.up())
    assert len(board.up()[1, 1]) == 1


@pytest.mark.thorough
def test_arrow_keys_go_from_deck_to_deck(screen: Screen, home: Home, start: Start, deck: Path) -> None:
    program = board_of(start(screen, *SEED, str(deck)), 12).program
    screen.keyboard.type("Control+d")
    focus_dialog(program)
    tab_to(program, "Opposites")
    # The only deck of the user is the last one of its list, and has a menu. The shelf is above the lists.
    for key, name in (
        ("Down", "Braille Letters"), ("Down", "Counting to 20"), ("Up", "Braille Letters"), ("Up", "Opposites"),
        ("Up", "Animals"), ("Down", "Opposites")):
        screen.keyboard.type(key)
        program.wait_for_focus(name)
    # The menu leads on, too, and has its own keys while it is open.
    program.press_tab()
    program.wait_for_focus("Menu of Opposites")
    screen.keyboard.type("Return")
    program.find_settled("Edit…", "menu item")
    screen.keyboard.type("Down", "Escape")
    program.wait_for_focus("Menu of Opposites")
    screen.keyboard.type("Down")
    program.wait_for_focus("Braille Letters")
    top = program.find_settled("Braille Letters", "list item").box
    screen.keyboard.type("Next")
    wait_until(lambda: program.find("Braille Letters", "list item").box != top, "the list to scroll")
    program.wait_for_focus("Braille Letters")
    screen.keyboard.type("Escape")
    wait_until(lambda: len(screen.windows_of(program.process.pid)) == 1, "the dialog to close")


def open_menu(program: Program, deck: str, item: str, downs: int) -> None:
    """Chooses the item of the menu of a deck that is reached with some arrow keys."""
    tab_to(program, f"Menu of {deck}")
    program.screen.keyboard.type("Return")
    program.find_settled(item, "menu item")
    program.screen.keyboard.type(*["Down"] * downs, "Return")


def tab_to(program: Program, name: str) -> None:
    """Presses Tab until an object has the focus."""
    for _ in range(30):
        if any(node.name == name for node in program.focused()):
            return
        program.press_tab()
    raise AssertionError(f"Tab does not reach {name!r} in\n{program.tree()}")


def contents(path: Path) -> dict[str, object]:
    with zipfile.ZipFile(path) as archive:
        return json.loads(archive.read("deck.json"))
