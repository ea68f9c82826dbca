# SPDX-License-Identifier: GPL-3.0-or-later
"""The game of Pairs as a player sees it: the cards, their positions and names, and ways to turn them.

Everything is read from the accessible tree and done with real input. A card is identified by its row and column, from
1.
"""
from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy

from accessible import Reference
from colors import Color, alike, middle
from geometry import Box, Point
from program import Program
from waiting import assert_stays, wait_until

Place = tuple[int, int]
CARD_WIDTH, CARD_HEIGHT = 120, 141
FACE_DOWN = re.compile(r"Row (\d+), column (\d+), face down")
FACE_UP = re.compile(r"(.+), row (\d+), column (\d+), face up")
STATE = re.compile(r"(\d+) moves?, (\d+) of (\d+) (?:pair|set)s? found(?:, (\d+) peeks?)?")


@dataclass(frozen=True)
class Card:
    """A card on the board. `face` is None while the card is face down."""

    place: Place
    face: str | None
    reference: Reference


@dataclass(frozen=True)
class State:
    """The state of the game as the board's description reports it."""

    moves: int
    found: int
    pairs: int
    peeks: int


class MemoryBoard:
    """The board of a running program."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.screen = program.screen
        self._accessibility = program.screen.accessibility
        path = wait_until(
            lambda: program.path_to_board("Pairs board", f"{FACE_DOWN.pattern}|{FACE_UP.pattern}"),
            lambda: f"cards in\n{program.tree()}")
        self._reference = path[-1]

    # State

    def cards(self) -> dict[Place, Card]:
        """Returns the cards that are still on the board."""
        references = self._accessibility.references([self._reference])[0] or []
        cards = [_card(name, one) for name, one in zip(self._accessibility.names(references), references) if name]
        return {card.place: card for card in cards if card}

    def up(self) -> dict[Place, str]:
        """Returns the faces of the cards that are face up."""
        return {place: card.face for place, card in self.cards().items() if card.face}

    def state(self) -> State:
        """Returns the state of the game from the board's description."""
        return parse(self.description())

    def description(self) -> str:
        return self._accessibility.descriptions([self._reference])[0] or ""

    def boxes(self) -> dict[Place, Box]:
        """Returns the boxes of the cards on the screen."""
        cards = list(self.cards().values())
        boxes = self._accessibility.boxes([card.reference for card in cards])
        x, y = self.program.on_screen(Box(0, 0, 0, 0))[:2]
        return {card.place: box.moved(x, y) for card, box in zip(cards, boxes) if box}

    def box(self) -> Box:
        """Returns the box of the board on the screen."""
        box = self._accessibility.boxes([self._reference])[0]
        assert box
        return self.program.on_screen(box)

    def center(self, place: Place) -> Point:
        return self.boxes()[place].center

    def picture(self, place: Place, margin: int = 0) -> numpy.ndarray:
        """Returns the pixels of a card without a margin on each side."""
        return self.screen.pixels(self.boxes()[place].inner(margin))

    def has_padding(self, padding: float) -> bool:
        """Returns whether the spacing of the cards matches this padding at the current scale of the board."""
        boxes = self.boxes()
        places = sorted(boxes)
        first, last = places[0], places[-1]
        scale = sum(box.width for box in boxes.values()) / len(boxes) / CARD_WIDTH
        across = (boxes[last].center[0] - boxes[first].center[0]) / (last[1] - first[1])
        down = (boxes[last].center[1] - boxes[first].center[1]) / (last[0] - first[0])
        return (
            abs(across / scale / (CARD_WIDTH + padding) - 1) <= 0.03
            and abs(down / scale / (CARD_HEIGHT + padding) - 1) <= 0.03)

    def focused(self) -> Place | None:
        """Returns the card that has the keyboard focus."""
        for place, card in self.cards().items():
            if "focused" in self._accessibility.states(card.reference):
                return place
        return None

    # Input

    def click(self, place: Place) -> float:
        """Clicks a card and returns the time."""
        return self.screen.pointer.click(self.center(place))

    def activate(self, place: Place) -> float:
        """Turns a card by its accessible action and returns the time."""
        return self._accessibility.act(self.cards()[place].reference)

    def enter_by_keyboard(self) -> Place:
        """Presses Tab until a card has the focus."""
        for _ in range(30):
            if place := self.focused():
                return place
            self.program.press_tab()
        raise AssertionError(f"Tab does not reach the cards of\n{self.program.tree()}")

    def walk_to(self, goal: Place) -> None:
        """Moves the focus to a card with the arrow keys."""
        tried: set[tuple[Place, str]] = set()
        here = self.enter_by_keyboard()
        while here != goal:
            down, right = goal[0] - here[0], goal[1] - here[1]
            ways = [("Down" if down > 0 else "Up", abs(down)), ("Right" if right > 0 else "Left", abs(right))]
            ways += [("Right", 0), ("Left", 0), ("Down", 0), ("Up", 0)]
            key = next((key for key, _ in sorted(ways, key=lambda way: -way[1]) if (here, key) not in tried), None)
            assert key, f"the arrow keys do not lead from {here} to {goal}"
            tried.add((here, key))
            here = self._press_arrow(here, key)

    def peek_by_key(self) -> None:
        """Starts a quick peek with its key and waits until it has begun."""
        peeks = self.state().peeks
        self.screen.keyboard.type("p")
        wait_until(lambda: self.state().peeks == peeks + 1, lambda: f"a peek: {self.description()!r}")

    # Waiting

    def wait(self, question: Callable[[], object], every: float | None = None) -> None:
        """Waits until a condition on the board is true."""
        wait_until(question, lambda: f"a change; the board reports {self.description()!r}, face up {self.up()}", every)

    def wait_up(self, *places: Place) -> dict[Place, str]:
        """Waits until exactly these cards are face up, and returns their faces."""
        self.wait(lambda: set(self.up()) == set(places))
        return self.up()

    def wait_ready(self, cards: int = 16) -> MemoryBoard:
        """Waits until this many cards are face down and nothing moves."""
        self.wait(lambda: len(self.cards()) == cards and not self.up())
        self.wait_still()
        return self

    def wait_still(self, quiet: float = 0.25) -> None:
        """Waits until the pixels of the board have not changed for a while."""
        box = self.box()
        last, since = self.screen.pixels(box), time.monotonic()

        def still() -> bool:
            nonlocal last, since
            now = self.screen.pixels(box)
            if not numpy.array_equal(now, last):
                last, since = now, time.monotonic()
            return time.monotonic() - since >= quiet

        wait_until(still, "the board to stop moving", every=0.05)

    def wait_for_backs(self, color: Color) -> None:
        """Waits until the middle of every card has this color."""
        for place in self.boxes():
            self.wait(lambda: alike(middle(self.picture(place, margin=30)), color))

    def assert_unchanged(self, during: float = 0.6) -> None:
        """Asserts that no card turns and the score does not change for a while."""
        state, up, cards = self.state(), self.up(), set(self.cards())
        assert_stays(
            lambda: (self.state(), self.up(), set(self.cards())) == (state, up, cards),
            lambda: f"the board reports {self.description()!r} instead of {state}, face up {self.up()} instead of {up}",
            during)

    # Playing

    def deal(self) -> dict[Place, str]:
        """Learns every face with a quick peek, and waits until the peek is over."""
        self.peek_by_key()
        cards = len(self.cards())
        self.wait(lambda: len(self.up()) == cards)
        faces = self.up()
        self.wait_ready(cards)
        return faces

    def play(self, tap: Callable[[Place], object]) -> int:
        """Plays a whole game with a perfect memory but no initial knowledge, and returns the number of moves."""
        known: dict[Place, str] = {}
        moves = 0
        while self.state().found < self.state().pairs:
            first, second = _known_pair(known) or (None, None)
            first = first or min(place for place in self.cards() if place not in known)
            self.wait(lambda: first not in self.up())  # it may be one of the two mismatched cards
            known[first] = self._turn(tap, first)
            second = second or _place_of(known, known[first], first)
            second = second or min(place for place in self.cards() if place not in known)
            found = self.state().found
            known[second] = self._turn(tap, second, known[first])
            moves += 1
            self.wait(lambda: self.state().moves == moves)
            if known[first] == known[second]:
                self.wait(lambda: self.state().found == found + 1)
                self.wait(lambda: not {first, second} & set(self.cards()))
                del known[first], known[second]
            else:
                assert self.state().found == found, f"{known[first]} and {known[second]} are not a pair"
        return moves

    def _turn(self, tap: Callable[[Place], object], place: Place, partner: str | None = None) -> str:
        """Taps a card and returns its face, or the partner's if the pair disappears before the face can be read."""
        tap(place)
        faces: list[str] = []

        def seen() -> list[str]:
            cards = self.cards()
            faces[:] = [face] if (face := cards[place].face if place in cards else partner) else []
            return faces

        self.wait(seen)
        return faces[0]

    def _press_arrow(self, here: Place, key: str) -> Place:
        self.screen.keyboard.type(key)
        end = time.monotonic() + 3  # Long enough for a busy machine, since the key may not move the focus at all.
        while time.monotonic() < end:
            now = self.focused()
            if now and now != here:
                return now
            time.sleep(0.02)
        return here


