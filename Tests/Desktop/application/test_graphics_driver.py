# SPDX-License-Identifier: GPL-3.0-or-later
"""GSK_RENDERER=cairo, which is for people whose graphics driver causes problems, does not load the driver."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

from conftest import SEED, Start
from screen import Screen


@pytest.mark.parametrize("renderer, loads", [("cairo", False), ("Cairo", False), ("gl", True)])
def test_driver_is_loaded_only_to_draw(screen: Screen, start: Start, renderer: str, loads: bool) -> None:
    program = start(screen, *SEED, environment={"GSK_RENDERER": renderer})
    program.window()
    maps = Path(f"/proc/{program.process.pid}/maps").read_text()
    drivers = set(re.findall(r"/(lib(?:GLX|EGL)_mesa|swrast_dri|libgallium)", maps))
    assert bool(drivers) == loads, drivers
