# SPDX-License-Identifier: GPL-3.0-or-later
"""Decks: the shipped ones, and folders of the user's own images, both valid and invalid."""
from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

import picture_files
from colors import Color, alike, middle
from conftest import SEED, Deal, Start, shorten_deal
from home import Home
from memory_board import MemoryBoard, Place, State, pairs_of
from picture_files import BACK, FACES
from program import Program, binary, prefix_of
from screen import Screen
from tiers import only

MAGENTA: Color = (250, 20, 130)
SIZES = ["2x2", "4x3", "4x4", "6x6", "8x8", "10x10"]
SHIPPED = {"animals": 18, "shapes": 32, "letters": 26, "numbers": 50}


def set_live(home: Home, key: str, value: object) -> None:
    home.set(prefix_of(binary()), key, value)


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    """A folder with eight solid-color faces and back. Its name contains a space and a non-ASCII letter."""
    return picture_files.deck(tmp_path / "my deck ü")


@pytest.fixture
def own_board(screen: Screen, home: Home, start: Start, deck: Path) -> MemoryBoard:
    """The board of seed 7 with this deck from the start."""
    set_live(home, "deck", deck.as_uri())
    return board_with(start(screen, *SEED), home, 16)


def board_with(program: Program, home: Home, cards: int) -> MemoryBoard:
    program.window()
    return MemoryBoard(program).wait_ready(cards)


@pytest.fixture(autouse=True)
def quick(home: Home) -> None:
    shorten_deal(home)
    home.switch_animations_off()
    set_live(home, "reveal-time", 5)


def shows(board: MemoryBoard, place: Place, color: Color) -> bool:
    return alike(middle(board.picture(place, margin=30)), color)


def wait_backs(board: MemoryBoard, color: Color = BACK) -> None:
    board.wait(lambda: all(shows(board, place, color) for place in board.cards()))


def two_up(board: MemoryBoard, deal: Deal) -> dict[Place, str]:
    places = pairs_of(deal)[0][0], pairs_of(deal)[1][0]
    for place in places:
        board.click(place)
    board.wait_up(*places)
    return board.up()


# Valid folders


def test_folder_replaces_the_deck_during_a_game(board: MemoryBoard, deal: Deal, deck: Path) -> None:
    before = two_up(board, deal)
    state = board.state()
    set_live(board.program.home, "deck", deck.as_uri())
    board.wait(lambda: set(board.up().values()) <= set(FACES))
    up = board.up()
    assert up.keys() == before.keys()
    for place, face in up.items():
        board.wait(lambda: shows(board, place, FACES[face]))
    for place in board.cards().keys() - up.keys():
        assert shows(board, place, BACK)
    assert board.state() == state
    assert board.program.complaints == []


def test_folder_keeps_the_positions_of_the_pairs(own_board: MemoryBoard, deal: Deal) -> None:
    own = own_board.deal()
    wait_backs(own_board)
    assert set(own.values()) == set(FACES)
    assert sorted(pairs_of(own)) == sorted(pairs_of(deal))
    assert own_board.program.complaints == []


@pytest.mark.thorough
def test_two_files_can_be_the_two_faces_of_a_pair(screen: Screen, home: Home, start: Start, tmp_path: Path) -> None:
    folder = tmp_path / "words"
    folder.mkdir()
    for name, color in (("cat", FACES["1"]), ("dog", FACES["2"])):
        picture_files.plain(folder / f"{name}.a.png", color)
    (folder / "cat.b.txt").write_text("die Katze\n")
    (folder / "dog.b.txt").write_text("der Hund\n")
    (folder / "notes.pdf").write_bytes(b"neither a picture nor a text")
    set_live(home, "size", "2x2")
    set_live(home, "reveal-time", 0.5)
    set_live(home, "peek-turn-time", 4)
    board = board_with(start(screen, *SEED), home, 4)
    set_live(home, "deck", folder.as_uri())

    def peek() -> bool:
        """Returns whether a peek shows the pictures. The folder may be read after the first one."""
        if not board.up():
            board.screen.keyboard.type("p")
        return {"cat", "dog"} < set(board.up().values())

    board.wait(peek)
    board.wait_ready(4)
    faces = {face: place for place, face in board.deal().items()}
    assert faces.keys() == {"cat", "dog", "die Katze", "der Hund"}
    board.click(faces["cat"])
    board.wait_up(faces["cat"])
    board.wait(lambda: shows(board, faces["cat"], FACES["1"]))
    board.click(faces["die Katze"])
    board.wait(lambda: (board.state().moves, board.state().found) == (1, 1))
    board.wait(lambda: len(board.cards()) == 2)
    assert board.program.complaints == []


def test_changed_image_appears_on_the_board(own_board: MemoryBoard, deal: Deal, deck: Path) -> None:
    board = own_board
    wait_backs(board)
    up = two_up(board, deal)
    (changed, face), (other, other_face) = up.items()
    board.wait(lambda: shows(board, changed, FACES[face]))
    picture_files.plain(deck / f"{face}.png", MAGENTA)
    board.wait(lambda: shows(board, changed, MAGENTA))
    assert shows(board, other, FACES[other_face])
    picture_files.plain(deck / "b.png", picture_files.GREEN)
    board.wait(lambda: shows(board, next(iter(board.cards().keys() - up.keys())), picture_files.GREEN))
    assert (board.up(), board.state()) == (up, State(1, 0, 8, 0))
    assert board.program.complaints == []


