# SPDX-License-Identifier: GPL-3.0-or-later
"""Drawings of things in the style of the animals: a form in two tones, with light from the upper left."""
from __future__ import annotations

from .drawing import INK, around, box, crescent, disc, drawing, fill, lit, point, polygon, star, stroke


def objects() -> dict[str, str]:
    """Returns the drawings by name."""
    parts = {
        "sun": sun(), "moon": moon(), "star": five_points(), "cloud": cloud(), "tree": tree(), "flower": flower(),
        "apple": apple(), "house": house(), "boat": boat(), "car": car(), "ball": ball(), "cup": cup(),
        "fish": fish(), "hat": hat(), "key": key(), "book": book(), "umbrella": umbrella(), "bell": bell(),
    }
    return {name: drawing(name.capitalize(), *elements) for name, elements in parts.items()}


def sun() -> list[str]:
    rays = star(60, 70.5, 53, 36, 12)
    return [lit("a", rays, "#e66100", "#ffa348", offset=(-3, -2.5)), lit("b", disc(60, 70.5, 32), "#dd9a08", "#fad23c")]


def moon() -> list[str]:
    return [lit("a", crescent(58, 72, 46, 42, 26, 65), "#c98a06", "#f6d24b")]


def five_points() -> list[str]:
    # Rounded corners: each one is cut, and a curve goes through the tip.
    tips, notches = around(60, 74, 52, 5), around(60, 74, 26, 5, 36)
    corners = [corner for pair in zip(tips, notches) for corner in pair]
    path = ""
    for i, (x, y) in enumerate(corners):
        share = 0.18 if i % 2 == 0 else 0.12
        before, after = corners[i - 1], corners[(i + 1) % 10]
        start = (x + (before[0] - x) * share, y + (before[1] - y) * share)
        end = (x + (after[0] - x) * share, y + (after[1] - y) * share)
        path += f"{'L' if path else 'M'}{point(*start)}Q{point(x, y)} {point(*end)}"
    return [lit("a", path + "Z", "#c98a06", "#f6c81e")]


def cloud() -> list[str]:
    path = "M30 104C16 104 7 95 7 83C7 72 15 64 25 63C26 48 38 37 53 37C66 37 76 45 80 56C97 54 113 65 113 82" \
           "C113 95 104 104 92 104Z"
    return [lit("a", path, "#62a0ea", "#b5d3f7")]


def tree() -> list[str]:
    trunk = "M51 74H69L72 117C72 121 70 123 67 123H53C50 123 48 121 48 117Z"
    crown = "M36 96C20 97 9 86 10 72C11 61 18 53 28 51C27 33 42 18 60 18S93 33 92 51C102 53 109 61 110 72" \
            "C111 86 100 97 84 96C78 96 74 94 70 91C64 97 56 97 50 91C46 94 42 96 36 96Z"
    leaves = "M34 62Q40 70 48 64M66 46Q73 53 80 46M70 76Q77 84 86 77"
    return [lit("a", trunk, "#63452c", "#8a5d38"), lit("b", crown, "#1b7d50", "#33c878"),
            stroke(leaves, "#1b7d50", 4)]


def flower() -> list[str]:
    stem = "M56 70H64V122H56Z"
    leaves = "M60 116C58 99 44 92 26 93C28 110 42 119 60 116ZM60 116C62 102 74 95 92 97C90 112 78 120 60 116Z"
    petals = "".join(disc(x, y, 15) for x, y in around(60, 52, 21, 6))
    return [fill(stem, "#1b7d50"), lit("a", leaves, "#1b7d50", "#33c878", offset=(-3, -3)),
            lit("b", petals, "#a3326f", "#e06aaa", offset=(-4, -3)),
            lit("c", disc(60, 52, 14), "#dd9a08", "#fad23c", offset=(-3, -2.5))]


def apple() -> list[str]:
    body = "M60 46C68 37 86 34 97 44C112 58 108 88 94 108C86 119 76 124 68 121C62 119 58 119 52 121" \
           "C44 124 34 119 26 108C12 88 8 58 23 44C34 34 52 37 60 46Z"
    leaf = "M64 34C66 20 78 13 96 15C95 30 82 38 64 34Z"
    return [stroke("M60 50C60 40 57 31 50 23", "#63452c", 6), lit("a", body, "#a51d2d", "#ed4a4a"),
            lit("b", leaf, "#1b7d50", "#33c878", offset=(-3, -3)),
            '<ellipse cx="32" cy="64" rx="6" ry="12" transform="rotate(18 32 64)" fill="#f79a9a"/>']


