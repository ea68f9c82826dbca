# SPDX-License-Identifier: GPL-3.0-or-later
"""Every board on screens and with text of various sizes, in high contrast, and in a restored window."""
from __future__ import annotations

from collections.abc import Iterator

import pytest

from accessible import Node
from colors import contrast
from conftest import SEED, Start, open_at_size, shorten_deal
from geometry import Box
from home import Home
from passcode_board import PasscodeBoard
from pentomino_board import PentominoBoard
from program import Program
from screen import Screen
from tiers import only
from waiting import wait_until

NARROW = (360, 640)
FIRST = {"memory": "Row 1, column 3, face down", "pentominoes": "F tile, in the tray", "passcode": "Circle 7"}
AREAS = {"memory": "Pairs board", "pentominoes": "Pentomino board", "passcode": "Passcode board"}
READ = {"label", "push button", "toggle button", "page tab", "radio button", "text", "slider", "switch"}


@pytest.fixture(scope="module")
def large_screen() -> Iterator[Screen]:
    with Screen(3840, 2160) as screen:
        yield screen


def begin(
    screen: Screen, home: Home, start: Start, board: str, size: tuple[int, int], **environment: str
) -> Program:
    home.switch_animations_off()
    shorten_deal(home)
    open_at_size(home, size, int(environment.get("GDK_SCALE", "1")))
    program = start(screen, "--board", board, *SEED, environment=environment)
    program.window().resize(*size)
    wait_until(lambda: program.window().size == size, "the window to be resized")
    program.find(FIRST[board])
    return program


def pieces(program: Program, board: str) -> tuple[Box, dict[str, Box]]:
    """Waits until a board is still, and returns its box and those of its pieces, in window coordinates."""
    last: list[object] = []

    def at_rest() -> bool:
        before = last[:]
        area = program.find(AREAS[board])
        last[:] = [area.box, {node.name: node.box for node in area.children if node.name and node.box}]
        return bool(last[0]) and last == before

    wait_until(at_rest, "the board to stop moving", every=0.2)
    return last[0], last[1]


def assert_inside(window: Node, nodes: list[Node], *, may_scroll: bool = False) -> None:
    """Asserts that all nodes are inside a window."""
    whole = window.box
    assert whole
    for node in nodes:
        box = node.box
        if not box or not box.width or "visible" not in node.states:
            continue
        assert whole.x <= box.x and box.x + box.width <= whole.x + whole.width, f"{node} is cut off"
        if not may_scroll:
            assert whole.y <= box.y and box.y + box.height <= whole.y + whole.height, f"{node} is cut off"


def read(program: Program) -> tuple[Node, list[Node]]:
    """Returns the window and its readable nodes. Closed preferences are outside the window and are left out."""
    window = program.find("Peekaboard", "frame")
    pane = window.find_all("Reset All", "push button")[0].parent
    while pane and not pane.find_all("Undo change", "push button"):
        pane = pane.parent
    assert window.box and pane and pane.box
    beside = {id(node) for node in pane.walk()} if pane.box.x >= window.box.width else set()
    return window, [node for node in window.walk() if node.role in READ and id(node) not in beside]


def settled_window(program: Program, title: str) -> Node | None:
    """Returns a window of the program by its title, once its layout is complete."""
    before = str(program.tree())
    tree = program.tree()
    window = next(iter(tree.find_all(title, "frame")), None)
    return window if window and window.box and window.box.width > 100 and str(tree) == before else None


def is_open(program: Program) -> bool:
    """Returns whether the preferences are open, next to the board or over it. If not, they are outside the window."""
    window = program.find("Peekaboard", "frame")
    reset = window.find_all("Reset All", "push button")[0]
    assert window.box and reset.box
    return reset.box.width > 100 and reset.box.x + reset.box.width <= window.box.width


def bounding_box(boxes: list[Box]) -> Box:
    """Returns the bounding box of the boxes."""
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.x + box.width for box in boxes), max(box.y + box.height for box in boxes)
    return Box(left, top, right - left, bottom - top)


# Text sizes


