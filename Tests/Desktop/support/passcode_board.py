# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of drifting circles as a player sees it: circles, bases, cards, their names, and ways to tap them.

Everything is read from the accessible tree and done with real input. Circles are identified by their numbers; bases and
cards are counted from 1. The accessible positions of drifting circles are updated only a few times a second, so a test
that aims with the pointer or a finger has to extrapolate, as a player does.
"""
from __future__ import annotations

import math
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from gi.repository import GLib

from accessible import Node, Reference
from geometry import Box, Point
from home import Home
from program import Program, binary, prefix_of
from waiting import PATIENCE, assert_stays, wait_until

SCHEMA = "io.github.peekaboard.Peekaboard.passcode"
BOARD = "Passcode board"
CIRCLE = re.compile(r"Circle (\d+)(?:, on base (\d+))?")
BASE = re.compile(r"Base (\d+), (filled|not active yet|needs \d+)")
CARD = re.compile(r"Card (\d+), (.+)", re.DOTALL)
STATE = re.compile(r"Round (\d+) of (\d+)(?:, next (\d+))?, (\d+) miss(?:es)?")
OVER = re.compile(r"(?:All )?(\d+) rounds? won, (\d+) miss(?:es)?")
HEADER = 150  # the height of the area with the bases and the cards
SLOWEST, FASTEST = 42, 127  # points per second
REFRESH = 0.25  # seconds between updates of the accessible positions of drifting circles
NEAR = 40  # points between two circles within which a tap is ambiguous


class State(NamedTuple):
    """The state in the board's description.

    `next` is None while no number is needed. When the game is over, `round` is the last round.
    """

    round: int
    rounds: int
    next: int | None
    misses: int
    over: bool = False


class Track(NamedTuple):
    """The positions of the circles at a point in time, and their velocities in points per second."""

    moment: float
    places: dict[int, Point]
    velocities: dict[int, Point]

    def seconds_to(self, places: dict[int, Point]) -> float:
        """Returns how long the circles drifted to these positions.

        Those that have bounced are nearer than they would be, and appear slower if they did so while they were watched.
        In up to two seconds, the fourth farthest, relative to its speed, is hardly ever one of either.
        """
        speeds = {number: math.hypot(*velocity) for number, velocity in self.velocities.items()}
        times = [
            math.dist(places[number], place) / speeds[number]
            for number, place in self.places.items() if number in places and speeds[number] > SLOWEST * 0.75]
        return sorted(times)[-4]


class PasscodeBoard:
    """The board of circles of a running program, after a game has begun."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.screen = program.screen
        self._accessibility = program.screen.accessibility
        path = wait_until(lambda: program.path_to_board(BOARD), lambda: f"circles in\n{program.tree()}")
        # The board is in an overlay, which is in one for messages.
        self._reference, self._page = path[-1], path[-4]
        self._wait_begun()

    # State

    def names(self) -> list[str]:
        """Returns the names of all circles, bases, and cards, in accessible order."""
        return list(self._pieces())

    def circles(self) -> dict[int, int | None]:
        """Returns the remaining circles, each with the base it is on."""
        matches = [CIRCLE.fullmatch(name) for name in self._pieces()]
        return {int(match[1]): int(match[2]) if match[2] else None for match in matches if match}

    def bases(self) -> dict[int, str]:
        """Returns the state of each base: `needs 7`, `not active yet`, `filled`."""
        matches = [BASE.fullmatch(name) for name in self._pieces()]
        return {int(match[1]): match[2] for match in matches if match}

    def wanted(self) -> list[int]:
        """Returns the numbers that the bases need, in order."""
        return [int(words.removeprefix("needs ")) for _, words in sorted(self.bases().items()) if "needs" in words]

    def cards(self) -> dict[int, str]:
        """Returns the state of each card: `face down`, or its title, followed by its text while it is shown large."""
        matches = [CARD.fullmatch(name) for name in self._pieces()]
        return {int(match[1]): match[2] for match in matches if match}

    def cards_up(self) -> int:
        return sum(words != "face down" for words in self.cards().values())

    def node(self, name: str) -> Node:
        """Returns the circle, base, or card with this full name."""
        nodes = [node for node in self._accessibility.read(self._children()) if node and node.name == name]
        assert len(nodes) == 1, f"{len(nodes)} of {name!r} on {self.names()}"
        return nodes[0]

    def nodes(self) -> list[Node]:
        """Returns all circles, bases, and cards, with their boxes in window coordinates."""
        return [node for node in self._accessibility.read(self._children()) if node]

    def focused(self) -> str | None:
        """Returns the name of the piece that has the keyboard focus."""
        return next((node.name for node in self.nodes() if "focused" in node.states), None)

    def description(self) -> str:
        return self._accessibility.descriptions([self._reference])[0] or ""

    def state(self) -> State:
        """Returns the state in the board's description."""
        text = self.description()
        if match := STATE.fullmatch(text):
            return State(int(match[1]), int(match[2]), int(match[3]) if match[3] else None, int(match[4]))
        match = OVER.fullmatch(text)
        assert match, f"not a description of the game: {text!r}"
        return State(int(match[1]), int(match[1]), None, int(match[2]), over=True)

    def has_label(self, words: str) -> bool:
        """Returns whether a label that matches is on the board's page."""
        return bool(self._accessibility.tree(self._page).find_all(words, "label"))

    def is_paused(self) -> bool:
        return self.has_label("Paused")

    def area(self) -> Box:
        """Returns the box of the board in window coordinates."""
        box = self._accessibility.boxes([self._reference])[0]
        assert box
        return box

    def box(self) -> Box:
        """Returns the box of the board on the screen."""
        return self.program.on_screen(self.area())

    def arena(self) -> Box:
        """Returns the part of the screen in which circles drift."""
        box = self.box()
        return Box(box.x, box.y + HEADER, box.width, box.height - HEADER)

    def boxes(self) -> dict[int, Box]:
        """Returns the boxes of the circles in window coordinates, as of the last update."""
        circles = self._circles()
        boxes = self._accessibility.boxes(list(circles.values()))
        return {number: box for number, box in zip(circles, boxes) if box}

    def places(self) -> dict[int, Point]:
        """Returns the centers of these boxes."""
        return {number: box.center for number, box in self.boxes().items()}

    def on_screen(self, place: Point) -> Point:
        """Converts a position in the window to one on the screen."""
        corner = self.program.on_screen(Box(0, 0, 0, 0))
        return place[0] + corner.x, place[1] + corner.y

    # Motion

    def track(self) -> Track:
        """Watches the circles for at least half a second, so that a moment in which the machine is busy matters little."""
        (first, places), (second, later) = self.wait_for_update(), self.wait_for_update()
        while second - first < 0.5:
            second, later = self.wait_for_update()
        both = places.keys() & later.keys()
        velocities = {
            number: tuple((later[number][axis] - places[number][axis]) / (second - first) for axis in (0, 1))
            for number in both}
        return Track(second, {number: later[number] for number in both}, velocities)

    def aim(self, number: int) -> Point:
        """Returns the current position of a circle on the screen, once it drifts with no other circle near it."""
        corner, end = self.program.on_screen(Box(0, 0, 0, 0)), time.monotonic() + PATIENCE
        last, before = self.wait_for_update()
        while time.monotonic() < end:
            moment, places = self.wait_for_update()
            x, y = places[number]
            speeds = [(places[number][axis] - before[number][axis]) / (moment - last) for axis in (0, 1)]
            is_free = all((x - a) ** 2 + (y - b) ** 2 > NEAR ** 2 for one, (a, b) in places.items() if one != number)
            if is_free and all(abs(speed) < FASTEST * 1.3 for speed in speeds):  # otherwise it glides to its drift path
                late = time.monotonic() - moment
                return x + speeds[0] * late + corner.x, y + speeds[1] * late + corner.y
            last, before = moment, places
        raise AssertionError(f"circle {number} was never apart from the others for {PATIENCE} s")

    def wait_apart(self) -> None:
        """Waits until every circle can be tapped without ambiguity."""
        def are_apart() -> bool:
            places = list(self.places().values())
            pairs = [(a, b) for index, a in enumerate(places) for b in places[:index]]
            return all((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 > NEAR ** 2 for a, b in pairs)

        self.wait(are_apart)

    def wait_moving(self) -> None:
        """Waits until circles move."""
        before = self.places()
        self.wait(lambda: self.places() != before)

    def is_moving(self) -> bool:
        """Returns whether circles move within about two updates of their positions.

        An update from before a change may arrive late, and later still on a busy machine, so a single result means
        little. Use `wait_moving` and `wait_until_settled`.
        """
        before, end = self.places(), time.monotonic() + 2 * REFRESH + 0.2
        while time.monotonic() < end:
            if self.places() != before:
                return True
            time.sleep(0.02)
        return False

    def wait_until_settled(self) -> dict[int, Point]:
        """Waits until no circle moves, and returns the positions of the circles."""
        wait_until(lambda: not self.is_moving(), "the circles to stop moving")
        return self.places()

    # Input

    def keys(self, *chords: str) -> None:
        self.screen.keyboard.type(*chords)

    def key(self, number: int) -> None:
        """Taps a circle with the key of the top row that has its position."""
        self.screen.keyboard.type_positions(number)

    def click(self, number: int) -> None:
        """Taps a circle with the pointer at its current position."""
        self._hit(number, self.screen.pointer.click)

    def touch(self, number: int) -> None:
        """Taps a circle with a finger at its current position."""
        self._hit(number, lambda place: self.screen.fingers.tap(0, place))

    def activate(self, number: int) -> None:
        """Taps a circle by its accessible action."""
        self._accessibility.act(self._circles()[number])

    def tab_to(self, number: int) -> None:
        """Moves the focus to a circle with the Tab key alone."""
        names: list[str] = []

        # The names change while a circle flies, so both have to be read again then.
        def focused_name() -> str | None:
            nonlocal names
            focused, names = self.focused(), self.names()
            return focused if focused in names else None

        focused = wait_until(focused_name, lambda: f"a circle to have the focus: {self.focused()!r}, {names}")
        goal = next(name for name in names if name.split(",")[0] == f"Circle {number}")
        steps = names.index(goal) - names.index(focused)
        self.keys(*["Tab" if steps > 0 else "Shift+Tab"] * abs(steps))
        self.wait(lambda: self._is_focused(number))

    def win_round(self, tap: Callable[[int], object] | None = None) -> None:
        """Taps the four numbers that are needed, and waits until the next card is face up."""
        up = self.cards_up()
        for _ in range(4):
            self.tap_next(tap)
        self.wait(lambda: self.cards_up() == up + 1)

    def tap_next(self, tap: Callable[[int], object] | None = None) -> int:
        """Taps the number that is needed, as soon as there is one, and returns it."""
        number = wait_until(lambda: self.state().next, lambda: f"a number to be needed: {self.description()!r}")
        (tap or self.key)(number)
        self.wait(lambda: self.state().next != number)
        return number

    def tap_wrong(self, tap: Callable[[int], object] | None = None) -> int:
        """Taps a number that is not needed in this round, and returns it."""
        before, wanted = self.state(), self.wanted()
        number = max(number for number, base in self.circles().items() if base is None and number not in wanted)
        (tap or self.key)(number)
        self.wait(lambda: self.state() == before._replace(misses=before.misses + 1))
        return number

    # Waiting

    def wait(self, question: Callable[[], object], every: float | None = None) -> None:
        """Waits until a condition on the board is true."""
        wait_until(question, lambda: f"a change; the board reports {self.description()!r}, {self.names()}", every)

    def assert_unchanged(self, during: float = 0.5) -> None:
        """Asserts that the description and the names do not change for a while."""
        before = (self.names(), self.description())
        assert_stays(
            lambda: (self.names(), self.description()) == before,
            lambda: f"the board reports {self.description()!r}, {self.names()}, instead of {before}", during)

    def wait_until_idle(self) -> None:
        """Waits until no thread of the program wakes up for one second."""
        counts: list[int] = []

        def sleeps() -> bool:
            before = context_switches(self.program.process.pid)
            time.sleep(1)
            counts.append(context_switches(self.program.process.pid) - before)
            return counts[-1] == 0

        wait_until(sleeps, lambda: f"the program to be idle; wake-ups per second: {counts}")

    # Implementation

    def _is_focused(self, number: int) -> bool:
        return "focused" in self._accessibility.states(self._circles()[number])

    def _hit(self, number: int, tap: Callable[[Point], object]) -> None:
        """Aims and taps once."""
        before = self.description()
        tap(self.aim(number))
        wait_until(lambda: self.description() != before, lambda: f"circle {number} to accept a tap: {before!r}")

    def wait_for_update(self) -> tuple[float, dict[int, Point]]:
        """Waits for the next update of the positions, and returns its approximate time and the positions."""
        references = {number: one for number, one in self._circles().items()}
        asked = list(references.values())
        before, last, end = self._accessibility.boxes(asked), time.monotonic(), time.monotonic() + 5
        while time.monotonic() < end:
            begun = time.monotonic()
            boxes = self._accessibility.boxes(asked)
            if boxes != before:
                # Some of these boxes may predate the update, so they are read again.
                boxes = self._accessibility.boxes(asked)
                return (last + begun) / 2, {number: box.center for number, box in zip(references, boxes) if box}
            last = begun
            time.sleep(0.004)
        raise AssertionError("no circle is moving")

    def _wait_begun(self) -> None:
        """Waits until the game has begun: drifting circles leave their initial positions, still ones are spread out."""
        def begun() -> bool:
            places = list(self.places().values())
            apart = all(
                abs(a[0] - b[0]) + abs(a[1] - b[1]) > 30 for index, a in enumerate(places) for b in places[:index])
            return apart or self.is_moving()

        wait_until(begun, "a game to begin")

    def _pieces(self) -> dict[str, Reference]:
        references = self._children()
        return {name: one for name, one in zip(self._accessibility.names(references), references) if name}

    def _circles(self) -> dict[int, Reference]:
        found = {}
        for name, reference in self._pieces().items():
            if match := CIRCLE.fullmatch(name):
                found[int(match[1])] = reference
        return found

    def _children(self) -> list[Reference]:
        return self._accessibility.references([self._reference])[0] or []


def configure(home: Home, **values: object) -> None:
    """Changes settings of the board from another process, as in `flight_time=0.3`."""
    for key, value in values.items():
        text = GLib.Variant("s", value).print_(False) if isinstance(value, str) else value
        home.set(prefix_of(binary()), key.replace("_", "-"), text, schema=SCHEMA)


def context_switches(process: int) -> int:
    """Returns the total number of voluntary context switches of a process's threads."""
    count = 0
    for task in Path(f"/proc/{process}/task").iterdir():
        text = (task / "status").read_text()
        count += int(re.search(r"^voluntary_ctxt_switches:\s+(\d+)", text, re.MULTILINE)[1])
    return count
