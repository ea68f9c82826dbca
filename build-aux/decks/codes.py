# SPDX-License-Identifier: GPL-3.0-or-later
"""Decks with the letters of Braille and of Morse code."""
from __future__ import annotations

from string import ascii_uppercase

from .deck import Deck, picture, sound, text
from .drawing import INK, MIDDLE, disc, drawing, fill
from .tones import beep, silence, wav

# The raised dots of the letters from A to Z. Dots 1 to 3 are in the left column, and dots 4 to 6 in the right one.
BRAILLE = ("1 12 14 145 15 124 1245 125 24 245 "
           "13 123 134 1345 135 1234 12345 1235 234 2345 136 1236 2456 1346 13456 1356").split()
MORSE = (".- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- "
         "-. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..").split()
DOT = 0.075  # The length of a dot in seconds.
PITCH = 700


def decks() -> list[Deck]:
    return [braille(), morse()]


def braille() -> Deck:
    letters = dict(zip(ascii_uppercase, BRAILLE, strict=True))
    files = {f"{letter}.svg".lower(): drawing(f"Braille: {letter}", *cell(dots)) for letter, dots in letters.items()}
    groups = [(picture(letter.lower()), text(letter)) for letter in letters]
    return Deck("braille", "Braille Letters", groups, "codes", files=files)


def cell(raised: str) -> list[str]:
    """Returns a cell with large raised dots and small flat ones."""
    step = 34
    places = {
        str(3 * column + row + 1): (MIDDLE[0] + step * (column - 0.5), MIDDLE[1] + step * (row - 1))
        for column in range(2) for row in range(3)
    }
    return [fill("".join(disc(*place, 4) for dot, place in places.items() if dot not in raised), "#c0bfbc"),
            fill("".join(disc(*places[dot], 13) for dot in raised), INK)]


def morse() -> Deck:
    letters = dict(zip(ascii_uppercase, MORSE, strict=True))
    groups = [(text(letter), sound(letter.lower())) for letter in letters]
    files = {f"{letter.lower()}.wav": wav(signals(code)) for letter, code in letters.items()}
    return Deck("morse", "Morse Code", groups, "codes", files=files)


def signals(code: str) -> list[float]:
    """Returns the samples of a letter: a dash is as long as three dots, and a gap as long as one."""
    samples = []
    for signal in code:
        samples += beep(PITCH, DOT * (1 if signal == "." else 3)) + silence(DOT)
    return samples