@pytest.mark.parametrize("board", only(["passcode"], AREAS))
def test_larger_text_fits_in_a_narrow_window(screen: Screen, home: Home, start: Start, board: str) -> None:
    def labels(program: Program) -> dict[str, Box]:
        return {
            node.name: node.box for node in program.tree().find_all(role="label")
            if node.box and node.box.height and "visible" in node.states}

    usual = begin(screen, home, start, board, NARROW)
    before = labels(usual)
    usual.close()
    home.enlarge_text(1.3)
    program = begin(screen, home, start, board, NARROW)
    after = labels(program)
    both = [name for name in before if name in after]
    assert both and all(after[name].height >= before[name].height for name in both)
    assert any(after[name].height >= 1.15 * before[name].height for name in both), "no text is larger"
    window, nodes = read(program)
    assert window.box and window.box.width <= NARROW[0] and window.box.height <= NARROW[1]
    assert_inside(window, nodes)

    screen.keyboard.type("Control+comma")
    wait_until(lambda: is_open(program), "the pane to open")
    window, nodes = read(program)
    assert window.box and window.box.width <= NARROW[0] and window.box.height <= NARROW[1]
    assert_inside(window, nodes, may_scroll=True)
    screen.keyboard.type("Control+comma")

    screen.keyboard.type("F1")
    rules = wait_until(lambda: settled_window(program, "Rules"), "the rules to open")
    assert rules.box and rules.box.width <= NARROW[0] and rules.box.height <= NARROW[1]
    assert_inside(rules, [node for node in rules.walk() if node.role in READ], may_scroll=True)
    screen.keyboard.type("Escape")
    wait_until(lambda: len(program.tree().children) == 1, "the rules to close")


def test_toast_is_wrapped_in_a_narrow_window(screen: Screen, home: Home, start: Start) -> None:
    def height_of_hint(size: tuple[int, int]) -> int:
        program = begin(screen, home, start, "pentominoes", size)
        program.screen.keyboard.type("h")
        label = program.find(r"Place the [A-Z] tile at row \d+, column \d+", "label")
        window = program.find("Peekaboard", "frame")
        assert window.box and label.box and window.box.width <= size[0]
        assert_inside(window, [label])
        height = label.box.height
        program.close()
        return height

    # In one line, the label is as high as the button to close the toast.
    assert height_of_hint(NARROW) > height_of_hint((1280, 800))


@pytest.mark.parametrize("size", only([NARROW], [NARROW, (960, 780)]), ids=["narrow", "default"])
@pytest.mark.parametrize("board", only(["memory"], AREAS))
def test_toast_covers_no_control(
    screen: Screen, home: Home, start: Start, board: str, size: tuple[int, int]
) -> None:
    program = begin(screen, home, start, board, size)
    program.act("win.copy-page")
    words = "Board copied to the clipboard as a Swift page"
    boxes: list[Box | None] = []

    def at_rest() -> Box | None:
        boxes.append(next((label.parent.box for label in program.tree().find_all(words, "label")), None))
        return boxes[-1] if len(boxes) > 2 and boxes[-1] == boxes[-3] else None

    toast = wait_until(at_rest, program.tree, every=0.1)
    area = program.find(AREAS[board])
    assert area.box and area.box.contains(toast), f"{toast} is not over {area.box}"
    window = program.find("Peekaboard", "frame")
    controls = [
        node for node in window.walk()
        if node.role in READ and node.name and node.box and node.box.width and "visible" in node.states
        and not toast.contains(node.box) and not area.box.contains(node.box)]
    assert len(controls) >= 6
    for node in controls:
        assert not toast.intersects(node.box), f"the toast covers {node.name!r}"


@pytest.mark.parametrize("board", only(["memory"], AREAS))
def test_high_contrast(screen: Screen, home: Home, start: Start, board: str) -> None:
    """Text has more contrast than WCAG requires for small text, and pieces have clear borders."""
    program = begin(screen, home, start, board, (1280, 800), ADW_DEBUG_HIGH_CONTRAST="1")
    area, boxes = pieces(program, board)
    before = screen.pixels(program.on_screen(area)).copy()
    window, nodes = read(program)
    assert_inside(window, nodes)
    words = [
        node for node in nodes
        if node.role == "label" and node.name and node.box and node.box.width and "visible" in node.states]
    assert len(words) >= 3
    for node in words:
        assert contrast(screen.pixels(program.on_screen(node.box))) >= 7, f"{node.name!r} is hard to read"
    for name, box in boxes.items():
        if name.startswith(("Row", "Circle")):
            place, least = edge_or_number(name, box)
            assert contrast(screen.pixels(program.on_screen(place))) >= least, f"{name} is hard to see"
    if board == "pentominoes":  # One square of each tile has its letter.
        squares = bar_squares(boxes["I tile, in the tray"])
        assert max(contrast(screen.pixels(program.on_screen(one))) for one in squares) >= 7, "the letter is hard to read"
    program.close()
    program = begin(screen, home, start, board, (1280, 800))
    other, same = pieces(program, board)
    assert (other, same) == (area, boxes)
    differs = (screen.pixels(program.on_screen(area)) != before).any(axis=2)
    assert differs.mean() > 0.005, "the board looks the same in high contrast"


