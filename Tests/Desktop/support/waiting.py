# SPDX-License-Identifier: GPL-3.0-or-later
"""Polls until a condition becomes true, or asserts that it stays true."""
from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

Answer = TypeVar("Answer")
Words = str | Callable[[], str]

# The timeout for everything, in seconds, on a busy machine. Only a failing test waits that long.
PATIENCE = 90.0
# The polling interval grows from the first value to the second, so that short waits end early and long ones use little
# CPU. It stays short enough to notice states that last only a moment. A question that takes longer is asked a quarter of
# the time, because it also keeps the program busy, unless the interval is fixed.
SHORTEST_PAUSE, LONGEST_PAUSE = 0.005, 0.1


def wait_until(question: Callable[[], Answer], what: Words, every: float | None = None) -> Answer:
    """Polls until the result is truthy and returns it; fails with `what` after PATIENCE. `every` fixes the interval."""
    end = time.monotonic() + PATIENCE
    pause = every or SHORTEST_PAUSE
    while True:
        asked = time.monotonic()
        answer = question()
        if answer:
            return answer
        if time.monotonic() > end:
            raise AssertionError(f"timed out after {PATIENCE} s waiting for {_words(what)}")
        time.sleep(every or max(pause, 3 * (time.monotonic() - asked)))
        if every is None:
            pause = min(pause * 1.5, LONGEST_PAUSE)


def assert_stays(question: Callable[[], object], what: Words, during: float, every: float = 0.05) -> None:
    """Polls during this time, and fails with `what` as soon as the result is falsy."""
    end = time.monotonic() + during
    while True:
        assert question(), f"not true for {during} s: {_words(what)}"
        if time.monotonic() > end:
            return
        time.sleep(every)


def _words(what: Words) -> str:
    return what if isinstance(what, str) else what()
