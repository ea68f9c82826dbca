# SPDX-License-Identifier: GPL-3.0-or-later
"""Decks with plane figures and solids, and their names."""
from __future__ import annotations

from .deck import Deck, drawn, split
from .drawing import MIDDLE, around, box, disc, drawing, fill, outlined, point, polygon, star, stroke

TITLES = {
    "en": "Shape Names",
    "de": "Namen der Formen",
    "es": "Nombres de las figuras",
    "fr": "Noms des formes",
    "pl": "Nazwy figur",
    "pt-BR": "Nomes das formas",
}
NAMES = {
    "en": split("""
        circle, triangle, square, star, heart, rectangle, oval, cross, arrow, ring, rhombus, trapezoid, pentagon,
        hexagon, octagon, semicircle, parallelo·gram, kite, cube, sphere, cone, cylinder, pyramid, cuboid"""),
    "de": split("""
        Kreis, Dreieck, Quadrat, Stern, Herz, Rechteck, Oval, Kreuz, Pfeil, Ring, Raute, Trapez, Fünfeck, Sechseck,
        Achteck, Halbkreis, Parallelo·gramm, Drachen·viereck, Würfel, Kugel, Kegel, Zylinder, Pyramide, Quader"""),
    "es": split("""
        círculo, triángulo, cuadrado, estrella, corazón, rectángulo, óvalo, cruz, flecha, anillo, rombo, trapecio,
        pentágono, hexágono, octógono, semicírculo, paralelo·gramo, deltoide, cubo, esfera, cono, cilindro, pirámide,
        prisma rectangular"""),
    "fr": split("""
        cercle, triangle, carré, étoile, cœur, rectangle, ovale, croix, flèche, anneau, losange, trapèze, pentagone,
        hexagone, octogone, demi-cercle, parallélo·gramme, cerf-volant, cube, boule, cône, cylindre, pyramide,
        pavé droit"""),
    "pl": split("""
        koło, trójkąt, kwadrat, gwiazda, serce, prostokąt, owal, krzyż, strzałka, pierścień, romb, trapez, pięciokąt,
        sześciokąt, ośmiokąt, półkole, równo·ległobok, deltoid, sześcian, kula, stożek, walec, ostrosłup,
        prosto·padłościan"""),
    "pt-BR": split("""
        círculo, triângulo, quadrado, estrela, coração, retângulo, oval, cruz, seta, anel, losango, trapézio, pentágono,
        hexágono, octógono, semicírculo, paralelo·gramo, pipa, cubo, esfera, cone, cilindro, pirâmide,
        paralele·pípedo"""),
}
X, Y = MIDDLE
EDGE = 4

# Color: its tone, and those of its edge, of a lit face, and of a shaded one.
Tones = tuple[str, str, str, str]
BLUE: Tones = ("#62a0ea", "#1a5fb4", "#99c1f1", "#3584e4")
RED: Tones = ("#ed5a5a", "#a51d2d", "#f5a0a0", "#d63c3c")
GREEN: Tones = ("#4fd18b", "#1b7d50", "#98e8bb", "#2eb872")
YELLOW: Tones = ("#f6c81e", "#a87400", "#fae07a", "#dda60c")
PURPLE: Tones = ("#b070c8", "#613583", "#d5aee3", "#9650b0")


def flat(color: Tones, outline: str) -> list[str]:
    return [outlined(outline, color[0], color[1], EDGE)]


def ellipse(y: float, rx: float, ry: float) -> str:
    return f"M{point(X - rx, y)}a{rx} {ry} 0 1 1 {2 * rx} 0a{rx} {ry} 0 1 1 {-2 * rx} 0Z"


def solid(color: Tones, width: float, height: float, depth: float) -> list[str]:
    """Returns a box, seen from the front, the right, and above."""
    left, top = X - (width + depth) / 2, Y - (height - depth) / 2
    right, bottom, up = left + width, top + height, top - depth
    roof = polygon((left, top), (left + depth, up), (right + depth, up), (right, top))
    side = polygon((right, top), (right + depth, up), (right + depth, bottom - depth), (right, bottom))
    return [outlined(box(left, top, width, height), color[0], color[1], EDGE),
            outlined(roof, color[2], color[1], EDGE), outlined(side, color[3], color[1], EDGE)]


def sphere(color: Tones) -> list[str]:
    # An equator distinguishes it from a circle. Its back half is dashed.
    front = f"M{X - 46} {Y}a46 15 0 0 0 92 0"
    back = f"M{X - 46} {Y}a46 15 0 0 1 92 0"
    shade = f"M{point(X + 20, Y - 41.4)}A46 46 0 1 1 {point(X - 41.4, Y + 20)}A52 52 0 0 0 {point(X + 20, Y - 41.4)}Z"
    return [fill(disc(X, Y, 46), color[0]), fill(shade, color[3]),
            '<ellipse cx="45" cy="51" rx="9" ry="6.5" transform="rotate(-35 45 51)" fill="#fff" fill-opacity=".75"/>',
            stroke(back, color[1], 2, ' stroke-dasharray="1 7"'), stroke(front, color[1], 3),
            stroke(disc(X, Y, 46), color[1], EDGE)]


