# SPDX-License-Identifier: GPL-3.0-or-later
"""The shipped playgrounds that build their own views, played by pointer and keys."""
from __future__ import annotations

import re
import signal
from pathlib import Path

import pytest

from accessible import Node
from conftest import Start
from live_page import LivePage, copy_example
from screen import Screen
from waiting import wait_until


def test_cards_are_turned_over_and_peeked_at(screen: Screen, start: Start, tmp_path: Path) -> None:
    # On a busy machine, it takes a while to see the cards.
    slow = (("withTimeInterval: 1.5", "withTimeInterval: 8"), ("withTimeInterval: 1,", "withTimeInterval: 3,"))
    page = LivePage(screen, start, copy_example(tmp_path, "Pairs", "Peek", *slow))
    program = page.program

    def cards() -> list[Node]:
        """Returns the cards at their places."""
        found = page.elements()
        places = {(round(one.box.x), round(one.box.y)) for one in found if one.box}
        return found if len(found) == 16 and len(places) == 16 else []

    def is_up(card: Node) -> bool:
        return not card.name.endswith(", face down")

    def at_rest() -> bool:
        before = [one.box for one in cards()]
        return bool(before) and before == [one.box for one in cards()]

    wait_until(at_rest, program.tree)
    assert [one.name for one in cards()] == [
        f"Row {row}, column {column}, face down" for row in range(1, 5) for column in range(1, 5)]
    program.click(cards()[5])
    wait_until(lambda: (found := cards()) and is_up(found[5]), program.tree)
    face = cards()[5].name

    # Return turns over the card with the focus.
    screen.keyboard.type("Right")
    wait_until(lambda: [one for one in program.focused() if one.name.endswith(", face down")], program.tree)
    screen.keyboard.type("Return")
    wait_until(
        lambda: sum(is_up(one) for one in page.elements()) == 2 or len(page.elements()) == 14,
        program.tree)
    wait_until(
        lambda: not any(is_up(one) for one in page.elements()), lambda: f"{face}: {program.tree()}")

    # A long press peeks.
    place = program.on_screen(page.elements()[0].box).center
    screen.pointer.move(place)
    screen.pointer.press()
    page.wait_for_line(r"^You peeked 1 time\(s\)\.$")
    wait_until(lambda: all(is_up(one) for one in page.elements()), program.tree)
    screen.pointer.release()
    wait_until(lambda: not any(is_up(one) for one in page.elements()), program.tree)
    assert not program.complaints


@pytest.mark.thorough
def test_puzzle_slides_by_pointer_and_keys(screen: Screen, start: Start, tmp_path: Path) -> None:
    page = LivePage(screen, start, copy_example(tmp_path, "SlidingPuzzle", "Sliding Puzzle"))
    program = page.program

    def tiles() -> dict[str, str]:
        """Returns the places of the tiles by number. An announcement may replace a name for a moment."""
        found = (re.match(r"(\d+), (row \d, column \d)", one.name) for one in page.elements())
        return {one[1]: one[2] for one in found if one}

    wait_until(lambda: len(tiles()) == 15, program.tree)
    places = {f"row {row}, column {column}" for row in range(1, 5) for column in range(1, 5)}
    gap = (places - set(tiles().values())).pop()
    row, column = int(gap[4]), int(gap[-1])
    neighbor = f"row {row - 1 if row > 1 else 2}, column {column}"
    number = next(number for number, place in tiles().items() if place == neighbor)
    program.click(page.element(f"{number}, {neighbor}.*"))
    wait_until(lambda: tiles().get(number) == gap, program.tree)

    # The same tile by the keyboard: back to where it was.
    wait_until(lambda: [one for one in program.focused() if one.name.startswith(f"{number}, ")], program.tree)
    screen.keyboard.type("Return")
    wait_until(lambda: tiles().get(number) == neighbor, program.tree)
    assert not program.complaints


