# SPDX-License-Identifier: GPL-3.0-or-later
"""Decks with clocks and the time in words."""
from __future__ import annotations

from .deck import LANGUAGES, Deck, drawn
from .drawing import INK, MIDDLE, around, disc, drawing, number, outlined, point, stroke

NO_BREAK = "\u00a0"
TITLES = {
    "en": "What Time Is It?",
    "de": "Wie spät ist es?",
    "es": "¿Qué hora es?",
    "fr": f"Quelle heure est-il{NO_BREAK}?",
    "pl": "Która godzina?",
    "pt-BR": "Que horas são?",
}
# The times of the deck as hours and minutes.
TIMES = [
    *((hour, 0) for hour in range(1, 13)),
    *((hour, 30) for hour in (1, 4, 7, 10)),
    *((hour, 15) for hour in (2, 5, 8, 11)),
    *((hour, 45) for hour in (12, 2, 5, 8)),
]
ENGLISH = "one two three four five six seven eight nine ten eleven twelve".split()
GERMAN = "eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf".split()
SPANISH = "una dos tres cuatro cinco seis siete ocho nueve diez once doce".split()
FRENCH = "une deux trois quatre cinq six sept huit neuf dix onze douze".split()
POLISH = "pierwsza druga trzecia czwarta piąta szósta siódma ósma dziewiąta dziesiąta jedenasta dwunasta".split()
PORTUGUESE = "uma duas três quatro cinco seis sete oito nove dez onze doze".split()


def decks() -> list[Deck]:
    keys = [f"{hour:02}-{minute:02}" for hour, minute in TIMES]
    drawings = {key: drawing(f"Clock: {hour}:{minute:02}", *clock(hour, minute))
                for key, (hour, minute) in zip(keys, TIMES)}
    words = {language: [in_words(language, *time) for time in TIMES] for language in LANGUAGES}
    return drawn("clocks", TITLES, words, keys, drawings, "clocks")


def in_words(language: str, hour: int, minute: int) -> str:
    """Returns a time in words, as people say it."""
    this, after = hour - 1, hour % 12
    match language:
        case "en":
            phrases = ("{} o’clock", "quarter past {}", "half past {}", "quarter to {}")
            return phrase(phrases, minute, ENGLISH[this], ENGLISH[after])
        case "de":
            if minute == 0:
                return "ein Uhr" if hour == 1 else f"{GERMAN[this]} Uhr"
            phrases = ("", "Viertel nach {}", "halb {1}", "Viertel vor {}")
            return phrase(phrases, minute, GERMAN[this], GERMAN[after])
        case "es":
            phrases = ("{}", "{} y cuarto", "{} y media", "{} menos cuarto")
            names = [f"{'la' if name == 'una' else 'las'} {name}" for name in SPANISH]
            return phrase(phrases, minute, names[this], names[after])
        case "fr":
            phrases = ("{}", "{} et quart", "{} et demie", "{} moins le quart")
            names = [f"{name} {'heure' if name == 'une' else 'heures'}" for name in FRENCH]
            return phrase(phrases, minute, names[this], names[after])
        case "pl":
            # After these prepositions, the numerals end in “-ej”.
            ends = [name[:-1] + ("iej" if name.endswith("ga") else "ej") for name in POLISH]
            phrases = ("{}", "kwadrans po {}", "wpół do {1}", "za kwadrans {}")
            if minute in (0, 45):
                return phrase(phrases, minute, POLISH[this], POLISH[after])
            return phrase(phrases, minute, ends[this], ends[after])
        case "pt-BR":
            if minute == 0:
                return f"{PORTUGUESE[this]} {'hora' if hour == 1 else 'horas'}"
            phrases = ("", "{} e quinze", "{} e meia", "quinze para {}")
            articles = [f"{'a' if name == 'uma' else 'as'} {name}" for name in PORTUGUESE]
            return phrase(phrases, minute, PORTUGUESE[this], articles[after])
        case _:
            raise ValueError(f"no times in the language {language}")


def phrase(phrases: tuple[str, str, str, str], minute: int, this: str, after: str) -> str:
    """Returns the phrase for a quarter of an hour. The last quarter is named after the next hour."""
    return phrases[minute // 15].format(after if minute == 45 else this, after)


# The digits as strokes, 6 wide and 10 high, around the origin.
DIGITS = {
    "0": "M0-5C-3.8-5-3.8 5 0 5S3.8-5 0-5Z",
    "1": "M-2-3L.5-5V5",
    "2": "M-2.7-2.5C-2.7-6 2.8-6 2.6-2.3C2.4.4-1.4 2-2.8 5H2.9",
    "3": "M-2.5-4C0-6 3-4.8 2.5-2.2C2.2-.8.8-.4-.5-.4C1.2-.4 2.8.8 2.8 2.4C2.8 5.4-1 5.8-2.9 3.8",
    "4": "M1.5 5V-5L-3 2H3",
    "5": "M2.4-5H-1.9L-2.4-.5C0-1.8 2.9-.9 2.9 1.9C2.9 5.2-.8 5.8-2.8 4",
    "6": "M2-4.7C-.8-5.2-2.8-2-2.8 1.7C-2.8 6.1 2.8 6.1 2.8 1.8C2.8-1.8-2-2-2.8 1.4",
    "7": "M-2.8-5H2.8L-.8 5",
    "8": "M0-.5C-3.4-.9-3.2-5 0-5S3.4-.9 0-.5C-4-.1-3.8 5 0 5S4-.1 0-.5Z",
    "9": "M-2 4.7C.8 5.2 2.8 2 2.8-1.7C2.8-6.1-2.8-6.1-2.8-1.8C-2.8 1.8 2 2 2.8-1.4",
}


def clock(hour: int, minute: int) -> list[str]:
    """Returns a clock face with its two hands."""
    return [outlined(disc(*MIDDLE, 51), "#fff", "#1a5fb4", 6), *numerals(),
            hand("hour", 22, 7, INK, 30 * (hour % 12) + minute / 2), hand("minute", 32, 4, "#c01c28", 6 * minute),
            f'<circle cx="60" cy="70.5" r="5" fill="{INK}"/>']


def numerals() -> list[str]:
    parts = []
    for i, (x, y) in enumerate(around(*MIDDLE, 40, 12, 30)):
        digits = str(i + 1)
        for place, digit in enumerate(digits):
            move = 6 * (place - (len(digits) - 1) / 2)
            parts.append(stroke(DIGITS[digit], INK, 1.7, f' transform="translate({point(x + move, y)})"'))
    return parts


def hand(name: str, length: float, width: float, color: str, degrees: float) -> str:
    """Returns a hand that points to the given angle past the top."""
    x, y = MIDDLE
    turn = f' id="{name}" transform="rotate({number(degrees)} {point(x, y)})"'
    return stroke(f"M{point(x, y)}V{number(y - length)}", color, width, turn)