def cone(color: Tones) -> list[str]:
    body = f"M{X} {Y - 52}L{X + 40} {Y + 36}A40 13 0 0 1 {X - 40} {Y + 36}Z"
    shade = f"M{X} {Y - 52}L{X + 40} {Y + 36}A40 13 0 0 1 {X + 10} {Y + 48.6}Z"
    back = f"M{X - 40} {Y + 36}a40 13 0 0 1 80 0"
    return [fill(body, color[0]), fill(shade, color[3]), stroke(back, color[1], 2, ' stroke-dasharray="1 7"'),
            stroke(body, color[1], EDGE)]


def cylinder(color: Tones) -> list[str]:
    body = f"M{X - 36} {Y - 38}V{Y + 38}A36 12 0 0 0 {X + 36} {Y + 38}V{Y - 38}Z"
    shade = f"M{X + 12} {Y - 38}V{Y + 49.3:g}A36 12 0 0 0 {X + 36} {Y + 38}V{Y - 38}Z"
    return [fill(body, color[0]), fill(shade, color[3]), stroke(body, color[1], EDGE),
            outlined(ellipse(Y - 38, 36, 12), color[2], color[1], EDGE)]


def pyramid(color: Tones) -> list[str]:
    top, left, front, right = (X, Y - 50), (X - 46, Y + 28), (X + 12, Y + 46), (X + 46, Y + 20)
    back = f"M{point(*left)}L{point(X - 10, Y + 8)}L{point(*right)}M{point(X - 10, Y + 8)}L{point(*top)}"
    return [outlined(polygon(top, left, front), color[0], color[1], EDGE),
            outlined(polygon(top, front, right), color[3], color[1], EDGE),
            stroke(back, color[1], 2, ' stroke-dasharray="1 7"')]


def shapes() -> dict[str, list[str]]:
    """Returns the elements of each drawing, by name, in the order of the names in each language."""
    heart = "M60 112L20 66A24 24 0 1 1 60 43A24 24 0 1 1 100 66Z"
    corners = [(43, 24), (77, 24), (77, 53.5), (106, 53.5), (106, 87.5), (77, 87.5)]
    plus = polygon(*corners, *((120 - x, 141 - y) for x, y in corners))
    arrow = polygon((10, 57), (62, 57), (62, 34), (111, 70.5), (62, 107), (62, 84), (10, 84))
    ring = disc(X, Y, 48) + disc(X, Y, 24)
    semicircle = f"M{X - 50} {Y + 25}a50 50 0 0 1 100 0Z"
    return {
        "circle": flat(BLUE, disc(X, Y, 47)),
        "triangle": flat(GREEN, polygon((60, 24), (110, 110.6), (10, 110.6))),
        "square": flat(RED, box(X - 42, Y - 42, 84, 84)),
        "star": flat(YELLOW, star(60, 75, 53, 21)),
        "heart": flat(RED, heart),
        "rectangle": flat(BLUE, box(X - 50, Y - 29, 100, 58)),
        "oval": flat(YELLOW, ellipse(Y, 50, 33)),
        "cross": flat(PURPLE, plus),
        "arrow": flat(GREEN, arrow),
        "ring": [f'<path d="{ring}" fill="{PURPLE[0]}" fill-rule="evenodd" stroke="{PURPLE[1]}" '
                 f'stroke-width="{EDGE}"/>'],
        "rhombus": flat(PURPLE, polygon((60, 15.5), (98, 70.5), (60, 125.5), (22, 70.5))),
        "trapezoid": flat(RED, polygon((36, 40), (84, 40), (110, 101), (10, 101))),
        "pentagon": flat(YELLOW, polygon(*around(60, 75, 52, 5))),
        "hexagon": flat(GREEN, polygon(*around(60, 70.5, 51, 6, 30))),
        "octagon": flat(RED, polygon(*around(60, 70.5, 52, 8, 22.5))),
        "semicircle": flat(BLUE, semicircle),
        "parallelogram": flat(GREEN, polygon((38, 42), (112, 42), (82, 99), (8, 99))),
        "kite": flat(BLUE, polygon((60, 14), (97, 51), (60, 127), (23, 51))),
        "cube": solid(BLUE, 66, 66, 28),
        "sphere": sphere(RED),
        "cone": cone(YELLOW),
        "cylinder": cylinder(GREEN),
        "pyramid": pyramid(YELLOW),
        "cuboid": solid(PURPLE, 80, 44, 24),
    }


def decks() -> list[Deck]:
    elements = shapes()
    drawings = {name: drawing(f"Shape: {name}", *parts) for name, parts in elements.items()}
    return drawn("shape-names", TITLES, NAMES, list(elements), drawings, "shapes")