def drag_a_tile(page: LivePage, is_stopped: bool = False) -> None:
    """Drags the first tile beside the board to the board. The window can be stopped meanwhile."""
    names = [f"Tile {letter}, beside the board" for letter in "PUV"]
    wait_until(lambda: [one.name for one in page.elements()] == names, page.program.tree)
    box = page.program.on_screen(page.program.find_settled(names[0], page.elements()[0].role).box)
    # The tile is 3 squares wide; the board begins one square to the right and 4 squares above it.
    side = box.width / 3
    x, y = round(box.x + box.width / 2), round(box.y + side / 2)
    if is_stopped:
        page.program.process.send_signal(signal.SIGSTOP)
    page.screen.pointer.drag((x, y), (round(x + 2.5 * side), round(y - 3.7 * side)), seconds=0.6)
    page.program.process.send_signal(signal.SIGCONT)


def test_drag_during_a_slow_frame_is_not_lost(screen: Screen, start: Start, tmp_path: Path) -> None:
    page = LivePage(screen, start, copy_example(tmp_path, "Tiles", "Rules"))
    # The window gets the whole drag at once.
    drag_a_tile(page, is_stopped=True)
    page.wait_for_line(r"^5 of 15 squares are filled\.$")


@pytest.mark.thorough
def test_tile_is_dragged_to_the_board(screen: Screen, start: Start, tmp_path: Path) -> None:
    page = LivePage(screen, start, copy_example(tmp_path, "Tiles", "Rules"))
    program = page.program
    drag_a_tile(page)
    page.wait_for_line(r"^5 of 15 squares are filled\.$")

    # By the keyboard, a tile is turned, and moved by its actions. It stays on the board.
    placed = r"Tile P, row \d, column \d"
    before = page.element(placed).box
    program.click(page.element(placed))
    page.wait_for_focus(placed)
    wait_until(lambda: page.element(placed).box.width < before.width, program.tree)
    screen.keyboard.type("Return")
    wait_until(lambda: page.element(placed).box.width == before.width, program.tree)
    page.choose(1)
    wait_until(lambda: page.element(placed).box.x > before.x, program.tree)
    assert not program.complaints


@pytest.mark.thorough
def test_lines_are_drawn_and_cleared(screen: Screen, start: Start, tmp_path: Path) -> None:
    page = LivePage(screen, start, copy_example(tmp_path, "DrawingPad", "Drawing Pad"))
    program = page.program
    wait_until(lambda: {"Blue", "Red", "Undo", "Clear"} <= {one.name for one in page.elements()}, program.tree)
    blue = program.on_screen(program.find("Blue").box)
    x, y = round(blue.center[0]) + 40, round(blue.center[1]) - 200

    def is_blue() -> bool:
        red, green, blue_part = screen.pixels()[y, x + 60][:3]
        return bool(blue_part > 150 and red < 100)

    assert not is_blue()
    screen.pointer.drag((x, y), (x + 120, y), seconds=0.4)
    wait_until(is_blue, "a blue line")
    program.click(program.find("Clear"))
    wait_until(lambda: not is_blue(), "an empty pad")
    assert not program.complaints


def test_quiz_is_played_with_keys_alone(screen: Screen, start: Start, tmp_path: Path) -> None:
    page = LivePage(screen, start, copy_example(tmp_path, "Quiz", "Quiz"))
    program = page.program
    page.tab_to("Swift")
    screen.keyboard.type("Return")
    for question, answer in ((r"What declares.*", "let"), (r"What is the value.*", "4"), (r"What does an.*", "nil")):
        # The focus follows to the next question.
        page.wait_for_focus(question)
        page.tab_to(answer)
        screen.keyboard.type("Return")
    # What is below the alert cannot be reached.
    page.wait_for_focus("Done")
    assert [one.name for one in page.elements()] == ["2 of 3", "Can you do better?", "Done"]
    screen.keyboard.type("Escape")
    screen.keyboard.type("Return")
    page.wait_for_focus("Swift: 2 of 3")
    assert not program.complaints
