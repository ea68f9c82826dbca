"""Waiting for something to become true, and watching that something stays true."""
from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

Answer = TypeVar("Answer")
Words = str | Callable[[], str]


def wait_until(question: Callable[[], Answer], what: Words, within: float = 15.0, every: float = 0.03) -> Answer:
    """Asks until the answer counts as true and returns it; fails with `what` when that takes longer than `within`."""
    end = time.monotonic() + within
    while True:
        answer = question()
        if answer:
            return answer
        if time.monotonic() > end:
            raise AssertionError(f"not within {within} s: {_words(what)}")
        time.sleep(every)


def stays(question: Callable[[], object], what: Words, during: float, every: float = 0.05) -> None:
    """Asks again and again for that long and fails with `what` as soon as the answer does not count as true."""
    end = time.monotonic() + during
    while True:
        assert question(), f"did not last {during} s: {_words(what)}"
        if time.monotonic() > end:
            return
        time.sleep(every)


def _words(what: Words) -> str:
    return what if isinstance(what, str) else what()
