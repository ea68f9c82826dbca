# SPDX-License-Identifier: GPL-3.0-or-later
"""An independent implementation of the twelve tiles: their forms, turns and flips, and solutions."""
from __future__ import annotations

from typing import NamedTuple

Square = tuple[int, int]  # row and column
Form = tuple[Square, ...]  # in reading order; the bounding box begins at 0, 0

DRAWINGS = {
    "F": ".## ##. .#.", "I": "# # # # #", "L": "#. #. #. ##", "N": ".# .# ## #.", "P": "## ## #.", "T": "### .#. .#.",
    "U": "#.# ###", "V": "#.. #.. ###", "W": "#.. ##. .##", "X": ".#. ### .#.", "Y": ".# ## .# .#", "Z": "##. .#. .##"}
SOLUTION = """
UUUPPPZZFF
UYUXPPZFFI
YYXXXZZLFI
VYWXLLLLTI
VYWWNNTTTI
VVVWWNNNTI
"""
OTHER_SOLUTION = """
VLLLLNNNZZ
VLFFNNWWZI
VVVFFWWZZI
UUUFXWTPPI
UYUXXXTPPI
YYYYXTTTPI
"""


class Place(NamedTuple):
    """The position of a tile in a solution."""

    form: Form
    corner: Square  # of its bounding box, from 0

    @property
    def words(self) -> str:
        """Returns the accessible state of a tile in this place."""
        row, column = self.form[0]
        return f"on the board, row {self.corner[0] + row + 1}, column {self.corner[1] + column + 1}"


def form_of(squares: list[Square]) -> Form:
    top, left = min(row for row, _ in squares), min(column for _, column in squares)
    return tuple(sorted((row - top, column - left) for row, column in squares))


FIRST: dict[str, Form] = {
    letter: form_of([
        (row, column) for row, line in enumerate(drawing.split()) for column, mark in enumerate(line) if mark == "#"])
    for letter, drawing in DRAWINGS.items()}


def turned(form: Form) -> Form:
    """Returns the form after a quarter turn clockwise."""
    return form_of([(column, -row) for row, column in form])


def turned_back(form: Form) -> Form:
    return form_of([(-column, row) for row, column in form])


def flipped(form: Form) -> Form:
    """Returns the form mirrored left to right."""
    return form_of([(row, -column) for row, column in form])


CHANGES = {"r": turned, "l": turned_back, "f": flipped}


def changed(form: Form, turns: str) -> Form:
    for change in turns:
        form = CHANGES[change](form)
    return form


def turns(start: Form, goal: Form) -> str:
    """Returns the shortest sequence from one form to another: `r` and `l` turn right and left, `f` flips."""
    return next(turns for turns in ("", "r", "l", "f", "rr", "fr", "fl", "frr") if changed(start, turns) == goal)


def size(form: Form) -> tuple[int, int]:
    """Returns the columns and rows of the bounding box."""
    return max(column for _, column in form) + 1, max(row for row, _ in form) + 1


def places(rows: str) -> dict[str, Place]:
    """Parses a solution from the letters of its squares, row by row."""
    squares: dict[str, list[Square]] = {}
    for row, line in enumerate(rows.split()):
        for column, letter in enumerate(line):
            squares.setdefault(letter, []).append((row, column))
    return {
        letter: Place(form_of(found), (min(row for row, _ in found), min(column for _, column in found)))
        for letter, found in squares.items()}
