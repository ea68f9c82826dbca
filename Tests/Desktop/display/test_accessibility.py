# SPDX-License-Identifier: GPL-3.0-or-later
"""Accessibility of each board: names, the tab order, the rules, the shortcuts, and the size of touch targets."""
from __future__ import annotations

import re
import time
from pathlib import Path

import pytest

from accessible import Node, Reference
from conftest import SEED, Start, shorten_deal
from home import Home
from passcode_board import PasscodeBoard
from program import Program, binary, prefix_of
from screen import Screen
from tiers import only
from waiting import PATIENCE, wait_until

PROGRAM = "io.github.peekaboard.Peekaboard"
SOURCES = Path(__file__).resolve().parents[3] / "Sources"
FINGER = 44  # points
TITLES = {"memory": "Pairs", "pentominoes": "Pentominoes", "passcode": "Passcode"}
AREAS = {"memory": "Pairs board", "pentominoes": "Pentomino board", "passcode": "Passcode board"}
STATES = {
    "memory": r"0 moves, 0 of 8 pairs found", "pentominoes": r"0 of 12 tiles on the board, 0 moves",
    "passcode": r"Round 1 of 3, next \d+, 0 misses"}
PIECES = {
    "memory": [rf"Row {row}, column {column}, face down" for row in range(1, 5) for column in range(1, 5)],
    "pentominoes": [f"{letter} tile, in the tray" for letter in "FILNPTUVWXYZ"],
    "passcode": [f"Circle {number}" for number in range(1, 13)] + [rf"Base {base}, needs \d+" for base in range(1, 5)]
    + [f"Card {card}, face down" for card in range(1, 4)]}
STATUS = {"memory": ["Quick Peek"], "pentominoes": ["Undo", "Redo", "Hint"], "passcode": ["Pause"]}
GOALS = {"memory": "Every picture", "pentominoes": "Fill the board", "passcode": "The four bases"}
CONTROLS = {
    "push button", "toggle button", "radio button", "check box", "switch", "slider", "spin button", "combo box", "text",
    "menu button", "page tab"}
BOARDS = pytest.mark.parametrize("board", TITLES)


def begin(screen: Screen, home: Home, start: Start, board: str, *, has_pane: bool = False) -> Program:
    """Starts the program with a board that is still and has the focus."""
    home.switch_animations_off()
    shorten_deal(home)
    home.set(prefix_of(binary()), "show-preferences", has_pane, schema=PROGRAM)
    program = start(screen, "--board", board, *SEED)
    program.window()
    program.find(PIECES[board][0])
    if board == "passcode":
        PasscodeBoard(program)
    return program


def area_of(program: Program, board: str) -> Node:
    return program.find(AREAS[board])


def visible(node: Node, role: str | None = None) -> list[Node]:
    """Returns the visible nodes of a tree. GTK reports only windows as showing, but invisible widgets have no size."""
    return [
        one for one in node.walk()
        if "visible" in one.states and (role is None or one.role == role) and one.box and one.box.width > 0]


def frame(program: Program, title: str) -> Node | None:
    """Returns a window of the program by its title, once it has content."""
    return next((one for one in program.tree().children if one.name == title and len(visible(one)) > 3), None)


def button(program: Program, name: str) -> Node:
    """Returns a button of the status line, which may be a toggle button."""
    nodes = [node for node in program.find_all(name) if node.role in ("push button", "toggle button")]
    assert len(nodes) == 1, f"{name!r}: {nodes}"
    return nodes[0]


def tab_cycle(program: Program) -> list[Node]:
    """Presses Tab until the focus returns to its start, and returns the focused nodes."""
    screen = program.screen
    nodes = {node.reference: node for node in program.tree().walk()}
    objects = list(nodes)

    def focused() -> Reference | None:
        return screen.accessibility.focused(objects)

    first = wait_until(focused, "something to have the focus")
    path = [first]
    while len(path) < 120:
        before = path[-1]
        screen.keyboard.type("Tab")
        now = wait_until(
            lambda: (found := focused()) != before and found, lambda: f"Tab to move the focus from {nodes[before]}")
        if now == first:
            return [nodes[one] for one in path]
        path.append(now)
    raise AssertionError(f"Tab does not return to its start: {[nodes[one].name for one in path]}")


# Names, roles, states, and keyboard navigation


@BOARDS
def test_board_and_its_pieces_have_names_and_roles(screen: Screen, home: Home, start: Start, board: str) -> None:
    program = begin(screen, home, start, board)
    area = area_of(program, board)
    assert re.fullmatch(STATES[board], area.description)
    pieces = [node for node in area.children if node.name]
    assert len(pieces) == len(PIECES[board])
    assert all(re.fullmatch(name, node.name) for name, node in zip(PIECES[board], pieces))
    assert {node.role for node in pieces} == {"push button"}
    assert all({"focusable", "visible", "sensitive"} <= node.states and program.actions(node) for node in pieces)
    assert [node.name for node in pieces if "focused" in node.states] == [pieces[0].name]


