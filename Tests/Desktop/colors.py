"""Colours on the screen: red, green and blue, 0 to 255."""
from __future__ import annotations

import numpy

Color = tuple[int, int, int]
TOLERANCE = 12  # JPEG and colour management may change a plain colour by a little


def parse(text: str) -> Color:
    """Reads `#c01c28`."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def middle(pixels: numpy.ndarray) -> Color:
    """The median colour of a part of the screen."""
    red, green, blue = numpy.median(pixels.reshape(-1, 3), axis=0)
    return int(red), int(green), int(blue)


def alike(one: Color, other: Color) -> bool:
    return all(abs(a - b) <= TOLERANCE for a, b in zip(one, other))
