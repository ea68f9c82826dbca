# SPDX-License-Identifier: GPL-3.0-or-later
"""Decks with flags that geometry draws exactly, and the names of their countries.

The proportions are those of the law or the constitution of the country. Spain and Peru have a second flag with their
coat of arms; these are the ones without.
"""
from __future__ import annotations

import math
from collections.abc import Sequence

from .deck import Deck, drawn, split
from .drawing import MIDDLE, box, disc, drawing, fill, number, point, polygon, star

TITLES = {"en": "Flags", "de": "Flaggen", "es": "Banderas", "fr": "Drapeaux", "pl": "Flagi", "pt-BR": "Bandeiras"}

# A band of a flag: its share of the width or the height, and its color.
Band = tuple[float, str]


def bands(lengths: str, *colors: str) -> list[Band]:
    return list(zip(map(float, lengths.split()), colors, strict=True))


def across(width: float, height: float, parts: Sequence[Band]) -> list[str]:
    """Returns horizontal stripes from the top to the bottom."""
    unit, y, result = height / sum(share for share, _ in parts), 0.0, []
    for share, color in parts:
        result.append(fill(box(0, y, width, share * unit), color))
        y += share * unit
    return result


def upright(width: float, height: float, parts: Sequence[Band]) -> list[str]:
    """Returns vertical stripes from the left to the right."""
    unit, x, result = width / sum(share for share, _ in parts), 0.0, []
    for share, color in parts:
        result.append(fill(box(x, 0, share * unit, height), color))
        x += share * unit
    return result


def cross(width: float, height: float, x: float, y: float, breadth: float, color: str) -> str:
    """Returns a cross from edge to edge with its center at the given place."""
    return fill(box(x - breadth / 2, 0, breadth, height) + box(0, y - breadth / 2, width, breadth), color)


def nordic(width: float, height: float, x: float, ground: str, *crosses: Band) -> list[str]:
    return [fill(box(0, 0, width, height), ground),
            *(cross(width, height, x, height / 2, breadth, color) for breadth, color in crosses)]


def line(path: str, color: str, breadth: float, more: str = "") -> str:
    return f'<path d="{path}" fill="none" stroke="{color}" stroke-width="{number(breadth)}"{more}/>'


def five_points(x: float, y: float, radius: float, first: float = 0) -> str:
    """Returns a regular star with five points, whose edges are straight from point to point."""
    return star(x, y, radius, radius * math.sin(math.radians(18)) / math.sin(math.radians(54)), first=first)


def greece() -> list[str]:
    blue, white = "#0d5eaf", "#fff"
    stripes = across(27, 18, [(2, blue if i % 2 == 0 else white) for i in range(9)])
    return [*stripes, fill(box(0, 0, 10, 10), blue), fill(box(4, 0, 2, 10) + box(0, 4, 10, 2), white)]


def switzerland() -> list[str]:
    return [fill(box(0, 0, 32, 32), "#f00"), fill(box(13, 6, 6, 20) + box(6, 13, 20, 6), "#fff")]


def united_kingdom() -> list[str]:
    diagonals = "M0 0L60 30M60 0L0 30"
    # The red diagonals are below the middle of the white ones on the left, and above on the right.
    clip = '<clipPath id="t"><path d="M30 15h30v15zv15h-30zh-30v-15zv-15h30z"/></clipPath>'
    return [f"<defs>{clip}</defs>", fill(box(0, 0, 60, 30), "#012169"), line(diagonals, "#fff", 6),
            line(diagonals, "#c8102e", 4, ' clip-path="url(#t)"'),
            cross(60, 30, 30, 15, 10, "#fff"), cross(60, 30, 30, 15, 6, "#c8102e")]


def united_states() -> list[str]:
    # All lengths are multiples of the height. The canton is as high as seven stripes.
    height = 130.0
    canton = (0.76 * height, 7 / 13 * height)
    stripes = across(1.9 * height, height, [(1, "#b31942" if i % 2 == 0 else "#fff") for i in range(13)])
    stars = "".join(
        five_points(canton[0] * (column + 1) / 12, canton[1] * (row + 1) / 10, 0.0308 * height)
        for row in range(9) for column in range(row % 2, 11, 2))
    return [*stripes, fill(box(0, 0, *canton), "#0a3161"), fill(stars, "#fff")]