def house() -> list[str]:
    walls, chimney = box(24, 64, 72, 56), box(80, 26, 13, 30)
    gable = polygon((60, 28), (96, 62), (96, 66), (24, 66), (24, 62))
    panes = "M75 78v22M64 89h22"
    return [lit("d", chimney, "#8a5d38", "#b5835a", offset=(-3, 0)), fill(gable, "#f3dcbb"),
            lit("a", walls, "#dfbd93", "#f3dcbb"),
            lit("b", "M60 18L115 66C117 70 114 74 109 72L60 34L11 72C6 74 3 70 5 66Z", "#a51d2d", "#ed4a4a"),
            lit("c", box(33, 80, 23, 40), "#63452c", "#8a5d38", offset=(-3, 0)), fill(disc(51, 101, 2.4), "#fad23c"),
            fill(box(64, 78, 22, 22), "#99c1f1"), stroke(panes + box(64, 78, 22, 22), "#63452c", 3)]


def boat() -> list[str]:
    hull = "M10 92H110C108 106 98 119 84 119H38C24 119 13 106 10 92Z"
    main, jib = "M64 20C84 40 100 62 105 82H64Z", "M54 34C48 54 36 70 18 82H54Z"
    return [stroke("M59 20V94", "#63452c", 5), lit("a", main, "#d2cdc6", "#f6f3ee"),
            lit("b", jib, "#a51d2d", "#ed4a4a"), stroke(main, "#a8a29a", 1.5), lit("c", hull, "#1a5fb4", "#3584e4")]


def car() -> list[str]:
    body = "M8 96V83C8 77 12 74 18 72L28 69L40 50C43 46 46 44 51 44H74C79 44 83 46 86 50L98 68C107 70 113 75 113 83" \
           "V96C113 100 111 102 107 102H14C10 102 8 100 8 96Z"
    windows = "M44 55C45 53 47 52 50 52H57V68H36ZM63 52H73C76 52 78 53 80 55L89 68H63Z"
    wheels = [(33, 101), (87, 101)]
    return [lit("a", body, "#a51d2d", "#ed4a4a"), fill(windows, "#cfe2fa"),
            fill("".join(disc(*place, 15) for place in wheels), "#3d3846"),
            fill("".join(disc(*place, 6.5) for place in wheels), "#c0bfbc"), fill(box(104, 78, 9, 7), "#fad23c"),
            stroke("M63 76h7", "#7d1220", 3)]


def ball() -> list[str]:
    # Six panels that meet at a point on the upper left.
    colors = ("#ed4a4a", "#faf8f5", "#3584e4", "#faf8f5", "#f6c81e", "#faf8f5")
    pole, rim = (49, 58), around(60, 70.5, 50, 6, 12)
    panels = ""
    for i, color in enumerate(colors):
        start, end = rim[i], rim[(i + 1) % 6]
        bend = [((pole[0] + x) / 2 - (y - pole[1]) * 0.16, (pole[1] + y) / 2 + (x - pole[0]) * 0.16)
                for x, y in (start, end)]
        panels += fill(f"M{point(*pole)}Q{point(*bend[0])} {point(*start)}A50 50 0 0 1 {point(*end)}"
                       f"Q{point(*bend[1])} {point(*pole)}Z", color)
    shade = f"{disc(60, 70.5, 51)}{disc(54, 66, 51)}"
    return [lit("a", disc(60, 70.5, 50), "#5e5c64", "#faf8f5", panels, offset=(0, 0)),
            f'<g clip-path="url(#a-clip)"><path d="{shade}" fill="{INK}" fill-opacity=".22" fill-rule="evenodd"/></g>',
            fill(disc(*pole, 7), "#faf8f5"), stroke(disc(*pole, 7), "#c0bfbc", 1.5),
            stroke(disc(60, 70.5, 50), "#77767b", 2)]


def cup() -> list[str]:
    body = "M20 54H86V92C86 106 76 116 62 116H44C30 116 20 106 20 92Z"
    handle = "M86 64H93C103 64 109 70 109 80S103 97 93 97H85"
    steam = "M40 43C34 36 46 32 40 23M62 43C56 36 68 32 62 23"
    return [stroke(handle, "#1a5fb4", 10), stroke("M86 62H92C101 62 107 69 107 79S101 95 92 95H85", "#3584e4", 6),
            lit("a", body, "#1a5fb4", "#62a0ea"), fill(box(20, 68, 61, 10), "#cfe2fa"),
            stroke(steam, "#9a9996", 5)]


