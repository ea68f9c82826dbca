# SPDX-License-Identifier: GPL-3.0-or-later
"""The decks that are part of the program are what `build-aux/make-decks` writes."""
from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from conftest import ROOT


def contents(folder: Path) -> dict[str, bytes]:
    """Returns the contents of all files below a folder."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_decks_are_up_to_date(tmp_path: Path) -> None:
    subprocess.run([sys.executable, ROOT / "build-aux" / "make-decks", tmp_path / "decks"], check=True)
    made, kept = contents(tmp_path / "decks"), contents(ROOT / "data" / "decks")
    assert made.keys() == kept.keys()
    assert [name for name in made if made[name] != kept[name]] == []
