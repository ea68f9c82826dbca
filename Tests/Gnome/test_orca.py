"""What Orca says during ten moves on each board, and during a whole game of Pairs."""
from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import transcript
from fixtures import SEED, Start, shorten_deal
from gnome_screen import GnomeScreen
from home import Home
from memory_board import MemoryBoard
from orca import Orca
from passcode_board import PasscodeBoard, configure
from pentomino_board import PentominoBoard

# The interval between keys, in seconds. Orca ignores an announcement within 0.1 s of another.
PACE = 0.3
TRANSCRIPTS = Path(__file__).parent / "transcripts"
BOARDS = {
    "memory": lambda program: MemoryBoard(program).wait_ready(),
    "pentominoes": lambda program: PentominoBoard(program).wait_still(),
    "passcode": lambda program: PasscodeBoard(program)}
# The board's description, which is the state of the game.
STATES = {
    "memory": re.compile(r"\d+ moves?, \d of 8 pairs found(, \d peeks?)?"),
    "pentominoes": re.compile(r"\d+ of 12 tiles on the board, \d+ moves?( Row \d+, column \d+: fits)?"),
    "passcode": re.compile(r"Round \d of 3(, next \d+)?, \d+ miss(es)?")}


@pytest.fixture(scope="module")
def orca(running_screen: GnomeScreen) -> Iterator[Orca]:
    with Orca(running_screen) as orca:
        yield orca


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
    program.window()
    BOARDS[board](program)
    transcript.follow(TRANSCRIPTS / f"{name}.txt", press, orca, STATES[board])


@pytest.mark.smoke
@pytest.mark.parametrize("board", STATES)
def test_ten_moves(orca: Orca, screen: GnomeScreen, home: Home, start: Start, board: str) -> None:
    follow(board, board, orca, screen, home, start)


def test_whole_game_of_pairs(orca: Orca, screen: GnomeScreen, home: Home, start: Start) -> None:
    follow("memory-game", "memory", orca, screen, home, start)