def fish() -> list[str]:
    tail = "M84 70C92 58 102 50 113 49C110 62 110 80 113 94C102 92 92 84 84 72Z"
    body = "M8 73C16 50 36 38 56 38C74 38 86 50 93 71C86 92 74 104 56 104C36 104 16 95 8 73Z"
    fins = "M44 42C50 30 62 25 76 28C76 36 74 42 70 46ZM46 100C52 110 60 114 72 112C72 106 70 102 67 98Z"
    return [fill(fins, "#c64600"), lit("a", tail, "#c64600", "#e66100"), lit("b", body, "#e66100", "#ff9a3c"),
            stroke("M38 50C47 62 47 82 38 95", "#e66100", 4), stroke("M66 58C72 66 72 78 66 86", "#e66100", 4),
            stroke("M14 80Q19 83 24 81", "#a8460a", 3.5),
            fill(disc(27, 66, 5.5), INK), fill(disc(25.2, 64, 1.8), "#faf8f5")]


def hat() -> list[str]:
    brim = "M6 97C6 89 22 86 32 86H88C98 86 114 89 114 97C114 107 88 112 60 112S6 107 6 97Z"
    crown = "M27 34C27 28 44 25 60 25S93 28 93 34L89 94C89 99 76 102 60 102S31 99 31 94Z"
    band = "M29.5 72C38 77 82 77 90.5 72L89 94C89 99 76 102 60 102S31 99 31 94Z"
    return [lit("b", brim, "#241f31", "#4a4556"), lit("a", crown, "#241f31", "#4a4556", fill(band, "#c01c28"))]


def key() -> list[str]:
    bow = "M60 16A26 26 0 0 1 66 67.3V92H82V102H66V110H78V120H66V124H54V67.3A26 26 0 0 1 60 16Z"
    hole = disc(60, 42, 11)
    # The face of a card shows through the hole.
    return [lit("a", bow, "#a87400", "#f0c030", offset=(-3, -2.5)), fill(hole, "#fbf9f4"), stroke(hole, "#a87400", 2)]


def book() -> list[str]:
    cover = "M6 38C6 35 8 34 11 34H109C112 34 114 35 114 38V110C114 113 112 114 109 114H11C8 114 6 113 6 110Z"
    left = "M60 38C48 28 28 26 14 29V103C28 100 48 102 60 112Z"
    right = "M60 38C72 28 92 26 106 29V103C92 100 72 102 60 112Z"
    lines = "".join(f"M22 {y}C32 {y - 1.5} 42 {y - 0.5} 51 {y + 4}M98 {y}C88 {y - 1.5} 78 {y - 0.5} 69 {y + 4}"
                    for y in (46, 58, 70, 82))
    return [lit("a", cover, "#1b7d50", "#26a269", offset=(-3, -3)), fill(left, "#faf8f5"), fill(right, "#e3ddd3"),
            stroke(lines, "#9a9996", 3.5), stroke("M60 38V112", "#a8a29a", 2)]


def umbrella() -> list[str]:
    canopy = "M8 76C8 44 31 22 60 22S112 44 112 76C105 67 93 67 86 76C79 67 67 67 60 76" \
             "C53 67 41 67 34 76C27 67 15 67 8 76Z"
    ribs = "M34 76C35 52 45 32 60 22M86 76C85 52 75 32 60 22"
    handle = "M60 22V108C60 118 44 118 44 107"
    return [stroke("M60 14V26", "#63452c", 5), stroke(handle, "#63452c", 6), lit("a", canopy, "#613583", "#a960c4"),
            stroke(ribs, "#613583", 2.5)]


def bell() -> list[str]:
    body = "M60 26C80 26 90 42 91 62C92 82 97 91 105 99C108 103 106 106 102 106H18C14 106 12 103 15 99" \
           "C23 91 28 82 29 62C30 42 40 26 60 26Z"
    return [lit("b", disc(60, 107, 12), "#8a5d00", "#b37d0a", offset=(-3, -2.5)),
            stroke(disc(60, 23, 6), "#a87400", 5), lit("a", body, "#c98a06", "#f6c81e"),
            stroke("M25 93H95", "#c98a06", 4)]
