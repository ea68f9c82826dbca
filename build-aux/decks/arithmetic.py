# SPDX-License-Identifier: GPL-3.0-or-later
"""Decks about numbers: times tables, fractions, percentages, counting, and Roman numerals."""
from __future__ import annotations

from math import gcd, isqrt

from .deck import LANGUAGES, Deck, picture, text
from .drawing import MIDDLE, around, disc, box, drawing, fill, outlined, point, stroke

NO_BREAK = "\u00a0"
BLUE, DARK_BLUE = "#62a0ea", "#1a5fb4"
GREEN, DARK_GREEN = "#33c878", "#1b7d50"
EMPTY = "#fff"


def decks() -> list[Deck]:
    return [times_tables(), fractions(), *percentages(), counting(), roman_numerals()]


def times_tables() -> Deck:
    """Returns a deck with each product of the numbers from 2 to 10, with the two factors that are closest."""
    factors = {
        product: next((first, product // first) for first in range(isqrt(product), 0, -1) if product % first == 0)
        for product in range(4, 101)
    }
    products = [product for product, (first, second) in factors.items() if first > 1 and second <= 10]
    # A small board uses the first groups, so these are from all tables. The step and the number of products have no
    # common divisor.
    mixed = [products[(11 * i + 27) % len(products)] for i in range(len(products))]
    return Deck("times-tables", "Times Tables", [
        (text("{1}{0}×{0}{2}".format(NO_BREAK, *factors[product])), text(product)) for product in mixed
    ], "numbers")


def reduced(denominators: tuple[int, ...]) -> list[tuple[int, int]]:
    """Returns all fractions between 0 and 1 in lowest terms with the given denominators."""
    return [(part, whole) for whole in denominators for part in range(1, whole) if gcd(part, whole) == 1]


def fractions() -> Deck:
    """Returns a deck with fractions as pie charts."""
    groups, files = [], {}
    for part, whole in reduced((2, 3, 4, 5, 6, 8, 10)):
        name = f"{part}-{whole}"
        files[f"{name}.svg"] = drawing(f"Pie: {part} of {whole} parts", *pie(part, whole))
        groups.append((picture(name), text(f"{part}/{whole}")))
    return Deck("fractions", "Fractions", groups, "numbers", files=files)


def pie(part: int, whole: int) -> list[str]:
    """Returns a disc with sectors, of which the first are filled."""
    radius = 50
    rim = around(*MIDDLE, radius, whole)
    large = int(2 * part > whole)
    filled = f"M{point(*MIDDLE)}L{point(*rim[0])}A{radius} {radius} 0 {large} 1 {point(*rim[part])}Z"
    cuts = "".join(f"M{point(*MIDDLE)}L{point(*place)}" for place in rim)
    return [fill(disc(*MIDDLE, radius), EMPTY), fill(filled, BLUE),
            stroke(disc(*MIDDLE, radius) + cuts, DARK_BLUE, 4)]


PERCENTAGE_TITLES = {
    "en": "Fractions and Percentages",
    "de": "Brüche und Prozente",
    "es": "Fracciones y porcentajes",
    "fr": "Fractions et pourcentages",
    "pl": "Ułamki i procenty",
    "pt-BR": "Frações e porcentagens",
}
# What is between a number and the percent sign.
PERCENT_SPACES = {"en": "", "de": NO_BREAK, "es": NO_BREAK, "fr": NO_BREAK, "pl": "", "pt-BR": ""}
# Whole: the rows and columns of the chart.
CHARTS = {2: (2, 1), 4: (2, 2), 5: (5, 1), 10: (5, 2), 20: (5, 4)}


def percentages() -> list[Deck]:
    """Returns a deck per language with sets of three: a chart, a fraction, and a percentage."""
    parts = reduced(tuple(CHARTS))
    files = {
        f"{part}-{whole}.svg": drawing(f"Chart: {part} of {whole} parts", *chart(part, whole))
        for part, whole in parts
    }
    return [
        Deck("percentages", PERCENTAGE_TITLES[language], [
            (picture(f"{part}-{whole}"), text(f"{part}/{whole}"),
             text(f"{100 * part // whole}{PERCENT_SPACES[language]}%"))
            for part, whole in parts
        ], "numbers", language, files)
        for language in LANGUAGES
    ]


def chart(part: int, whole: int) -> list[str]:
    """Returns a rectangle with equal cells, of which the first are filled."""
    rows, columns = CHARTS[whole]
    left, top, width, height = 14, 15.5, 92, 110
    cells = [
        box(left + width / columns * column, top + height / rows * row, width / columns, height / rows)
        for row in range(rows) for column in range(columns)
    ]
    return [fill(box(left, top, width, height), EMPTY), fill("".join(cells[:part]), GREEN),
            stroke("".join(cells), DARK_GREEN, 4)]


def counting() -> Deck:
    """Returns a deck with dots in ten frames and their number."""
    groups, files = [], {}
    for count in range(1, 21):
        files[f"{count}.svg"] = drawing(f"Ten frames: {count}", *ten_frames(count))
        groups.append((picture(str(count)), text(count)))
    return Deck("counting", "Counting to 20", groups, "numbers", files=files)


def ten_frames(count: int) -> list[str]:
    """Returns one or two frames with two rows of five cells each."""
    side, gap, left = 21, 9, 7.5
    tops = [MIDDLE[1] - side] if count <= 10 else [MIDDLE[1] - gap / 2 - 2 * side, MIDDLE[1] + gap / 2]
    cells = [(left + side * column, top + side * row) for top in tops for row in range(2) for column in range(5)]
    dots = "".join(disc(x + side / 2, y + side / 2, 7.5) for x, y in cells[:count])
    frame = "".join(box(x, y, side, side) for x, y in cells)
    return [outlined(frame, EMPTY, "#5e5c64", 2), fill(dots, "#c01c28")]


ROMAN = ((1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"),
         (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))


def roman_numerals() -> Deck:
    values = [*range(1, 13), 15, 19, 20, 30, 40, 50, 60, 90, 100, 400, 500, 1000]
    return Deck("roman-numerals", "Roman Numerals", [(text(roman(value)), text(value)) for value in values], "numbers")


def roman(value: int) -> str:
    letters = ""
    for worth, letter in ROMAN:
        letters += letter * (value // worth)
        value %= worth
    return letters
