"""Places and parts of the screen, in pixels."""
from __future__ import annotations

from typing import NamedTuple

Point = tuple[float, float]


class Box(NamedTuple):
    """A part of the screen."""

    x: int
    y: int
    width: int
    height: int

    @property
    def center(self) -> Point:
        return self.x + self.width / 2, self.y + self.height / 2

    def moved(self, x: int, y: int) -> Box:
        return Box(self.x + x, self.y + y, self.width, self.height)

    def inner(self, margin: int) -> Box:
        """The same without a margin on every side."""
        return Box(self.x + margin, self.y + margin, self.width - 2 * margin, self.height - 2 * margin)
