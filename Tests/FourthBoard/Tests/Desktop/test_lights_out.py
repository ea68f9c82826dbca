# SPDX-License-Identifier: GPL-3.0-or-later
"""Lights Out: input by pointer and keys, the preferences, the results, the console, and a live page."""
from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from accessible import Reference
from command import run
from conftest import Start
from geometry import Box
from home import Home
from live_page import LivePage
from program import Program, binary, prefix_of, program_lines
from screen import Screen
from waiting import assert_stays, wait_until

SCHEMA = "io.github.peekaboard.Peekaboard.lights-out"
SQUARE = re.compile(r"Row (\d), column (\d), (on|off)(, hint)?")
SIDE = range(1, 6)
Place = tuple[int, int]
PAGE = """import PlaygroundSupport

let gc = LightsOutController(seed: 7)
gc.fadeTime = 0.05
gc.background = Color(rgb: 0x613583)
PlaygroundPage.current.liveView = gc
{lines}
"""


class LightsOutBoard:
    """The board of a running program. A square is identified by its row and column, from 1."""

    def __init__(self, program: Program) -> None:
        self.program, self.screen = program, program.screen
        program.window()
        self._accessibility = program.screen.accessibility
        self.wait(lambda: len(self.squares()) == 25)

    def squares(self) -> dict[Place, re.Match[str]]:
        """Returns the match of each square's accessible name."""
        names = self._accessibility.names(self._references()) or []
        matches = [SQUARE.fullmatch(name or "") for name in names]
        return {(int(match[1]), int(match[2])): match for match in matches if match}

    def lit(self) -> frozenset[Place]:
        return frozenset(place for place, match in self.squares().items() if match[3] == "on")

    def hinted(self) -> Place | None:
        return next((place for place, match in self.squares().items() if match[4]), None)

    def state(self) -> str:
        """Returns the board's description of the game."""
        boards = self._boards()
        return self._accessibility.descriptions(boards)[0] or "" if boards else ""

    def focused(self) -> Place | None:
        for place, reference in zip(self.squares(), self._references()):
            if "focused" in self._accessibility.states(reference):
                return place
        return None

    def box(self, place: Place) -> Box:
        """Returns the box of a square on the screen."""
        reference = dict(zip(self.squares(), self._references()))[place]
        box = self._accessibility.boxes([reference])[0]
        assert box
        return self.program.on_screen(box)

    def spacing(self) -> float:
        """Returns the distance between adjacent squares, as a multiple of their width."""
        first, second = self.box((1, 1)), self.box((1, 2))
        return (second.center[0] - first.center[0]) / first.width

    def click(self, place: Place) -> None:
        """Presses a square with the pointer, and waits until exactly its cross has switched."""
        lit = self.lit()
        self.screen.pointer.click(self.box(place).center)
        self.wait(lambda: self.lit() == lit ^ cross(place))

    def walk_to(self, goal: Place) -> None:
        """Moves the focus to a square with the arrow keys."""
        here = wait_until(self.focused, lambda: f"the focus on a square of\n{self.program.tree()}")
        while here != goal:
            vertical = "Down" if goal[0] > here[0] else "Up"
            self.screen.keyboard.type(vertical if goal[0] != here[0] else "Right" if goal[1] > here[1] else "Left")
            before = here
            here = wait_until(lambda: (now := self.focused()) != before and now, "an arrow key to move the focus")

    def wait(self, question: Callable[[], object]) -> None:
        wait_until(question, lambda: f"a change; the board reports {self.state()!r}, on {sorted(self.lit())}")

    def _boards(self) -> list[Reference]:
        """Returns the board, which is looked up each time because a saved page replaces it."""
        return self.program.path_to_board("Lights Out board", SQUARE.pattern)[-1:]

    def _references(self) -> list[Reference]:
        boards = self._boards()
        return self._accessibility.references(boards)[0] or [] if boards else []


def cross(place: Place) -> frozenset[Place]:
    """Returns the squares that a press switches."""
    row, column = place
    return frozenset(
        (r, c) for r in SIDE for c in SIDE if abs(r - row) + abs(c - column) <= 1)


def lines(program: Program) -> list[str]:
    """Returns the lines in the console."""
    return program.screen.accessibility.text(program.find("Console", "text").reference).splitlines()


@pytest.fixture
def board(screen: Screen, home: Home, start: Start) -> LightsOutBoard:
    """An easy game with seed 7."""
    home.set(prefix_of(binary()), "level", "easy", schema=SCHEMA)
    return LightsOutBoard(start(screen, "--board", "lights-out", "--seed", "7"))