@pytest.mark.parametrize("board", only(["pentominoes"], TITLES))
def test_tab_visits_the_header_board_status_line_and_pane(screen: Screen, home: Home, start: Start, board: str) -> None:
    program = begin(screen, home, start, board, has_pane=True)
    reset = program.find("Reset All", "push button")
    assert reset.box and reset.box.width > 100
    path = tab_cycle(program)
    assert all(node.name for node in path), "\n".join(str(node).splitlines()[0] for node in path)
    names = [node.name for node in path]
    count = len(PIECES[board])
    assert all(re.fullmatch(name, found) for name, found in zip(PIECES[board], names)), names
    usable = [  # There is nothing to undo yet, so these buttons are insensitive.
        name for name in STATUS[board] if "sensitive" in button(program, name).states]
    assert names[count:count + len(usable)] == usable
    rest = names[count + len(usable):]
    pane, header = rest[:rest.index("Reset All")], rest[rest.index("Reset All") + 1:]
    assert len(pane) >= 5
    assert header[0] == "New game" and {"Preferences", "Main menu"} <= set(header)
    assert len(set(path_of(path))) == len(path), "a widget has the focus twice"


def path_of(nodes: list[Node]) -> list[Reference]:
    return [node.reference for node in nodes]


@BOARDS
def test_every_control_has_a_name(screen: Screen, home: Home, start: Start, board: str) -> None:
    program = begin(screen, home, start, board, has_pane=True)
    nameless = [
        node for node in visible(program.tree())
        if node.role in CONTROLS and "focusable" in node.states and not name_of(node)]
    assert not nameless, "\n".join(str(node) for node in nameless)


def name_of(node: Node) -> str:
    """Returns the name that a screen reader announces: that of the control, of its label, or of its parent control."""
    if node.name:
        return node.name
    if named := next((one.name for one in node.walk() if one.name), ""):
        return named
    return node.parent.name if node.parent and node.parent.role in CONTROLS | {"entry", "panel"} else ""


# The rules


def shown_goals(window: Node) -> set[str]:
    """Returns the boards whose goal can be read."""
    labels = [node.name for node in visible(window, "label")]
    return {board for board, goal in GOALS.items() if any(label.startswith(goal) for label in labels)}


def rules(program: Program, board: str) -> Node:
    """Waits until the window with the rules shows those of a board, and returns it."""
    last: list[Node | None] = []

    def shown() -> Node | None:
        last[:] = [frame(program, "Rules")]
        return last[0] if last[0] and shown_goals(last[0]) == {board} else None

    return wait_until(shown, lambda: f"the rules of {TITLES[board]} in {last}")


@pytest.mark.parametrize("board", only(["pentominoes"], TITLES))
def test_rules_open_at_the_current_board(screen: Screen, home: Home, start: Start, board: str) -> None:
    program = begin(screen, home, start, board)
    screen.keyboard.type("F1")
    window = rules(program, board)
    labels = [node for node in visible(window, "label") if len(node.name) > 40]
    assert len(labels) >= 3
    # The whole text can be read with the keyboard.
    last = labels[-1].reference
    top = screen.accessibility.boxes([last])[0]
    end = time.monotonic() + PATIENCE
    while (box := screen.accessibility.boxes([last])[0]) and box.y + box.height > window.box.y + window.box.height:
        assert time.monotonic() < end, f"{box} cannot be scrolled into {window.box}; it began at {top}"
        screen.keyboard.type("Page_Down")
        wait_until(lambda: screen.accessibility.boxes([last])[0] != box, "the text to scroll")
        window = rules(program, board)  # The window may still be growing.
    screen.keyboard.type("Escape")
    wait_until(lambda: frame(program, "Rules") is None, "the rules to close")
    assert program.find(PIECES[board][0])
    program.act("win.rules")
    rules(program, board)
    screen.keyboard.type("Escape")
    wait_until(lambda: frame(program, "Rules") is None, "the rules to close")


def test_passcode_is_paused_while_the_rules_are_open(screen: Screen, home: Home, start: Start) -> None:
    shorten_deal(home)
    program = start(screen, "--board", "passcode", *SEED)
    program.window()
    board = PasscodeBoard(program)
    board.wait_moving()
    assert not board.is_paused()
    screen.keyboard.type("F1")
    rules(program, "passcode")
    assert board.is_paused()
    board.wait_until_settled()
    screen.keyboard.type("Escape")
    wait_until(lambda: frame(program, "Rules") is None, "the rules to close")
    program.window()
    board.wait(lambda: not board.is_paused())
    board.wait_moving()


# Keyboard shortcuts


def listed_keys(path: str) -> set[str]:
    """Returns the keys that a source file lists for the shortcuts dialog."""
    lines = re.findall(r'(?:KeyHelp)?\(\s*"([^"]+)",\s*translated', (SOURCES / path).read_text())
    return {key for line in lines for key in line.split()}


def keys_of_actions(path: str) -> set[str]:
    """Returns the accelerators of an application's actions."""
    return set(re.findall(r'"(?:app|win|window)\.[a-z-]+": "([^"]+)"', (SOURCES / path).read_text()))


