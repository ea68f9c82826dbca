# SPDX-License-Identifier: GPL-3.0-or-later
"""An independent implementation of the rules of the game of Pairs, based on docs/games.md."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from memory_board import Place, State

MASK = (1 << 64) - 1


@dataclass
class Model:
    """The state of a game after a seed and a sequence of moves. A card is identified by its index in the deal."""

    columns: int
    rows: int
    players: int
    seed: int
    numbers: list[int] = field(init=False)
    found: set[int] = field(default_factory=set)
    open: list[int] = field(default_factory=list)
    moves: int = 0
    peeks: int = 0
    player: int = 0

    def __post_init__(self) -> None:
        self.numbers = deal(self.columns * self.rows, self.seed)
        self.won = [0] * self.players

    @classmethod
    def of(cls, setup: str, seed: int, record: list[str]) -> Model:
        """Returns a game from its saved form: `4x4 people 1`, its seed, and `3 9 b p 4`."""
        size, kind, count = setup.split(" ")
        columns, rows = map(int, size.split("x"))
        model = cls(columns, rows, int(count) if kind == "people" else 2, seed)
        for move in record:
            model.play(move)
        return model

    def play(self, move: str) -> None:
        """Plays a legal move: the index of a card, `b` to turn a mismatch back, or `p` to peek."""
        if move == "b":
            assert len(self.open) == 2, "nothing to turn back"
            self.open = []
        elif move == "p":
            assert not self.is_over
            self.peeks += 1
            self.open = self.open if len(self.open) == 1 else []
        else:
            self._turn(int(move))

    def _turn(self, card: int) -> None:
        assert 0 <= card < len(self.numbers) and card not in self.found and card not in self.open
        self.open = [card] if len(self.open) == 2 else [*self.open, card]
        if len(self.open) < 2:
            return
        self.moves += 1
        if self.numbers[self.open[0]] == self.numbers[card]:
            self.found.update(self.open)
            self.open = []
            self.won[self.player] += 1
        else:
            self.player = (self.player + 1) % self.players

    @property
    def is_over(self) -> bool:
        return len(self.found) == len(self.numbers)

    @property
    def state(self) -> State:
        return State(self.moves, len(self.found) // 2, len(self.numbers) // 2, self.peeks)

    @property
    def up(self) -> dict[Place, str]:
        """Returns the cards that are face up, with the faces of the deck of numbers."""
        return {self.place(card): str(self.numbers[card]) for card in self.open}

    @property
    def left(self) -> set[Place]:
        """Returns the positions of the remaining cards."""
        return {self.place(card) for card in range(len(self.numbers)) if card not in self.found}

    def place(self, card: int) -> Place:
        return card % self.rows + 1, card // self.rows + 1

    def pairs(self) -> list[tuple[Place, Place]]:
        """Returns the positions of the pairs that are not found yet."""
        cards: dict[int, list[int]] = {}
        for card, number in enumerate(self.numbers):
            if card not in self.found:
                cards.setdefault(number, []).append(card)
        return [(self.place(one), self.place(other)) for one, other in cards.values()]


def deal(cards: int, seed: int) -> list[int]:
    """Returns the number on each card."""
    numbers = [place // 2 + 1 for place in range(cards)]
    bits = random_bits(seed)
    for last in range(cards - 1, 0, -1):
        other = below(last + 1, bits)
        numbers[last], numbers[other] = numbers[other], numbers[last]
    return numbers


def below(bound: int, bits: Iterator[int]) -> int:
    """Returns a uniform random number below a bound, by Lemire's method."""
    while True:
        product = next(bits) * bound
        if product & MASK >= (1 << 64) % bound:
            return product >> 64


def random_bits(seed: int) -> Iterator[int]:
    """Generates the output of xoshiro256**, seeded with SplitMix64."""
    a, b, c, d = (_mixed(seed + count * 0x9E3779B97F4A7C15 & MASK) for count in range(1, 5))
    while True:
        yield _rotated(b * 5 & MASK, 7) * 9 & MASK
        shifted = b << 17 & MASK
        c ^= a
        d ^= b
        b ^= c
        a ^= d
        c ^= shifted
        d = _rotated(d, 45)


def _mixed(bits: int) -> int:
    bits = (bits ^ bits >> 30) * 0xBF58476D1CE4E5B9 & MASK
    bits = (bits ^ bits >> 27) * 0x94D049BB133111EB & MASK
    return bits ^ bits >> 31


def _rotated(bits: int, places: int) -> int:
    return (bits << places | bits >> (64 - places)) & MASK
