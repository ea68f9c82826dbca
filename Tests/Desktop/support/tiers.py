# SPDX-License-Identifier: GPL-3.0-or-later
"""Which tests each commit has to pass. The others are marked as thorough, for `build-aux/check --all`."""
from __future__ import annotations

from collections.abc import Iterable

import pytest


def only(kept: Iterable[object], values: Iterable[object]) -> list[object]:
    """Returns the values as parameters of a test, of which only some are for each commit."""
    kept = list(kept)
    return [value if value in kept else pytest.param(value, marks=pytest.mark.thorough) for value in values]
