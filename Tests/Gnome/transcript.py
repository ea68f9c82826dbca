# SPDX-License-Identifier: GPL-3.0-or-later
"""Transcripts list keys and the sentences that Orca must say after each of them.

    # This is a comment.
    > Right
    Row 1, column 2, face down

A sentence that ends with … matches any with the same beginning. Roles are ignored, and so is the order, since Orca says
announcements before changed names if there are both. A test can take a key in quotation marks as text to type.
"""
from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from orca import Orca
from waiting import wait_until

ROLE = re.compile(r" (push )?button\.?$")


class Step(NamedTuple):
    """A key, and the sentences expected after it."""

    key: str
    sentences: list[str]


def read(path: Path) -> list[Step]:
    """Returns the steps in a file."""
    steps: list[Step] = []
    for line in path.read_text().splitlines():
        if line.startswith("> "):
            steps.append(Step(line.removeprefix("> "), []))
        elif line and not line.startswith("#"):
            steps[-1].sentences.append(line)
    return steps


def follow(path: Path, press: Callable[[str], object], orca: Orca, state: re.Pattern[str]) -> None:
    """Presses the keys of a transcript, and asserts that Orca says exactly the expected sentences after each.

    There are three exceptions. The board's description, which is the state of the game, may be spoken at any time,
    since Orca skips it if it is similar to the last one. A sentence may be repeated, for a new focus and for a changed
    name. Finally, what Orca says about a new window varies, and may come after the first key.
    """
    last: list[str] = []
    for number, step in enumerate(read(path)):
        press(step.key)
        wait_until(
            lambda: all(any(_means(wanted, one) for one in _said(orca)) for wanted in step.sentences),
            lambda: f"{step.sentences} after {step.key}, not {orca.said}")
        others = [
            one for one in _said(orca)
            if not state.fullmatch(one) and not any(_means(wanted, one) for wanted in last + step.sentences)]
        assert number == 0 or not others, f"after {step.key}, Orca also said {others}"
        orca.forget()
        last = step.sentences


def _said(orca: Orca) -> list[str]:
    return [ROLE.sub("", sentence) for sentence in orca.listen()]


def _means(wanted: str, sentence: str) -> bool:
    return sentence.startswith(wanted[:-1]) if wanted.endswith("…") else sentence == wanted