def parse(description: str) -> State:
    """Parses a description such as `2 moves, 1 of 8 pairs found, 1 peek`, also of sets of three."""
    match = STATE.fullmatch(description)
    assert match, f"not a description of the game: {description!r}"
    return State(*(int(number or 0) for number in match.groups()))


def pairs_of(deal: dict[Place, str]) -> list[tuple[Place, Place]]:
    """Returns the two positions of each pair in a deal."""
    return [(both[0], both[1]) for both in groups_of(deal, 2)]


def groups_of(deal: dict[Place, str], size: int) -> list[list[Place]]:
    """Returns the positions of the cards of each face in a deal."""
    places: dict[str, list[Place]] = {}
    for place, face in sorted(deal.items()):
        places.setdefault(face, []).append(place)
    assert all(len(group) == size for group in places.values()), f"not a deal with {size} cards of each face: {deal}"
    return list(places.values())


def _card(name: str, reference: Reference) -> Card | None:
    if match := FACE_DOWN.fullmatch(name):
        return Card((int(match[1]), int(match[2])), None, reference)
    if match := FACE_UP.fullmatch(name):
        return Card((int(match[2]), int(match[3])), match[1], reference)
    return None


def _known_pair(known: dict[Place, str]) -> tuple[Place, Place] | None:
    for place, face in known.items():
        if other := _place_of(known, face, place):
            return place, other
    return None


def _place_of(known: dict[Place, str], face: str, but: Place) -> Place | None:
    return next((place for place, one in known.items() if one == face and place != but), None)
