# SPDX-License-Identifier: GPL-3.0-or-later
"""Decks about music: the names of notes, and notes and rhythms by ear."""
from __future__ import annotations

from functools import cache

from .deck import Deck, drawn, picture, sound, split
from .drawing import INK, MIDDLE, drawing, fill, number, point, stroke
from .tones import silence, tone, wav

STEPS = "CDEFGAB"
SEMITONES = dict(zip(STEPS, (0, 2, 4, 5, 7, 9, 11)))
GAP = 13  # The distance between the lines of a staff.
STAFF = "#77767b"


def decks() -> list[Deck]:
    return [*note_names(), notes_by_ear(), rhythms_by_ear(), reading_rhythms()]


NOTE_TITLES = {
    "en": "Note Names",
    "de": "Notennamen",
    "es": "Nombres de las notas",
    "fr": "Noms des notes",
    "pl": "Nazwy nut",
    "pt-BR": "Nomes das notas",
}
# The names from C to B, and what a sharp and a flat are called.
SYLLABLES = {
    "en": ("C D E F G A B", "sharp", "flat"),
    "es": ("do re mi fa sol la si", "sostenido", "bemol"),
    "fr": ("do ré mi fa sol la si", "dièse", "bémol"),
    "pt-BR": ("dó ré mi fá sol lá si", "sustenido", "bemol"),
}
# German and Polish have a word for each note.
GERMAN = "C D E F G A H Cis Dis Eis Fis Gis Ais His Ces Des Es Fes Ges As B".split()


def note_names() -> list[Deck]:
    """Returns a deck per language with the notes of an octave, natural, sharp, and flat."""
    notes = [(step, sign) for sign in ("", "sharp", "flat") for step in STEPS]
    keys = ["-".join(filter(None, (step.lower(), sign))) for step, sign in notes]
    words = {"de": GERMAN, "pl": GERMAN}
    for language, (syllables, *signs) in SYLLABLES.items():
        names = syllables.split()
        words[language] = names + [f"{name} {sign}" for sign in signs for name in names]
    drawings = {key: drawing(f"Note: {step} {sign}".strip(), *staff(step, sign))
                for key, (step, sign) in zip(keys, notes)}
    return drawn("note-names", NOTE_TITLES, words, keys, drawings, "notes")


def staff(step: str, sign: str) -> list[str]:
    """Returns a staff with a treble clef and a note from C4 to B4."""
    bottom = MIDDLE[1] + 2 * GAP  # The line of E4.
    lines = "".join(f"M6 {number(bottom - GAP * line)}h108" for line in range(5))
    x, y = 92, bottom - GAP / 2 * (STEPS.index(step) - 2)
    parts = [stroke(lines, STAFF, 1.8), clef(27, bottom - GAP)]
    if step == "C":
        parts.append(stroke(f"M{x - 14} {number(y)}h28", STAFF, 1.8))
    if sign:
        parts.append({"sharp": sharp, "flat": flat}[sign](x - 26, y))
    stem = f"M{x - 8} {number(y + 2)}v42" if step == "B" else f"M{x + 8} {number(y - 2)}v-42"
    return [*parts, head(x, y, 9), stroke(stem, INK, 2.6)]


def clef(x: float, y: float) -> str:
    """Returns a treble clef around the line of G4."""
    path = ("M1 8C-7 6-8-4-1-7.5C8-11.5 16-4 15 4C14 11 7 14.5 0 14C-11 13-18 4-17-6"
            "C-16-22 9-31 10-49C10.4-58 7-63 4-63C-2-63-5-55-4-46L6 25C7 33 2 37-4 36")
    place = f' transform="translate({point(x, y)})"'
    return stroke(path, INK, 3.2, place) + f'<circle cx="{number(x - 5)}" cy="{number(y + 31.5)}" r="5" fill="{INK}"/>'


def sharp(x: float, y: float) -> str:
    bars = f"M{point(x - 8, y - 3)}l16-5M{point(x - 8, y + 8)}l16-5"
    return stroke(f"M{point(x - 3.5, y - 16)}v34M{point(x + 3.5, y - 18)}v34", INK, 2.2) + stroke(bars, INK, 4.4)


def flat(x: float, y: float) -> str:
    bowl = f"M{point(x - 4, y - 26)}v34C{point(x + 3, y + 4)} {point(x + 9, y - 1)} {point(x + 6, y - 5)}" \
           f"C{point(x + 3, y - 8)} {point(x - 2, y - 5)} {point(x - 4, y - 1)}"
    return stroke(bowl, INK, 3)


def head(x: float, y: float, width: float, is_hollow: bool = False) -> str:
    size = f'rx="{number(width - is_hollow)}" ry="{number(width * 0.7 - is_hollow)}"'
    paint = f'fill="none" stroke="{INK}" stroke-width="2.6"' if is_hollow else f'fill="{INK}"'
    return f'<ellipse cx="{number(x)}" cy="{number(y)}" {size} transform="rotate(-20 {point(x, y)})" {paint}/>'


