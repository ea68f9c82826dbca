"""Transcripts: the keys that somebody presses, and the sentences that Orca has to say after each of them.

    # A line that begins like this is a comment.
    > Right
    Row 1, column 2, face down

A sentence that ends with … stands for any that begins so. Roles are left out, and so is the order: Orca says
announcements before changed names when both are there.
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
    """A key, and what has to be said after it."""

    key: str
    sentences: list[str]


def read(path: Path) -> list[Step]:
    """The steps in a file."""
    steps: list[Step] = []
    for line in path.read_text().splitlines():
        if line.startswith("> "):
            steps.append(Step(line.removeprefix("> "), []))
        elif line and not line.startswith("#"):
            steps[-1].sentences.append(line)
    return steps


def follow(path: Path, press: Callable[[str], object], orca: Orca, state: re.Pattern[str]) -> None:
    """Presses the keys of a transcript, and waits after each until Orca has said its sentences and nothing else.

    The description of the board, which is the state of the game, may be said at any time: Orca ignores one that is
    similar to the last. It may say a sentence twice, for a new focus and for a changed name. And of a new window it says
    more or less or nothing, which may come with the first key.
    """
    last: list[str] = []
    for number, step in enumerate(read(path)):
        press(step.key)
        wait_until(
            lambda: all(any(_means(wanted, one) for one in _said(orca)) for wanted in step.sentences),
            lambda: f"after {step.key}: {step.sentences}, not {orca.said}")
        others = [
            one for one in _said(orca)
            if not state.fullmatch(one) and not any(_means(wanted, one) for wanted in last + step.sentences)]
        assert number == 0 or not others, f"after {step.key}: {others} besides {step.sentences}"
        orca.forget()
        last = step.sentences


def _said(orca: Orca) -> list[str]:
    return [ROLE.sub("", sentence) for sentence in orca.listen()]


def _means(wanted: str, sentence: str) -> bool:
    return sentence.startswith(wanted[:-1]) if wanted.endswith("…") else sentence == wanted