def south_africa() -> list[str]:
    # The black triangle with a yellow edge is in the green band, which has white edges.
    arms = "M-9-6L45 30H99M45 30L-9 66"
    clip = '<clipPath id="t"><path d="M0 0L45 30L0 60Z"/></clipPath>'
    return [f"<defs>{clip}</defs>", *across(90, 60, bands("1 1", "#e03c31", "#001489")), line(arms, "#fff", 20),
            '<path d="M0 0L45 30L0 60Z" fill="#000" stroke="#ffb81c" stroke-width="20" clip-path="url(#t)"/>',
            line(arms, "#007749", 12)]


def china() -> list[str]:
    small = ""
    for x, y in ((10, 2), (12, 4), (12, 7), (10, 9)):
        # One point of each small star is toward the center of the large one.
        small += five_points(x, y, 1, math.degrees(math.atan2(5 - x, y - 5)))
    return [fill(box(0, 0, 30, 20), "#ee1c25"), fill(five_points(5, 5, 3) + small, "#ff0")]


def cuba() -> list[str]:
    stripes = across(400, 200, [(1, "#002a8f" if i % 2 == 0 else "#fff") for i in range(5)])
    side = 100 * math.sqrt(3)
    return [*stripes, fill(polygon((0, 0), (side, 100), (0, 200)), "#cf142b"),
            fill(five_points(side / 3, 100, 200 / 6), "#fff")]


def bahamas() -> list[str]:
    return [*across(400, 200, bands("1 1 1", "#00778b", "#ffc72c", "#00778b")),
            fill(polygon((0, 0), (100 * math.sqrt(3), 100), (0, 200)), "#000")]


def chile() -> list[str]:
    return [*across(90, 60, bands("1 1", "#fff", "#da291c")), fill(box(0, 0, 30, 30), "#0032a0"),
            fill(five_points(15, 15, 7.5), "#fff")]


def vietnam() -> list[str]:
    return [fill(box(0, 0, 30, 20), "#da251d"), fill(five_points(15, 10, 6), "#ff0")]


def czechia() -> list[str]:
    return [*across(90, 60, bands("1 1", "#fff", "#d7141a")),
            fill(polygon((0, 0), (45, 30), (0, 60)), "#11457e")]


def kuwait() -> list[str]:
    return [*across(12, 6, bands("1 1 1", "#007a3d", "#fff", "#ce1126")),
            fill(polygon((0, 0), (3, 2), (3, 4), (0, 6)), "#000")]


def with_hoist(share: float, color: str, parts: Sequence[Band]) -> list[str]:
    """Returns stripes of a flag of 90 × 60, with a vertical band on the left."""
    return [*across(90, 60, parts), fill(box(0, 0, 90 * share, 60), color)]


def with_disc(width: float, height: float, ground: str, x: float, radius: float, color: str) -> list[str]:
    return [fill(box(0, 0, width, height), ground), fill(disc(x, height / 2, radius), color)]


