# SPDX-License-Identifier: GPL-3.0-or-later
"""Watches a part of the screen over time."""
from __future__ import annotations

import time

from geometry import Box
from screen import Screen


def distinct_frames(screen: Screen, box: Box, during: float) -> int:
    """Returns how many different frames a part of the screen shows in this time."""
    end = time.monotonic() + during
    pictures: set[bytes] = set()
    while time.monotonic() < end:
        pictures.add(screen.pixels(box).tobytes())
        time.sleep(0.008)
    return len(pictures)
