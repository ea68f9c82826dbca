"""What is alive in a running program, as it says when it is asked; and that doing something again and again leaves nothing."""
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

# `build-aux/check-leaks` asks for the large numbers, which take some minutes, and for a line about each.
IS_THOROUGH = "PEEKABOARD_LEAKS" in os.environ
# What differs from one time to the next where nothing leaks: it is measured, not expected to be the same.
HEAP = "heap bytes"
# What may be lost each time, in bytes, by what is not ours: the file chooser of GTK 4.8 loses 4 to 13 KiB.
HEAP_LIMIT = 16 * 1024
# What is to be done later, by now or soon.
TIMER = "timer"
# What is made ahead of need or by need, such as the fonts and pictures of a dialog, is there after so many times. Lists of the
# latest, such as the lines of the console, are full after as many times as are then measured.
WARM_UP = 4


class Census:
    """The numbers of living objects, by their kinds."""

    def __init__(self, home: Home) -> None:
        self.file = home.folder / "census.json"
        self.environment = {"PEEK_COUNTS": str(self.file)}

    def of(self, program: Program) -> dict[str, int]:
        self.file.unlink(missing_ok=True)
        program.process.send_signal(signal.SIGUSR1)
        wait_until(self.file.exists, lambda: f"the census of {program}")
        descriptors = len(os.listdir(f"/proc/{program.process.pid}/fd"))
        return json.loads(self.file.read_text()) | {"descriptors": descriptors}

    def at_the_end(self, program: Program) -> dict[str, int]:
        """The numbers when the program has ended, which it does by itself."""
        self.file.unlink(missing_ok=True)
        program.screen.keyboard.type("Control+q")
        program.ended(0)
        return json.loads(self.file.read_text())

    def settled(self, program: Program) -> dict[str, int]:
        """The numbers once nothing waits to be done and they stay the same: what closes takes a moment."""
        last: list[dict[str, int]] = []

        def stays() -> bool:
            last.append(self.of(program))
            return TIMER not in last[-1] and [living(one) for one in last[-4:]] == [living(last[-1])] * 4

        wait_until(stays, lambda: f"the same numbers, and no timer: {last[-4:]}", every=0.05)
        return last[-1]

    def expect_the_same(self, program: Program, what: str, act: Callable[[], object], times: int) -> None:
        """Does something so many times; after that as much is alive as before."""
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
            wait_until(is_same, lambda: f"as much alive after {times} × {what} as before: {difference(before, after)} more")
        finally:
            if IS_THOROUGH:
                lost = (after[HEAP] - before[HEAP]) / times
                print(
                    f"\n{times} × {what}: {sum(living(before).values())} alive, then {sum(living(after).values())}"
                    f" {difference(before, after) or ''}; heap {lost:+.0f} bytes each time;"
                    f" PSS {memory / 1024:.1f} MiB, then {proportional_memory(program) / 1024:.1f} MiB")
                assert lost < HEAP_LIMIT


def living(numbers: dict[str, int]) -> dict[str, int]:
    return {kind: number for kind, number in numbers.items() if kind != HEAP and number}


def difference(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """How many more there are of each kind."""
    return {
        kind: after.get(kind, 0) - before.get(kind, 0) for kind in sorted(living(before) | living(after))
        if after.get(kind, 0) != before.get(kind, 0)}


def proportional_memory(program: Program) -> int:
    """The memory of a program, in KiB; what it shares with others counts in part."""
    text = Path(f"/proc/{program.process.pid}/smaps_rollup").read_text()
    return int(re.search(r"^Pss:\s+(\d+) kB$", text, re.MULTILINE)[1])