def test_every_shortcut_of_a_window_is_listed() -> None:
    history = (SOURCES / "Toolkit/GtkKit/Properties/HistoryButtons.swift").read_text()
    changes = set(re.findall(r'addShortcut\("([^"]+)"', history))
    assert len(changes) == 2
    actions = (SOURCES / "Programs/Peekaboard/Window/MainWindow+Actions.swift").read_text()
    keys = keys_of_actions("Programs/Peekaboard/Window/Application.swift") | changes
    keys |= set(re.findall(r'addShortcut\("([^"]+)"', actions))
    assert len(keys) >= 11
    for keys_of_moves in ("moveKeys.previous", "moveKeys.next"):
        assert f"(Self.{keys_of_moves}, translated(" in actions, f"{keys_of_moves} is not listed"
    assert listed_keys("Programs/Peekaboard/Window/MainWindow+Actions.swift") == keys | {"F10"}  # by GTK, for the primary menu
    keys = keys_of_actions("Programs/PeekaboardLive/Window/LiveApplication.swift") | changes
    assert len(keys) >= 8
    code = (SOURCES / "Programs/PeekaboardLive/Editor/CodePanel.swift").read_text()
    keys |= set(re.findall(r'addShortcut\("([^"]+)"', code)) | {"<Control>space"}  # by GtkSourceView
    # By the code itself, before GtkTextView sees the keys.
    keys |= {f"<Control><Alt>{shift}{key}" for shift in ("", "<Shift>") for key in ("Page_Up", "Page_Down")}
    assert listed_keys("Programs/PeekaboardLive/Window/LiveWindow+Actions.swift") == keys | {"F10"}


@BOARDS
def test_every_shortcut_of_a_board_is_listed(board: str) -> None:
    title = board.title().replace("-", "")  # the name of the board's folders
    kind = {path.name: path for path in (SOURCES / "Games/BoardKinds" / title).glob("*.swift")}
    (name,) = [name for name in kind if name.endswith("Kind+Help.swift")]
    found = listed_keys(f"Games/BoardKinds/{title}/{name}")
    text = "\n".join(path.read_text() for path in kind.values())
    boards = "\n".join(path.read_text() for path in (SOURCES / "Games/Boards" / title).glob("*.swift"))
    real = set(re.findall(r'\.(?:onBoard|inWindow)\("([^"]+)"\)', text))
    real |= {key.lower() for key in re.findall(r'case \.character\("(.)"\)', boards)}
    for case, keys in {
            r"case \.escape": {"Escape"}, r"case \.delete": {"Delete"}, r"case \.topRow\(": {"1...0"},
            r"Pentomino\(letter:": {"f...z"}, r"shift \? \.counterclockwise": {"<Shift>r"},
            r"toEdge: shift": {f"<Shift>{arrow}" for arrow in ("Left", "Right", "Up", "Down")}}.items():
        if re.search(case, boards):
            real |= keys
    real |= {"Left", "Right", "Up", "Down", "Home", "End", "Return", "space"}
    assert real <= found, f"not listed: {real - found}"
    # All other listed keys belong to GTK or are common to all boards.
    assert found - real <= {"Tab", "<Control>Home", "<Control>End", "<Control>z", "<Control><Shift>z"}


@pytest.mark.parametrize("board", only(["pentominoes"], TITLES))
def test_shortcuts_open_at_the_current_board(screen: Screen, home: Home, start: Start, board: str) -> None:
    program = begin(screen, home, start, board)
    entry = {"memory": "Peek at all the cards", "pentominoes": "Pick up the tile with that letter", "passcode": "Tap the circle"}

    def shown() -> set[str]:
        """Returns the boards whose shortcuts are visible."""
        names = {node.name for node in visible(program.tree(), "label")}
        return {board for board, name in entry.items() if name in names}

    assert not shown()
    screen.keyboard.type("Control+Shift+question")
    wait_until(lambda: shown() == {board}, lambda: f"the shortcuts in\n{program.tree()}")
    screen.keyboard.type("Escape")
    wait_until(lambda: not shown(), "the shortcuts to close")


# Touch targets


@BOARDS
@pytest.mark.parametrize("size", only([(360, 640)], [(360, 640), (1280, 800)]))
def test_touch_targets_are_large_enough(
    screen: Screen, home: Home, start: Start, board: str, size: tuple[int, int]
) -> None:
    program = begin(screen, home, start, board)
    program.window().resize(*size)
    wait_until(lambda: program.window().size == size, "the window to be resized")
    area = area_of(program, board)
    if board == "memory":
        assert all(min(node.box.width, node.box.height) >= FINGER for node in area.children if node.box)
    for name in STATUS[board]:
        node = button(program, name)
        assert node.box and min(node.box.width, node.box.height) >= FINGER, f"{node}"
    # The buttons in the header bar have the platform's size: 34 points in a bar of 47.
    if size[0] < 560:
        tabs = [
            node for node in visible(program.tree())
            if node.name in TITLES.values() and node.role == "page tab" and node.box.y > size[1] / 2]
        assert {node.name for node in tabs} == set(TITLES.values())
        for node in tabs:
            assert node.box and min(node.box.width, node.box.height) >= FINGER, f"{node}"
