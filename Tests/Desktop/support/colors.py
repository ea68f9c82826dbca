# SPDX-License-Identifier: GPL-3.0-or-later
"""Colors on the screen, as red, green, and blue from 0 to 255."""
from __future__ import annotations

import numpy

Color = tuple[int, int, int]
TOLERANCE = 12  # JPEG and color management may change a solid color slightly


def parse(text: str) -> Color:
    """Parses a color such as `#c01c28`."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def middle(pixels: numpy.ndarray) -> Color:
    """Returns the median color of a part of the screen."""
    red, green, blue = numpy.median(pixels.reshape(-1, 3), axis=0)
    return int(red), int(green), int(blue)


def contrast(pixels: numpy.ndarray) -> float:
    """Returns the contrast ratio, as defined by WCAG 2 (1 to 21), between the lightest and the darkest pixel."""
    parts = pixels.reshape(-1, 3) / 255
    linear = numpy.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    luminance = linear @ (0.2126, 0.7152, 0.0722)
    return float((luminance.max() + 0.05) / (luminance.min() + 0.05))


def alike(one: Color, other: Color) -> bool:
    return all(abs(a - b) <= TOLERANCE for a, b in zip(one, other))
