# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions and rectangles on the screen, in pixels."""
from __future__ import annotations

from typing import NamedTuple

Point = tuple[float, float]


class Box(NamedTuple):
    """A rectangle on the screen."""

    x: int
    y: int
    width: int
    height: int

    @property
    def center(self) -> Point:
        return self.x + self.width / 2, self.y + self.height / 2

    def moved(self, x: int, y: int) -> Box:
        return Box(self.x + x, self.y + y, self.width, self.height)

    def contains(self, other: Box) -> bool:
        return self.intersection(other) == other

    def intersects(self, other: Box) -> bool:
        _, _, width, height = self.intersection(other)
        return width > 0 and height > 0

    def intersection(self, other: Box) -> Box:
        """Returns the common part; its size is not positive if there is none."""
        x, y = max(self.x, other.x), max(self.y, other.y)
        right = min(self.x + self.width, other.x + other.width)
        bottom = min(self.y + self.height, other.y + other.height)
        return Box(x, y, right - x, bottom - y)

    def inner(self, margin: int) -> Box:
        """Returns the box without a margin on each side."""
        return Box(self.x + margin, self.y + margin, self.width - 2 * margin, self.height - 2 * margin)
