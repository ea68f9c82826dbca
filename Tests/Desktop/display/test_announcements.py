# SPDX-License-Identifier: GPL-3.0-or-later
"""What the program announces to a screen reader during a game of Pairs that is played by keyboard."""
from __future__ import annotations

from accessible import Accessibility
from conftest import Deal
from memory_board import MemoryBoard, Place, pairs_of
from waiting import wait_until


def assert_announced(accessibility: Accessibility, words: str) -> None:
    """Waits until the text is announced, or becomes the name of an object."""
    heard: list[str] = []

    def announced() -> bool:
        events = accessibility.events()
        heard.extend(
            str(event.value) for event in events
            if event.kind == "Announcement" or event.detail == "accessible-name")
        return words in heard

    wait_until(announced, lambda: f"{words!r} among {heard}")


def turn(board: MemoryBoard, place: Place) -> None:
    board.walk_to(place)
    board.screen.keyboard.type("Return")


def test_turned_card_announces_its_face(board: MemoryBoard, deal: Deal) -> None:
    board.screen.accessibility.events()
    turn(board, (2, 3))
    assert_announced(board.screen.accessibility, f"{deal[2, 3]}, row 2, column 3, face up")


def test_pair_is_announced(board: MemoryBoard, deal: Deal) -> None:
    first, second = pairs_of(deal)[0]
    board.screen.accessibility.events()
    turn(board, first)
    turn(board, second)
    face = deal[first]
    assert_announced(board.screen.accessibility, f"{face} and {face.lower()}: a pair")
