"""The rows of the pane that open a chooser, by hand: a folder of one's own as a deck, and a color."""
from __future__ import annotations

from pathlib import Path

import pytest

import picture_files
from accessible import Node
from colors import alike, middle, parse
from home import Home
from memory_board import MemoryBoard
from program import binary, prefix_of
from waiting import wait_until

FACES = ("1", "2", "3", "4", "5", "6", "7", "8")
ORANGE, GRAY = (230, 140, 30), (90, 90, 90)


@pytest.fixture
def deck(home: Home) -> Path:
    """A folder of eight plain faces and a plain back, in the home."""
    folder = home.folder / "flags"
    folder.mkdir()
    for name in FACES:
        picture_files.plain(folder / f"{name}.png", GRAY)
    picture_files.plain(folder / "b.png", ORANGE)
    return folder


def setting(board: MemoryBoard, key: str) -> str:
    return board.program.home.get(prefix_of(binary()), key).strip("'")


def resting(board: MemoryBoard, name: str, role: str) -> Node:
    """Something in a window of the program, once it has its place."""
    before: list[object] = []

    def found() -> Node | None:
        nodes = [node for node in board.program.tree().find_all(name, role) if node.box and node.box.width]
        last, before[:] = before[:], [node.box for node in nodes]
        return nodes[0] if nodes and before == last else None

    return wait_until(found, lambda: f"{role} {name!r} at rest in\n{board.program.tree()}", every=0.1)


def open_control(board: MemoryBoard, title: str, role: str) -> None:
    """Opens the control of a row by what in it can be pressed."""
    board.screen.keyboard.type("Control+comma")
    control = resting(board, title, role)
    button = next(node for node in control.walk() if node.role == "push button")
    board.screen.accessibility.act(button.reference)


@pytest.mark.parametrize(("keys", "choice"), [(["Down"], "shapes"), (["Down"] * 3, "numbers")])
def test_a_deck_is_chosen(still_board: MemoryBoard, keys: list[str], choice: str) -> None:
    board = still_board
    open_control(board, "Deck", "combo box")
    resting(board, "Own folder…", "label")
    board.screen.keyboard.type(*keys, "Return")
    board.wait(lambda: setting(board, "deck") == choice)
    board.click((1, 1))
    board.wait_up((1, 1))
    assert board.program.complaints == []


def test_a_folder_of_ones_own_becomes_the_deck(still_board: MemoryBoard, deck: Path) -> None:
    board, screen = still_board, still_board.screen
    open_control(board, "Deck", "combo box")
    resting(board, "Own folder…", "label")
    screen.keyboard.type("End", "Return")
    resting(board, ".*Open", "push button")
    screen.windows_of(board.program.process.pid)[-1].take_focus()
    screen.keyboard.write(str(deck))
    screen.keyboard.type("Return")
    board.wait(lambda: setting(board, "deck") == deck.as_uri())
    board.wait(lambda: all(alike(middle(board.picture(place, margin=30)), ORANGE) for place in board.cards()))
    assert board.program.complaints == []


def test_a_color_of_ones_own_is_chosen(still_board: MemoryBoard) -> None:
    board, screen = still_board, still_board.screen
    before = setting(board, "background")
    open_control(board, "Board colour", "filler")
    resting(board, "Board colour", "dialog")
    screen.keyboard.type("Right", "space")  # From the first color of the palette to its neighbor.
    screen.accessibility.act(resting(board, ".*Select", "push button").reference)
    board.wait(lambda: setting(board, "background") != before)
    color = parse(setting(board, "background"))
    area = board.box()
    board.wait(lambda: alike(middle(screen.pixels(area._replace(width=4))), color))
    assert board.program.complaints == []
