# SPDX-License-Identifier: GPL-3.0-or-later
"""SVG drawings with the size of a card, and the parts that they are made of."""
from __future__ import annotations

import math

WIDTH, HEIGHT = 120, 141
MIDDLE = (60, 70.5)
# Pictures of decks are pixels on the board. At three times the size of a card, they are sharp on large boards, too.
PIXELS = 3
SIZE = f'width="{WIDTH * PIXELS}" height="{HEIGHT * PIXELS}" viewBox="0 0 {WIDTH} {HEIGHT}"'
INK = "#241f31"
LIGHT = (-5, -4)  # The offset of the lit tone.


def drawing(title: str, *elements: str) -> str:
    """Returns an SVG image."""
    body = "\n".join(elements)
    return f"""\
<svg xmlns="http://www.w3.org/2000/svg" {SIZE}>
<!-- {title}. CC0-1.0 -->
{body}
</svg>
"""


def number(value: float) -> str:
    """Returns a coordinate, rounded to a hundredth, in its shortest form."""
    return f"{round(value, 2) + 0:.2f}".rstrip("0").rstrip(".")


def point(x: float, y: float) -> str:
    return f"{number(x)} {number(y)}"


def around(x: float, y: float, radius: float, count: int, first: float = 0) -> list[tuple[float, float]]:
    """Returns points on a circle, clockwise, the first one `first` degrees past the top."""
    turns = [math.radians(first + 360 * i / count) for i in range(count)]
    return [(x + radius * math.sin(turn), y - radius * math.cos(turn)) for turn in turns]


def polygon(*corners: tuple[float, float]) -> str:
    return "M" + "L".join(point(*corner) for corner in corners) + "Z"


def star(x: float, y: float, outer: float, inner: float, points: int = 5, first: float = 0) -> str:
    tips = around(x, y, outer, points, first)
    notches = around(x, y, inner, points, first + 180 / points)
    return polygon(*(corner for pair in zip(tips, notches) for corner in pair))


def disc(x: float, y: float, radius: float) -> str:
    """Returns the outline of a circle."""
    return f"M{point(x - radius, y)}a{number(radius)} {number(radius)} 0 1 1 {number(2 * radius)} 0" \
           f"a{number(radius)} {number(radius)} 0 1 1 {number(-2 * radius)} 0Z"


def box(x: float, y: float, width: float, height: float) -> str:
    """Returns the outline of a rectangle."""
    return f"M{point(x, y)}h{number(width)}v{number(height)}h{number(-width)}Z"


def crescent(x: float, y: float, radius: float, bite: float, away: float, turn: float) -> str:
    """Returns a disc minus one of radius `bite`, whose center is `away` from the first, `turn` degrees past the top."""
    along = (away**2 + radius**2 - bite**2) / (2 * away)
    spread = math.degrees(math.acos(along / radius))
    (upper,), (lower,) = (around(x, y, radius, 1, turn + side * spread) for side in (-1, 1))
    return f"M{point(*upper)}A{radius} {radius} 0 1 0 {point(*lower)}A{bite} {bite} 0 0 1 {point(*upper)}Z"


def fill(outline: str, color: str) -> str:
    return f'<path d="{outline}" fill="{color}"/>'


def stroke(outline: str, color: str, width: float, more: str = "") -> str:
    return f'<path d="{outline}" fill="none" stroke="{color}" stroke-width="{number(width)}" ' \
           f'stroke-linecap="round" stroke-linejoin="round"{more}/>'


def outlined(outline: str, color: str, edge: str, width: float) -> str:
    """Returns a form with an edge of another color."""
    return f'<path d="{outline}" fill="{color}" stroke="{edge}" stroke-width="{number(width)}" ' \
           'stroke-linejoin="round"/>'


def lit(key: str, outline: str, dark: str, tone: str, inside: str = "", offset: tuple[float, float] = LIGHT) -> str:
    """Returns a form in its dark tone, and in its lit tone, moved to the upper left and clipped to the first one.

    `inside` is clipped, too. The key is unique in a drawing.
    """
    x, y = offset
    return f'<defs><path id="{key}" d="{outline}"/><clipPath id="{key}-clip"><use href="#{key}"/></clipPath></defs>' \
           f'<use href="#{key}" fill="{dark}"/><g clip-path="url(#{key}-clip)">' \
           f'<use href="#{key}" x="{x}" y="{y}" fill="{tone}"/>{inside}</g>'