# Country: the width and the height of its flag, and what is on it.
FLAGS = {
    "france": (3, 2, upright(3, 2, bands("1 1 1", "#000091", "#fff", "#e1000f"))),
    "germany": (5, 3, across(5, 3, bands("1 1 1", "#000", "#d00", "#fc0"))),
    "japan": (30, 20, with_disc(30, 20, "#fff", 15, 6, "#bc002d")),
    "united-kingdom": (60, 30, united_kingdom()),
    "switzerland": (32, 32, switzerland()),
    "sweden": (16, 10, nordic(16, 10, 6, "#006aa7", (2, "#fecc02"))),
    "united-states": (247, 130, united_states()),
    "poland": (8, 5, across(8, 5, bands("1 1", "#fff", "#dc143c"))),
    "spain": (3, 2, across(3, 2, bands("1 2 1", "#aa151b", "#f1bf00", "#aa151b"))),
    "italy": (3, 2, upright(3, 2, bands("1 1 1", "#008c45", "#f4f5f0", "#cd212a"))),
    "greece": (27, 18, greece()),
    "ukraine": (3, 2, across(3, 2, bands("1 1", "#0057b7", "#fd0"))),
    "china": (30, 20, china()),
    "south-africa": (90, 60, south_africa()),
    "denmark": (37, 28, nordic(37, 28, 14, "#c8102e", (4, "#fff"))),
    "austria": (3, 2, across(3, 2, bands("1 1 1", "#c8102e", "#fff", "#c8102e"))),
    "belgium": (15, 13, upright(15, 13, bands("1 1 1", "#000", "#fdda24", "#ef3340"))),
    "norway": (22, 16, nordic(22, 16, 8, "#ba0c2f", (4, "#fff"), (2, "#00205b"))),
    "czechia": (90, 60, czechia()),
    "netherlands": (3, 2, across(3, 2, bands("1 1 1", "#ae1c28", "#fff", "#21468b"))),
    "finland": (18, 11, nordic(18, 11, 6.5, "#fff", (3, "#002f6c"))),
    "ireland": (2, 1, upright(2, 1, bands("1 1 1", "#169b62", "#fff", "#ff883e"))),
    "chile": (90, 60, chile()),
    "cuba": (400, 200, cuba()),
    "vietnam": (30, 20, vietnam()),
    "iceland": (25, 18, nordic(25, 18, 9, "#02529c", (4, "#fff"), (2, "#dc1e35"))),
    "colombia": (3, 2, across(3, 2, bands("2 1 1", "#fcd116", "#003893", "#ce1126"))),
    "peru": (3, 2, upright(3, 2, bands("1 1 1", "#d91023", "#fff", "#d91023"))),
    "bangladesh": (10, 6, with_disc(10, 6, "#006a4e", 4.5, 2, "#f42a41")),
    "estonia": (11, 7, across(11, 7, bands("1 1 1", "#0072ce", "#000", "#fff"))),
    "lithuania": (5, 3, across(5, 3, bands("1 1 1", "#fdb913", "#006a44", "#c1272d"))),
    "latvia": (2, 1, across(2, 1, bands("2 1 2", "#9d2235", "#fff", "#9d2235"))),
    "hungary": (2, 1, across(2, 1, bands("1 1 1", "#ce2939", "#fff", "#477050"))),
    "bulgaria": (5, 3, across(5, 3, bands("1 1 1", "#fff", "#00966e", "#d62612"))),
    "romania": (3, 2, upright(3, 2, bands("1 1 1", "#002b7f", "#fcd116", "#ce1126"))),
    "nigeria": (2, 1, upright(2, 1, bands("1 1 1", "#008751", "#fff", "#008751"))),
    "thailand": (9, 6, across(9, 6, bands("1 1 2 1 1", "#a51931", "#f4f5f8", "#2d2a4a", "#f4f5f8", "#a51931"))),
    "mauritius": (3, 2, across(3, 2, bands("1 1 1 1", "#ea2839", "#1a206d", "#ffd500", "#00a551"))),
    "botswana": (3, 2, across(3, 2, bands("9 1 4 1 9", "#6da9d2", "#fff", "#000", "#fff", "#6da9d2"))),
    "bahamas": (400, 200, bahamas()),
    "kuwait": (12, 6, kuwait()),
    "madagascar": (90, 60, with_hoist(1 / 3, "#fff", bands("1 1", "#f9423a", "#00843d"))),
    "benin": (90, 60, with_hoist(2 / 5, "#008751", bands("1 1", "#fcd116", "#e8112d"))),
}
# The names of the countries, in the order of the flags.
NAMES = {
    "en": split("""
        France, Germany, Japan, United Kingdom, Switzerland, Sweden, United States, Poland, Spain, Italy, Greece,
        Ukraine, China, South Africa, Denmark, Austria, Belgium, Norway, Czechia, Netherlands, Finland, Ireland, Chile,
        Cuba, Vietnam, Iceland, Colombia, Peru, Bangladesh, Estonia, Lithuania, Latvia, Hungary, Bulgaria, Romania,
        Nigeria, Thailand, Mauritius, Botswana, The Bahamas, Kuwait, Madagascar, Benin"""),
    "de": split("""
        Frankreich, Deutschland, Japan, Vereinigtes Königreich, Schweiz, Schweden, Vereinigte Staaten, Polen, Spanien,
        Italien, Griechenland, Ukraine, China, Südafrika, Dänemark, Österreich, Belgien, Norwegen, Tschechien,
        Niederlande, Finnland, Irland, Chile, Kuba, Vietnam, Island, Kolumbien, Peru, Bangladesch, Estland, Litauen,
        Lettland, Ungarn, Bulgarien, Rumänien, Nigeria, Thailand, Mauritius, Botsuana, Bahamas, Kuwait, Madagaskar,
        Benin"""),
    "es": split("""
        Francia, Alemania, Japón, Reino Unido, Suiza, Suecia, Estados Unidos, Polonia, España, Italia, Grecia, Ucrania,
        China, Sudáfrica, Dinamarca, Austria, Bélgica, Noruega, Chequia, Países Bajos, Finlandia, Irlanda, Chile, Cuba,
        Vietnam, Islandia, Colombia, Perú, Bangladés, Estonia, Lituania, Letonia, Hungría, Bulgaria, Rumania, Nigeria,
        Tailandia, Mauricio, Botsuana, Bahamas, Kuwait, Madagascar, Benín"""),
    "fr": split("""
        France, Allemagne, Japon, Royaume-Uni, Suisse, Suède, États-Unis, Pologne, Espagne, Italie, Grèce, Ukraine,
        Chine, Afrique du Sud, Danemark, Autriche, Belgique, Norvège, Tchéquie, Pays-Bas, Finlande, Irlande, Chili,
        Cuba, Vietnam, Islande, Colombie, Pérou, Bangladesh, Estonie, Lituanie, Lettonie, Hongrie, Bulgarie, Roumanie,
        Nigeria, Thaïlande, Maurice, Botswana, Bahamas, Koweït, Madagascar, Bénin"""),
    "pl": split("""
        Francja, Niemcy, Japonia, Wielka Brytania, Szwajcaria, Szwecja, Stany Zjednoczone, Polska, Hiszpania, Włochy,
        Grecja, Ukraina, Chiny, RPA, Dania, Austria, Belgia, Norwegia, Czechy, Niderlandy, Finlandia, Irlandia, Chile,
        Kuba, Wietnam, Islandia, Kolumbia, Peru, Bangladesz, Estonia, Litwa, Łotwa, Węgry, Bułgaria, Rumunia, Nigeria,
        Tajlandia, Mauritius, Botswana, Bahamy, Kuwejt, Madagaskar, Benin"""),
    "pt-BR": split("""
        França, Alemanha, Japão, Reino Unido, Suíça, Suécia, Estados Unidos, Polônia, Espanha, Itália, Grécia, Ucrânia,
        China, África do Sul, Dinamarca, Áustria, Bélgica, Noruega, Tchéquia, Países Baixos, Finlândia, Irlanda, Chile,
        Cuba, Vietnã, Islândia, Colômbia, Peru, Bangladesh, Estônia, Lituânia, Letônia, Hungria, Bulgária, Romênia,
        Nigéria, Tailândia, Maurício, Botsuana, Bahamas, Kuwait, Madagascar, Benin"""),
}


def decks() -> list[Deck]:
    drawings = {name: drawing(f"Flag: {name}", *hung(*flag)) for name, flag in FLAGS.items()}
    return drawn("flags", TITLES, NAMES, list(FLAGS), drawings, "flags")


def hung(width: float, height: float, elements: list[str]) -> list[str]:
    """Returns a flag in the middle of a card, with a thin edge."""
    scale = min(110 / width, 96 / height)
    x, y = MIDDLE[0] - width * scale / 2, MIDDLE[1] - height * scale / 2
    clip = f'<defs><clipPath id="f"><path d="{box(0, 0, width, height)}"/></clipPath></defs>'
    # Scaled coordinates keep their precision.
    place = f'transform="translate({point(x, y)}) scale({scale:.5g})"'
    edge = f'<path d="{box(x, y, width * scale, height * scale)}" fill="none" stroke="#5e5c64" stroke-width=".8"/>'
    return [clip, f'<g {place} clip-path="url(#f)">', *elements, "</g>", edge]
