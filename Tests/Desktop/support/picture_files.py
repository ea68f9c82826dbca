# SPDX-License-Identifier: GPL-3.0-or-later
"""Image files, both valid and invalid ones."""
from __future__ import annotations

import struct
import zlib
from pathlib import Path

import numpy
from PIL import Image

from colors import Color

GREEN: Color = (18, 160, 92)
FACES: dict[str, Color] = {
    "1": (200, 40, 40), "2": (40, 200, 40), "3": (40, 40, 200), "4": (200, 200, 40), "5": (200, 40, 200),
    "6": (40, 200, 200), "7": (120, 120, 120), "8": (20, 20, 20)}
BACK: Color = (230, 140, 30)
LIMIT_BYTES = 50_000_000
LIMIT_PIXELS = 64_000_000


def plain(path: Path, color: Color = GREEN, size: tuple[int, int] = (240, 282)) -> Path:
    """Writes an image of one color. The file name extension selects the format."""
    Image.new("RGB", size, color).save(path)
    return path


def deck(folder: Path) -> Path:
    """Writes a folder of eight solid-color faces and a solid-color back."""
    folder.mkdir()
    for name, color in FACES.items():
        plain(folder / f"{name}.png", color)
    plain(folder / "b.png", BACK)
    return folder


def truncated(path: Path, part: float = 0.6) -> Path:
    """Writes an image whose end is missing: green at the top, and noise below so that it does not compress well."""
    pixels = numpy.random.default_rng(1).integers(0, 255, (282, 240, 3), numpy.uint8)
    pixels[:100] = GREEN
    Image.fromarray(pixels).save(path)
    data = path.read_bytes()
    path.write_bytes(data[:int(len(data) * part)])
    return path


def no_picture(path: Path) -> Path:
    """Writes a text file with the file name extension of an image."""
    path.write_text("Dear board, this is a letter and no picture.\n" * 100)
    return path


def too_many_pixels(path: Path, side: int = 9000) -> Path:
    """Writes a valid PNG of 81 megapixels in grayscale that is small on disk."""
    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    assert side * side > LIMIT_PIXELS
    header = struct.pack(">IIBBBBB", side, side, 1, 0, 0, 0, 0)  # one bit per pixel, grayscale
    rows = zlib.compress((b"\0" + b"\xff" * ((side + 7) // 8)) * side)
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", rows) + chunk(b"IEND", b""))
    return path


def too_many_bytes(path: Path) -> Path:
    """Writes a small, valid image followed by enough zeros to exceed the size limit."""
    plain(path)
    with open(path, "r+b") as file:
        file.truncate(LIMIT_BYTES + 3_000_000)  # also more than 50 MiB
    return path
