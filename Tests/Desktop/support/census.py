# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts the live objects in a running program, and checks that repeating an action does not leak any."""
from __future__ import annotations

import json
import os
import re
import signal
from collections.abc import Callable
from pathlib import Path

from home import Home
from program import Program
from waiting import wait_until

# `build-aux/check-leaks` runs the long version, which takes several minutes and prints a line for each action.
IS_THOROUGH = "PEEKABOARD_THOROUGH" in os.environ
# The heap size varies between runs even without leaks, so it is reported but not compared.
HEAP = "heap bytes"
# The number of bytes that libraries may lose each time: the file chooser of GTK 4.8 loses up to 5 KiB.
HEAP_LIMIT = 8 * 1024
# Pending idle and timeout sources.
TIMER = "timer"
# The number of repetitions after which caches such as the fonts and images of a dialog are filled. Bounded lists, such
# as the lines of the console, are full after as many repetitions as are measured.
WARM_UP = 4


class Census:
    """The numbers of live objects, by type."""

    def __init__(self, home: Home) -> None:
        self.file = home.folder / "census.json"
        self.environment = {"PEEK_CENSUS": str(self.file)}

    def of(self, program: Program) -> dict[str, int]:
        self.file.unlink(missing_ok=True)
        program.process.send_signal(signal.SIGUSR1)
        wait_until(self.file.exists, lambda: f"the census of {program}")
        descriptors = len(os.listdir(f"/proc/{program.process.pid}/fd"))
        return json.loads(self.file.read_text()) | {"descriptors": descriptors}

    def on_exit(self, program: Program) -> dict[str, int]:
        """Quits the program normally and returns the numbers that it wrote on exit."""
        self.file.unlink(missing_ok=True)
        program.screen.keyboard.type("Control+q")
        program.ended(0)
        return json.loads(self.file.read_text())

    def settled(self, program: Program) -> dict[str, int]:
        """Returns the numbers when they are stable without a timer, since closing a window takes a moment."""
        last: list[dict[str, int]] = []

        def stays() -> bool:
            last.append(self.of(program))
            return TIMER not in last[-1] and [living(one) for one in last[-4:]] == [living(last[-1])] * 4

        wait_until(stays, lambda: f"stable numbers without a timer, not {last[-4:]}", every=0.05)
        return last[-1]

    def assert_no_leaks(self, program: Program, what: str, act: Callable[[], object], times: int) -> None:
        """Performs an action this many times, and asserts that the number of live objects does not grow."""
        for _ in range(times if IS_THOROUGH else WARM_UP):
            act()
        before, memory = self.settled(program), proportional_memory(program)
        for _ in range(times):
            act()
        after: dict[str, int] = {}

        def is_same() -> bool:
            after.update(dict.fromkeys(after, 0) | self.of(program))
            return not difference(before, after)

        try:
            wait_until(is_same, lambda: f"no more objects after {times} × {what}, not {difference(before, after)}")
        finally:
            if IS_THOROUGH:
                lost = (after[HEAP] - before[HEAP]) / times
                print(
                    f"\n{times} × {what}: {sum(living(before).values())} objects, then {sum(living(after).values())}"
                    f" {difference(before, after) or ''}; heap {lost:+.0f} bytes each time;"
                    f" PSS {memory / 1024:.1f} MiB, then {proportional_memory(program) / 1024:.1f} MiB")
                assert lost < HEAP_LIMIT


def living(numbers: dict[str, int]) -> dict[str, int]:
    return {kind: number for kind, number in numbers.items() if kind != HEAP and number}


def difference(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """Returns how many more objects there are of each type."""
    return {
        kind: after.get(kind, 0) - before.get(kind, 0) for kind in sorted(living(before) | living(after))
        if after.get(kind, 0) != before.get(kind, 0)}


def proportional_memory(program: Program) -> int:
    """Returns the proportional set size of a program, in KiB."""
    text = Path(f"/proc/{program.process.pid}/smaps_rollup").read_text()
    return int(re.search(r"^Pss:\s+(\d+) kB$", text, re.MULTILINE)[1])