@pytest.mark.thorough
def test_image_replaced_by_a_rename_appears(own_board: MemoryBoard, deal: Deal, deck: Path, tmp_path: Path) -> None:
    board = own_board
    place, face = next(iter(two_up(board, deal).items()))
    picture_files.plain(tmp_path / "draft.png", MAGENTA).rename(deck / f"{face}.png")
    board.wait(lambda: shows(board, place, MAGENTA))
    assert board.program.complaints == []


# Invalid folders


def too_few(folder: Path) -> str:
    (folder / "8.png").unlink()
    return "Not enough different cards in this deck: 8 needed, 7 available. Choose a smaller board or another deck."


def broken(folder: Path) -> str:
    picture_files.truncated(folder / "5.png")
    return "5.png"


def no_picture(folder: Path) -> str:
    picture_files.no_picture(folder / "3.png")
    return "3.png"


def broken_back(folder: Path) -> str:
    picture_files.no_picture(folder / "b.png")
    return "b.png"


def huge(folder: Path) -> str:
    picture_files.too_many_pixels(folder / "2.png")
    return "2.png"


def heavy(folder: Path) -> str:
    picture_files.too_many_bytes(folder / "4.png")
    return "4.png"


def missing(folder: Path) -> str:
    shutil.rmtree(folder)
    return folder.name


def without_pictures(folder: Path) -> str:
    for file in folder.iterdir():
        file.unlink()
    return folder.name


def a_file(folder: Path) -> str:
    shutil.rmtree(folder)
    folder.write_text("no folder")
    return folder.name


def snapshot(board: MemoryBoard) -> tuple[object, ...]:
    """Returns the state of the board and its pixels, except for the lowest row, which a message may cover."""
    upper = {place: board.screen.pixels(box).tobytes() for place, box in board.boxes().items() if place[0] < 4}
    return board.state(), board.up(), set(board.cards()), upper


@pytest.mark.parametrize(
    "spoil",
    only(
        [broken],
        [too_few, broken, no_picture, broken_back, huge, heavy, missing, without_pictures, a_file]))
def test_invalid_folder_is_refused_during_a_game(
    still_board: MemoryBoard, deal: Deal, deck: Path, spoil: Callable[[Path], str]
) -> None:
    board = still_board
    board.click(pairs_of(deal)[0][0])
    board.wait_up(pairs_of(deal)[0][0])
    board.screen.release_all()
    board.wait_still()
    before = snapshot(board)
    words = spoil(deck)
    set_live(board.program.home, "deck", deck.as_uri())
    assert words in board.program.wait_for_complaint()
    assert snapshot(board) == before
    board.click(pairs_of(deal)[0][1])
    board.wait(lambda: board.state() == State(1, 1, 8, 0))


def test_invalid_folder_is_replaced_by_the_animals_at_startup(
    screen: Screen, home: Home, start: Start, deal: Deal, deck: Path
) -> None:
    words = missing(deck)
    set_live(home, "deck", deck.as_uri())
    board = board_with(start(screen, *SEED), home, 16)
    assert words in board.program.wait_for_complaint()
    assert board.deal() == deal


@pytest.mark.parametrize("spoil", only([missing], [too_few, broken, missing]))
def test_folder_that_becomes_invalid_during_a_game_does_not_change_the_board(
    own_board: MemoryBoard, deal: Deal, deck: Path, spoil: Callable[[Path], str]
) -> None:
    board = own_board
    wait_backs(board)
    board.click(pairs_of(deal)[0][0])
    board.wait_up(pairs_of(deal)[0][0])
    board.screen.release_all()
    board.wait_still()
    before = snapshot(board)
    words = spoil(deck)
    line = board.program.wait_for_complaint()
    assert words in line or deck.name in line
    assert snapshot(board) == before
    board.click(pairs_of(deal)[0][1])
    board.wait(lambda: board.state() == State(1, 1, 8, 0))


@pytest.mark.thorough
def test_repaired_image_is_used_again(
    own_board: MemoryBoard, deal: Deal, deck: Path
) -> None:
    board = own_board
    wait_backs(board)
    place, face = next(iter(two_up(board, deal).items()))
    picture_files.truncated(deck / f"{face}.png")
    board.program.wait_for_complaint()
    assert shows(board, place, FACES[face])
    picture_files.plain(deck / f"{face}.png", MAGENTA)
    board.wait(lambda: shows(board, place, MAGENTA))
    assert len(board.program.complaints) == 1


# Shipped decks and board sizes


@pytest.mark.thorough
@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_deck_has_enough_faces_for_each_size(screen: Screen, home: Home, start: Start, name: str) -> None:
    set_live(home, "deck", name)
    program = start(screen, *SEED)
    board = board_with(program, home, 16)
    for size in SIZES:
        columns, rows = map(int, size.split("x"))
        if columns * rows // 2 > SHIPPED[name]:
            continue
        set_live(home, "size", size)
        board.wait_ready(columns * rows)
        assert board.state() == State(0, 0, columns * rows // 2, 0)
        assert max(board.cards()) == (rows, columns)
        area = board.box()
        for box in board.boxes().values():
            assert area.x <= box.x and box.x + box.width <= area.x + area.width
            assert area.y <= box.y and box.y + box.height <= area.y + area.height
        faces = board.deal()
        assert len(pairs_of(faces)) == columns * rows // 2
        screen.keyboard.type("Control+Shift+n")
        board.wait(lambda: board.state().peeks == 0)
        board.wait_ready(columns * rows)
    assert program.complaints == []
