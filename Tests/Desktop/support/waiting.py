"""Waiting for something to become true, and watching that something stays true."""
from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

Answer = TypeVar("Answer")
Words = str | Callable[[], str]

# How long anything may take on a machine that is busy with other work, in seconds. Only a test that fails waits that long.
PATIENCE = 90.0
# The pause between two questions grows from the first to the second, so that short waits end soon and long ones cost little.
# It stays short enough to see what lasts for a moment.
SHORTEST_PAUSE, LONGEST_PAUSE = 0.005, 0.05


def wait_until(question: Callable[[], Answer], what: Words, every: float | None = None) -> Answer:
    """Asks until the answer is truthy and returns it; fails with `what` after `PATIENCE`. `every` fixes the pause."""
    end = time.monotonic() + PATIENCE
    pause = every or SHORTEST_PAUSE
    while True:
        answer = question()
        if answer:
            return answer
        if time.monotonic() > end:
            raise AssertionError(f"not within {PATIENCE} s: {_words(what)}")
        time.sleep(pause)
        if every is None:
            pause = min(pause * 1.5, LONGEST_PAUSE)


def stays(question: Callable[[], object], what: Words, during: float, every: float = 0.05) -> None:
    """Asks again and again for that long and fails with `what` as soon as the answer is falsy."""
    end = time.monotonic() + during
    while True:
        assert question(), f"did not last {during} s: {_words(what)}"
        if time.monotonic() > end:
            return
        time.sleep(every)


def _words(what: Words) -> str:
    return what if isinstance(what, str) else what()