def test_whole_game_with_undo_properties_hints_and_replay(board: LightsOutBoard) -> None:
    program, keyboard = board.program, board.screen.keyboard
    deal = board.lit()
    assert board.state() == f"{len(deal)} lights on, 0 presses"

    # Press a square, and undo and redo it by button and by keys.
    board.click((3, 3))
    program.click(program.find("Undo", "push button"))
    board.wait(lambda: board.lit() == deal)
    program.click(program.find("Redo", "push button"))
    board.wait(lambda: board.lit() == deal ^ cross((3, 3)))
    keyboard.type("Control+z")
    board.wait(lambda: board.lit() == deal and board.state().endswith(", 0 presses"))

    # Change a property in the preferences: the console shows its line, and the game does not change.
    keyboard.type("Control+comma", "F12")
    program.open_section("Appearance")
    slider = program.scroll_to("Space between lights", "slider")
    program.click(slider)
    wait_until(lambda: re.fullmatch(r"gc.padding = \d+", lines(program)[-1]), lambda: str(lines(program)))
    first = lines(program)[-1]
    assert board.spacing() > 1.1
    keyboard.type("Home", "Right")
    wait_until(lambda: lines(program)[-1] == "gc.padding = 1", lambda: str(lines(program)))
    assert lines(program)[0] == "Game seed: 7"
    assert float(board.program.home.get(prefix_of(binary()), "padding", schema=SCHEMA)) == 1
    board.wait(lambda: board.spacing() < 1.03)
    keyboard.type("Control+z")
    wait_until(lambda: lines(program)[-1] == first, lambda: str(lines(program)))
    assert board.lit() == deal
    keyboard.type("Control+comma", "F12")

    # Follow hints to the end, first by pointer, then by keys.
    moves = 0
    while board.lit():
        program.act("win.hint-press")
        board.wait(board.hinted)
        place = board.hinted()
        assert place
        if moves == 0:
            board.click(place)
        else:
            board.walk_to(place)
            keyboard.type("Return")
        moves += 1
        board.wait(lambda: f", {moves} press" in board.state() and not board.hinted())
    assert moves == 4
    program.find("All lights are out", "label")
    assert program.find("4 presses, 4 hints, .*\nThe shortest way takes 4 presses", "label")

    # Check the result, and replay the game.
    program.act("win.results")
    program.find("4 presses, 4 hints.*", "label")
    board.screen.accessibility.act(program.find("Watch again", "push button").reference)
    board.wait(lambda: board.lit() == deal)
    board.screen.pointer.click(board.box((1, 1)).center)
    board.wait(lambda: not board.lit())
    program.click(program.find("Back to Game", "push button"))
    board.wait(lambda: board.lit() and board.state().endswith(", 0 presses"))


def test_game_resumes_after_a_restart(board: LightsOutBoard, screen: Screen, start: Start) -> None:
    for place in ((1, 1), (3, 3), (5, 4)):
        board.click(place)
    board.screen.keyboard.type("Control+z")
    board.wait(lambda: ", 2 presses" in board.state())
    state, lit = board.state(), board.lit()
    board.program.close()
    again = LightsOutBoard(start(screen, "--board", "lights-out"))
    again.wait(lambda: (again.state(), again.lit()) == (state, lit))
    again.screen.keyboard.type("Control+Shift+z")
    again.wait(lambda: ", 3 presses" in again.state())


def test_undo_on_another_board_does_not_affect_this_one(board: LightsOutBoard) -> None:
    board.click((3, 3))
    state = board.state()
    board.program.act("win.rules")
    board.program.find("Put out all the lights in as few presses as you can.", "label")
    board.screen.keyboard.type("Escape")
    board.program.click(board.program.find("Pentominoes", "page tab"))
    board.program.find("Pentomino board")
    board.screen.keyboard.type("Control+z")
    board.program.click(board.program.find("Lights Out", "page tab"))
    assert_stays(lambda: board.state() == state, lambda: f"{state}, not {board.state()}", during=0.5)


def test_page_shows_the_board(screen: Screen, start: Start, tmp_path: Path) -> None:
    file = tmp_path / "lights.swift"
    file.write_text(PAGE.format(lines="print(gc.isLit(2, 2))"))
    page = LivePage(screen, start, file)
    board = LightsOutBoard(page.program)
    lit = board.lit()
    page.wait_for_line(str((3, 3) in lit).lower())
    board.click((3, 3))
    board.wait(lambda: board.lit() == lit ^ cross((3, 3)))
    page.save(PAGE.format(lines="gc.press(0, 4)"))
    board.wait(lambda: board.lit() == lit ^ cross((5, 1)) ^ cross((3, 3)))  # The page's clicks are repeated.


def test_shipped_page_plays_a_few_moves(screen: Screen, start: Start, tmp_path: Path) -> None:
    file = tmp_path / "LightsOut.swift"
    shutil.copy(prefix_of(binary()) / "share/peekaboard/pages/LightsOut.swift", file)
    board = LightsOutBoard(LivePage(screen, start, file).program)
    board.wait(lambda: re.search(r", [1-9]\d* press", board.state()))
    last_row = {(5, column) for column in SIDE}
    board.wait(lambda: board.lit() <= last_row)


def test_benchmark_needs_no_figures_of_the_board(screen: Screen, home: Home) -> None:
    done = run(home, "--benchmark=lights-out", session=screen.environment)
    assert (done.returncode, program_lines(done.stderr)) == (0, [])
    figures = json.loads(done.stdout)
    assert figures["slider_tick_us"].keys() == {"5", "200"}