def edge_or_number(name: str, box: Box) -> tuple[Box, float]:
    """Returns the left edge of a card, or the center of a circle, with the contrast that it needs."""
    if name.startswith("Circle"):
        return box.inner(box.width // 4), 7
    return Box(box.x - 6, box.y + box.height // 2, 12, 4), 7


def bar_squares(box: Box) -> list[Box]:
    """Returns the centers of the five squares of the I tile, without their edges."""
    across, down = (1, 0) if box.width > box.height else (0, 1)
    unit = min(box.width, box.height)
    return [
        Box(box.x + index * unit * across, box.y + index * unit * down, unit, unit).inner(unit // 5) for index in range(5)]


# Screen sizes


@pytest.mark.parametrize(("size", "scale"), [((3840, 2160), 1), ((3840, 2160), 2)])
@pytest.mark.parametrize("board", only(["memory"], AREAS))
def test_large_screen_is_used_fully(
    large_screen: Screen, home: Home, start: Start, board: str, size: tuple[int, int], scale: int
) -> None:
    large_screen.release_all()
    program = begin(large_screen, home, start, board, size, GDK_SCALE=str(scale))
    height = size[1] / scale
    if board == "passcode":
        PasscodeBoard(program)
    area, boxes = pieces(program, board)
    assert area.width >= 0.95 * size[0] / scale and area.height >= 0.85 * height
    for name, box in boxes.items():
        assert area.x <= box.x and box.x + box.width <= area.x + area.width, f"{name} {box} is outside {area}"
        assert area.y <= box.y and box.y + box.height <= area.y + area.height, f"{name} {box} is outside {area}"
    if board == "memory":
        # Four rows of cards use four fifths of the height.
        assert len(boxes) == 16
        assert bounding_box(list(boxes.values())).height >= 0.72 * area.height
        assert all(box.height >= 0.15 * area.height for box in boxes.values())
    if board == "pentominoes":
        together = bounding_box(list(boxes.values()))
        surface = PentominoBoard(program).surface()
        assert 10 * surface.unit >= 0.4 * area.width
        assert max(box.width for box in boxes.values()) >= 0.1 * area.height
        assert together.height >= 0.5 * area.height
    if board == "passcode":
        # Circles have a fixed size, larger ones with the first look, and spread over the whole arena.
        circles = [box for name, box in boxes.items() if name.startswith("Circle")]
        assert {round(box.width) for box in circles} == {50}
        together = bounding_box(circles)
        assert together.width >= 0.5 * area.width and together.height >= 0.5 * (area.height - 150)


def test_cards_are_large_enough_in_a_small_window_at_scale_2(large_screen: Screen, home: Home, start: Start) -> None:
    large_screen.release_all()
    program = begin(large_screen, home, start, "memory", (720, 1280), GDK_SCALE="2")
    area, boxes = pieces(program, "memory")
    assert len(boxes) == 16 and area.width <= 360
    assert all(min(box.width, box.height) >= 44 for box in boxes.values())
    assert bounding_box(list(boxes.values())).width <= area.width


# Restored windows


def test_window_restores_its_size_and_pane(screen: Screen, home: Home, start: Start) -> None:
    home.switch_animations_off()
    program = start(screen)
    program.window().resize(900, 700)
    wait_until(lambda: program.window().size == (900, 700), "the window to be resized")
    program.find("Row 1, column 3, face down")
    tab = next(
        node for node in program.find_all("Passcode") if node.role != "label" and program.actions(node) and node.box)
    screen.accessibility.act(tab.reference)
    PasscodeBoard(program)
    screen.keyboard.type("Control+comma")
    wait_until(lambda: is_open(program), "the pane to open")
    program.close()

    program = start(screen)
    PasscodeBoard(program)
    assert program.window().size == (900, 700)
    wait_until(lambda: is_open(program), "the pane to open again")
    screen.keyboard.type("Control+comma")
    wait_until(lambda: not is_open(program), "the pane to close")
    before = program.find("Peekaboard", "frame").box
    program.window().resize(700, 640)
    wait_until(lambda: program.find("Peekaboard", "frame").box != before, "the window to change its size")
    program.close()

    program = start(screen)
    PasscodeBoard(program)
    assert program.window().size == (700, 640)
    assert not is_open(program)
