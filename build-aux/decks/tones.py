# SPDX-License-Identifier: GPL-3.0-or-later
"""Sounds: beeps, tones, and WAV files with 22,050 samples per second, one channel, and 16 bits."""
from __future__ import annotations

import io
import math
import struct
import wave

RATE = 22050
EDGE = 0.008  # The time in seconds in which a sound becomes loud or silent, so that it doesn't click.
PARTIALS = ((1, 0.7, 1), (2, 0.2, 1.6), (3, 0.1, 2.4))  # Multiple of the pitch, loudness, and speed of decay.


def beep(pitch: float, seconds: float) -> list[float]:
    """Returns the samples of a sine wave, from -1 to 1."""
    return [0.5 * math.sin(2 * math.pi * pitch * time) * edges(time, seconds) for time in times(seconds)]


def tone(pitch: float, seconds: float, decay: float) -> list[float]:
    """Returns the samples of a tone that fades to a third in `decay` seconds, its overtones faster."""
    return [
        0.6 * edges(time, seconds) * sum(
            loudness * math.exp(-speed * time / decay) * math.sin(2 * math.pi * pitch * multiple * time)
            for multiple, loudness, speed in PARTIALS)
        for time in times(seconds)
    ]


def silence(seconds: float) -> list[float]:
    return [0.0 for _ in times(seconds)]


def times(seconds: float) -> list[float]:
    return [i / RATE for i in range(round(seconds * RATE))]


def edges(time: float, seconds: float) -> float:
    """Returns the loudness near the beginning and the end of a sound."""
    return min(1, time / EDGE, (seconds - time) / (2 * EDGE))


def wav(samples: list[float]) -> bytes:
    """Returns the file with the samples."""
    file = io.BytesIO()
    with wave.open(file, "wb") as writer:
        writer.setnchannels(1)
        writer.setsampwidth(2)
        writer.setframerate(RATE)
        writer.writeframes(struct.pack(f"<{len(samples)}h", *(round(32767 * sample) for sample in samples)))
    return file.getvalue()
