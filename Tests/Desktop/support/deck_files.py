# SPDX-License-Identifier: GPL-3.0-or-later
"""Deck files for tests, made without the program."""
from __future__ import annotations

import io
import json
import struct
import wave
import zipfile
from pathlib import Path

MEDIA_TYPE = "application/vnd.peekaboard.deck+zip"
Side = dict[str, str]


def svg(color: str) -> bytes:
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="120" height="141"><rect width="120" height="141" fill="{color}"/></svg>'.encode()


def tone(number: int) -> bytes:
    """Returns a short sound, different for each number."""
    file = io.BytesIO()
    with wave.open(file, "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(8000)
        sound.writeframes(b"".join(
            struct.pack("<h", 8000 if step * (number + 2) // 40 % 2 else -8000) for step in range(1600)))
    return file.getvalue()


def write(
    path: Path, groups: list[list[Side]], title: str = "Opposites", files: dict[str, bytes] | None = None,
    **members: object
) -> Path:
    """Writes a deck file and returns its path."""
    description = {"version": 1, "title": title, "groupSize": len(groups[0]), "groups": groups} | members
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("deck.json", json.dumps(description))
        for name, contents in (files or {}).items():
            archive.writestr(name, contents)
    return path


def words(count: int, size: int = 2) -> list[list[Side]]:
    """Returns groups of cards with different texts: `1a`, `1b`, and so on."""
    return [[{"text": f"{number}{'abc'[side]}"} for side in range(size)] for number in range(1, count + 1)]
