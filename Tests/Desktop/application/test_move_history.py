# SPDX-License-Identifier: GPL-3.0-or-later
"""The moves of a game as a time line, on every board, with keys, pointer, fingers, and accessible values."""
from __future__ import annotations

from collections.abc import Callable

import pytest

import saved_games
from accessible import Node
from conftest import SEED, Start, open_at_size, shorten_deal
from home import Home
from memory_board import MemoryBoard, State
from passcode_board import PasscodeBoard
from pentomino_board import PentominoBoard
from program import Program
from screen import Screen
from touch_screen import TouchScreen
from tiers import only
from waiting import wait_until

START = "Start of the game"
MIRRORED = {"GTK_DEBUG": "invert-text-dir"}
AREAS = {"memory": "Pairs board", "pentominoes": "Pentomino board", "passcode": "Passcode board"}


def play_pairs(program: Program) -> None:
    """Turns two cards that are no pair, waits until they are face down again, and turns another."""
    board = MemoryBoard(program).wait_ready()
    game = saved_games.read(program.home).game
    assert game
    (first, _), (second, _), (third, _), *_ = game.model().pairs()
    board.click(first)
    board.wait_up(first)
    board.click(second)
    board.wait(lambda: board.state().moves == 1)
    board.wait_up()
    board.click(third)
    board.wait_up(third)


def play_tiles(program: Program) -> None:
    board = PentominoBoard(program)
    board.wait_still()
    board.keys("x", "Control+Home", "Return")
    board.wait(lambda: board.names()["X"].startswith("on the board"))
    board.keys("i", "Control+End", "Return")
    board.wait(lambda: board.names()["I"].startswith("on the board"))


def play_circles(program: Program) -> None:
    board = PasscodeBoard(program)
    for _ in range(2):
        board.tap_next(board.key)
    board.wait(lambda: len([words for words in board.bases().values() if words == "filled"]) == 2)


PLAY: dict[str, Callable[[Program], None]] = {
    "memory": play_pairs, "pentominoes": play_tiles, "passcode": play_circles}


@pytest.fixture
def begin(screen: Screen, home: Home, start: Start) -> Callable[..., Program]:
    def begin_with(board: str, **options: object) -> Program:
        home.switch_animations_off()
        shorten_deal(home)
        program = start(screen, "--board", board, *SEED, **options)
        program.window()
        PLAY[board](program)
        return program

    return begin_with


def value(program: Program) -> str:
    """Returns what a screen reader says about the position of the slider, whose name is an announcement at times."""
    return program.find("Move.*|Start.*", "slider").description


def wait_for(program: Program, text: str) -> None:
    wait_until(lambda: value(program).startswith(text), lambda: f"{text!r}, not {value(program)!r}")


def state(program: Program, board: str) -> tuple[str, list[str]]:
    """Returns the description of the board and the names of its pieces."""
    area = program.find(AREAS[board])
    return area.description, sorted(node.name for node in area.walk() if node is not area and node.name)


def is_shown(program: Program) -> bool:
    return any(one.box and one.box.width for one in program.find_all("Back to Game", "push button"))


def open_history(program: Program) -> int:
    """Opens the move history, and returns the number of moves."""
    program.screen.keyboard.type("Control+h")
    wait_until(lambda: any(node.name == "Move history" for node in program.focused()), "the slider to have the focus")
    text = value(program)
    number, of, count = text.split(":")[0].removeprefix("Move ").partition(" of ")
    assert of and number == count, f"not at the last move: {text!r}"
    return int(count)


@pytest.mark.parametrize("board", only(["memory"], AREAS))
def test_keys_show_every_moment_and_lead_back(begin: Callable[..., Program], screen: Screen, board: str) -> None:
    program = begin(board)
    before, saved = state(program, board), saved_games.moves(saved_games.path_of(program.home), board)
    count = open_history(program)
    assert count == len(saved)
    for key, position in (
            ("Left", count - 1), ("Down", count - 2), ("Right", count - 1), ("Page_Down", max(0, count - 11)),
            ("End", count), ("Home", 0), ("Up", 1), ("Page_Up", min(count, 11)), ("Home", 0)):
        screen.keyboard.type(key)
        wait_for(program, f"Move {position} of {count}: " if position else START)
    assert state(program, board) != before
    screen.keyboard.type("Escape")
    wait_until(lambda: state(program, board) == before, "the game to be back")
    wait_until(lambda: not is_shown(program), "the time line to disappear")
    assert saved_games.moves(saved_games.path_of(program.home), board) == saved
    assert any(node.name for node in program.focused()), "a piece of the board must have the focus"


@pytest.mark.parametrize("board", only(["memory"], AREAS))
def test_kill_meanwhile_loses_nothing(
    begin: Callable[..., Program], screen: Screen, start: Start, board: str
) -> None:
    program = begin(board)
    saved = saved_games.moves(saved_games.path_of(program.home), board)
    open_history(program)
    screen.keyboard.type("Home")
    wait_for(program, START)
    saved_games.kill(program)
    again = start(screen, "--board", board)
    again.window()
    again.find(AREAS[board])
    assert saved_games.moves(saved_games.path_of(again.home), board) == saved


