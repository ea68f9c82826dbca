# SPDX-License-Identifier: GPL-3.0-or-later
"""Paths shared by the tests of messages and translations."""
from __future__ import annotations

import sys
from pathlib import Path

sys.dont_write_bytecode = True
ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "build-aux"))