# Two octaves of C major. The first notes are far apart, so a small board is easy.
EAR_NOTES = "C4 C6 G4 E5 A4 D4 G5 C5 E4 B5 F4 A5 B4 D5 F5".split()


def notes_by_ear() -> Deck:
    """Returns a deck with pairs of equal notes."""
    files = {f"{name}.wav".lower(): wav(tone(pitch(name), 1.1, 0.5)) for name in EAR_NOTES}
    groups = [(sound(name.lower()), sound(name.lower())) for name in EAR_NOTES]
    return Deck("notes-by-ear", "Notes by Ear", groups, "notes", files=files)


def pitch(name: str) -> float:
    """Returns the frequency of a note in hertz, in equal temperament with A4 at 440."""
    return 440 * 2 ** (SEMITONES[name[0]] / 12 - 9 / 12 + int(name[1]) - 4)


# The rhythm syllables of Kodály, and their length in beats: a half note, a dotted quarter note, a quarter note, two
# eighth notes, one, and a quarter rest.
BEATS = {"taa": 2, "tai": 1.5, "ta": 1, "titi": 1, "ti": 0.5, "sh": 1}
BEAT = 0.4  # Seconds.
# Rhythms of four beats.
RHYTHMS = split("""
    ta-ta-ta-ta, taa-taa, titi-titi-ta-ta, ta-ta-taa, ta-ta-titi-titi, taa-ta-ta, titi-ta-titi-ta, ta-sh-ta-ta,
    ta-titi-ta-titi, ta-titi-titi-ta, titi-ta-ta-titi, taa-titi-titi, titi-titi-titi-ta, titi-titi-taa, ta-titi-taa,
    tai-ti-taa, tai-ti-ta-ta, ta-ta-tai-ti, tai-ti-tai-ti, taa-tai-ti""")


def rhythms_by_ear() -> Deck:
    """Returns a deck with pairs of equal rhythms."""
    groups = [(sound(rhythm), sound(rhythm)) for rhythm in RHYTHMS]
    return Deck("rhythms-by-ear", "Rhythms by Ear", groups, "notes", files=rhythm_sounds())


def reading_rhythms() -> Deck:
    """Returns a deck with rhythms in notes and by ear."""
    drawings = {f"{rhythm}.svg": drawing(f"Rhythm: {rhythm}", *measure(rhythm)) for rhythm in RHYTHMS}
    groups = [(picture(rhythm), sound(rhythm)) for rhythm in RHYTHMS]
    return Deck("reading-rhythms", "Reading Rhythms", groups, "notes", files=drawings | rhythm_sounds())


@cache
def rhythm_sounds() -> dict[str, bytes]:
    return {f"{rhythm}.wav": wav(played(rhythm)) for rhythm in RHYTHMS}


def played(rhythm: str) -> list[float]:
    """Returns the samples of a rhythm. A note lasts until the next one or a rest."""
    samples = []
    for syllable in rhythm.replace("titi", "ti-ti").split("-"):
        seconds = BEATS[syllable] * BEAT
        samples += silence(seconds) if syllable == "sh" else tone(523.25, seconds - 0.02, 0.9) + silence(0.02)
    return samples


def measure(rhythm: str) -> list[str]:
    """Returns a rhythm in notes: two beats on the upper line and two on the lower one."""
    left, width, lines = 22, 46, (58, 122)
    parts = [stroke(f"M8 {y}h104", STAFF, 1.8) for y in lines]
    beat = 0.0
    for syllable in rhythm.split("-"):
        row, place = divmod(beat, 2)
        parts.append(symbol(syllable, left + width * place, lines[int(row)], width / 2))
        beat += BEATS[syllable]
    return parts


def symbol(syllable: str, x: float, y: float, half: float) -> str:
    """Returns a note or a rest. `half` is half the width of a beat."""
    def note(x: float, is_hollow: bool = False) -> str:
        return head(x, y, 8, is_hollow) + stroke(f"M{point(x + 7, y - 2)}V{number(y - 42)}", INK, 2.8)

    match syllable:
        case "taa" | "ta":
            return note(x, syllable == "taa")
        case "tai":
            return note(x) + f'<circle cx="{number(x + 15)}" cy="{number(y - 6)}" r="3" fill="{INK}"/>'
        case "ti":
            return note(x) + stroke(f"M{point(x + 7, y - 42)}c1 9 12 11 7 24", INK, 3)
        case "titi":
            beam = f"M{point(x + 5.6, y - 43)}h{number(half + 2.8)}v8h{number(-half - 2.8)}Z"
            return note(x) + note(x + half) + fill(beam, INK)
        case _:
            rest = f"M{point(x - 3, y - 24)}l8 11C{point(x - 2, y - 7)} {point(x - 2, y - 5)} {point(x + 6, y + 5)}" \
                   f"C{point(x - 7, y)} {point(x - 7, y + 9)} {point(x + 1, y + 15)}"
            return stroke(rest, INK, 4)