def test_board_takes_no_moves_meanwhile(begin: Callable[..., Program], screen: Screen) -> None:
    program = begin("memory")
    board = MemoryBoard(program)
    open_history(program)
    screen.keyboard.type("Home")
    wait_for(program, START)
    board.wait(lambda: not board.up())
    board.screen.pointer.click(board.boxes()[1, 1].center)
    screen.keyboard.type("p")
    board.assert_unchanged(0.5)
    assert board.state() == State(0, 0, 8, 0) and not board.up()


@pytest.mark.parametrize("environment", only([MIRRORED], [{}, MIRRORED]), ids=["left to right", "right to left"])
def test_slider_follows_the_pointer(
    begin: Callable[..., Program], screen: Screen, environment: dict[str, str]
) -> None:
    program = begin("memory", environment=environment)
    count = open_history(program)
    slider = program.find_settled("Move history", "slider")
    assert slider.box
    box = program.on_screen(slider.box)
    left, right = (box.x + 12, box.center[1]), (box.x + box.width - 12, box.center[1])
    first, last = (right, left) if environment else (left, right)
    screen.pointer.drag(last, first)
    wait_for(program, START)
    screen.pointer.drag(first, last)
    wait_for(program, f"Move {count} of {count}: ")
    screen.keyboard.type("Right" if environment else "Left")
    wait_for(program, f"Move {count - 1} of {count}: ")


def test_buttons_step_and_play(begin: Callable[..., Program], screen: Screen) -> None:
    program = begin("memory")
    board = MemoryBoard(program)
    up = board.up()
    count = open_history(program)
    program.click(program.find_settled("One Step Back", "push button"))
    wait_for(program, f"Move {count - 1} of {count}: ")
    screen.keyboard.type("Alt+Left")
    wait_for(program, f"Move {count - 2} of {count}: ")
    screen.keyboard.type("Alt+Right")
    wait_for(program, f"Move {count - 1} of {count}: ")
    program.click(program.find("One Step Forward", "push button"))
    wait_for(program, f"Move {count} of {count}: ")
    assert not program.find("One Step Forward", "push button").states & {"enabled", "sensitive"}
    program.click(program.find("Play", "push button"))
    wait_until(lambda: not value(program).startswith(f"Move {count} "), "playing to start over")
    wait_for(program, f"Move {count} of {count}: ")
    program.find("Play", "push button")
    board.wait(lambda: board.up() == up)
    program.click(program.find("Back to Game", "push button"))
    wait_until(lambda: not is_shown(program), "the time line to disappear")
    assert board.up() == up


def test_tooltip_describes_the_move_at_the_pointer(begin: Callable[..., Program], screen: Screen) -> None:
    program = begin("memory")
    count = open_history(program)
    slider = program.find_settled("Move history", "slider")
    assert slider.box
    box = program.on_screen(slider.box)
    screen.pointer.move((box.x + box.width * 0.5, box.center[1]))
    assert program.find(f"Move {count // 2} of {count}: .*", "label")


def test_moves_are_described(begin: Callable[..., Program], screen: Screen) -> None:
    program = begin("memory")
    board = MemoryBoard(program)
    (place, face), = board.up().items()
    count = open_history(program)
    text = f"{face}, row {place[0]}, column {place[1]}"
    wait_for(program, f"Move {count} of {count}: {text}")
    assert program.find(text, "label")
    screen.keyboard.type("Home", "Right", "Right")
    wait_for(program, f"Move 2 of {count}: ")
    assert value(program).endswith(": no match")


def test_fingers_step_and_drag(touch_screen: TouchScreen, home: Home, start: Start) -> None:
    home.switch_animations_off()
    shorten_deal(home)
    open_at_size(home, (360, 640))
    program = start(touch_screen, "--board", "memory", *SEED)
    program.window()
    play_pairs(program)
    count = open_history(program)
    fingers = touch_screen.fingers
    button = program.find_settled("One Step Back", "push button")
    assert button.box
    fingers.tap(0, program.on_screen(button.box).center)
    wait_for(program, f"Move {count - 1} of {count}: ")
    slider = program.find("Move.*|Start.*", "slider")
    assert slider.box
    box = program.on_screen(slider.box)
    share = (count - 1) / count
    fingers.down(0, (box.x + 12 + (box.width - 24) * share, box.center[1]))
    fingers.glide(0, (box.x + 2, box.center[1]))
    fingers.up(0)
    wait_for(program, START)


def test_narrow_window_has_room_for_the_bar(screen: Screen, home: Home, start: Start) -> None:
    home.switch_animations_off()
    shorten_deal(home)
    open_at_size(home, (360, 640))
    program = start(screen, "--board", "memory", *SEED)
    program.window().resize(360, 640)
    play_pairs(program)
    open_history(program)
    window = program.find("Peekaboard", "frame")

    def widget(name: str, role: str) -> Node:
        node = program.find_settled(name, role)
        assert node.box and window.box
        assert 0 <= node.box.x and node.box.x + node.box.width <= window.box.width, f"{node} is cut off"
        return node

    slider = widget("Move history", "slider")
    assert slider.box and slider.box.width >= 120
    for name in ("Play", "One Step Back", "One Step Forward", "Back to Game"):
        node = widget(name, "push button")
        assert name == "Back to Game" or node.box and min(node.box.width, node.box.height) >= 44
