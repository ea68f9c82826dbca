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


def contrast(pixels: numpy.ndarray) -> float:
    """The contrast ratio between the lightest and the darkest pixel of a part of the screen, as WCAG 2 defines it: 1 to 21."""
    parts = pixels.reshape(-1, 3) / 255
    linear = numpy.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    luminance = linear @ (0.2126, 0.7152, 0.0722)
    return float((luminance.max() + 0.05) / (luminance.min() + 0.05))


def alike(one: Color, other: Color) -> bool:
    return all(abs(a - b) <= TOLERANCE for a, b in zip(one, other))
